import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { refusedTokenCall } from '../../nodes/MobileMoneyNameLookup/sending/token/refusedTokenCall';
import { daraja } from '../../nodes/MobileMoneyNameLookup/services/daraja/daraja';
import {
	basicAuthorization,
	gatewayApiUser,
	gatewayClientCredentials,
} from '../../nodes/MobileMoneyNameLookup/services/gateway/credentials';
import { knownCredential } from '../../nodes/MobileMoneyNameLookup/services/httpService';
import { account, problemOf } from '../sending/token/support';

const SERVICES = { apiUser: gatewayApiUser, client: gatewayClientCredentials, daraja };
const FIELDS = {
	apiUser: { ...account, authUrl: account.baseUrl },
	client: {
		environment: 'uat',
		baseUrl: 'https://a.ke',
		authUrl: 'https://a.ke',
		tokenPath: '/t',
		clientId: 'id',
		clientSecret: 's',
	},
	daraja: {
		environment: 'uat',
		baseUrl: 'https://a.ke',
		consumerKey: 'key',
		consumerSecret: 'a:b',
	},
};
type Kind = keyof typeof SERVICES;
const KINDS = ['apiUser', 'client', 'daraja'] as const;

type Field = ICredentialDataDecryptedObject[string];

/** The account read from its fields, some of them changed or, where null, left out. */
function read(kind: Kind, changes: Record<string, Field | null> = {}) {
	const fields = Object.entries<Field | null>({ ...FIELDS[kind], ...changes });
	const given = fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
	return SERVICES[kind].readCredential(Object.fromEntries(given));
}

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');
const basic = (text: string): string => `Basic ${base64(text)}`;

const host = 'https://api.example.com';

it.each([
	[{ baseUrl: ` ${host}/io/ `, authUrl: '', tokenPath: ' a-b/v1 ' }, `${host}/io/a-b/v1`],
	[{ tokenPath: 'a-b_c.d~e' }, `${host}/a-b_c.d~e`],
	[{ environment: 'production', tokenPath: '///token' }, `${host}/token`],
	[{ authUrl: ' https://auth.example ' }, 'https://auth.example/identity-test/v2/token'],
	[{ authUrl: ' ', tokenPath: ' ' }, `${host}/identity-test/v2/token`],
])('the login of an API user with %j goes to %s', (changes, url) => {
	expect(read('apiUser', changes).login).toMatchObject({ method: 'POST', url });
});

it('the login of an API user keeps every character of login and password', () => {
	const odd = '  Siri & Kali=9+1% ya Mwákà ñ \t';
	const { body = '', headers } = read('apiUser', { login: odd, password: odd }).login;
	expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ username: odd, password: odd });
	expect(headers).toMatchObject({ Authorization: basic('s3cret-key:') });
});

it('the login of a client is sent by HTTP Basic, or in the form', () => {
	const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
	const call = { method: 'POST', url: 'https://a.ke/t' };
	const body = 'grant_type=client_credentials';
	expect(read('client')).toMatchObject({
		login: { ...call, headers: { Authorization: basic('id:s'), ...form }, body },
		otherLogin: { ...call, headers: form, body: `${body}&client_id=id&client_secret=s` },
	});
});

it.each([
	['uat', null, 'https://sandbox.safaricom.co.ke'],
	['production', ' ', 'https://api.safaricom.co.ke'],
	['uat', 'http://127.0.0.1:9/x/', 'http://127.0.0.1:9/x'],
])('the login of a Daraja app, %s, Base URL %j, goes to %s', (environment, baseUrl, address) => {
	const account = read('daraja', { environment, baseUrl });
	expect(account).toMatchObject({ environment, baseUrl: address });
	expect(account.login).toEqual({
		method: 'GET',
		url: `${address}/oauth/v1/generate?grant_type=client_credentials`,
		headers: { Authorization: basic('key:a:b'), Accept: 'application/json' },
	});
});

it.each<readonly [string, string, string]>([
	['a bare key as a user with an empty password', 'uat-4f1c9e7b2d8a', 'uat-4f1c9e7b2d8a:'],
	['a secret with colons and spaces', 'key:se: cr:et', 'key:se: cr:et'],
	['letters beyond ASCII as UTF-8', 'key:sécret€', 'key:sécret€'],
	['Base64 of text without a colon', base64('username'), `${base64('username')}:`],
	['Base64 of bytes that are no text', '/zr+', '/zr+:'],
	['Base64 of a control character', base64('\u0000a:b'), `${base64('\u0000a:b')}:`],
	['a key after the word Basic', '  BASIC \tuat-key \r\n', 'uat-key:'],
	['its Base64', base64('key:sécret€'), 'key:sécret€'],
	['its Base64 after the word Basic', `basic\t${base64(':')}`, ':'],
])('an API key is sent as HTTP Basic: %s %j', (_what, apiKey, userAndPassword) => {
	expect(basicAuthorization(apiKey)).toBe(basic(userAndPassword));
});

