import {
	apiUserAccount,
	gatewayApiUser,
} from '../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';
import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/account/account';
import { account, problemOf } from '../account/support';

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

describe('a request to the host of the Base URL', () => {
	it.each([
		['a whole address', { url }],
		['an address of the HTTP Request node', { uri: url, method: 'GET' }],
		['an address in two parts', { baseURL: 'https://api.example.com/io', url: '/v3/x' }],
		['a base address alone', { baseURL: 'https://api.example.com/io' }],
	])('gets the token: %s', async (_what, request) => {
		expect(await authenticated(request)).toMatchObject({ ...request, ...bearer });
	});

	it('keeps its other headers, is not changed itself, and takes no token along to another host', async () => {
		const headers = { accept: 'application/json' };
		const request = { url, headers, sendCredentialsOnCrossOriginRedirect: true };
		expect(await authenticated(request)).toEqual({
			url,
			headers: { ...headers, ...bearer.headers },
			sendCredentialsOnCrossOriginRedirect: false,
		});
		expect(request).toEqual({ url, headers, sendCredentialsOnCrossOriginRedirect: true });
		expect(headers).toEqual({ accept: 'application/json' });
	});
});

/** The request is refused, in words about this. */
async function expectRefusal(request: object, about: string): Promise<void> {
	const refusal = await problemOf(() => authenticated(request));
	const nextStep = expect.stringMatching(/^[A-Z].*\.$/);
	expect(refusal).toMatchObject({ kind: 'settings', retryable: false, nextStep });
	expect(refusal.message).toContain(about);
	expect(refusal.message).not.toContain('s3cret');
}

describe('a token never goes out with a request', () => {
	const baseURL = 'https://api.example.com/';

	it.each([
		['another host', { url: 'https://evil.example/io' }],
		['a host behind a user name', { url: 'https://api.example.com@evil.example/io' }],
		['another port', { url: 'https://api.example.com:8443/io' }],
		['http for https', { url: 'http://api.example.com/io' }],
		['a host made of two parts', { baseURL: 'https://api.example.com', url: '.evil.example/io' }],
		// The HTTP client lets a whole address win over the base address.
		['a whole address behind a base address', { baseURL, url: 'https://evil.example/io' }],
		['a host without a scheme behind a base address', { baseURL, url: '//evil.example/io' }],
		// n8n's redirects resolve the two as a browser does, which drops tabs and line breaks.
		...['/\t/', '/\n/', '/\r\\', '\t//', '/\\', '\\\\'].map((slashes): [string, object] => [
			`a host behind ${JSON.stringify(slashes)} and a base address`,
			{ baseURL, url: `${slashes}evil.example/io` },
		]),
	])('elsewhere: %s', async (_what, request) => {
		await expectRefusal(request, "to a different host than 'Base URL'");
	});

	it.each([
		['Ignore SSL Issues of the HTTP Request node', { uri: url, rejectUnauthorized: false }],
		['the same of the connection', { url, agentOptions: { rejectUnauthorized: false } }],
		['an authority of one’s own', { uri: url, agentOptions: { ca: 'x' } }],
	])('to a server that nobody vouches for: %s', async (_what, request) => {
		await expectRefusal(request, 'does not check the TLS certificate of the service');
	});
});

it.each([
	['is empty', { accessToken: '' }],
	['was issued for another login', { login: 'another-login' }],
	['was issued for another path of the host', { baseUrl: 'https://api.example.com/other' }],
	['is over', { sessionRenewAt: String(Date.now() - 1) }],
])('n8n gets a new token, and nothing is sent, when the stored one %s', async (_what, fields) => {
	const message = expect.not.stringContaining('s3cret');
	const due = { response: { status: 401 }, message };
	await expect(authenticated({ url }, fields)).rejects.toMatchObject(due);
});
