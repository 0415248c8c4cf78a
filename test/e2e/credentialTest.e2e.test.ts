import { z } from 'zod';
import { localCredentialData } from '../realN8n/localCredential';
import { chosenMajor } from '../realN8n/installN8n';
import {
	ACCOUNT_KINDS,
	apigeeFault,
	CREDENTIAL_TYPES,
	gatewayError,
	type AccountKind,
	type Fault,
} from '../simulator';
import { useLiveN8n } from './support/liveN8n';

const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });
const passed = expect.objectContaining({ status: 'OK' });

const telling = (text: RegExp): unknown => ({
	status: 'Error',
	message: expect.stringMatching(text),
});

const code = (httpStatus: number, status: string): Fault => ({ kind: 'code', httpStatus, status });
const badProduct = 'oauth.v2.InvalidApiProduct';
const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };
const noService = /leads to a web page|no name lookup at/;
const noProduct = /^The (?:app|login) .* add the product Query Organization Info/;

describe('the credential’s Test button in n8n', () => {
	const live = useLiveN8n();
	const ids: Partial<Record<AccountKind, string>> = {};

	beforeAll(async () => {
		for (const kind of ACCOUNT_KINDS) {
			const data = localCredentialData(live().service, kind);
			ids[kind] = await live().storeCredential(data, CREDENTIAL_TYPES[kind]);
		}
	});

	/** Presses it. `changes`: what differs in the fields from a good account. `lookups`: how lookups are answered, where not as usual. */
	async function press(
		kind: AccountKind,
		changes: Record<string, string> = {},
		lookups?: Fault,
	): Promise<unknown> {
		const { service } = live();
		service.setFaultPlan((request) => (request.kind === 'token' ? undefined : lookups));
		const data = { ...localCredentialData(service, kind), ...changes };
		const type = CREDENTIAL_TYPES[kind];
		const credentials = { id: ids[kind], name: 'Under test', type, data };
		return verdict.parse(await live().rest.post('/rest/credentials/test', { credentials }));
	}

	// Daraja's sandbox takes no tills.
	test.each([
		['apiUser', 'till/0'],
		['clientCredentials', 'till/0'],
		['daraja', 'paybill/0'],
	] as const)(
		'passes the account %s, having looked up %s, which nobody has',
		async (kind, number) => {
			expect(await press(kind)).toEqual(passed);
			const asked = { lookupsPerAccount: { [number]: 1 }, tokenRequests: 1, bearerRefusals: 0 };
			expect(live().service.stats).toMatchObject(asked);
		},
	);

	test.each<[AccountKind, string, RegExp]>([
		['apiUser', 'apiKey', /API key or the login\. Check 'API Key', 'Login' and 'Password'/],
		['clientCredentials', 'clientId', /client secret\. Check 'Client ID' and 'Client Secret'/],
		['daraja', 'consumerKey', /consumer secret\. Check 'Consumer Key' and 'Consumer Secret'/],
	])('says which fields of %s to check when one is wrong', async (kind, field, told) => {
		expect(await press(kind, { [field]: 'secret-12345' })).toEqual(telling(told));
		expect(live().log()).not.toContain('secret-12345');
	});

	test('says that nobody answers at the Base URL', async () => {
		const told = await press('apiUser', { baseUrl: 'http://127.0.0.1:9' });
		expect(told).toEqual(telling(/gave no answer/));
	});

	// What each response means is in test/services/credentials.test.ts; here is one of each way in which n8n finds it.
	// n8n 1 ignores all HTTP statuses or none, so there only the body tells.
	const inN8n2 = (message: RegExp): unknown => (chosenMajor() === 1 ? passed : telling(message));
	test.each<[string, AccountKind, Fault, unknown]>([
		['no such till', 'apiUser', { kind: 'unknownNumber' }, passed],
		['a web page', 'apiUser', { kind: 'htmlPage' }, telling(noService)],
		['nothing', 'daraja', { kind: 'emptyBody' }, telling(noService)],
		['HTTP 503', 'daraja', DOWN, inN8n2(/^The login works, but the service .* HTTP 503/)],
		['E422006', 'clientCredentials', code(422, 'E422006'), telling(/no credit left .* Top it up/)],
		['404.001.03', 'daraja', gatewayError(404, '404.001.03', 'Invalid'), telling(noProduct)],
		['a fault', 'daraja', apigeeFault(401, 'Refused', badProduct), telling(noProduct)],
	])(
		'of an account whose lookup is answered with %s (%s)',
		async (_what, kind, fault, expected) => {
			expect(await press(kind, {}, fault)).toEqual(expected);
		},
	);
});
