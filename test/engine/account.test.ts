import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import { SsrfProtectionConfig } from '@n8n/config';
import { Container } from '@n8n/di';
import type { IHttpRequestOptions } from 'n8n-workflow';
import { version } from 'n8n-workflow/package.json';

import type { AccountKind, Fault, SimulatorAccount } from '../simulator';
import {
	ACCOUNT_KINDS,
	basicOf,
	credentialFields,
	FORM_TOKEN_PATH,
	listen,
	startSimulator,
} from '../simulator';
import { useOwnTime } from '../support/ownTime';
import { CONFIRMED, NEEDS_REVIEW } from '../support/runNode';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import {
	goesOn,
	jsonOf,
	lookUp,
	lookUpOne,
	lookUpWith,
	rowsOf,
	startRequest,
	tillRequest,
	uncheckedRows,
} from '../support/lookUp';
import { credentialOf, lookupsGet, service, tokensGet, useService } from '../support/service';

useOwnTime();
useService();

const TILL = { number: '4738534' };

describe('A credential that was edited', () => {
	const NUMBERS = ['4738534', '5031264', '5218890'];

	it.each<[string, AccountKind, Partial<SimulatorAccount>]>([
		['the password', 'apiUser', { password: 'another one' }],
		['the client secret', 'clientCredentials', { clientSecret: 'another one' }],
		['the consumer secret', 'daraja', { consumerSecret: 'another one' }],
		['the environment', 'apiUser', {}],
		['the Base URL', 'apiUser', {}],
	])('sends no old token after a change of %s (%s)', async (field, kind, change) => {
		const credentials = credentialOf({}, kind);
		await lookUpWith(credentials, NUMBERS);
		const { account, baseUrl } = service;
		await service.close();
		// At the same address, or another one; all tokens issued before are strangers now.
		const port = field === 'the Base URL' ? 0 : Number(new URL(baseUrl).port);
		const successor = await startSimulator({ port, account: { ...account, ...change } });
		try {
			const { accessToken = '', ...stored } = credentials.stored ?? {};
			const environment = field === 'the environment' ? 'production' : 'uat';
			const fields = { ...credentialFields(kind, successor), environment };
			credentials.stored = { ...stored, ...fields, accessToken };
			expect(await lookUpWith(credentials, NUMBERS)).toMatchObject(
				NUMBERS.map(() => ({ outcome: 'confirmed' })),
			);
			const { stats } = successor;
			expect(stats).toMatchObject({ tokenRequests: 1, lookups: 3, bearerRefusals: 0 });
		} finally {
			await successor.close();
		}
	});
});

describe('A server whose certificate is not verified', () => {
	const { cert, key } = selfSignedCertificate();
	let server: Server;
	let origin = '';
	let requests = 0;

	beforeEach(async () => {
		requests = 0;
		server = createServer({ cert, key }, (_request, response) => {
			requests++;
			response.end('{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}');
		});
		origin = `https://${await listen(server)}`;
	});
	afterEach(() => {
		server.closeAllConnections();
		server.close();
	});

	it.each<[AccountKind, boolean]>([
		['apiUser', true],
		['daraja', false],
	])('gets no request (%s, token from elsewhere: %p)', async (kind, isTokenTrusted) => {
		const addresses = { baseUrl: origin, ...(isTokenTrusted && { authUrl: service.baseUrl }) };
		const item = await lookUpOne(TILL, { kind, credential: addresses });
		const message = expect.stringContaining('TLS certificate is not trusted');
		expect(item).toMatchObject({ outcome: 'unchecked', error: { message, retryable: false } });
		expect(service.stats.tokenRequests > 0).toBe(isTokenTrusted);
		expect(requests).toBe(0);
		// It answers who takes its certificate for good.
		const [response] = await once(httpsRequest(`${origin}/x`, { ca: cert }).end(), 'response');
		expect(response).toMatchObject({ statusCode: 200 });
	});
});

describe('Another node with the credential', () => {
	const helpers = ['requestWithAuthentication', 'httpRequestWithAuthentication'] as const;
	const kinds = ['apiUser', 'daraja'] as const;
	const each = kinds.flatMap((kind) => helpers.map((helper) => [kind, helper] as const));

	it.each(each)('looks a till up, and takes no token along (%s, %s)', async (kind, helper) => {
		const send = async () =>
			await startRequest(credentialOf({}, kind), tillRequest(service, kind), helper).result;
		expect((await send()).error).toBeUndefined();
		expect(service.stats.lookupsPerAccount).toEqual({ 'till/4738534': 1 });
		lookupsGet({ kind: 'redirect' });
		await send();
		const { bearerRefusals, elsewhere } = service.stats;
		// This helper of n8n's follows no redirect of a POST request.
		const isFollowed = kind !== 'daraja' || helper !== 'requestWithAuthentication';
		expect(bearerRefusals).toBe(0);
		expect(elsewhere).toEqual({ requests: isFollowed ? 1 : 0, withAuthorization: 0 });
	});
});

