import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { account } from './support';

const TOKEN = '/identity-test/v2/token';
const hostsOf = (fields: Partial<typeof account>) => accountHosts({ ...account, ...fields });

describe('the addresses of an account', () => {
	it.each([
		['a host', 'https://api.example.com', 'https://api.example.com'],
		['a prefix without its slashes', 'https://api.example.com/io//', 'https://api.example.com/io'],
		['a longer prefix, its case kept', 'https://a.example/IO//a', 'https://a.example/IO/a'],
		['dots and an at sign', 'https://a.example/..a/b../c:@d', 'https://a.example/..a/b../c:@d'],
		['a port', 'https://api.example.com:8443/io/', 'https://api.example.com:8443/io'],
		['the usual port, which goes without saying', 'https://a.example:443', 'https://a.example'],
		['a host in upper case', 'HTTPS://API.Example.COM', 'https://api.example.com'],
		['an address in digits', 'https://192.0.2.7/io', 'https://192.0.2.7/io'],
		['localhost by http', 'http://LOCALHOST:3000//', 'http://localhost:3000'],
		['another loopback address', 'http://127.9.9.9', 'http://127.9.9.9'],
		['the loopback address of IPv6', 'http://[::1]:3000', 'http://[::1]:3000'],
	])('keep %s', (_what, address, expected) => {
		const tokenUrl = `${expected}${TOKEN}`;
		expect(hostsOf({ baseUrl: address })).toEqual({ baseUrl: expected, tokenUrl });
		const { baseUrl } = account;
		expect(hostsOf({ authUrl: address })).toEqual({ baseUrl, tokenUrl });
	});

	it.each([
		['/identity/v2/token', '/identity/v2/token'],
		['///token', '/token'],
		['a-b_c.d~e/v1', '/a-b_c.d~e/v1'],
		['/id;v=2/token', '/id;v=2/token'],
	])('are joined with the token path %s by one slash', (tokenPath, path) => {
		for (const baseUrl of ['https://api.example.com', 'https://api.example.com/io/']) {
			const expected = `${baseUrl.replace(/\/$/, '')}${path}`;
			expect(hostsOf({ baseUrl, tokenPath }).tokenUrl).toBe(expected);
		}
	});
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
		['UAT (Test)', 'uat', 'uat uat-api api.uat UAT test my-sandbox api.staging uat.live'],
		['Production', 'production', 'prod production api-prod live'],
	] as const)('is %s by a word of it', (label, own, hosts) => {
		const other = own === 'uat' ? 'production' : 'uat';
		for (const host of hosts.split(' ')) {
			const address = `https://${host}.example.com`;
			expect(told(own, address)).toEqual(['nothing', 'nothing']);
			const problems = ['Base', 'Auth'].map((field) =>
				expect.stringContaining(`The ${field} URL of the credential looks like ${label}, but`),
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
