import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { account } from './support';

const TOKEN = '/identity-test/v2/token';
const hostsOf = (fields: Partial<typeof account>) => accountHosts({ ...account, ...fields });

describe('the addresses of an account', () => {
	it.each([
		['a host', 'https://api.example.com', 'https://api.example.com'],
		['a host with a slash', 'https://api.example.com/', 'https://api.example.com'],
		['a host with slashes', 'https://api.example.com///', 'https://api.example.com'],
		['a path prefix', 'https://api.example.com/io', 'https://api.example.com/io'],
		['a path prefix with a slash', 'https://api.example.com/io/', 'https://api.example.com/io'],
		['a path prefix with slashes', 'https://api.example.com/io//', 'https://api.example.com/io'],
		['a longer prefix', 'https://api.example.com/io/a', 'https://api.example.com/io/a'],
		['a port', 'https://api.example.com:8443', 'https://api.example.com:8443'],
		['a port and a prefix', 'https://api.example.com:8443/io/', 'https://api.example.com:8443/io'],
		['the usual port', 'https://api.example.com:443', 'https://api.example.com'],
		['upper case', 'HTTPS://API.Example.COM', 'https://api.example.com'],
		[
			'an upper-case prefix, which is kept',
			'https://api.example.com/IO',
			'https://api.example.com/IO',
		],
		['an address in digits', 'https://192.0.2.7/io', 'https://192.0.2.7/io'],
		['localhost by http', 'http://localhost', 'http://localhost'],
		['localhost with a port', 'http://localhost:3000/', 'http://localhost:3000'],
		['LOCALHOST', 'http://LOCALHOST:3000', 'http://localhost:3000'],
		['127.0.0.1 by http', 'http://127.0.0.1:3000/io', 'http://127.0.0.1:3000/io'],
		['another loopback address', 'http://127.9.9.9', 'http://127.9.9.9'],
		['the loopback address of IPv6', 'http://[::1]:3000', 'http://[::1]:3000'],
		['localhost by https', 'https://localhost', 'https://localhost'],
	])('keep %s', (_what, baseUrl, expected) => {
		expect(hostsOf({ baseUrl })).toEqual({ baseUrl: expected, tokenUrl: `${expected}${TOKEN}` });
	});

	it.each([
		['https://auth.example.com', `https://auth.example.com${TOKEN}`],
		['https://auth.example.com/', `https://auth.example.com${TOKEN}`],
		['https://auth.example.com/id/', `https://auth.example.com/id${TOKEN}`],
		['http://localhost:1234', `http://localhost:1234${TOKEN}`],
	])('take the token from the Auth URL %s', (authUrl, tokenUrl) => {
		expect(hostsOf({ baseUrl: 'https://api.example.com/io', authUrl })).toEqual({
			baseUrl: 'https://api.example.com/io',
			tokenUrl,
		});
	});
});

describe('the path of the token call', () => {
	it.each([
		['/identity/v2/token', '/identity/v2/token'],
		['identity/v2/token', '/identity/v2/token'],
		['/oauth2/token', '/oauth2/token'],
		['/a-b_c.d~e/v1', '/a-b_c.d~e/v1'],
		['/id;v=2/token', '/id;v=2/token'],
	])('%s is joined with one slash', (tokenPath, path) => {
		for (const baseUrl of ['https://api.example.com', 'https://api.example.com/']) {
			expect(hostsOf({ baseUrl, tokenPath }).tokenUrl).toBe(`https://api.example.com${path}`);
		}
		expect(hostsOf({ baseUrl: 'https://api.example.com/io/', tokenPath }).tokenUrl).toBe(
			`https://api.example.com/io${path}`,
		);
	});
});
