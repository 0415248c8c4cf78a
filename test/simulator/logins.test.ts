import { basicOf, defaultAccount } from './account';
import { ACCOUNT_KINDS, type AccountKind } from './accountKinds';
import { Client, type Variation } from './client';
import { withSimulator } from './withSimulator';

const { clientId, clientSecret, consumerKey, consumerSecret } = defaultAccount;
const basic = (user: string, secret: string): Variation => ({
	headers: { authorization: basicOf(user, secret) },
});
const grant = (type: string) => `/oauth/v1/generate${type}`;

it.each<[AccountKind, string, object]>([
	['clientCredentials', '/v1/oauth2/token', { token_type: 'BearerToken', expires_in: 60 }],
	['clientCredentials', '/accounts/v1/oauth/token', { token_type: 'BearerToken', expires_in: 60 }],
	['daraja', grant('?grant_type=client_credentials'), { expires_in: '60' }],
])('%s get an opaque token at %s', async (kind, path, life) => {
	const access_token = expect.stringMatching(/^[\w-]{28}$/);
	await withSimulator(
		{ tokenLifetimeSeconds: 60 },
		async (_simulator, client) => {
			const { httpStatus, json } = await client.requestToken({ path });
			expect([httpStatus, json]).toEqual([200, { access_token, ...life }]);
		},
		kind,
	);
});

const invalidClient = [401, 'invalid_client'] as const;
const wrongGrant = { body: 'grant_type=password' };
const asJson = { headers: { 'content-type': 'application/json' } };
const pathOfApiUser = { path: '/identity-test/v2/token' };

it.each<[string, AccountKind, Variation, ...(readonly [number, string])]>([
	['another secret', 'clientCredentials', basic(clientId, 'x'), ...invalidClient],
	['half a secret', 'clientCredentials', basic(clientId, 'Mteja'), ...invalidClient],
	['another client', 'clientCredentials', basic('x', clientSecret), ...invalidClient],
	['an app', 'clientCredentials', basic(consumerKey, consumerSecret), ...invalidClient],
	['the path of an API user', 'clientCredentials', pathOfApiUser, ...invalidClient],
	['no grant', 'clientCredentials', { body: '' }, 400, 'invalid_request'],
	['another grant', 'clientCredentials', wrongGrant, 400, 'unsupported_grant_type'],
	['JSON', 'clientCredentials', asJson, 415, 'invalid_request'],
	['the path of a client', 'apiUser', { path: '/v1/oauth2/token' }, ...invalidClient],
	['another secret', 'daraja', basic(consumerKey, 'x'), 400, '400.008.01'],
	['a client', 'daraja', basic(clientId, clientSecret), 400, '400.008.01'],
	['no key', 'daraja', { headers: { authorization: '' } }, 400, '400.008.01'],
	['no grant', 'daraja', { path: grant('') }, 400, '400.008.02'],
	['another grant', 'daraja', { path: grant('?grant_type=password') }, 400, '400.008.02'],
])('%s is refused to %s', async (_what, kind, variation, httpStatus, error) => {
	await withSimulator(
		{},
		async (simulator, client) => {
			const refused = await client.requestToken(variation);
			expect(refused.httpStatus).toBe(httpStatus);
			expect(refused.json).toMatchObject(
				kind === 'daraja' ? { requestId: expect.any(String), errorCode: error } : { error },
			);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
		},
		kind,
	);
});

describe.each(ACCOUNT_KINDS)('a token of %s', (kind) => {
	it.each(ACCOUNT_KINDS)('is good at the service of %s, if that is its own', async (other) => {
		await withSimulator({}, async (simulator) => {
			const authorization = `Bearer ${await new Client(simulator, kind).signIn()}`;
			const asker = new Client(simulator, other);
			const isGood = (kind === 'daraja') === (other === 'daraja');
			const lookUp = () => asker.lookUp('till', '4738534', { headers: { authorization } });
			expect((await lookUp()).httpStatus).toBe(isGood ? 200 : 401);
			simulator.expireAllTokens();
			expect((await lookUp()).httpStatus).toBe(401);
			expect(simulator.stats.bearerRefusals).toBe(isGood ? 1 : 2);
		});
	});

	it('is good for its life only', async () => {
		await withSimulator(
			{ tokenLifetimeSeconds: 0 },
			async (_simulator, client) => {
				expect((await client.lookUp('till', '4738534')).httpStatus).toBe(401);
			},
			kind,
		);
	});
});
