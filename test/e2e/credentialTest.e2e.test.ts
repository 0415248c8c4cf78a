import { z } from 'zod';
import { credentialType, localCredentialData } from '../realN8n/localCredential';
import { chosenMajor } from '../realN8n/installN8n';
import {
	ACCOUNT_KINDS,
	apigeeFault,
	gatewayError,
	type AccountKind,
	type Fault,
} from '../simulator';
import { useLiveN8n } from './support/liveN8n';

const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });
const passed = expect.objectContaining({ status: 'OK' });

/** The verdict on a credential that is not good. */
const telling = (text: RegExp): unknown => ({
	status: 'Error',
	message: expect.stringMatching(text),
});

const code = (httpStatus: number, status: string): Fault => ({ kind: 'code', httpStatus, status });
const noProduct = /^The (?:app|login) .* add the product Query Organization Info/;

describe('the credential’s Test button in n8n', () => {
	const live = useLiveN8n();

	/**
	 * Presses it.
	 * @param changes what differs in the fields from a good account
	 * @param lookups how lookups are answered, where not as usual
	 */
	async function press(
		kind: AccountKind,
		changes: Record<string, string> = {},
		lookups?: Fault,
	): Promise<unknown> {
		const { service } = live();
		service.setFaultPlan((request) => (request.kind === 'token' ? undefined : lookups));
		const data = { ...localCredentialData(service, kind), ...changes };
		const credentials = { id: live().credentialId, name: 'Under test', type: credentialType, data };
		return verdict.parse(await live().rest.post('/rest/credentials/test', { credentials }));
	}

	test.each(ACCOUNT_KINDS)('passes the account %s, having looked up no real till', async (kind) => {
		expect(await press(kind)).toEqual(passed);
		const asked = { lookupsPerAccount: { 'till/0': 1 }, tokenRequests: 1, bearerRefusals: 0 };
		expect(live().service.stats).toMatchObject(asked);
	});

	test.each<[AccountKind, string, RegExp]>([
		['apiUser', 'apiKey', /API key or the login\. Check 'API Key', 'Login' and 'Password'/],
		['clientCredentials', 'clientId', /client secret\. Check 'Client ID' and 'Client Secret'/],
		['daraja', 'consumerKey', /consumer secret\. Check 'Consumer Key' and 'Consumer Secret'/],
	])('says which fields of %s to check when one is wrong', async (kind, field, told) => {
		expect(await press(kind, { [field]: 'secret-12345' })).toEqual(telling(told));
		expect(live().log()).not.toContain('secret-12345');
	});

	test.each<[string, (n8n: string, service: string) => Record<string, string>, RegExp]>([
		['a port that nobody listens on', () => ({ baseUrl: 'http://127.0.0.1:9' }), /be reached/],
		['another service', (n8n) => ({ baseUrl: n8n }), /not seem to be the name lookup service/],
		['a web page', (n8n, authUrl) => ({ baseUrl: n8n, authUrl }), /leads to a web page/],
	])('says what is wrong with %s as Base URL', async (_what, changes, message) => {
		const addresses = changes(live().baseUrl, live().service.baseUrl);
		expect(await press('apiUser', addresses)).toEqual(telling(message));
	});

	// The account is proven by the token that it got. For what becomes of the lookups, n8n 1 has no eyes:
	// it ignores all HTTP statuses or none, and the service may answer a good account with any.
	const notAccepted = /^The login works, but the service does not accept its token/;
	test.each<[string, AccountKind, Fault, unknown]>([
		['no such till', 'apiUser', { kind: 'unknownNumber' }, passed],
		['an outage', 'daraja', { kind: 'serverError', httpStatus: 503, body: 'json' }, passed],
		['E403000', 'apiUser', code(403, 'E403000'), telling(/not let it look up names\. Ask your/)],
		['E422006', 'clientCredentials', code(422, 'E422006'), telling(/no credit left .* Top it up/)],
		[
			'a refusal of its fresh token',
			'apiUser',
			{ kind: 'tokenExpired', httpStatus: 401 },
			chosenMajor() === 1 ? passed : telling(notAccepted),
		],
		['404.001.03', 'daraja', gatewayError(404, '404.001.03', 'Invalid'), telling(noProduct)],
		...(
			[
				[401, 'keymanagement.service.invalid_access_token'],
				[403, 'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound'],
				[401, 'oauth.v2.InvalidApiProduct'],
			] as const
		).map(([httpStatus, fault]): [string, AccountKind, Fault, unknown] => [
			...([fault, 'daraja', apigeeFault(httpStatus, 'Refused', fault)] as const),
			telling(noProduct),
		]),
		['the result 401.001', 'daraja', code(200, '401.001'), telling(noProduct)],
	])('of an account whose lookup is told %s (%s)', async (_what, kind, fault, expected) => {
		expect(await press(kind, {}, fault)).toEqual(expected);
	});
});
