import {
	apiUserAccount,
	gatewayApiUser,
} from '../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/services/httpService';
import { account, problemOf } from '../sending/token/support';

const credentials = {
	...account,
	baseUrl: 'https://api.example.com/io/',
	authUrl: 'https://auth.example.com',
	accessToken: 's3cret-token',
	sessionRenewAt: String(Date.now() + 3_600_000),
	sessionFingerprint: '',
};

beforeAll(async () => {
	credentials.sessionFingerprint = await accountFingerprint(apiUserAccount(credentials));
});

const url = 'https://api.example.com/io/v3/x';
const bearer = { headers: { Authorization: 'Bearer s3cret-token' } };

/** As n8n calls it: its HTTP Request node says `uri` and not `url`. */
const authenticated = async (request: object, fields: object = {}) => {
	const given = { ...credentials, ...fields };
	const { authenticate } = gatewayApiUser.credential;
	const sent: unknown = Reflect.apply(authenticate, undefined, [given, request]);
	return await Promise.resolve(sent);
};

it.each([
	['a whole address', { url }],
	['an address of the HTTP Request node', { uri: url, method: 'GET' }],
	['an address in two parts', { baseURL: 'https://api.example.com/io', url: '/v3/x' }],
	['a base address alone', { baseURL: 'https://api.example.com/io' }],
])('a request to the host of the Base URL gets the token: %s', async (_what, request) => {
	expect(await authenticated(request)).toMatchObject({ ...request, ...bearer });
});

it('a request keeps its other headers, and takes no token along to another host', async () => {
	const headers = { accept: 'application/json' };
	const request = { url, headers, sendCredentialsOnCrossOriginRedirect: true };
	expect(await authenticated(request)).toEqual({
		url,
		headers: { ...headers, ...bearer.headers },
		sendCredentialsOnCrossOriginRedirect: false,
	});
	expect([request.sendCredentialsOnCrossOriginRedirect, Object.keys(headers)]).toEqual([
		true,
		['accept'],
	]);
});

const baseURL = 'https://api.example.com/';
const elsewhere = "to a different host than 'Base URL'";
const unchecked = 'does not check the TLS certificate of the service';

it.each<[string, object, string]>([
	['another host', { url: 'https://evil.example/io' }, elsewhere],
	['a host after a user name', { url: 'https://api.example.com@evil.example/io' }, elsewhere],
	['another port', { url: 'https://api.example.com:8443/io' }, elsewhere],
	['http for https', { url: 'http://api.example.com/io' }, elsewhere],
	['two parts of a host', { baseURL: 'https://api.example.com', url: '.evil.ke/io' }, elsewhere],
	// The HTTP client lets a whole address win over the base address.
	['two addresses', { baseURL, url: 'https://evil.example/io' }, elsewhere],
	['a host without a scheme', { baseURL, url: '//evil.example/io' }, elsewhere],
	// n8n's redirects resolve the two as a browser does, which drops tabs and line breaks.
	...['/\t/', '/\n/', '/\r\\', '\t//', '/\\', '\\\\'].map((slashes): [string, object, string] => [
		`a host after ${JSON.stringify(slashes)}`,
		{ baseURL, url: `${slashes}evil.ke` },
		elsewhere,
	]),
	[
		'Ignore SSL Issues of the HTTP Request node',
		{ uri: url, rejectUnauthorized: false },
		unchecked,
	],
	['the same of the connection', { url, agentOptions: { rejectUnauthorized: false } }, unchecked],
	['a custom authority', { uri: url, agentOptions: { ca: 'x' } }, unchecked],
])('a token never goes to an unknown server: %s', async (_what, request, about) => {
	const refusal = await problemOf(() => authenticated(request));
	const nextStep = expect.stringMatching(/^[A-Z].*\.$/);
	expect(refusal.failure).toMatchObject({ retryable: false, nextStep });
	expect(refusal.message).toContain(about);
	expect(refusal.message).not.toContain('s3cret');
});

it.each([
	['is empty', { accessToken: '' }],
	['was issued for another login', { login: 'another-login' }],
	['was issued for another path of the host', { baseUrl: 'https://api.example.com/other' }],
	['has expired', { sessionRenewAt: String(Date.now() - 1) }],
])('n8n gets a new token, and nothing is sent, when the stored one %s', async (_what, fields) => {
	const message = expect.not.stringContaining('s3cret');
	const due = { response: { status: 401 }, message };
	await expect(authenticated({ url }, fields)).rejects.toMatchObject(due);
});
