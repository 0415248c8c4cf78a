import { gatewayApiUser } from '../../nodes/MobileMoneyNameLookup/services/gateway/credentials';
import { knownCredential } from '../../nodes/MobileMoneyNameLookup/services/httpService';
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
	const { fingerprint } = await knownCredential(gatewayApiUser.readCredential(credentials));
	credentials.sessionFingerprint = fingerprint;
});

const url = 'https://api.example.com/io/v3/x';
const bearer = { headers: { Authorization: 'Bearer s3cret-token' } };

/** As n8n calls it: its HTTP Request node says `uri` and not `url`. */
const authenticated = async (request: object, fields: object = {}) => {
	const given = { ...credentials, ...fields };
	const { authenticate } = gatewayApiUser.credential;
	if (typeof authenticate !== 'function') throw new Error('It must be a function');
	const sent: unknown = Reflect.apply(authenticate, undefined, [given, request]);
	return await Promise.resolve(sent);
};

it('a request to the host of the Base URL gets the token beside its other headers', async () => {
	const request = { uri: url, headers: { accept: 'application/json' } };
	const headers = { ...request.headers, Authorization: 'Bearer s3cret-token' };
	expect(await authenticated(request)).toMatchObject({ uri: url, headers });
	expect(Object.keys(request.headers)).toEqual(['accept']);
});

it('a request takes no token along to another host', async () => {
	const request = { url, sendCredentialsOnCrossOriginRedirect: true };
	const sent = { url, ...bearer, sendCredentialsOnCrossOriginRedirect: false };
	expect(await authenticated(request)).toEqual(sent);
	expect(request.sendCredentialsOnCrossOriginRedirect).toBe(true);
});

it.each([
	{ url: 'https://evil.example/io' },
	{ url: 'https://api.example.com@evil.example/io' },
	{ url: 'https://api.example.com:8443/io' },
	{ url: 'http://api.example.com/io' },
	{ url: '/io' },
	{},
	// n8n joins the two for the request, and resolves them for its redirects.
	{ baseURL: 'https://api.example.com', url },
])('a token never goes to another host, or one that is uncertain: %j', async (request) => {
	const refusal = await problemOf(() => authenticated(request));
	const nextStep = expect.stringMatching(/^[A-Z].*\.$/);
	expect(refusal.failure).toMatchObject({ retryable: false, nextStep });
	expect(refusal.message).toContain("to a different host than 'Base URL'");
	expect(refusal.message).not.toContain('s3cret');
});

it.each([
	{ accessToken: '' },
	{ login: 'another-login' },
	{ baseUrl: 'https://api.example.com/other' },
	{ sessionRenewAt: '1' },
])('n8n gets a new token, and nothing is sent, when the credential has %j', async (fields) => {
	const message = expect.not.stringContaining('s3cret');
	const due = { response: { status: 401 }, message };
	await expect(authenticated({ url }, fields)).rejects.toMatchObject(due);
});
