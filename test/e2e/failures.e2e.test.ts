import { freePort } from '../realN8n/freePort';
import { localCredentialData } from '../realN8n/localCredential';
import type { Fault, FaultPlan, Simulator } from '../simulator';
import { LiveN8n } from './support/liveN8n';
import { publishLookup } from './support/publishedLookup';

const tills = ['4738534', '5031264', '900103'];
const options = { maxRetries: 1, timeout: 400 };

interface Case {
	/** How the credential differs from a good one. */
	changes?: (service: Simulator) => Record<string, string> | Promise<Record<string, string>>;
	plan?: FaultPlan;
	message: RegExp;
	/** Absent where it depends on the machine’s name server. */
	retryable?: boolean;
	/** How often a token was asked for, by all rows together, where the token call is what fails. */
	tokenRequests?: number;
}

const elsewhere = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;
const onLookups =
	(fault: Fault): FaultPlan =>
	({ kind }) =>
		kind === 'token' ? undefined : fault;
const refused = /could not be reached: it refused the connection/;

const cases: Record<string, Case> = {
	'a wrong password': {
		changes: () => ({ password: 'wrong' }),
		...{ message: /refused the API key or the login/, retryable: false, tokenRequests: 1 },
	},
	'a token endpoint out of order': {
		plan: ({ kind }) =>
			kind === 'token' ? { kind: 'serverError', httpStatus: 503, body: 'html' } : undefined,
		...{ message: /gave no token: it answered HTTP 503/, retryable: true, tokenRequests: 2 },
	},
	'a token endpoint that nothing listens on': {
		changes: async () => ({ authUrl: await elsewhere() }),
		...{ message: refused, retryable: true },
	},
	'a service that nothing listens on': {
		changes: async ({ baseUrl: authUrl }) => ({ authUrl, baseUrl: await elsewhere() }),
		...{ message: refused, retryable: true },
	},
	'a service whose host has no address': {
		changes: ({ baseUrl: authUrl }) => ({ authUrl, baseUrl: 'https://no-such-host.invalid' }),
		message: /could not be reached: (no host of this name|its name could not be resolved)/,
	},
	'a service that hangs': {
		plan: onLookups({ kind: 'hang' }),
		...{ message: /could not be reached: it did not answer in time/, retryable: true },
	},
	'a service that breaks off': {
		plan: onLookups({ kind: 'resetBeforeAnswer' }),
		...{ message: /could not be reached: the connection broke off/, retryable: true },
	},
};

describe('what becomes of rows in n8n, whichever way it wraps the error', () => {
	let live: LiveN8n;

	beforeAll(async () => {
		live = await LiveN8n.start();
	});
	afterAll(async () => {
		await live.stop();
	});

	test.each(Object.entries(cases))(
		'%s is told to each, and asked no more than it takes',
		async (_what, { changes, plan, message, retryable, tokenRequests }) => {
			const { service } = live;
			const data = { ...localCredentialData(service), ...(await changes?.(service)) };
			const credentialId = await live.storeCredential(data);
			const lookup = await publishLookup(live, { credentialId, options });
			service.resetStats();
			service.setFaultPlan(plan);
			const { results } = await lookup.run(tills);
			service.setFaultPlan(undefined);

			const error = {
				message: expect.stringMatching(message),
				retryable: retryable ?? expect.any(Boolean),
			};
			const unchecked = expect.objectContaining({
				outcome: 'unchecked',
				error: expect.objectContaining(error),
			});
			expect(results).toEqual([tills.map(() => unchecked), [], []]);
			if (tokenRequests !== undefined) expect(service.stats.tokenRequests).toBe(tokenRequests);
		},
	);
});
