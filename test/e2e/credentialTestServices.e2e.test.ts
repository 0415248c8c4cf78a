import { chosenMajor } from '../realN8n/n8nVersion';
import { apigeeFault, gatewayError, type AccountKind, type Fault } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { pressTest, pressTestDuring, telling } from './support/testButton';

describe('the credential’s Test button at a gateway', () => {
	const live = useLiveN8n();

	const tokenPath = '/accounts/v1/oauth/token';
	const unsaid = { service: undefined, loginType: undefined };
	test.each<[string, AccountKind, Record<string, string | undefined>, string]>([
		[
			'a client who leaves the field empty',
			'clientCredentials',
			{ tokenPath: '' },
			'/v1/oauth2/token',
		],
		['a client with a path of its own', 'clientCredentials', { tokenPath }, tokenPath],
		['an API user, saved before there was a choice', 'apiUser', unsaid, '/identity-test/v2/token'],
	])('asks for the token of %s where it is', async (_what, kind, changes, rawPath) => {
		live().service.resetStats();
		expect(await pressTest(live(), kind, changes)).toMatchObject({ status: 'OK' });
		expect(live().service.stats.recentRequests[0]).toMatchObject({ rawPath });
	});

	describe.each(['apiUser', 'clientCredentials'] as const)('of the account %s', (kind) => {
		test('says that a wrong token path leads elsewhere', async () => {
			const notThis = telling(/Check 'Base URL', 'Auth URL' and 'Token Path'/);
			expect(await pressTest(live(), kind, { tokenPath: '/oauth/token' })).toEqual(notThis);
		});

		test('says that a web page answers where lookups go', async () => {
			const changes = { authUrl: live().service.baseUrl, baseUrl: live().baseUrl };
			expect(await pressTest(live(), kind, changes)).toEqual(telling(/leads to a web page/));
		});

		test.each([
			[403, 'E403000', /does not let it look up names\. Ask your provider/],
			[422, 'E422006', /no credit left for lookups\. Top it up/],
		])('tells what stands in the way at HTTP %i with %s', async (httpStatus, status, message) => {
			const fault = { kind: 'code', httpStatus, status } as const;
			expect(await pressTestDuring(live(), kind, fault)).toEqual(telling(message));
		});

		// The account is proven by the token that it got. For what becomes of the lookups, n8n 1 has no eyes:
		// it ignores all HTTP statuses or none, and the service may answer a good account with any.
		test('sees lookups that refuse a fresh token, where n8n can', async () => {
			const fault = { kind: 'tokenExpired', httpStatus: 401 } as const;
			const verdict = await pressTestDuring(live(), kind, fault);
			const refused = telling(/^The login works, but the service does not accept its token/);
			expect(verdict).toEqual(
				chosenMajor() === 1 ? expect.objectContaining({ status: 'OK' }) : refused,
			);
		});
	});
});

describe('the credential’s Test button at Daraja', () => {
	const live = useLiveN8n('daraja');
	const notEnabled = /^The (?:app|login) .* add the product Query Organization Info/;

	const refusals = ['404.001.03', '400.003.01', '401.002.01', '401.003.01'].flatMap((code) =>
		[400, 401, 404].map((httpStatus): [string, Fault] => [
			`error ${code} at HTTP ${httpStatus}`,
			gatewayError(httpStatus, code, 'Invalid Access Token'),
		]),
	);
	const noProduct = 'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound';
	const faults = [
		'keymanagement.service.invalid_access_token',
		noProduct,
		'oauth.v2.InvalidApiProduct',
	].map((code): [string, Fault] => [
		`the fault ${code}`,
		apigeeFault(code === noProduct ? 403 : 401, 'Refused', code),
	]);
	const asResult: Fault = { kind: 'code', httpStatus: 200, status: '401.001' };
	test.each([...refusals, ...faults, ['the result 401.001', asResult] as const])(
		'says that the app lacks the product when a fresh token meets %s',
		async (_what, fault) => {
			expect(await pressTestDuring(live(), 'daraja', fault)).toEqual(telling(notEnabled));
		},
	);
});
