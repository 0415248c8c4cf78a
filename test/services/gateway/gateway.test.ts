import fc from 'fast-check';

import { apiUserAccount } from '../../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { gatewayLookupCall } from '../../../nodes/MobileMoneyNameLookup/services/gateway/gateway';
import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { account } from '../../account/support';

const TOKEN = '/identity-test/v2/token';
const hostsOf = (fields: Partial<typeof account>) => {
	const { baseUrl, login } = apiUserAccount({ ...account, ...fields });
	return { baseUrl, tokenUrl: login.url };
};

it.each([
	['a host', 'https://api.example.com', 'https://api.example.com'],
	['a prefix without its slashes', 'https://api.example.com/io//', 'https://api.example.com/io'],
	['dots and an at sign', 'https://a.example/..a/b../c:@d', 'https://a.example/..a/b../c:@d'],
	['the usual port, which goes without saying', 'https://a.example:443', 'https://a.example'],
	['localhost by http', 'http://LOCALHOST:3000//', 'http://localhost:3000'],
	['the loopback address of IPv6', 'http://[::1]:3000', 'http://[::1]:3000'],
])('the addresses of an account keep %s', (_what, address, expected) => {
	const tokenUrl = `${expected}${TOKEN}`;
	expect(hostsOf({ baseUrl: address })).toEqual({ baseUrl: expected, tokenUrl });
	const { baseUrl } = account;
	expect(hostsOf({ authUrl: address })).toEqual({ baseUrl, tokenUrl });
});

/** Why the fields of an account are refused; undefined where they are not. */
function refusalOf(fields: Partial<typeof account>): string | undefined {
	try {
		hostsOf(fields);
		return undefined;
	} catch (error) {
		if (!(error instanceof AccountProblem)) throw error;
		const nextStep = expect.stringMatching(/^[A-Z].*\.$/);
		expect(error).toMatchObject({ kind: 'settings', retryable: false, nextStep });
		expect(error.message).not.toContain('s3cret');
		return error.whatHappened;
	}
}

it.each([
	[
		...(['uat', 'Test (UAT)'] as const),
		'uat uat-api api.uat UAT test my-sandbox api.staging uat.live testing stage dev qa preprod demo api-dev qa2 devapi',
	],
	['production', 'Production', 'prod production api-prod live'],
	[
		...(['none', ''] as const),
		'latest contest testimony protest-api squat products delivery olive reproduction device developers qatar backstage democracy',
	],
])('the environment %s is told by a word of a host', (own, label, hosts) => {
	for (const host of hosts.split(' '))
		for (const environment of ['uat', 'production'] as const) {
			const address = `https://${host}.example.com`;
			const isRefused = ![environment, 'none'].includes(own);
			const problem = (field: string): unknown =>
				expect.stringContaining(`'${field}' in the credential looks like ${label}, but`);
			const [base, auth] = ['Base URL', 'Auth URL'].map((field) => isRefused && problem(field));
			expect(refusalOf({ baseUrl: address, environment }) ?? false).toEqual(base);
			expect(refusalOf({ authUrl: address, environment }) ?? false).toEqual(auth);
		}
});

it.each(['https://demo.com', 'https://live.io', 'https://api.test.ke', 'https://test-pay.ke/io'])(
	'the name of a provider names no environment: %s',
	(baseUrl) => {
		for (const environment of ['uat', 'production'] as const)
			expect(refusalOf({ baseUrl, environment })).toBeUndefined();
	},
);

