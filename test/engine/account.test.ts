import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';

import type { Simulator, SimulatorAccount } from '../simulator';
import { startSimulator } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { lookupsGet } from '../support/ownService';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import { startRequest, tillAddress } from '../support/startRequest';
import { withService } from '../support/withService';

const { lookUpOne, simulator } = withService();

const TILL = { number: '4738534' };

describe('the old token is never sent after a change of', () => {
	const NUMBERS = ['4738534', '5031264', '5218890'];
	const confirmed = NUMBERS.map(() => ({ outcome: 'confirmed' }));

	/** A service that knows no token of another one tells whether one was sent to it. */
	async function expectOwnTokenOnly(service: Simulator, run: () => ReturnType<typeof lookUpWith>) {
		expect(await run()).toMatchObject(confirmed);
		const { stats } = service;
		expect(stats).toMatchObject({ tokenRequests: 1, lookups: NUMBERS.length, bearerRefusals: 0 });
		const sent = stats.recentRequests.filter(({ method }) => method === 'GET');
		expect(sent.map(({ authorization }) => authorization)).toEqual(NUMBERS.map(() => 'Bearer'));
	}

	it.each<[string, Partial<SimulatorAccount> & { environment?: string }]>([
		['the password', { password: 'another one' }],
		['the environment', { environment: 'production' }],
	])('%s', async (_field, change) => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		const { account, baseUrl } = simulator();
		await simulator().close();
		const { login, password, apiKey } = { ...account, ...change };
		// The same address, where all tokens issued before are strangers now.
		const successor = await startSimulator({
			port: Number(new URL(baseUrl).port),
			account: { login, password, apiKey },
		});
		try {
			credentials.stored = { ...credentials.stored, ...change };
			await expectOwnTokenOnly(successor, () => lookUpWith(credentials, NUMBERS));
		} finally {
			await successor.close();
		}
	});

	it.each([
		['the Base URL', (other: string) => ({ baseUrl: other })],
		['the Auth URL and the Base URL', (other: string) => ({ baseUrl: other, authUrl: other })],
	])('%s', async (_field, change) => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		const other = await startSimulator({ account: simulator().account });
		try {
			credentials.stored = { ...credentials.stored, ...change(other.baseUrl) };
			await expectOwnTokenOnly(other, () => lookUpWith(credentials, NUMBERS));
			expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: NUMBERS.length });
		} finally {
			await other.close();
		}
	});

	it('the login to one that is refused, and the first account’s is used again when it is back', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, NUMBERS);
		simulator().resetStats();
		const stored = credentials.stored ?? {};
		credentials.stored = { ...stored, login: 'nobody' };
		expect(await lookUpWith(credentials, NUMBERS)).toMatchObject(
			NUMBERS.map(() => ({ outcome: 'unchecked' })),
		);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
		credentials.stored = { ...credentials.stored, login: stored.login ?? '' };
		expect(await lookUpWith(credentials, NUMBERS)).toMatchObject(confirmed);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 0 });
	});
});

describe('a server whose certificate nobody vouches for', () => {
	const { cert, key } = selfSignedCertificate();
	let server: Server;
	let origin = '';
	let requests = 0;

	beforeEach(async () => {
		requests = 0;
		server = createServer({ cert, key }, (_request, response) => {
			requests++;
			response.end('{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('No port was given');
		origin = `https://127.0.0.1:${address.port}`;
	});
	afterEach(() => {
		server.closeAllConnections();
		server.close();
	});

	it('answers who takes its certificate for good, so that the other cases mean something', async () => {
		const [response] = await once(httpsRequest(`${origin}/x`, { ca: cert }).end(), 'response');
		expect(response).toMatchObject({ statusCode: 200 });
		expect(requests).toBe(1);
	});

	it.each([
		['neither key nor token from a lookup', false, 0],
		['no token from a lookup when only the Base URL leads to it', true, 1],
	])('gets %s', async (_what, isTokenTrusted, tokenRequests) => {
		const authUrl = isTokenTrusted ? simulator().baseUrl : '';
		const item = await lookUpOne(TILL, { credential: { baseUrl: origin, authUrl } });
		expect(item).toMatchObject({
			outcome: 'unchecked',
			error: {
				message: expect.stringContaining('TLS certificate is not trusted'),
				retryable: false,
			},
		});
		expect(simulator().stats.tokenRequests).toBe(tokenRequests);
		expect(requests).toBe(0);
	});

	it.each([
		['checks certificates', {}],
		['ignores SSL issues', { rejectUnauthorized: false }],
		['brings an authority of its own', { agentOptions: { ca: cert } }],
	])('gets no token from an HTTP Request node that %s', async (_what, options) => {
		// The token comes from a server that is trusted, so that only the request itself is in question.
		const credentials = credentialOf(simulator(), {
			baseUrl: origin,
			authUrl: simulator().baseUrl,
		});
		const { error } = await startRequest(credentials, { uri: `${origin}/x`, ...options }).result;
		expect(error).toBeDefined();
		expect(simulator().stats.tokenRequests).toBeGreaterThan(0);
		expect(requests).toBe(0);
	});
});

describe('another node with the credential', () => {
	it.each(['requestWithAuthentication', 'httpRequestWithAuthentication'] as const)(
		'sends the token to the host of the Base URL alone, redirects included (%s)',
		async (helper) => {
			lookupsGet(simulator(), { kind: 'redirect' });
			const request = { url: tillAddress(simulator()) };
			await startRequest(credentialOf(simulator()), request, helper).result;
			const { stats } = simulator();
			expect(stats).toMatchObject({ lookups: 1, bearerRefusals: 0 });
			expect(stats.elsewhere).toEqual({ requests: 1, withAuthorization: 0 });
		},
	);
});
