import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import type { IDataObject } from 'n8n-workflow';

import type { Fault, Simulator, SimulatorAccount } from '../simulator';
import { basicAuthorization, startSimulator } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { requestingNode } from '../support/requestingNode';
import { rowEnds } from '../support/rowEnds';
import { runNode } from '../support/runNode';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import { goesOn, withService } from '../support/withService';

const { lookUp, lookUpOne, simulator } = withService();

const TILL = { number: '4738534' };

const errorWith = async (credential: IDataObject = {}): Promise<IDataObject[string]> =>
	(await lookUpOne(TILL, { credential, options: { timeout: 1000 } })).error;

describe('the account', () => {
	it('keeps every character of login and password', async () => {
		expect(simulator().account.password).toMatch(/[&=+% ].*[^\x20-\x7e]/);
		expect(await lookUpOne(TILL)).toMatchObject({ outcome: 'confirmed' });
	});

	it('takes the key as the account page shows it, Base64 with "Basic" in front', async () => {
		const apiKey = basicAuthorization(simulator().account);
		expect(await lookUpOne(TILL, { credential: { apiKey } })).toMatchObject({
			outcome: 'confirmed',
		});
	});

	it.each([
		['a wrong key', { apiKey: 'wrong' }],
		['a wrong login', { login: 'nobody' }],
		['a wrong password', { password: 'wrong' }],
	])('%s is refused in plain words', async (_what, credential) => {
		expect(await errorWith(credential)).toMatchObject({
			message: 'The service refused the API key or the login [item 0]',
			description: expect.stringContaining('Check API Key, Login and Password'),
			retryable: false,
		});
	});

	it.each([
		['http://127.0.0.1:1', /127\.0\.0\.1:1 could not be reached: it refused the connection/, true],
		['https://nowhere.invalid', /nowhere\.invalid could not be reached/, false],
	])('the host of %s is told to be out of reach', async (baseUrl, message, retryable) => {
		const error = { message: expect.stringMatching(message), retryable };
		expect(await errorWith({ baseUrl })).toMatchObject(error);
	});

	const token = { access_token: 'opaque', token_type: 'bearer', expires_in: '3599' };
	const answer = (body: object, httpStatus = 200): Fault => ({ kind: 'json', httpStatus, body });
	const stranger = 'not as the name lookup service does';

	it.each<[string, Fault, string, boolean]>([
		['a web page', { kind: 'htmlPage' }, stranger, false],
		['an empty body', { kind: 'emptyBody' }, stranger, false],
		['an empty token', answer({ ...token, access_token: '' }), stranger, false],
		['a token that is no text', { kind: 'wrongType', field: 'access_token' }, stranger, false],
		['no lifetime', answer({ access_token: 'a', token_type: 'bearer' }), stranger, false],
		['another token type', answer({ ...token, token_type: 'mac' }), stranger, false],
		['a redirect', { kind: 'redirect' }, stranger, false],
		['half an answer', { kind: 'cutOffJson' }, 'its answer broke off', true],
	])('%s instead of a token is told', async (_what, fault, message, retryable) => {
		simulator().setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
		const told = { message: expect.stringContaining(message), retryable };
		expect(await errorWith()).toMatchObject(told);
		expect(simulator().stats.elsewhere.requests).toBe(0);
	});

	it.each([
		['expires_in as a number', { expires_in: 3599 }],
		['token_type in upper case', { token_type: 'BEARER' }],
	])('accepts a token answer with %s', async (_what, fields) => {
		const body = { ...token, ...fields };
		simulator().setFaultPlan(({ kind }) => (kind === 'token' ? answer(body) : undefined));
		// The local service does not know the token, so what fails is the lookup and not the token call.
		expect(await errorWith()).toMatchObject({
			message: expect.stringContaining('refused the account’s token, even a fresh one'),
		});
	});

	it('sends no secret into the item', async () => {
		const rows = [TILL, { number: '900301' }, { number: 'x' }];
		const text = JSON.stringify((await lookUp(rows, goesOn)).outputs);
		const { apiKey, login, password } = simulator().account;
		for (const secret of [apiKey, login, password, 'Bearer', 'eyJ'])
			expect(text).not.toContain(secret);
	});
});

describe('the old token is never sent after a change of', () => {
	const NUMBERS = ['4738534', '5031264', '5218890'];
	const confirmed = NUMBERS.map(() => ({ outcome: 'confirmed' }));

	/** A service that knows no token of another one tells whether one was sent to it. */
	async function expectOwnTokenOnly(service: Simulator, run: () => ReturnType<typeof lookUpWith>) {
		expect(rowEnds(await run(), NUMBERS.length)).toMatchObject(confirmed);
		const { stats } = service;
		expect(stats).toMatchObject({ tokenRequests: 1, lookups: NUMBERS.length, bearerRefusals: 0 });
		const sent = stats.recentRequests.filter(({ method }) => method === 'GET');
		expect(sent.map(({ authorization }) => authorization)).toEqual(NUMBERS.map(() => 'Bearer'));
	}

	it.each<[string, Partial<SimulatorAccount> & { environment?: string }]>([
		['the login', { login: 'someone.else@example.com' }],
		['the password', { password: 'another one' }],
		['the API key', { apiKey: 'another-key' }],
		['the environment', { environment: 'production' }],
		['all of them', { login: 'a', password: 'b', apiKey: 'c:d', environment: 'production' }],
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
		expect(rowEnds(await lookUpWith(credentials, NUMBERS), NUMBERS.length)).toMatchObject(
			NUMBERS.map(() => ({ outcome: 'unchecked' })),
		);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
		credentials.stored = { ...credentials.stored, login: stored.login ?? '' };
		expect(rowEnds(await lookUpWith(credentials, NUMBERS), NUMBERS.length)).toMatchObject(
			confirmed,
		);
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
		const { error } = await runNode({
			items: [{ json: {} }],
			parameters: {},
			credentials: credentialOf(simulator(), { baseUrl: origin, authUrl: simulator().baseUrl }),
			otherNode: requestingNode({ uri: `${origin}/x`, ...options }),
		});
		expect(error).toBeDefined();
		expect(simulator().stats.tokenRequests).toBeGreaterThan(0);
		expect(requests).toBe(0);
	});
});