describe('an address is refused, in either field, when it', () => {
	const host = 'https://api.example.com';
	const noHttps = 'must begin with https://';
	const login = 'has a user name or password in it';
	const more = 'has more than a host and a path';

	it.each([
		['is none', noHttps, '/ api.example.com https:// /io //api.example.com'],
		['goes by http', noHttps, 'http://api.example.com http://192.168.1.1 http://0.0.0.0'],
		['goes by ftp, or is a script', noHttps, 'ftp://localhost javascript:alert(1)'],
		['only begins like this machine', noHttps, 'http://localhost.evil http://127.0.0.1.evil'],
		['hides a host behind this machine', noHttps, 'http://127.0.0.1:80@evil.example'],
		['holds a login', login, 'https://a:s3cret@b.example https://s3cret@b.example'],
		['holds an empty login', login, 'https://@b.example https://:@b.example'],
		['has a query', more, `${host}/io?key=s3cret ${host}?`],
		['has a fragment', more, `${host}/io#s3cret ${host}#`],
		['has a backslash', more, `${host}\\io https:\\\\api.example.com`],
		['has a tab or a line break', more, `${host}/i\to ${host}/i\no`],
		['leads to a parent folder', more, `${host}/io/../admin ${host}/./io`],
		['hides a slash', more, `${host}/io/..%2fadmin ${host}/io/%5C..`],
	])('%s: it %s', (_when, problem, addresses) => {
		for (const address of addresses.split(' ')) {
			expect(refusalOf({ baseUrl: address })).toBe(`'Base URL' in the credential ${problem}.`);
			expect(refusalOf({ authUrl: address })).toBe(`'Auth URL' in the credential ${problem}.`);
		}
	});

	it('has a space, or is the Base URL and empty', () => {
		expect(refusalOf({ baseUrl: `${host}/i o` })).toBe(`'Base URL' in the credential ${more}.`);
		expect(refusalOf({ baseUrl: '' })).toBe("'Base URL' in the credential is empty.");
	});
});

const notPlain = 'is not a plain path';

it.each([
	['is only slashes', 'is empty', ['/', '///']],
	['is an address', notPlain, ['https://evil.example/x', '\\\\evil.example\\x']],
	['leads to a parent folder', notPlain, ['..', '/id/../admin', '/./token', '/%2E./x']],
	['hides a slash', notPlain, ['/id%2ftoken', '/%2e%2e%2Fadmin', '/id%5Ct', '/id\\t']],
	['has a query or a fragment', notPlain, ['/token?key=s3cret', '/token#s3cret']],
])('a token path is refused when it %s: it %s', (_when, problem, paths) => {
	for (const tokenPath of paths)
		expect(refusalOf({ tokenPath })).toBe(`'Token Path' in the credential ${problem}.`);
});

it('whatever prefix and token path are, both addresses keep the host that was given', () => {
	const text = fc.oneof(
		fc.webPath(),
		fc.string(),
		fc.constantFrom('//evil.example/x', '///evil.example', '@evil.example', ':80@evil.example/'),
		fc.constantFrom('.evil.example', '/\\evil.example', '/..//evil.example', ';@evil.example'),
	);
	const staysAtHost = (prefix: string, tokenPath: string) => {
		const fields = { baseUrl: `https://api.example.com/${prefix}`, tokenPath };
		if (refusalOf(fields) !== undefined) return;
		const hosts = hostsOf(fields);
		expect(hostsOf({ baseUrl: hosts.baseUrl, tokenPath })).toEqual(hosts);
		for (const address of [hosts.baseUrl, hosts.tokenUrl]) {
			const url = new URL(address);
			expect(url.origin).toBe('https://api.example.com');
			expect(url.href.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
			expect(url.search + url.hash).toBe('');
		}
	};
	fc.assert(fc.property(text, text, staysAtHost), { numRuns: 1000, seed: 1 });
});

it.each([
	['till', 'https://uat.example.com', 'merchants'],
	['paybill', 'http://127.0.0.1:3000/a/b', 'businesses'],
] as const)('a %s at %s is asked for in the headers of the description', (...row) => {
	const [accountType, baseUrl, folder] = row;
	const subject = { accountType, number: '0522522', operator: 'Mpesa' };
	expect(gatewayLookupCall(baseUrl, subject).request).toEqual({
		method: 'GET',
		url: `${baseUrl}/v3/countries/KE/mmos/Mpesa/${folder}/0522522`,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
	});
});

it('a request keeps the shape of its address even when a value was not cleaned', () => {
	const value = fc.oneof(
		fc.constantFrom('../1', '1/2', '1?x=1', '1#x', '1\\2', '%2e%2e', '@evil.example', '..', '.'),
		fc.string({ unit: fc.constantFrom(...Array.from('/?#\\%.@ \né2e')), minLength: 1 }),
	);
	const keepsShape = (number: string, operator: string) => {
		const subject = { accountType: 'till', number, operator } as const;
		const url = new URL(gatewayLookupCall('https://uat.example.com/io', subject).request.url);
		expect(url.origin).toBe('https://uat.example.com');
		expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
		expect(url.search + url.hash + url.username).toBe('');
	};
	fc.assert(fc.property(value, value, keepsShape), { numRuns: 500, seed: 1 });
});
