import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/sending/token/account';
import { darajaAccount } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import { apiUserAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { clientAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';
import { account } from '../sending/token/support';

const { baseUrl, authUrl, tokenPath, ...login } = { ...account, authUrl: account.baseUrl };
const ENVIRONMENT = { environment: 'uat' };
const GATEWAY = { baseUrl, authUrl, tokenPath, ...ENVIRONMENT };
const client = { clientId: 's3cret-id', clientSecret: 's3cret' };
const app = { baseUrl: 'https://proxy.example', consumerKey: 'key', consumerSecret: 's3cret' };

const fields = [
	{ kind: 'API user', read: apiUserAccount, fields: { ...login, ...GATEWAY } },
	{ kind: 'client', read: clientAccount, fields: { ...client, ...GATEWAY } },
	{ kind: 'Daraja app', read: darajaAccount, fields: { ...app, ...ENVIRONMENT } },
].flatMap((account) =>
	Object.entries(account.fields).map(([field, value]) => ({ ...account, field, value })),
);

const fingerprintOf = async (changes: Partial<typeof account> = {}) =>
	await accountFingerprint(apiUserAccount({ ...account, ...changes }));

describe('what tells an account apart', () => {
	it.each(fields)('$kind: is another with another $field', async (one) => {
		const first = await accountFingerprint(one.read(one.fields));
		const other = one.field === 'environment' ? 'production' : `${one.value}2`;
		const changed = one.read({ ...one.fields, [one.field]: other });
		expect(await accountFingerprint(changed)).not.toBe(first);
		expect(await accountFingerprint(one.read({ ...one.fields }))).toBe(first);
	});

	it.each([
		['login and password exchanged', { login: account.password, password: account.login }],
		['other ends of its fields', { login: 's3cret-login&password=x', password: 's3cret' }],
		['another case and a blank', { login: 'S3cret-login', password: 's3cret-password ' }],
	])('is another with %s', async (_what, changes) => {
		expect(await fingerprintOf(changes)).not.toBe(await fingerprintOf());
	});

	it('is another at the same address for a client with the texts of an API user', async () => {
		const all = { ...GATEWAY, ...login, clientId: 'id', clientSecret: 'x', apiKey: 'id:x' };
		expect(await accountFingerprint(clientAccount(all))).not.toBe(
			await accountFingerprint(apiUserAccount(all)),
		);
	});

	it('is no field that can be read back, and stays the same from version to version', async () => {
		expect(await fingerprintOf()).toBe('UKP8AwvYHOLhKb4Ro7NIHfCdvtUFP6fS1N56UhfbTa0');
	});
});
