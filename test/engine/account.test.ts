import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';

import type { AccountKind, Simulator, SimulatorAccount } from '../simulator';
import { ACCOUNT_KINDS, credentialFields, startSimulator } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { lookupsGet } from '../support/ownService';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import { startRequest, tillRequest } from '../support/startRequest';
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
		const sent = stats.recentRequests.filter(({ kind }) => kind === 'lookup');
		expect(sent.map(({ authorization }) => authorization)).toEqual(NUMBERS.map(() => 'Bearer'));
	}

	it.each<[string, AccountKind, Partial<SimulatorAccount>, AccountKind?]>([
		['the API key', 'apiUser', { apiKey: 'another one' }],
		['the login', 'apiUser', { login: 'another one' }],
		['the password', 'apiUser', { password: 'another one' }],
		['the client ID', 'clientCredentials', { clientId: 'another one' }],
		['the client secret', 'clientCredentials', { clientSecret: 'another one' }],
		['the consumer key', 'daraja', { consumerKey: 'another one' }],
		['the consumer secret', 'daraja', { consumerSecret: 'another one' }],
		['the login type', 'apiUser', {}, 'clientCredentials'],
		['the login type back', 'clientCredentials', {}, 'apiUser'],
		['the service', 'apiUser', {}, 'daraja'],
		['the service back', 'daraja', {}, 'clientCredentials'],
		...ACCOUNT_KINDS.map((kind): [string, AccountKind, object] => ['the environment', kind, {}]),
	])('%s (%s)', async (field, before, change, after = before) => {
		const credentials = credentialOf(simulator(), {}, before);
		await lookUpWith(credentials, NUMBERS);
		const { account, baseUrl } = simulator();
		await simulator().close();
		// The same address, where all tokens issued before are strangers now.
		const port = Number(new URL(baseUrl).port);
		const successor = await startSimulator({ port, account: { ...account, ...change } });
		try {
			const { accessToken = '', ...others } = credentials.stored ?? {};
			const environment = field === 'the environment' ? 'production' : 'uat';
			const fields = { ...credentialFields(after, successor), environment };
			credentials.stored = { ...others, ...fields, accessToken };
			await expectOwnTokenOnly(successor, () => lookUpWith(credentials, NUMBERS));
		} finally {
			await successor.close();
		}
	});

	it.each<[string, AccountKind, (other: string) => object]>([
		...ACCOUNT_KINDS.map((kind): [string, AccountKind, (other: string) => object] => [
			...(['the Base URL', kind] as const),
			(baseUrl) => ({ baseUrl }),
		]),
		['the Auth URL and the Base URL', 'apiUser', (other) => ({ baseUrl: other, authUrl: other })],
	])('%s (%s)', async (_field, kind, change) => {
		const credentials = credentialOf(simulator(), {}, kind);
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

	it.each<[AccountKind, string]>([
		['apiUser', 'login'],
		['clientCredentials', 'clientId'],
		['daraja', 'consumerKey'],
	])('the login to one that is refused, and the first is used again (%s)', async (kind, field) => {
		const credentials = credentialOf(simulator(), {}, kind);
		await lookUpWith(credentials, NUMBERS);
		simulator().resetStats();
		const stored = credentials.stored ?? {};
		credentials.stored = { ...stored, [field]: 'nobody' };
		expect(await lookUpWith(credentials, NUMBERS)).toMatchObject(
			NUMBERS.map(() => ({ outcome: 'unchecked' })),
		);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
		credentials.stored = { ...credentials.stored, [field]: stored[field] ?? '' };
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

	it.each<[string, AccountKind, boolean]>([
		...ACCOUNT_KINDS.map((kind): [string, AccountKind, boolean] => [
			...(['neither key nor token from a lookup', kind, false] as const),
		]),
		['no token from a lookup when only the Base URL leads to it', 'apiUser', true],
	])('gets %s (%s)', async (_what, kind, isTokenTrusted) => {
		const addresses = { baseUrl: origin, ...(isTokenTrusted && { authUrl: simulator().baseUrl }) };
		const item = await lookUpOne(TILL, { kind, credential: addresses });
		expect(item).toMatchObject({
			outcome: 'unchecked',
			error: {
				message: expect.stringContaining('TLS certificate is not trusted'),
				retryable: false,
			},
		});
		expect(simulator().stats.tokenRequests).toBe(isTokenTrusted ? 1 : 0);
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
		const { error } = await startRequest(credentials, { url: `${origin}/x`, ...options }).result;
		expect(error).toBeDefined();
		expect(simulator().stats.tokenRequests).toBeGreaterThan(0);
		expect(requests).toBe(0);
	});
});

describe('another node with the credential', () => {
	const helpers = ['requestWithAuthentication', 'httpRequestWithAuthentication'] as const;
	const each = ACCOUNT_KINDS.flatMap((kind) => helpers.map((helper) => [kind, helper] as const));

	it.each(each)(
		'looks a till up, at the account’s own host alone (%s, %s)',
		async (kind, helper) => {
			const other = await startSimulator({ account: simulator().account });
			try {
				const sent = [simulator(), other].map((service) =>
					startRequest(credentialOf(simulator(), {}, kind), tillRequest(service, kind), helper),
				);
				const [own, others] = await Promise.all(sent.map(({ result }) => result));
				expect(own?.error).toBeUndefined();
				expect(simulator().stats).toMatchObject({
					...{ bearerRefusals: 0, lookupsPerAccount: { 'till/4738534': 1 } },
				});
				expect(others?.error).toBeDefined();
				expect(other.stats.recentRequests).toEqual([]);
			} finally {
				await other.close();
			}
		},
	);

	it.each(each)('takes no token along with a redirect (%s, %s)', async (kind, helper) => {
		lookupsGet(simulator(), { kind: 'redirect' });
		const credentials = credentialOf(simulator(), {}, kind);
		await startRequest(credentials, tillRequest(simulator(), kind), helper).result;
		const { bearerRefusals, elsewhere } = simulator().stats;
		// This helper of n8n's follows no redirect of a POST request.
		const isFollowed = kind !== 'daraja' || helper !== 'requestWithAuthentication';
		expect(bearerRefusals).toBe(0);
		expect(elsewhere).toEqual({ requests: isFollowed ? 1 : 0, withAuthorization: 0 });
	});
});