describe('A credential with expressions', () => {
	const ROWS = ['4738534', '5031264', '5218890'].map((number) => ({ number }));

	it.each<[string, (item: number) => Record<string, string>, boolean]>([
		[
			'looks nothing up with another password for each row',
			(item) => ({ password: `row ${item}` }),
			false,
		],
		[
			'looks nothing up with another address for each row',
			(item) => ({ baseUrl: `http://127.0.0.1:${item}` }),
			false,
		],
		[
			'looks up with a stored token for a row alone',
			(row) => ({ accessToken: row ? 'x' : '' }),
			true,
		],
	])('%s', async (_what, ofItem, isLookedUp) => {
		const credentials = Object.assign(credentialOf(), { ofItem });
		const outcomes = (await lookUp(ROWS, { ...goesOn, credentials })).outputs
			.flat()
			.map(({ json }) => json.outcome);
		const outcome = isLookedUp ? 'confirmed' : 'unchecked';
		expect(outcomes).toEqual(ROWS.map(() => outcome));
		expect(service.stats.lookups > 0).toBe(isLookedUp);
		if (isLookedUp) return;
		const { error } = await lookUp(ROWS, { credentials });
		expect(error).toMatchObject({
			message: expect.stringContaining(
				'another account than the first row, so nothing was looked up',
			),
			description: expect.stringContaining('Use one workflow run, or one node, for each account.'),
		});
	});

	it('looks nothing up where it fails for the last row', async () => {
		const ofItem = (item: number) => {
			if (item > 0) throw new Error('Cannot read properties of undefined');
			return {};
		};
		const credentials = Object.assign(credentialOf(), { ofItem });
		const [first] = (await lookUp(ROWS, { ...goesOn, credentials })).outputs.flat();
		expect(first?.json).toMatchObject({ outcome: 'unchecked' });
		expect(service.stats).toMatchObject({ tokenRequests: 0, lookups: 0 });
	});
});

it('a client ID that has to stand in the form is refused once, and then logs in at once', async () => {
	const tokenPath = FORM_TOKEN_PATH;
	const credentials = credentialOf({ tokenPath }, 'clientCredentials');
	expect(await lookUpWith(credentials, ['4738534'])).toMatchObject([{ outcome: 'confirmed' }]);
	expect(service.stats).toMatchObject({ tokenRequests: 2, tokenRefusals: 1, lookups: 1 });
	service.expireAllTokens();
	expect(await lookUpWith(credentials, ['4738534'])).toMatchObject([{ outcome: 'confirmed' }]);
	expect(service.stats).toMatchObject({ tokenRequests: 3, tokenRefusals: 1 });
});

const SECRETS = {
	apiUser: ['apiKey', 'login', 'password'],
	clientCredentials: ['clientId', 'clientSecret'],
	daraja: ['consumerKey', 'consumerSecret'],
};

