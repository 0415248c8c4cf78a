import { z } from 'zod';
import { credentialType, localCredentialData } from '../realN8n/localCredential';
import { chosenMajor } from '../realN8n/n8nVersion';
import {
	ACCOUNT_KINDS,
	apigeeFault,
	gatewayError,
	startSimulator,
	type AccountKind,
	type Fault,
} from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { loginFields } from './support/loginFields';

const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });
const passed = expect.objectContaining({ status: 'OK' });

/** The verdict on a credential that is not good. */
const telling = (text: RegExp): unknown => ({
	status: 'Error',
	message: expect.stringMatching(text),
});

const code = (httpStatus: number, status: string): Fault => ({ kind: 'code', httpStatus, status });
const noProduct = /^The (?:app|login) .* add the product Query Organization Info/;

describe('the credential’s Test button in n8n', () => {
	const live = useLiveN8n();

	beforeEach(() => {
		live().service.resetStats();
	});

	/**
	 * Presses it.
	 * @param changes what differs in the fields from a good account; undefined leaves a field out
	 * @param lookups how lookups are answered, where not as usual
	 * @param service where the account is
	 */
	async function press(
		kind: AccountKind,
		changes: Record<string, string | undefined> = {},
		lookups?: Fault,
		service = live().service,
	): Promise<unknown> {
		service.setFaultPlan((request) => (request.kind === 'token' ? undefined : lookups));
		const data = { ...localCredentialData(service, kind), ...changes };
		const credentials = { id: live().credentialId, name: 'Under test', type: credentialType, data };
		return verdict.parse(await live().rest.post('/rest/credentials/test', { credentials }));
	}

	test.each(ACCOUNT_KINDS)('passes the account %s, having looked up no real till', async (kind) => {
		expect(await press(kind)).toEqual(passed);
		const asked = { lookupsPerAccount: { 'till/0': 1 }, tokenRequests: 1, bearerRefusals: 0 };
		expect(live().service.stats).toMatchObject(asked);
	});

	test('passes the demo without asking anybody', async () => {
		const demo = { environment: 'demo', login: 'left over' };
		expect(await press('apiUser', demo)).toEqual(passed);
		expect(live().service.stats.recentRequests).toEqual([]);
	});

	const refused = {
		apiUser: /the API key or the login\. Check 'API Key', 'Login' and 'Password'/,
		clientCredentials: /the client ID or the client secret\. Check 'Client ID' and 'Client Secret'/,
		daraja: /the consumer key or the consumer secret\. Check 'Consumer Key' and 'Consumer Secret'/,
	};
	const fields = ACCOUNT_KINDS.flatMap((kind) =>
		loginFields[kind].map((field): [AccountKind, string] => [kind, field]),
	);
	test.each(fields)('says which fields of %s to check when %s is wrong', async (kind, field) => {
		const wrong = await press(kind, { [field]: 'secret-12345' });
		expect(wrong).toEqual(telling(refused[kind]));
		expect(live().log()).not.toContain('secret-12345');
	});

	const notThis = /not seem to be the name lookup service\. Check 'Base URL', 'Auth URL' and 'Tok/;
	const notDaraja = /not seem .* Check 'Base URL' \(leave it empty for Safaricom’s own address\)/;
	const n8n = (): Record<string, string> => ({ baseUrl: live().baseUrl });
	const elsewhere = (): Record<string, string> => ({ baseUrl: `${live().service.baseUrl}/x` });
	const pages = (): Record<string, string> => ({ ...n8n(), authUrl: live().service.baseUrl });
	test.each<[string, AccountKind, Record<string, string> | (() => object), RegExp]>([
		['no login at all', 'apiUser', { apiKey: '' }, /is empty/],
		['a port that nobody listens on', 'daraja', { baseUrl: 'http://127.0.0.1:9' }, /be reached/],
		[
			'no such host',
			'apiUser',
			{ baseUrl: 'https://no-such-host.invalid' },
			/be reached: (there is no host|its name could)/,
		],
		['another service, such as n8n itself', 'apiUser', n8n, notThis],
		['another service in the place of Daraja', 'daraja', n8n, notDaraja],
		['a wrong path', 'clientCredentials', elsewhere, notThis],
		['a wrong token path', 'clientCredentials', { tokenPath: '/oauth/token' }, notThis],
		['a web page where lookups go', 'apiUser', pages, /leads to a web page/],
		['a production address', 'apiUser', { baseUrl: 'https://live.example.com' }, /like Production/],
		[
			'a UAT address in production',
			'daraja',
			{ environment: 'production', baseUrl: 'https://uat.example.com' },
			/looks like Test \(UAT\)/,
		],
		['http:// to another machine', 'apiUser', { baseUrl: 'http://example.com' }, /https:\/\//],
	])('says what is wrong with %s (%s)', async (_what, kind, given, message) => {
		const changes = typeof given === 'function' ? { ...given() } : given;
		expect(await press(kind, changes)).toEqual(telling(message));
	});

	// The account is proven by the token that it got. For what becomes of the lookups, n8n 1 has no eyes:
	// it ignores all HTTP statuses or none, and the service may answer a good account with any.
	const notAccepted = /^The login works, but the service does not accept its token/;
	test.each<[string, AccountKind, Fault, unknown]>([
		['no such till', 'apiUser', { kind: 'unknownNumber' }, passed],
		['an outage', 'daraja', { kind: 'serverError', httpStatus: 503, body: 'json' }, passed],
		['too many requests', 'apiUser', { kind: 'tooManyRequests' }, passed],
		['E403000', 'apiUser', code(403, 'E403000'), telling(/not let it look up names\. Ask your/)],
		['E422006', 'clientCredentials', code(422, 'E422006'), telling(/no credit left .* Top it up/)],
		[
			'a refusal of its fresh token',
			'apiUser',
			{ kind: 'tokenExpired', httpStatus: 401 },
			chosenMajor() === 1 ? passed : telling(notAccepted),
		],
		...[400, 401, 404].map((httpStatus): [string, AccountKind, Fault, unknown] => [
			`404.001.03 at HTTP ${httpStatus}`,
			...(['daraja', gatewayError(httpStatus, '404.001.03', 'Invalid Access Token')] as const),
			telling(noProduct),
		]),
		...[
			'keymanagement.service.invalid_access_token',
			'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound',
			'oauth.v2.InvalidApiProduct',
		].map((fault): [string, AccountKind, Fault, unknown] => [
			fault,
			'daraja',
			apigeeFault(fault.includes('NoApiProduct') ? 403 : 401, 'Refused', fault),
			telling(noProduct),
		]),
		['the result 401.001', 'daraja', code(200, '401.001'), telling(noProduct)],
	])('of an account whose lookup is told %s (%s)', async (_what, kind, fault, expected) => {
		expect(await press(kind, {}, fault)).toEqual(expected);
	});

	const tokenPath = '/accounts/v1/oauth/token';
	test.each<[string, AccountKind, Record<string, string | undefined>, string]>([
		['a client who names no path', 'clientCredentials', { tokenPath: '' }, '/v1/oauth2/token'],
		['a client with a path of its own', 'clientCredentials', { tokenPath }, tokenPath],
		[
			'an API user, saved before there was a choice',
			'apiUser',
			{ service: undefined, loginType: undefined },
			'/identity-test/v2/token',
		],
	])('asks for the token of %s where it is', async (_what, kind, changes, rawPath) => {
		// One of which n8n has no token yet.
		const other = await startSimulator();
		try {
			expect(await press(kind, changes, undefined, other)).toEqual(passed);
			expect(other.stats.recentRequests[0]).toMatchObject({ rawPath });
		} finally {
			await other.close();
		}
	});
});
