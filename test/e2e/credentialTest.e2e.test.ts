import { chosenMajor } from '../realN8n/installN8n';
import {
	ACCOUNT_KINDS,
	apigeeFault,
	CREDENTIAL_TYPES,
	credentialFields,
	gatewayError,
	type AccountKind,
	type Fault,
} from '../simulator';
import { storeAccount, useLiveN8n } from './support/liveN8n';

const passed = expect.objectContaining({ status: 'OK' });
const telling = (text: RegExp) => ({ status: 'Error', message: expect.stringMatching(text) });

const badProduct = 'oauth.v2.InvalidApiProduct';
const noCredit: Fault = { kind: 'code', httpStatus: 422, status: 'E422006' };
const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };
const noService = /leads to a web page|no name lookup at/;
const noProduct = /^The (?:app|login) .* add the product Query Organization Info/;

describe('The credential’s Test button in n8n', () => {
	const live = useLiveN8n();
	const ids: Partial<Record<AccountKind, string>> = {};

	beforeAll(async () => {
		for (const kind of ACCOUNT_KINDS) ids[kind] = await storeAccount(live(), {}, kind);
	});

	/** Presses it. `changes`: what differs in the fields from a good account. `lookups`: how lookups are answered, where not as usual. */
	async function press(
		kind: AccountKind,
		changes: Record<string, string> = {},
		lookups?: Fault,
	): Promise<unknown> {
		const { rest, service } = live();
		service.setFaultPlan((request) => (request.kind === 'token' ? undefined : lookups));
		const data = { ...credentialFields(kind, service), ...changes };
		const type = CREDENTIAL_TYPES[kind];
		const credentials = { id: ids[kind], name: 'Under test', type, data };
		return await rest.post('/rest/credentials/test', { credentials });
	}

	// Daraja's sandbox takes no tills.
	test.each<[AccountKind, number: string]>([
		['apiUser', 'till/0'],
		['clientCredentials', 'till/0'],
		['daraja', 'paybill/0'],
	])('passes the account %s after a lookup of %s, which nobody has', async (kind, number) => {
		expect(await press(kind)).toEqual(passed);
		const asked = { lookupsPerAccount: { [number]: 1 }, tokenRequests: 1, bearerRefusals: 0 };
		expect(live().service.stats).toMatchObject(asked);
	});

	const wrong = 'secret-12345';
	const nobody = 'http://127.0.0.1:9';
	// What each response means is in test/services/credentials.test.ts; here is one of each way in which n8n finds it.
	// n8n 1 ignores all HTTP statuses or none, so there only the body tells.
	const inN8n2 = (message: RegExp): unknown => (chosenMajor() === 1 ? passed : telling(message));
	test.each<[AccountKind, Record<string, string>, Fault | undefined, unknown]>([
		['apiUser', { apiKey: wrong }, undefined, telling(/Check 'API Key', 'Login' and 'Password'/)],
		['clientCredentials', { clientId: wrong }, undefined, telling(/Check 'Client ID' and/)],
		['daraja', { consumerKey: wrong }, undefined, telling(/Check 'Consumer Key' and/)],
		['apiUser', { baseUrl: nobody }, undefined, telling(/gave no answer/)],
		['apiUser', {}, { kind: 'unknownNumber' }, passed],
		['apiUser', {}, { kind: 'htmlPage' }, telling(noService)],
		['daraja', {}, { kind: 'emptyBody' }, telling(noService)],
		['daraja', {}, down, inN8n2(/^The login works, but the service .* HTTP 503/)],
		['clientCredentials', {}, noCredit, telling(/no credit left .* Top it up/)],
		['daraja', {}, gatewayError(404, '404.001.03', 'Invalid'), telling(noProduct)],
		['daraja', {}, apigeeFault(401, 'Refused', badProduct), telling(noProduct)],
	])('tells whether the account %s works with %j, where its lookup gets %j', async (...given) => {
		const [kind, changes, fault, expected] = given;
		expect(await press(kind, changes, fault)).toEqual(expected);
		expect(live().log()).not.toContain(wrong);
	});
});
