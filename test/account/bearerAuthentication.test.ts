import type { IHttpRequestOptions } from 'n8n-workflow';

import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/account/accountFingerprint';
import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { bearerAuthentication } from '../../nodes/MobileMoneyNameLookup/account/bearerAuthentication';
import { account, problemOfAsync } from './support';

const settings = {
	...account,
	baseUrl: 'https://api.example.com/io/',
	authUrl: 'https://auth.example.com',
};
const credentials = {
	...settings,
	accessToken: 's3cret-token',
	sessionRenewAt: '1763712000000',
	sessionFingerprint: '',
};

beforeAll(async () => {
	credentials.sessionFingerprint = await accountFingerprint(settings, accountHosts(settings));
});

const AUTHORIZATION = 'Bearer s3cret-token';

describe('a request to the host of the Base URL', () => {
	it.each<readonly [string, IHttpRequestOptions]>([
		['a whole address', { url: 'https://api.example.com/io/v3/x' }],
		['a whole address in upper case', { url: 'HTTPS://API.example.com/io' }],
		['the usual port', { url: 'https://api.example.com:443/io' }],
		['another path', { url: 'https://api.example.com/else' }],
		['an address in two parts', { baseURL: 'https://api.example.com/io', url: '/v3/x' }],
	])('gets the token: %s', async (_what, request) => {
		const authenticated = await bearerAuthentication(credentials, request);
		expect(authenticated).toMatchObject({ ...request, headers: { Authorization: AUTHORIZATION } });
	});

	it('keeps its other headers and is not changed itself', async () => {
		const request = { url: 'https://api.example.com/io', headers: { accept: 'application/json' } };
		const authenticated = await bearerAuthentication(credentials, request);

		expect(authenticated.headers).toEqual({
			accept: 'application/json',
			Authorization: AUTHORIZATION,
		});
		expect(request).toEqual({
			url: 'https://api.example.com/io',
			headers: { accept: 'application/json' },
		});
	});

	it('does not carry the token along a redirect to another host', async () => {
		const authenticated = await bearerAuthentication(credentials, {
			url: 'https://api.example.com/io',
			sendCredentialsOnCrossOriginRedirect: true,
		});
		expect(authenticated.sendCredentialsOnCrossOriginRedirect).toBe(false);
	});

	it("gets the token in the form of n8n's HTTP Request node, which says uri and not url", async () => {
		const request = { uri: 'https://api.example.com/io/v3/x', method: 'GET', headers: {} };
		const call: unknown = Reflect.apply(bearerAuthentication, undefined, [credentials, request]);
		await expect(call).resolves.toMatchObject({ headers: { Authorization: AUTHORIZATION } });
	});
});

describe('a request elsewhere never gets the token:', () => {
	it.each<readonly [string, IHttpRequestOptions]>([
		['another host', { url: 'https://evil.example/io' }],
		['a host that begins alike', { url: 'https://api.example.com.evil.example/io' }],
		['a host behind a user name', { url: 'https://api.example.com@evil.example/io' }],
		['a host under it', { url: 'https://x.api.example.com/io' }],
		['another port', { url: 'https://api.example.com:8443/io' }],
		['http for https', { url: 'http://api.example.com/io' }],
		['the host of the Auth URL', { url: 'https://auth.example.com/io' }],
		['a path alone', { url: '/io' }],
		['nothing', { url: '' }],
		['another host in two parts', { baseURL: 'https://evil.example', url: '/io' }],
		['a host made of two parts', { baseURL: 'https://api.example.com', url: '.evil.example/io' }],
		['a user name made of two parts', { baseURL: 'https://api.example.com', url: '@evil.example' }],
		// The HTTP client lets a whole address win over the base address.
		[
			'a whole address behind a base address',
			{ baseURL: 'https://api.example.com/', url: 'https://evil.example/io' },
		],
		[
			'a host without a scheme behind a base address',
			{ baseURL: 'https://api.example.com/', url: '//evil.example/io' },
		],
		// n8n's redirects resolve the two as a browser does, which drops tabs and line breaks.
		...['/\t/', '/\n/', '/\r\\', '\t//', '/\\', '\\\\'].map(
			(slashes): readonly [string, IHttpRequestOptions] => [
				`a host behind ${JSON.stringify(slashes)} and a base address`,
				{ baseURL: 'https://api.example.com/', url: `${slashes}evil.example/io` },
			],
		),
	])('%s', async (_what, request) => {
		const problem = await problemOfAsync(() => bearerAuthentication(credentials, request));
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem).toMatchObject({ kind: 'settings' });
		expect(problem instanceof AccountProblem ? problem.message : problem).not.toContain('s3cret');
	});
});

describe('a request whose server nobody vouches for never gets the token:', () => {
	const url = 'https://api.example.com/io/v3/x';

	it.each<readonly [string, object]>([
		['Ignore SSL Issues of the HTTP Request node', { uri: url, rejectUnauthorized: false }],
		['the same of other nodes', { url, skipSslCertificateValidation: true }],
		['the same of the connection', { url, agentOptions: { rejectUnauthorized: false } }],
		[
			'an authority of one’s own',
			{ uri: url, rejectUnauthorized: true, agentOptions: { ca: 'x' } },
		],
	])('%s', async (_what, request) => {
		const call: unknown = Reflect.apply(bearerAuthentication, undefined, [credentials, request]);
		await expect(call).rejects.toThrow(/certificate of the service checked, so the token was not/);
	});

	it.each<readonly [string, object]>([
		['the check is on', { uri: url, rejectUnauthorized: true }],
		[
			'a client shows a certificate of its own',
			{ uri: url, agentOptions: { cert: 'x', key: 'x' } },
		],
		['nothing is said', { url, agentOptions: {} }],
	])('but it does when %s', async (_what, request) => {
		const call: unknown = Reflect.apply(bearerAuthentication, undefined, [credentials, request]);
		await expect(call).resolves.toMatchObject({ headers: { Authorization: AUTHORIZATION } });
	});
});

describe('a request goes out without a token when the stored one', () => {
	it.each<readonly [string, Partial<typeof credentials>]>([
		['is empty', { accessToken: '' }],
		['tells no account', { sessionFingerprint: '' }],
		['is of another account', { sessionFingerprint: 'another' }],
		['tells no time of renewal', { sessionRenewAt: '' }],
		['was issued for another login', { login: 'another-login' }],
		['was issued for another password', { password: 'another-password' }],
		['was issued for another key', { apiKey: 'another-key' }],
		['was issued for another environment', { environment: 'production' }],
		['was issued for another path of the host', { baseUrl: 'https://api.example.com/other' }],
		['was issued by another host', { authUrl: 'https://auth2.example.com' }],
		['was issued at another path', { tokenPath: '/identity/v2/token' }],
	])('%s', async (_what, fields) => {
		const request = { url: 'https://api.example.com/io', headers: { accept: 'application/json' } };
		const authenticated = await bearerAuthentication({ ...credentials, ...fields }, request);

		expect(authenticated.headers).toEqual({ accept: 'application/json' });
		expect(authenticated.sendCredentialsOnCrossOriginRedirect).toBe(false);
	});

	it('was stored before tokens told their account', async () => {
		const stored = { ...settings, accessToken: 's3cret-token' };
		const authenticated = await bearerAuthentication(stored, { url: 'https://api.example.com/io' });
		expect(JSON.stringify(authenticated)).not.toContain('s3cret-token');
	});
});
