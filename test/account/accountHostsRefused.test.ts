import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { account, problemOf } from './support';

async function expectRefusal(fields: Partial<typeof account>, field: string): Promise<void> {
	const problem = await problemOf(() => accountHosts({ ...account, ...fields }));
	expect(problem).toMatchObject({ kind: 'settings', retryable: false });
	expect(problem.whatHappened).toContain(`The ${field}`);
	expect(problem.message).not.toContain('s3cret');
}

describe('an address is refused, in either field, when it', () => {
	it.each([
		['is only a slash', '/'],
		['has no scheme', 'api.example.com'],
		['is only a path', '/io'],
		['leaves the scheme to the page', '//api.example.com'],
		['goes by http', 'http://api.example.com'],
		['goes by http to a private address', 'http://192.168.1.1'],
		['only begins like localhost', 'http://localhost.evil.example'],
		['only ends like localhost', 'http://evil-localhost'],
		['only begins like 127.0.0.1', 'http://127.0.0.1.evil.example'],
		['hides another host behind 127.0.0.1 and a port', 'http://127.0.0.1:80@evil.example'],
		['goes by ftp', 'ftp://api.example.com'],
		['is a script', 'javascript:alert(1)'],
		['holds a user name and a password', 'https://user:s3cret@api.example.com'],
		['holds a password', 'https://:s3cret@api.example.com'],
		['holds an empty user name', 'https://@api.example.com'],
		['has an empty query', 'https://api.example.com?'],
		['has a fragment', 'https://api.example.com/io#s3cret'],
		['has a backslash', 'https://api.example.com\\io'],
		['has backslashes for slashes', 'https:\\\\api.example.com'],
		['has a space in its path', 'https://api.example.com/i o'],
		['has a tab', 'https://api.example.com/i\to'],
		['leads to a parent folder', 'https://api.example.com/io/../admin'],
		['has a dot between slashes', 'https://api.example.com/./io'],
		['has an encoded parent folder', 'https://api.example.com/io/%2e%2e/admin'],
		['has a parent folder encoded by half', 'https://api.example.com/io/.%2E/admin'],
		['has a port that is none', 'https://api.example.com:99999'],
	])('%s', async (_what, address) => {
		await expectRefusal({ baseUrl: address }, 'Base URL');
		await expectRefusal({ authUrl: address }, 'Auth URL');
	});

	it('is the Base URL and empty', async () => {
		await expectRefusal({ baseUrl: '' }, 'Base URL of the credential is empty');
	});
});

describe('a token path is refused when it', () => {
	it.each([
		['is only a slash', '/'],
		['is an address', 'https://evil.example/x'],
		['is a parent folder', '..'],
		['leads to a parent folder', '/identity/../admin'],
		['has a dot between slashes', '/identity/./token'],
		['has an encoded parent folder', '/%2e%2e/admin'],
		['has a parent folder encoded by half', '/%2E./admin'],
		['has an encoded slash', '/identity%2ftoken'],
		['has an encoded backslash', '/identity%5Ctoken'],
		['has a backslash', '/identity\\token'],
		['has a query', '/token?key=s3cret'],
		['has a space', '/to ken'],
		['has a line break', '/token\nHost: evil.example'],
		['has letters beyond ASCII', '/t\u00F6ken'],
	])('%s', async (_what, tokenPath) => {
		await expectRefusal({ tokenPath }, 'Token Path');
	});
});
