import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';

import type { AccountKind, Fault, PlannedRequest, Simulator, SimulatorAccount } from '../simulator';
import { ACCOUNT_KINDS, credentialFields, startSimulator, tokenCallOf } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { useOwnTime } from '../support/ownTime';
import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { lookupsGet, tokensGet } from '../support/ownService';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import { startRequest, tillRequest } from '../support/startRequest';
import { goesOn, jsonOf, withService } from '../support/withService';

useOwnTime();

const { lookUp, lookUpOne, simulator } = withService();

const TILL = { number: '4738534' };

describe('the old token is never sent after a change of', () => {
	const NUMBERS = ['4738534', '5031264', '5218890'];
	const confirmed = NUMBERS.map(() => ({ outcome: 'confirmed' }));

	/** A service that knows no token of another one tells whether one was sent to it. */
	async function expectOwnTokenOnly(service: Simulator, run: () => ReturnType<typeof lookUpWith>) {
		expect(await run()).toMatchObject(confirmed);
		const asked = { tokenRequests: 1, lookups: NUMBERS.length, bearerRefusals: 0 };
		expect(service.stats).toMatchObject(asked);
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

	it.each(ACCOUNT_KINDS)('the Base URL (%s)', async (kind) => {
		const credentials = credentialOf(simulator(), {}, kind);
		await lookUpWith(credentials, NUMBERS);
		const other = await startSimulator({ account: simulator().account });
		try {
			credentials.stored = { ...credentials.stored, baseUrl: other.baseUrl };
			await expectOwnTokenOnly(other, () => lookUpWith(credentials, NUMBERS));
			expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: NUMBERS.length });
		} finally {
			await other.close();
		}
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

	it.each<[AccountKind, boolean]>([
		...ACCOUNT_KINDS.map((kind): [AccountKind, boolean] => [kind, false]),
		['apiUser', true],
	])('gets nothing from a lookup (%s, token from elsewhere: %p)', async (kind, isTokenTrusted) => {
		const addresses = { baseUrl: origin, ...(isTokenTrusted && { authUrl: simulator().baseUrl }) };
		const item = await lookUpOne(TILL, { kind, credential: addresses });
		const message = expect.stringContaining('TLS certificate is not trusted');
		expect(item).toMatchObject({ outcome: 'unchecked', error: { message, retryable: false } });
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

const SECRETS = {
	apiUser: ['apiKey', 'login', 'password'],
	clientCredentials: ['clientId', 'clientSecret'],
	daraja: ['consumerKey', 'consumerSecret'],
};

const ROWS = [1, 2, 3, 4, 5, 6].map((row) => ({ number: `100000${row}` }));

describe.each(ACCOUNT_KINDS)('a service that repeats the request (%s)', (kind) => {
	/** The tokens that were sent. */
	let bearers = new Set<string>();

	beforeEach(() => {
		bearers = new Set();
	});

	const secrets = (): string[] => {
		const fields = credentialFields(kind, simulator());
		return SECRETS[kind].flatMap((field) => fields[field] ?? []);
	};
	const basic = (): string => tokenCallOf(kind, simulator()).headers.authorization ?? '';
	const [code, success, name, message] =
		kind === 'daraja'
			? (['ResponseCode', '4000', 'OrganizationName', 'ResponseMessage'] as const)
			: (['status', 'S000000', 'name', 'message'] as const);

	/** A reply that repeats what it was asked with, and more: the numbers choose where. */
	function echo({ number, authorization = '', ...request }: PlannedRequest): Fault | undefined {
		if (request.kind === 'token') return undefined;
		bearers.add(authorization.replace('Bearer ', ''));
		const [first = ''] = secrets();
		const told = ['Success', authorization, basic(), ...secrets()].join(' | ');
		const json = (body: object, httpStatus = 200): Fault => ({ kind: 'json', httpStatus, body });
		const found = { [code]: success, [name]: 'JANE KAMAU', [message]: 'Success' };
		switch (number) {
			case '1000001':
				return json({ ...found, [name]: `JANE KAMAU ${authorization}` });
			case '1000002':
				return json({ ...found, note: told });
			case '1000003':
				return json({
					[code]: '1',
					[message]: `No: ${told}`,
					[first]: { request: [told, { told }] },
				});
			case '1000004':
				return json({ [code]: first, [message]: `No: ${told}` });
			case '1000005':
				// Its own words are told, because they are not those of a success.
				return json({ ...found, state: told.replace('Success | ', '') });
			default:
				return json({ [code]: first, [message]: told, errorCode: first, error: told }, 500);
		}
	}

	/** Every secret, in each of the forms in which it is sent. */
	const secretsIn = (text: string): string[] =>
		[...secrets(), basic(), ...bearers]
			.map((secret) => secret.replace('Basic ', ''))
			.flatMap((secret) => [
				secret,
				encodeURIComponent(secret),
				new URLSearchParams({ '': secret }).toString().slice(1),
				Buffer.from(secret).toString('base64').replace(/=+$/, ''),
			])
			.concat(kind === 'apiUser' ? ['eyJ'] : [])
			.filter((trace) => text.includes(JSON.stringify(trace).slice(1, -1)));

	it('brings no secret into an item or error, and confirms nobody by a name that holds one', async () => {
		simulator().setFaultPlan(echo);
		const options = { includeRawResponse: true, maxRetries: 0 };
		const result = await lookUp(ROWS, { kind, ...goesOn, options });
		expect(result.outputs.map((items) => items.length)).toEqual([3, 1, 2]);
		expect(bearers.size).toBe(1);
		expect(secretsIn(JSON.stringify(result.outputs))).toEqual([]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ accountNumber: '1000001', name: 'JANE KAMAU Bearer [secret removed]' },
			{ accountNumber: '1000005', summary: expect.stringContaining('[secret removed]') },
			{ accountNumber: '1000006', outcome: 'unchecked' },
		]);
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{ accountNumber: '1000002', name: 'JANE KAMAU' },
		]);
		expect(JSON.stringify(result.outputs[CONFIRMED])).toContain('secret removed');
		const { error } = await lookUp(ROWS.slice(5), { kind, options: { maxRetries: 0 } });
		expect(error).toBeDefined();
		expect(secretsIn(JSON.stringify([error, error?.message]))).toEqual([]);
	});

	it('brings none into an item when it refuses the login', async () => {
		const told = [basic(), ...secrets()].join(' | ');
		const body = { error: told, error_description: told, errorCode: told, errorMessage: told };
		tokensGet(simulator(), { kind: 'json', httpStatus: 400, body });
		const { outputs } = await lookUp(ROWS, { kind, ...goesOn });
		expect(outputs[NEEDS_REVIEW]).toHaveLength(ROWS.length);
		expect(secretsIn(JSON.stringify(outputs))).toEqual([]);
	});
});
