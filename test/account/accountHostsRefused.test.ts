import fc from 'fast-check';

import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { account, problemOf } from './support';

const problemWith = (fields: Partial<typeof account>) =>
	problemOf(() => accountHosts({ ...account, ...fields }));

function expectRefusal(problem: AccountProblem | string, field: string): void {
	expect(problem).toBeInstanceOf(AccountProblem);
	expect(problem).toMatchObject({ kind: 'settings', retryable: false });
	expect(problem instanceof AccountProblem ? problem.whatHappened : problem).toContain(field);
	expect(problem instanceof AccountProblem ? problem.message : problem).not.toContain('s3cret');
}

describe('an address is refused, in either field, when it', () => {
	it.each([
		['is only a slash', '/'],
		['has no scheme', 'api.example.com'],
		['has no host', 'https://'],
		['is only a path', '/io'],
		['leaves the scheme to the page', '//api.example.com'],
		['goes by http', 'http://api.example.com'],
		['goes by http to a private address', 'http://192.168.1.1'],
		['goes by http to all addresses', 'http://0.0.0.0:3000'],
		['only begins like localhost', 'http://localhost.evil.example'],
		['only ends like localhost', 'http://evil-localhost'],
		['is a host under localhost', 'http://evil.localhost'],
		['only begins like 127.0.0.1', 'http://127.0.0.1.evil.example'],
		['only ends like 127.0.0.1', 'http://evil.127.0.0.1.example'],
		['hides another host behind localhost', 'http://localhost@evil.example'],
		['hides another host behind 127.0.0.1 and a port', 'http://127.0.0.1:80@evil.example'],
		['goes by ftp', 'ftp://api.example.com'],
		['is a file', 'file:///etc/hosts'],
		['is a script', 'javascript:alert(1)'],
		['holds a user name', 'https://s3cret@api.example.com'],
		['holds a user name and a password', 'https://user:s3cret@api.example.com'],
		['holds a password', 'https://:s3cret@api.example.com'],
		['holds an empty user name', 'https://@api.example.com'],
		['holds an empty user name and an empty password', 'https://:@api.example.com'],
		['has a query', 'https://api.example.com/io?key=s3cret'],
		['has an empty query', 'https://api.example.com?'],
		['has a fragment', 'https://api.example.com/io#s3cret'],
		['has an empty fragment', 'https://api.example.com#'],
		['has a backslash', 'https://api.example.com\\io'],
		['has a backslash before an at sign', 'https://api.example.com\\@evil.example'],
		['has backslashes for slashes', 'https:\\\\api.example.com'],
		['has a space in its path', 'https://api.example.com/i o'],
		['has a space in its host', 'https://api example.com'],
		['has a line break', 'https://api.exa\nmple.com'],
		['has a tab', 'https://api.example.com/i\to'],
		['leads to a parent folder', 'https://api.example.com/io/../admin'],
		['ends in a parent folder', 'https://api.example.com/io/..'],
		['has a dot between slashes', 'https://api.example.com/./io'],
		['has an encoded parent folder', 'https://api.example.com/io/%2e%2e/admin'],
		['has a parent folder encoded by half', 'https://api.example.com/io/.%2E/admin'],
		['has a port that is none', 'https://api.example.com:99999'],
	])('%s', (_what, address) => {
		expectRefusal(problemWith({ baseUrl: address }), 'Base URL');
		expectRefusal(problemWith({ authUrl: address }), 'Auth URL');
	});

	it('is the Base URL and empty', () => {
		expectRefusal(problemWith({ baseUrl: '' }), 'Base URL');
	});
});

describe('a token path is refused when it', () => {
	it.each([
		['is only a slash', '/'],
		['is only slashes', '///'],
		['is an address', 'https://evil.example/x'],
		['is an address behind a slash', '/https://evil.example/x'],
		['is a parent folder', '..'],
		['leads to a parent folder', '/identity/../admin'],
		['has a dot between slashes', '/identity/./token'],
		['has an encoded parent folder', '/%2e%2e/admin'],
		['has a parent folder encoded by half', '/%2E./admin'],
		['has an encoded slash', '/identity%2ftoken'],
		['has an encoded parent folder with its slash', '/%2e%2e%2Fadmin'],
		['has an encoded backslash', '/identity%5Ctoken'],
		['has a backslash', '/identity\\token'],
		['begins with a backslash', '\\\\evil.example\\x'],
		['has a query', '/token?key=s3cret'],
		['has a fragment', '/token#s3cret'],
		['has a space', '/to ken'],
		['has a line break', '/token\nHost: evil.example'],
		['has letters beyond ASCII', '/t\u00F6ken'],
	])('%s', (_what, tokenPath) => {
		expectRefusal(problemWith({ tokenPath }), 'Token Path');
	});
});

describe('whatever the token path and the prefix are', () => {
	const text = fc.oneof(
		fc.webPath(),
		fc.string(),
		fc.constantFrom('//evil.example/x', '///evil.example', '@evil.example', ':80@evil.example/'),
		fc.constantFrom('.evil.example', '/\\evil.example', '/..//evil.example', ';@evil.example'),
	);

	it('both addresses keep the host that was given, have no query, and are read again as they are', () => {
		fc.assert(
			fc.property(text, text, (prefix, tokenPath) => {
				const given = `https://api.example.com/${prefix}`;
				try {
					const hosts = accountHosts({ ...account, baseUrl: given, tokenPath });
					const again = accountHosts({ ...account, baseUrl: hosts.baseUrl, tokenPath });
					expect(again).toEqual(hosts);
					for (const address of [hosts.baseUrl, hosts.tokenUrl]) {
						const url = new URL(address);
						expect(url.origin).toBe('https://api.example.com');
						expect(url.href.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
						expect(url.search + url.hash).toBe('');
					}
				} catch (error) {
					if (!(error instanceof AccountProblem)) throw error;
				}
			}),
			{ numRuns: 1000 },
		);
	});
});
