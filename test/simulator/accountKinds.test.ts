import { defaultAccount } from './account';
import { ACCOUNT_KINDS, credentialFields, type AccountKind } from './accountKinds';
import { Client } from './client';
import { lookupOf } from './plainRequests';
import { withSimulator } from './withSimulator';

const { apiKey, login, password, clientId, clientSecret, consumerKey, consumerSecret } =
	defaultAccount;
const gateway = { service: 'gateway', authUrl: '' };

it.each<[AccountKind, Record<string, string>]>([
	[
		'apiUser',
		{
			...{ ...gateway, loginType: 'apiUser', tokenPath: '/identity-test/v2/token' },
			...{ apiKey, login, password },
		},
	],
	[
		'clientCredentials',
		{
			...{ ...gateway, loginType: 'clientCredentials', tokenPath: '/v1/oauth2/token' },
			...{ clientId, clientSecret },
		},
	],
	['daraja', { service: 'daraja', consumerKey, consumerSecret }],
])('the credential of %s has its own fields only', (kind, fields) => {
	const service = { baseUrl: 'http://x', account: defaultAccount };
	const shared = { environment: 'uat', baseUrl: 'http://x', accessToken: '' };
	expect(credentialFields(kind, service)).toEqual({ ...shared, ...fields });
});

it.each(ACCOUNT_KINDS)('a plain lookup of %s finds a till and a paybill', async (kind) => {
	await withSimulator({ pathPrefix: 'io' }, async (simulator) => {
		const client = new Client(simulator, kind);
		const authorization = `Bearer ${await client.signIn()}`;
		for (const [type, number, name] of [
			['till', '4738534', 'JANE WANJIKU KAMAU'],
			['paybill', '900010', 'UMOJA WETU SACCO SOCIETY LTD'],
		] as const) {
			const { url, headers, ...plain } = lookupOf(kind, simulator.baseUrl, type, number);
			const answer = await client.send(url, { ...plain, headers: { ...headers, authorization } });
			expect(answer).toMatchObject({ httpStatus: 200, text: expect.stringContaining(name) });
		}
	});
});