describe.each(ACCOUNT_KINDS)('A service that repeats the request (%s)', (kind) => {
	const ROWS = ['1000001', '1000002', '1000003'].map((number) => ({ number }));
	const [code, success, name, message] =
		kind === 'daraja'
			? (['ResponseCode', '4000', 'OrganizationName', 'ResponseMessage'] as const)
			: (['status', 'S000000', 'name', 'message'] as const);

	const secrets = (): string[] => {
		const fields = credentialFields(kind, service);
		return SECRETS[kind].flatMap((field) => fields[field] ?? []);
	};
	const basic = (): string => basicOf(kind, service.account);

	/** Every secret in each of the forms in which it is sent, and the tokens that were sent. */
	const secretsIn = (shown: unknown, bearers: readonly string[] = []): string[] =>
		[...secrets(), basic(), ...bearers]
			.map((secret) => secret.replace(/^(Basic|Bearer) /, ''))
			.flatMap((secret) => [
				secret,
				encodeURIComponent(secret),
				new URLSearchParams({ '': secret }).toString().slice(1),
				Buffer.from(secret).toString('base64').replace(/=+$/, ''),
			])
			.filter((trace) => JSON.stringify(shown).includes(JSON.stringify(trace).slice(1, -1)));

	it('brings no secret into an item or error, and confirms nobody by a name that holds one', async () => {
		const bearers: string[] = [];
		/** A reply that repeats what it was asked with: in the name, in a field of its own, as code and message. */
		service.setFaultPlan(({ number, authorization = '', ...request }) => {
			if (request.kind === 'token') return undefined;
			bearers.push(authorization);
			const [first = ''] = secrets();
			const echo = ['Success', authorization, basic(), ...secrets()].join(' | ');
			const json = (httpStatus: number, body: object): Fault => ({
				kind: 'json',
				httpStatus,
				body,
			});
			const found = { [code]: success, [name]: 'JANE KAMAU', [message]: 'Success' };
			if (number === '1000001') return json(200, { ...found, [name]: `JANE ${authorization}` });
			if (number === '1000002') return json(200, { ...found, note: echo, [first]: [{ echo }] });
			return json(500, { [code]: first, [message]: echo, errorCode: first, error: echo });
		});
		const options = { includeRawResponse: true, maxRetries: 0 };
		const result = await lookUp(ROWS, { kind, ...goesOn, options });
		expect(bearers).toHaveLength(3);
		expect(secretsIn(result.outputs, bearers)).toEqual([]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ number: '1000001', name: 'JANE Bearer [secret removed]' },
			{ number: '1000003', outcome: 'unchecked' },
		]);
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ number: '1000002', name: 'JANE KAMAU' }]);
		expect(JSON.stringify(result.outputs[CONFIRMED])).toContain('secret removed');
		const { error } = await lookUp(ROWS.slice(2), { kind, options: { maxRetries: 0 } });
		expect(error).toBeDefined();
		expect(secretsIn([error, error?.message], bearers)).toEqual([]);
	});

	it('brings none into an item when it refuses the login', async () => {
		const echo = [basic(), ...secrets()].join(' | ');
		const body = { error: echo, error_description: echo, errorCode: echo, errorMessage: echo };
		tokensGet({ kind: 'json', httpStatus: 400, body });
		const { outputs } = await lookUp(ROWS, { kind, ...goesOn });
		expect(outputs[NEEDS_REVIEW]).toHaveLength(ROWS.length);
		expect(secretsIn(outputs)).toEqual([]);
	});
});

describe('The credential’s data that the node gives to n8n', () => {
	it('reach the credential as the same object, and no request goes to a data: URL', async () => {
		const credentials = credentialOf();
		const given = new Set<object>();
		const sent: string[] = [];
		const [authenticate, preAuthentication] = [
			credentials.authenticate.bind(credentials),
			credentials.preAuthentication.bind(credentials),
		];
		const marks = new WeakSet<object>();
		credentials.preAuthentication = async (...all) => {
			marks.add(all[1]);
			return await preAuthentication(...all);
		};
		credentials.authenticate = async (data, ...rest) => {
			expect(marks.has(data)).toBe(true);
			given.add(data);
			const request: IHttpRequestOptions = await authenticate(data, ...rest);
			sent.push(new URL(request.url).protocol);
			return request;
		};
		expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)))).toEqual([]);
		// One of the token call, and one of each lookup.
		expect([given.size, sent]).toEqual([4, Array(3).fill('http:')]);
	});

	it.each([false, true])(
		'are missed where n8n copies them: the error names the version (a token is stored: %p)',
		async (isStored) => {
			const credentials = credentialOf();
			if (isStored) await lookUpWith(credentials, rowsOf(1));
			service.resetStats();
			credentials.copies = true;
			const said = `n8n (n8n-workflow ${version}) does not hand the credential on`;
			const error = {
				message: expect.stringContaining(said),
				retryable: false,
				description: expect.stringMatching(/^Update this node/),
			};
			expect(await lookUpWith(credentials, rowsOf(8))).toMatchObject(
				Array(8).fill({ outcome: 'unchecked', error }),
			);
			expect(service.stats.tokenRequests).toBe(isStored ? 0 : 1);
		},
	);
});

it('N8N_SSRF_PROTECTION_ENABLED makes the error say what n8n blocks and which setting allows it', async () => {
	const protection = Container.get(SsrfProtectionConfig);
	protection.enabled = true;
	const [end] = await lookUpWith(credentialOf(), rowsOf(1));
	protection.enabled = false;
	const error = {
		message: expect.stringContaining('n8n blocks requests to this address'),
		description: expect.stringContaining('N8N_SSRF_ALLOWED_HOSTNAMES'),
		retryable: false,
	};
	expect(end).toMatchObject({ outcome: 'unchecked', error });
	expect(service.stats.tokenRequests).toBe(0);
});
