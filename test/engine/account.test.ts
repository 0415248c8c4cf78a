import { once } from 'node:events';
import { createServer, request as httpsRequest } from 'node:https';
import { SsrfProtectionConfig } from '@n8n/config';
import { Container } from '@n8n/di';
import { version } from 'n8n-workflow/package.json';

import type { AccountKind, Fault, SimulatorAccount } from '../simulator';
import { ACCOUNT_KINDS, basicOf, credentialFields, listen, startSimulator } from '../simulator';
import {
	lookUp,
	lookUpAll,
	lookUpOne,
	lookUpRows,
	rowsOf,
	startRequest,
	uncheckedRows,
} from '../support/lookUp';
import { useOwnTime } from '../support/ownTime';
import { CONFIRMED, NEEDS_REVIEW } from '../support/runNode';
import { selfSignedCertificate } from '../support/selfSignedCertificate';
import { credentialOf, lookupsGet, service, tokensGet, useService } from '../support/service';

useOwnTime();
useService();

// Which changes make another account is in test/services/accounts.test.ts.
it.each<[string, AccountKind, Partial<SimulatorAccount>]>([
	['password', 'apiUser', { password: 'another one' }],
	['Base URL', 'daraja', {}],
])('a credential with another %s sends no old token (%s)', async (field, kind, change) => {
	const credentials = credentialOf({}, kind);
	await lookUpRows(3, { credentials });
	const { account, baseUrl } = service;
	await service.close();
	// At the same address, or another one; all tokens issued before are strangers now.
	const port = field === 'Base URL' ? 0 : Number(new URL(baseUrl).port);
	const successor = await startSimulator({ port, account: { ...account, ...change } });
	const { accessToken = '', ...stored } = credentials.stored ?? {};
	credentials.stored = { ...stored, ...credentialFields(kind, successor), accessToken };
	const ends = await lookUpRows(3, { credentials });
	await successor.close();
	expect(uncheckedRows(ends)).toEqual([]);
	expect(successor.stats).toMatchObject({ tokenRequests: 1, lookups: 3, bearerRefusals: 0 });
});

it.each<[AccountKind, boolean]>([
	['apiUser', true],
	['daraja', false],
])('a server whose certificate is not verified gets no request (%s)', async (...given) => {
	const [kind, isTokenTrusted] = given;
	const { cert, key } = selfSignedCertificate();
	let requests = 0;
	const server = createServer({ cert, key }, (_request, response) => {
		requests++;
		response.end('{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}');
	});
	const baseUrl = `https://${await listen(server)}`;
	const credential = { baseUrl, ...(isTokenTrusted && { authUrl: service.baseUrl }) };
	const item = await lookUpOne('4738534', { kind, credential });
	const before = requests;
	// It answers who takes its certificate for good.
	await once(httpsRequest(`${baseUrl}/x`, { ca: cert }).end(), 'response');
	server.closeAllConnections();
	server.close();
	expect([before, requests]).toEqual([0, 1]);
	const message = expect.stringContaining('TLS certificate is not trusted');
	expect(item).toMatchObject({ outcome: 'unchecked', error: { message, retryable: false } });
	expect(service.stats.tokenRequests > 0).toBe(isTokenTrusted);
});

const KINDS = ['apiUser', 'daraja'] as const;
const HELPERS = ['requestWithAuthentication', 'httpRequestWithAuthentication'] as const;

it.each(KINDS.flatMap((kind) => HELPERS.map((helper) => [kind, helper] as const)))(
	'another node with the credential looks a till up, and takes no token along (%s, %s)',
	async (kind, helper) => {
		const send = async () => await startRequest(credentialOf({}, kind), kind, helper).result;
		expect((await send()).error).toBeUndefined();
		expect(service.stats.lookupsPerAccount).toEqual({ 'till/4738534': 1 });
		lookupsGet({ kind: 'redirect' });
		await send();
		const { bearerRefusals, elsewhere } = service.stats;
		// This helper of n8n's follows no redirect of a POST request.
		const isFollowed = kind !== 'daraja' || helper !== 'requestWithAuthentication';
		expect(bearerRefusals).toBe(0);
		expect(elsewhere).toEqual({ requests: isFollowed ? 1 : 0, withAuthorization: 0 });
	},
);

function failsLater(item: number): Record<string, string> {
	if (item > 0) throw new Error('Cannot read properties of undefined');
	return {};
}
const ANOTHER = 'another account than the first row, so nothing was looked up';

it.each<[string, (item: number) => Record<string, string>, string | undefined]>([
	['another password for each row', (item) => ({ password: `row ${item}` }), ANOTHER],
	['another address for each row', (item) => ({ baseUrl: `http://127.0.0.1:${item}` }), ANOTHER],
	['no value for a later row', failsLater, 'The credential could not be read'],
	['a stored token for some', (item) => ({ accessToken: item > 0 ? 'x' : '' }), undefined],
])('a credential whose expressions give %s looks up all rows or none', async (...given) => {
	const [, ofItem, problem] = given;
	const rows = rowsOf(3);
	const credentials = Object.assign(credentialOf(), { ofItem });
	const outcomes = (await lookUpAll(rows, { credentials })).map(({ outcome }) => outcome);
	expect(outcomes).toEqual(Array(3).fill(problem === undefined ? 'notConfirmed' : 'unchecked'));
	expect(service.stats.lookups).toBe(problem === undefined ? 3 : 0);
	const { error } = await lookUp(rows, { credentials });
	expect(error?.message).toEqual(problem && expect.stringContaining(problem));
});

