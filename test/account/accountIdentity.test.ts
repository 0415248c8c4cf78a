import { accountIdentity } from '../../nodes/MobileMoneyNameLookup/account/accountIdentity';
import { ACCOUNT_FIELDS } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import type { AccountSettings } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { account } from './support';

/** Another value for every field of the schema; the compiler asks for one that is new. */
const OTHERS: Readonly<Record<keyof AccountSettings, string>> = {
	environment: 'production',
	baseUrl: 'https://api2.example.com',
	authUrl: 'https://auth.example.com',
	tokenPath: '/identity/v2/token',
	apiKey: 's3cret-key2',
	login: 'S3cret-login',
	password: 's3cret-password ',
};

/** An account that has its token from its own host, whatever its Base URL. */
const own = { ...account, authUrl: account.baseUrl };

const fingerprintOf = async (fields: Partial<Record<keyof AccountSettings, string>> = {}) =>
	(await accountIdentity({ ...own, ...fields })).fingerprint;

describe('what tells an account apart', () => {
	it.each(ACCOUNT_FIELDS)(
		'is another with another %s, also right after the first',
		async (field) => {
			const other = { ...own, [field]: OTHERS[field] };
			const first = await accountIdentity(own);
			const changed = await accountIdentity(other);
			expect(changed.account).toEqual(other);
			expect(changed.fingerprint).not.toBe(first.fingerprint);
			expect(await accountIdentity(own)).toEqual(first);
		},
	);

	it.each<readonly [string, Partial<AccountSettings>]>([
		['a port', { baseUrl: 'https://api.example.com:8443' }],
		['a path', { baseUrl: 'https://api.example.com/io' }],
		['login and password exchanged', { login: own.password, password: own.login }],
		['other ends of its fields', { login: 's3cret-login","s3cret', password: '-password' }],
	])('is another with %s', async (_what, fields) => {
		expect(await fingerprintOf(fields)).not.toBe(await fingerprintOf());
	});

	it.each<readonly [string, Partial<AccountSettings>]>([
		['its Base URL in other words', { baseUrl: 'https://API.example.com:443/' }],
		['no Auth URL where it is the same', { authUrl: '' }],
		['a token path without its slash', { tokenPath: 'identity-test/v2/token' }],
	])('is the same with %s', async (_what, fields) => {
		expect(await fingerprintOf(fields)).toBe(await fingerprintOf());
	});

	it('is no field that can be read back, and stays the same from version to version', async () => {
		expect(await fingerprintOf()).toBe('wxUssxC_UQ2leEEvxcexz1pNgd6VFxWn1dDyfUFb_pE');
	});

	it('is worked out once for all requests of a run', async () => {
		const { hosts } = await accountIdentity({ ...own });
		expect((await accountIdentity({ ...own, accessToken: 'another' })).hosts).toBe(hosts);
	});

	it('is kept apart when two accounts are asked for at the same time', async () => {
		const [first, other] = [await fingerprintOf(), await fingerprintOf({ login: 'other' })];
		const together = [{}, { login: 'other' }, {}].map(fingerprintOf);
		expect(await Promise.all(together)).toEqual([first, other, first]);
	});
});
