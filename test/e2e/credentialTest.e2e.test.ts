import { ACCOUNT_KINDS, type AccountKind, type Fault } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { loginFields } from './support/loginFields';
import { pressTest, pressTestDuring, telling, type Verdict } from './support/testButton';

/** Which fields of the form are told to check. */
const accounts: Record<AccountKind, { refused: RegExp; notThis: RegExp }> = {
	apiUser: {
		refused: /refused the API key or the login\. Check 'API Key', 'Login' and 'Password'/,
		notThis:
			/does not seem to be the name lookup service\. Check 'Base URL', 'Auth URL' and 'Token Path'/,
	},
	clientCredentials: {
		refused: /refused the client ID or the client secret\. Check 'Client ID' and 'Client Secret'/,
		notThis:
			/does not seem to be the name lookup service\. Check 'Base URL', 'Auth URL' and 'Token Path'/,
	},
	daraja: {
		refused:
			/refused the consumer key or the consumer secret\. Check 'Consumer Key' and 'Consumer Secret'/,
		notThis:
			/does not seem to be the name lookup service\. Check 'Base URL' \(leave it empty for Safaricom’s own address\)/,
	},
};

describe.each(ACCOUNT_KINDS)('the credential’s Test button in n8n, for the account %s', (kind) => {
	const live = useLiveN8n(kind);
	const { refused, notThis } = accounts[kind];

	const testWith = async (changes: Record<string, string>): Promise<Verdict> =>
		await pressTest(live(), kind, changes);

	test('says that a good credential works, having looked up a till that is none', async () => {
		expect(await testWith({})).toMatchObject({ status: 'OK' });
		const asked = { lookupsPerAccount: { 'till/0': 1 }, tokenRequests: 1, bearerRefusals: 0 };
		expect(live().service.stats).toMatchObject(asked);
	});

	test.each<string>(loginFields[kind])(
		'says which fields to check when %s is wrong, and repeats none',
		async (field) => {
			expect(await testWith({ [field]: 'secret-12345' })).toEqual(telling(refused));
			expect(live().log()).not.toContain('secret-12345');
		},
	);

	const noHost =
		/could not be reached: (there is no host with this name|its name could not be looked up on the network)/;
	test.each<[string, () => Record<string, string>, RegExp]>([
		['no login at all', () => ({ [loginFields[kind][0]]: '' }), /is empty/],
		[
			'a port that nobody listens on',
			() => ({ baseUrl: 'http://127.0.0.1:9' }),
			/could not be reached/,
		],
		['a host that does not exist', () => ({ baseUrl: 'https://no-such-host.invalid' }), noHost],
		['another service, such as n8n itself', () => ({ baseUrl: live().baseUrl }), notThis],
		['a wrong path', () => ({ baseUrl: `${live().service.baseUrl}/elsewhere` }), notThis],
		[
			'a production address in UAT',
			() => ({ baseUrl: 'https://live.example.com' }),
			/looks like Production/,
		],
		[
			'a UAT address in production',
			() => ({ environment: 'production', baseUrl: 'https://uat.example.com' }),
			/looks like Test \(UAT\)/,
		],
		['http:// to another machine', () => ({ baseUrl: 'http://example.com' }), /https:\/\//],
	])('says what is wrong with %s', async (_what, changes, message) => {
		expect(await testWith(changes())).toEqual(telling(message));
	});

	// A good account may be answered so, because its test asks for no till.
	test.each<[string, Fault]>([
		['that there is no such till', { kind: 'unknownNumber' }],
		['that the service is out of order', { kind: 'serverError', httpStatus: 503, body: 'json' }],
		['too many requests', { kind: 'tooManyRequests' }],
	])('passes an account that got its token, when its lookup is told %s', async (_what, fault) => {
		expect(await pressTestDuring(live(), kind, fault)).toMatchObject({ status: 'OK' });
	});
});
