import fc from 'fast-check';

import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/account/accountFingerprint';
import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import type { AccountSettings } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { account } from './support';

const fingerprintOf = async (fields: Partial<AccountSettings> = {}): Promise<string> => {
	const settings = { ...account, ...fields };
	return await accountFingerprint(settings, accountHosts(settings));
};

describe('the fingerprint of an account changes with its', () => {
	it.each<readonly [string, Partial<AccountSettings>]>([
		['environment', { environment: 'production' }],
		['base host', { baseUrl: 'https://api2.example.com', authUrl: 'https://api.example.com' }],
		['base port', { baseUrl: 'https://api.example.com:8443' }],
		['base path', { baseUrl: 'https://api.example.com/io' }],
		['auth host', { authUrl: 'https://auth.example.com' }],
		['token path', { tokenPath: '/identity/v2/token' }],
		['API key', { apiKey: 's3cret-key2' }],
		['login', { login: 's3cret-login2' }],
		['login in another case', { login: 'S3cret-login' }],
		['password', { password: 's3cret-password2' }],
		['password with a space behind', { password: 's3cret-password ' }],
		['login and password exchanged', { login: account.password, password: account.login }],
	])('%s', async (_what, fields) => {
		expect(await fingerprintOf(fields)).not.toBe(await fingerprintOf());
	});
});

describe('the fingerprint of an account', () => {
	it.each<readonly [string, Partial<AccountSettings>]>([
		['nothing', {}],
		['a slash behind the host', { baseUrl: 'https://api.example.com/' }],
		['the host in upper case', { baseUrl: 'https://API.example.com' }],
		['the usual port', { baseUrl: 'https://api.example.com:443' }],
		['the same host as Auth URL', { authUrl: 'https://api.example.com' }],
		['a token path without its slash', { tokenPath: 'identity-test/v2/token' }],
	])('is the same with %s changed', async (_what, fields) => {
		expect(await fingerprintOf(fields)).toBe(await fingerprintOf());
	});

	it('is the same again after another account was asked for, also at the same time', async () => {
		const first = await fingerprintOf();
		const other = await fingerprintOf({ login: 'other' });
		const together = await Promise.all([
			fingerprintOf(),
			fingerprintOf({ login: 'other' }),
			fingerprintOf(),
		]);
		expect(together).toEqual([first, other, first]);
	});

	it('is the same in another process', async () => {
		const first = await fingerprintOf();
		jest.resetModules();
		const again = await import('../../nodes/MobileMoneyNameLookup/account/accountFingerprint');
		expect(await again.accountFingerprint(account, accountHosts(account))).toBe(first);
	});

	it('gives no field away', async () => {
		const fingerprint = await fingerprintOf();
		expect(fingerprint).toMatch(/^[\w-]{43}$/);
		expect(fingerprint).not.toContain('s3cret');
		expect(Buffer.from(fingerprint, 'base64url').toString('latin1')).not.toContain('s3cret');
	});

	it('does not depend on where one field ends and the next begins', async () => {
		const text = fc.string({ minLength: 1, maxLength: 6 });
		const fields = fc.record({ apiKey: text, login: text, password: text });
		await fc.assert(
			fc.asyncProperty(fields, fields, async (one, other) => {
				const areEqual =
					one.apiKey === other.apiKey &&
					one.login === other.login &&
					one.password === other.password;
				expect((await fingerprintOf(one)) === (await fingerprintOf(other))).toBe(areEqual);
			}),
		);
		expect(await fingerprintOf({ login: 'ab', password: 'c' })).not.toBe(
			await fingerprintOf({ login: 'a', password: 'bc' }),
		);
		expect(await fingerprintOf({ login: 'a","b', password: 'c' })).not.toBe(
			await fingerprintOf({ login: 'a', password: 'b","c' }),
		);
	});
});
