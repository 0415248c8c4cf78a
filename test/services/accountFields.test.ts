import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { accountSecrets } from '../../nodes/MobileMoneyNameLookup/redaction/outsideTexts';
import { darajaAccount } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import { apiUserAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { clientAccount } from '../../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';
import { account, problemOf } from '../account/support';

const client = { environment: 'uat', baseUrl: 'https://a.ke', clientId: 'id', clientSecret: 's' };
const app = { environment: 'uat', consumerKey: 'key', consumerSecret: 'a:b' };
const READERS = { apiUser: apiUserAccount, client: clientAccount, daraja: darajaAccount };
const FIELDS = { apiUser: account, client, daraja: app };

type Field = ICredentialDataDecryptedObject[string];

/** The account read from its fields, some of them others or, where undefined, left out. */
function read(kind: keyof typeof READERS, changes: Record<string, Field | undefined> = {}) {
	const all: Record<string, Field | undefined> = { ...FIELDS[kind], ...changes };
	const fields = Object.entries(all).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value] as const],
	);
	return READERS[kind](Object.fromEntries(fields));
}

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the login of', () => {
	const host = 'https://api.example.com';

	it.each([
		[{ baseUrl: ` ${host}/io/ `, tokenPath: ' a-b_c.d~e/v1 ' }, `${host}/io/a-b_c.d~e/v1`],
		[{ tokenPath: '///token' }, `${host}/token`],
		[{ authUrl: ' https://auth.example ' }, 'https://auth.example/identity-test/v2/token'],
		[{ authUrl: ' ', tokenPath: ' ' }, `${host}/identity-test/v2/token`],
	])('an API user with %j goes to %s', (changes, url) => {
		expect(read('apiUser', changes).login).toMatchObject({ method: 'POST', url });
	});

	it('an API user keeps every character of login and password', () => {
		const odd = '  Siri & Kali=9+1% ya Mwákà ñ \t';
		const { body = '' } = read('apiUser', { login: odd, password: odd }).login;
		expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ username: odd, password: odd });
	});

	it.each([
		[undefined, '/identity-test/v2/token'],
		['/accounts/v1/oauth/token', '/accounts/v1/oauth/token'],
	])('a client with the token path %j goes to %s, by HTTP Basic or the form', (tokenPath, path) => {
		const form = {
			'Content-Type': 'application/x-www-form-urlencoded',
			Accept: 'application/json',
		};
		const url = `https://a.ke${path}`;
		const body = 'grant_type=client_credentials';
		expect(read('client', { tokenPath })).toMatchObject({
			login: { method: 'POST', url, headers: { Authorization: basic('id:s'), ...form }, body },
			otherLogin: {
				method: 'POST',
				url,
				headers: form,
				body: `${body}&client_id=id&client_secret=s`,
			},
		});
	});

	it.each(['apiUser', 'client'] as const)('%s needs a Token Path for Production', async (kind) => {
		const fields = { environment: 'production', tokenPath: ' ' };
		const { message } = await problemOf(() => read(kind, fields));
		expect(message).toBe(
			"'Token Path' in the credential is empty. For Production, enter the path for tokens from your account details.",
		);
		const { login } = read(kind, { ...fields, tokenPath: '/identity/v2/token' });
		expect(login.url).toMatch(/\/identity\/v2\/token$/);
	});

	it.each([
		['uat', undefined, 'https://sandbox.safaricom.co.ke'],
		['production', ' ', 'https://api.safaricom.co.ke'],
		['uat', 'http://127.0.0.1:9/x/', 'http://127.0.0.1:9/x'],
	])('a Daraja app, %s, with the Base URL %j goes to %s', (environment, baseUrl, host) => {
		const daraja = read('daraja', { environment, baseUrl });
		expect(daraja).toMatchObject({ environment, baseUrl: host });
		expect(daraja.login).toEqual({
			method: 'GET',
			url: `${host}/oauth/v1/generate?grant_type=client_credentials`,
			headers: { Authorization: basic('key:a:b'), Accept: 'application/json' },
		});
	});
});

const isUnread = 'is missing or has the wrong type';
it.each([
	['apiUser', 'Environment', 'environment', undefined, isUnread],
	['apiUser', 'Token Path', 'tokenPath', 2, isUnread],
	['apiUser', 'API Key', 'apiKey', '  ', 'is empty'],
	['apiUser', 'Password', 'password', '', 'is empty'],
	['client', 'Client ID', 'clientId', 'id:s3cret', 'has a colon'],
	['client', 'Client Secret', 'clientSecret', ' ', 'is empty'],
	['daraja', 'Consumer Secret', 'consumerSecret', 7, isUnread],
	['daraja', 'Base URL', 'baseUrl', 'https://live.example.com', 'looks like Production, but'],
	['daraja', 'Base URL', 'baseUrl', 'https://api.safaricom.co.ke.', 'belongs to Daraja’s other'],
	['daraja', 'Base URL', 'baseUrl', 'http://proxy.example', 'must begin with https'],
] as const)('the fields of %s are refused by name alone: %s (%s: %p) %s', async (...row) => {
	const [kind, label, field, value, what] = row;
	const problem = await problemOf(() => read(kind, { [field]: value }));
	expect(problem).toMatchObject({ kind: 'settings', retryable: false });
	expect(problem.message).toContain(`'${label}' in the credential ${what}`);
	expect(problem.message).not.toContain('s3cret');
});

it.each([
	['apiUser', ['s3cret-key', 's3cret-login', 's3cret-password', 's3cret-login:s3cret-password']],
	['apiUser', [btoa('s3cret-key:'), 's3cret-key:']],
	['client', ['id', 's', 'id:s', btoa('id:s')]],
	['daraja', ['key', 'a:b', 'key:a:b', btoa('key:a:b')]],
] as const)('the secrets of %s are among others %j', (kind, secrets) => {
	expect(accountSecrets(read(kind))).toEqual(expect.arrayContaining([...secrets]));
});