const isUnread = 'is missing or has the wrong type';
it.each([
	['client', 'Token Path', 'tokenPath', ' ', 'is empty. Open the credential '],
	['apiUser', 'Environment', 'environment', null, isUnread],
	['apiUser', 'Token Path', 'tokenPath', 2, isUnread],
	['apiUser', 'API Key', 'apiKey', '  ', 'is empty'],
	['apiUser', 'Password', 'password', '', 'is empty'],
	['client', 'Client Secret', 'clientSecret', ' ', 'is empty'],
	['daraja', 'Consumer Secret', 'consumerSecret', 7, isUnread],
	['daraja', 'Base URL', 'baseUrl', 'https://uat.x.example.com', 'looks like Test (UAT), but'],
	['daraja', 'Base URL', 'baseUrl', 'http://proxy.example', 'must begin with https'],
] as const)('a field of %s is refused by its label alone: %s (%s: %p) %s', async (...row) => {
	const [kind, label, field, value, what] = row;
	const fields = { environment: 'production', [field]: value };
	const problem = await problemOf(() => read(kind, fields));
	expect(problem.failure.retryable).toBe(false);
	expect(problem.message).toContain(`'${label}' in the credential ${what}`);
	expect(problem.message).not.toContain('s3cret');
});

const TOKEN = '{"token_type":"bearer","expires_in":"3599","access_token":"aaa.bbb.ccc"}';
const LOGIN = "Check 'API Key', 'Login' and 'Password'";
const ADDRESS = "Check 'Base URL', 'Auth URL' and 'Token Path'";
const KEYS = "Check 'Consumer Key' and 'Consumer Secret'";
const DARAJA_ADDRESS = "Check 'Base URL' (leave it empty";
const LATER = 'Try again in a few minutes.';

it.each<[Kind, number, string | undefined, nextStep: string]>([
	['daraja', 400, '', KEYS],
	['daraja', 403, ' \r\n', KEYS],
	['daraja', 200, '{"access_token":" ","expires_in":"3599"}', KEYS],
	['daraja', 403, '<html></html>', DARAJA_ADDRESS],
	['daraja', 404, '', DARAJA_ADDRESS],
	['daraja', 503, '', LATER],
	['client', 400, '{"error":"invalid_client"}', "Check 'Client ID' and 'Client Secret'"],
	['apiUser', 401, '', LOGIN],
	['apiUser', 400, TOKEN, LOGIN],
	['apiUser', 200, '{"status":"E401001","message":"Invalid credentials"}', LOGIN],
	['apiUser', 200, '{"message":"Invalid credentials"}', LOGIN],
	['apiUser', 404, '{"status":"E503000","message":"No such end point"}', ADDRESS],
	['apiUser', 300, TOKEN, ADDRESS],
	['apiUser', 200, undefined, ADDRESS],
	['apiUser', 200, '{"message":"Welcome"}', ADDRESS],
	['apiUser', 200, '{"status":"E503000","message":"Down"}', LATER],
	['apiUser', 429, '{"error":"invalid_client"}', LATER],
	['apiUser', 500, TOKEN, LATER],
])('a token call of %s answered with HTTP %i %j says what to do: %s', (...row) => {
	const [kind, httpStatus, body, nextStep] = row;
	const { failure, isRefusal, message } = refusedTokenCall(read(kind), { httpStatus, body });
	expect(failure.nextStep.startsWith(nextStep)).toBe(true);
	expect(failure.retryable).toBe(nextStep === LATER);
	expect(isRefusal).toBe(message.startsWith('The service refused '));
});

it('the secrets of an account are its fields', () => {
	const secrets = KINDS.map((kind) => read(kind).secrets.join(' '));
	const ofApiUser = 's3cret-key s3cret-login s3cret-password s3cret-login:s3cret-password';
	expect(secrets).toEqual([ofApiUser, 'id s', 'key a:b']);
});

const fingerprintOf = async (kind: Kind, changes: Record<string, Field> = {}) =>
	(await knownCredential(read(kind, changes))).fingerprint;

it.each(
	KINDS.flatMap((kind) => Object.entries(FIELDS[kind]).map((field) => [kind, ...field] as const)),
)('two accounts differ by every field of %s: %s', async (kind, field, value) => {
	const other = field === 'environment' ? 'production' : `${value}2`;
	const same = await fingerprintOf(kind);
	expect(await fingerprintOf(kind)).toBe(same);
	expect(await fingerprintOf(kind, { [field]: other })).not.toBe(same);
	expect(same).toMatch(/^[\w-]{43}$/);
});

it.each([
	{ login: account.password, password: account.login },
	{ login: 's3cret-login&password=x', password: 's3cret' },
	{ login: 'S3cret-login', password: 's3cret-password ' },
])('two accounts differ if the same texts are split otherwise: %j', async (changes) => {
	expect(await fingerprintOf('apiUser', changes)).not.toBe(await fingerprintOf('apiUser'));
});
