import fc from 'fast-check';

import { apiUserAccount } from '../../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { gatewayLookupCall } from '../../../nodes/MobileMoneyNameLookup/services/gateway/gateway';
import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { account, problemOf } from '../../account/support';
import type { LookupSubject } from '../../../nodes/MobileMoneyNameLookup/transport/lookupCall';

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

describe('the environment that a host tells', () => {
	/** What an address is refused for as Base URL and as Auth URL. */
	const told = (environment: 'uat' | 'production', address: string) =>
		[{ baseUrl: address }, { authUrl: address }].map((fields) => {
			try {
				hostsOf({ ...fields, environment });
				return 'nothing';
			} catch (error) {
				return String(error);
			}
		});

	it.each([
		['Test (UAT)', 'uat', 'uat uat-api api.uat UAT test my-sandbox api.staging uat.live'],
		['Production', 'production', 'prod production api-prod live'],
	] as const)('is %s by a word of it', (label, own, hosts) => {
		const other = own === 'uat' ? 'production' : 'uat';
		for (const host of hosts.split(' ')) {
			const address = `https://${host}.example.com`;
			expect(told(own, address)).toEqual(['nothing', 'nothing']);
			const problems = ['Base', 'Auth'].map((field): unknown =>
				expect.stringContaining(`'${field} URL' in the credential looks like ${label}, but`),
			);
			expect(told(other, address)).toEqual(problems);
		}
	});

	it('is none where no word of it is one', () => {
		const hosts =
			'api latest contest testimony protest-api squat products delivery olive reproduction';
		for (const host of hosts.split(' '))
			for (const environment of ['uat', 'production'] as const)
				expect(told(environment, `https://${host}.example.com`)).toEqual(['nothing', 'nothing']);
	});
});

async function expectRefusal(fields: Partial<typeof account>, problem: string): Promise<void> {
	const refusal = await problemOf(() => hostsOf(fields));
	expect(refusal).toMatchObject({ kind: 'settings', retryable: false, whatHappened: problem });
	expect(refusal.nextStep).toMatch(/^[A-Z].*\.$/);
	expect(refusal.message).not.toContain('s3cret');
}

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
	])('%s: it %s', async (_when, problem, addresses) => {
		for (const address of addresses.split(' ')) {
			await expectRefusal({ baseUrl: address }, `'Base URL' in the credential ${problem}.`);
			await expectRefusal({ authUrl: address }, `'Auth URL' in the credential ${problem}.`);
		}
	});

	it('has a space, or is the Base URL and empty', async () => {
		await expectRefusal({ baseUrl: `${host}/i o` }, `'Base URL' in the credential ${more}.`);
		await expectRefusal({ baseUrl: '' }, "'Base URL' in the credential is empty.");
	});
});

const notPlain = 'is not a plain path';

it.each([
	['is only slashes', 'is empty', ['/', '///']],
	['is an address', notPlain, ['https://evil.example/x', '\\\\evil.example\\x']],
	['leads to a parent folder', notPlain, ['..', '/id/../admin', '/./token', '/%2E./x']],
	['hides a slash', notPlain, ['/id%2ftoken', '/%2e%2e%2Fadmin', '/id%5Ct', '/id\\t']],
	['has a query or a fragment', notPlain, ['/token?key=s3cret', '/token#s3cret']],
])('a token path is refused when it %s: it %s', async (_when, problem, paths) => {
	for (const tokenPath of paths)
		await expectRefusal({ tokenPath }, `'Token Path' in the credential ${problem}.`);
});

it('whatever prefix and token path are, both addresses keep the host that was given', () => {
	const text = fc.oneof(
		fc.webPath(),
		fc.string(),
		fc.constantFrom('//evil.example/x', '///evil.example', '@evil.example', ':80@evil.example/'),
		fc.constantFrom('.evil.example', '/\\evil.example', '/..//evil.example', ';@evil.example'),
	);
	const staysAtHost = (prefix: string, tokenPath: string) => {
		try {
			const hosts = hostsOf({ baseUrl: `https://api.example.com/${prefix}`, tokenPath });
			expect(hostsOf({ baseUrl: hosts.baseUrl, tokenPath })).toEqual(hosts);
			for (const address of [hosts.baseUrl, hosts.tokenUrl]) {
				const url = new URL(address);
				expect(url.origin).toBe('https://api.example.com');
				expect(url.href.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
				expect(url.search + url.hash).toBe('');
			}
		} catch (error) {
			if (!(error instanceof AccountProblem)) throw error;
		}
	};
	fc.assert(fc.property(text, text, staysAtHost), { numRuns: 1000, seed: 1 });
});

const till = { accountType: 'till', accountNumber: '0522522', operator: 'Mpesa' } as const;
const paybill = { ...till, accountType: 'paybill' } as const;
const requestOf = (baseUrl: string, subject: LookupSubject) =>
	gatewayLookupCall(baseUrl, subject).request;
const PREFIX = 'https://uat.example.com/io';

describe('the request of a lookup', () => {
	it.each([
		[till, 'https://uat.example.com', 'Mpesa/merchants/0522522'],
		[paybill, 'http://127.0.0.1:3000/a/b', 'Mpesa/businesses/0522522'],
	])('of %o at %s asks one address, in the headers of the description', (...row) => {
		const [subject, baseUrl, path] = row;
		expect(requestOf(baseUrl, subject)).toEqual({
			method: 'GET',
			url: `${baseUrl}/v3/countries/KE/mmos/${path}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		});
	});

	it('keeps the shape of its address even when a value was not cleaned', () => {
		const odd = ['../1', '/1', '1/2', '1?x=1', '1#x', '1\\2', '%2e%2e', '@evil.example', '..', '.'];
		const value = fc.string({
			unit: fc.constantFrom('/', '?', '#', '\\', '%', '.', '@', ' ', '\n', 'é', '2', 'e'),
			minLength: 1,
		});
		const keepsShape = (accountNumber: string, operator: string) => {
			const subject = { ...till, accountNumber, operator };
			const url = new URL(requestOf(PREFIX, subject).url);
			expect(url.origin).toBe('https://uat.example.com');
			expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
			expect(url.search + url.hash + url.username).toBe('');
		};
		fc.assert(fc.property(value, value, keepsShape), {
			seed: 1,
			examples: odd.flatMap((text): Array<[string, string]> => [
				[text, 'Mpesa'],
				['1', text],
			]),
		});
	});
});