describe.each(ACCOUNT_KINDS)('A service that repeats the request (%s)', (kind) => {
	const ROWS = ['1000001', '1000002', '1000003'];
	const [code, success, name, message] =
		kind === 'daraja'
			? (['ResponseCode', '4000', 'OrganizationName', 'ResponseMessage'] as const)
			: (['status', 'S000000', 'name', 'message'] as const);

	const secrets = (): string[] => {
		const fields = Object.entries(credentialFields(kind, service));
		const ofAccount = fields.filter(([field]) => field in service.account);
		return [...ofAccount.map(([, value]) => value), basicOf(kind, service.account)];
	};

	/** Every secret in each of the forms in which it is sent, and the tokens that were sent. */
	const secretsIn = (shown: unknown, bearers: readonly string[] = []): string[] =>
		[...secrets(), ...bearers]
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
			const echo = ['Success', authorization, ...secrets()].join(' | ');
			const found = { [code]: success, [name]: 'JANE KAMAU', [message]: 'Success' };
			const repeat = (body: object): Fault => ({ kind: 'json', httpStatus: 200, body });
			if (number === '1000001') return repeat({ ...found, [name]: `JANE ${authorization}` });
			if (number === '1000002') return repeat({ ...found, note: echo, [first]: [{ echo }] });
			const failure = { [code]: first, [message]: echo, errorCode: first, error: echo };
			return { kind: 'json', httpStatus: 500, body: failure };
		});
		const options = { includeRawResponse: true, maxRetries: 0 };
		const results = await lookUpAll(ROWS, { kind, options });
		expect(bearers).toHaveLength(3);
		expect(secretsIn(results, bearers)).toEqual([]);
		expect(results).toMatchObject([
			{ output: NEEDS_REVIEW, name: 'JANE Bearer [secret removed]' },
			{ output: CONFIRMED, name: 'JANE KAMAU' },
			{ output: NEEDS_REVIEW, outcome: 'unchecked' },
		]);
		expect(JSON.stringify(results[1])).toContain('secret removed');
		const { error } = await lookUp(ROWS.slice(2), { kind, options: { maxRetries: 0 } });
		expect(error).toBeDefined();
		expect(secretsIn([error, error?.message], bearers)).toEqual([]);
	});

	it('brings no secret into an item when it refuses the login', async () => {
		const echo = secrets().join(' | ');
		const body = { error: echo, error_description: echo, errorCode: echo, errorMessage: echo };
		tokensGet({ kind: 'json', httpStatus: 400, body });
		const results = await lookUpAll(ROWS, { kind });
		expect(results.map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchecked'));
		expect(secretsIn(results)).toEqual([]);
	});
});

it('the data that n8n hands to the credential are the very object that the node gave', async () => {
	const credentials = credentialOf();
	const tokens = jest.spyOn(credentials, 'preAuthentication');
	const requests = jest.spyOn(credentials, 'authenticate');
	await lookUpRows(3, { credentials });
	const given = new Set(tokens.mock.calls.map(([, data]) => data));
	const handedOn = requests.mock.calls.map(([data]) => given.has(data));
	expect(handedOn).toEqual(handedOn.map(() => true));
	expect(handedOn.length).toBeGreaterThanOrEqual(3);
});

it.each([false, true])(
	'where n8n copies the credential’s data, the error names its version (a token is stored: %p)',
	async (isStored) => {
		const credentials = credentialOf();
		if (isStored) await lookUpRows(1, { credentials });
		service.resetStats();
		credentials.copies = true;
		const said = `n8n (n8n-workflow ${version}) does not hand the credential on`;
		const error = {
			message: expect.stringContaining(said),
			retryable: false,
			description: expect.stringMatching(/^Update this node/),
		};
		expect(await lookUpRows(8, { credentials })).toMatchObject(
			Array(8).fill({ outcome: 'unchecked', error }),
		);
		expect(service.stats.tokenRequests).toBe(isStored ? 0 : 1);
	},
);

it('N8N_SSRF_PROTECTION_ENABLED makes the error say what n8n blocks and which setting allows it', async () => {
	const protection = Container.get(SsrfProtectionConfig);
	protection.enabled = true;
	const [end] = await lookUpRows(1);
	protection.enabled = false;
	const error = {
		message: expect.stringContaining('n8n blocks requests to this address'),
		description: expect.stringContaining('N8N_SSRF_ALLOWED_HOSTNAMES'),
		retryable: false,
	};
	expect(end).toMatchObject({ outcome: 'unchecked', error });
	expect(service.stats.tokenRequests).toBe(0);
});
