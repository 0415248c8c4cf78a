import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/account/account';
import { darajaAccount } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import { apiUserAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { clientAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';
import { account } from '../account/support';

const gateway = {
	environment: 'uat',
	baseUrl: 'https://api.example.com',
	authUrl: 'https://api.example.com',
	tokenPath: '/token',
};
const GATEWAY_CHANGES = {
	environment: 'production',
	baseUrl: 'https://api2.example.com',
	authUrl: 'https://auth.example.com',
	tokenPath: '/identity/v2/token',
};

/** Every kind of account, and another value for each of its fields. */
const KINDS = {
	apiUser: {
		read: apiUserAccount,
		fields: { ...account, ...gateway },
		others: { ...GATEWAY_CHANGES, apiKey: 'key2', login: 'S3cret-login', password: 's3cret ' },
	},
	clientCredentials: {
		read: clientAccount,
		fields: { ...gateway, clientId: 's3cret-id', clientSecret: 's3cret' },
		others: { ...GATEWAY_CHANGES, clientId: 'id2', clientSecret: 'S3cret' },
	},
	daraja: {
		read: darajaAccount,
		fields: { environment: 'uat', baseUrl: '', consumerKey: 's3cret-id', consumerSecret: 's3cret' },
		others: {
			environment: 'production',
			baseUrl: 'https://proxy.example.com',
			consumerKey: 'key2',
			consumerSecret: 'S3cret',
		},
	},
};

const cases = Object.entries(KINDS).flatMap(([kind, { read, fields, others }]) =>
	Object.entries(others).map(([field, other]) => ({ kind, field, read, fields, other })),
);

const fingerprintOf = async (fields: Partial<typeof account> = {}) =>
	await accountFingerprint(apiUserAccount({ ...account, ...fields }));

describe('what tells an account apart', () => {
	it.each(cases)(
		'$kind: is another with another $field',
		async ({ read, fields, field, other }) => {
			const first = await accountFingerprint(read(fields));
			expect(await accountFingerprint(read({ ...fields, [field]: other }))).not.toBe(first);
			expect(await accountFingerprint(read({ ...fields }))).toBe(first);
		},
	);

	it.each([
		['a port', { baseUrl: 'https://api.example.com:8443' }],
		['login and password exchanged', { login: account.password, password: account.login }],
		['other ends of its fields', { login: 's3cret-login&password=x', password: 's3cret' }],
	])('is another with %s', async (_what, fields) => {
		expect(await fingerprintOf(fields)).not.toBe(await fingerprintOf());
	});

	it('is another at the same address for a client with the texts of an API user', async () => {
		const client = { ...account, tokenPath: '/x', clientId: 's3cret-key', clientSecret: '' };
		const all = { ...client, clientSecret: 'x', apiKey: 's3cret-key:x' };
		expect(await accountFingerprint(clientAccount(all))).not.toBe(
			await accountFingerprint(apiUserAccount(all)),
		);
	});

	it('is no field that can be read back, and stays the same from version to version', async () => {
		expect(await fingerprintOf()).toBe('UKP8AwvYHOLhKb4Ro7NIHfCdvtUFP6fS1N56UhfbTa0');
	});
});
