import { localCredentialData } from '../realN8n/localCredential';
import type { Fault, FaultPlan } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup } from './support/publishedLookup';

const tills = ['4738534', '5031264', '900103'];
const options = { maxRetries: 1, timeout: 400 };

type Case = [string, Record<string, string>, FaultPlan | undefined, RegExp];

const onTokens =
	(fault: Fault): FaultPlan =>
	({ kind }) =>
		kind === 'token' ? fault : undefined;
const onLookups =
	(fault: Fault): FaultPlan =>
	({ kind }) =>
		kind === 'token' ? undefined : fault;
const outOfOrder = onTokens({ kind: 'serverError', httpStatus: 503, body: 'html' });
const nowhere = 'http://127.0.0.1:9';

/** How the credential differs from a good one, what the service does, and what is told. */
const cases: Case[] = [
	['a token endpoint out of order', {}, outOfOrder, /did not give a token: it answered HTTP 503/],
	['a token endpoint that nobody runs', { authUrl: nowhere }, undefined, /refused the connection/],
	['a service that nobody runs', { baseUrl: nowhere }, undefined, /refused the connection/],
	['a service that hangs', {}, onLookups({ kind: 'hang' }), /did not reply in time/],
	['a service that breaks off', {}, onLookups({ kind: 'resetBeforeAnswer' }), /was cut off/],
];

describe('what becomes of rows in n8n, whichever way it wraps the error', () => {
	const live = useLiveN8n();

	test.each(cases)(
		'%s is told to each, and asked no more than it takes',
		async (_what, changes, plan, message) => {
			const { service } = live();
			const authUrl = service.baseUrl;
			const data = { ...localCredentialData(service), authUrl, ...changes };
			const credentialId = await live().storeCredential(data);
			const lookup = await publishLookup(live(), { credentialId, options });
			service.resetStats();
			service.setFaultPlan(plan);
			const { results } = await lookup.run(tills);
			const error = { message: expect.stringMatching(message), retryable: true };
			expect(results).toMatchObject([tills.map(() => ({ outcome: 'unchecked', error })), [], []]);
			// Once, and once more as Max Retries says, for all rows together.
			if (plan === outOfOrder) expect(service.stats.tokenRequests).toBe(2);
		},
	);
});
