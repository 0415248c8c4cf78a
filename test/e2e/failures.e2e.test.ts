import { z } from 'zod';
import { freePort } from '../realN8n/freePort';
import { localCredentialData } from '../realN8n/localCredential';
import type { FaultPlan } from '../simulator';
import { finishedExecution } from './support/executions';
import { startLiveN8n, storeCredential, type LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishWorkflow } from './support/publishWorkflow';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';

const tills = ['4738534', '5031264', '900103'];
const options = { maxRetries: 1, timeout: 400 };

const unchecked = z.array(
	z.object({
		outcome: z.literal('unchecked'),
		error: z.object({ message: z.string(), retryable: z.boolean() }),
	}),
);

interface Case {
	/** How the credential differs from a good one. */
	changes?: () => Record<string, string> | Promise<Record<string, string>>;
	plan?: FaultPlan;
	message: RegExp;
	/** Absent where it depends on the machine’s name server. */
	retryable?: boolean;
	/** How often a token was asked for, by all rows together, where the token call is what fails. */
	tokenRequests?: number;
}

const elsewhere = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

const cases: Record<string, Case> = {
	'a wrong password': {
		changes: () => ({ password: 'wrong' }),
		message: /refused the API key or the login/,
		retryable: false,
		tokenRequests: 1,
	},
	'a token endpoint out of order': {
		plan: ({ kind }) =>
			kind === 'token' ? { kind: 'serverError', httpStatus: 503, body: 'html' } : undefined,
		message: /gave no token: it answered HTTP 503/,
		retryable: true,
		tokenRequests: 2,
	},
	'a token endpoint that nothing listens on': {
		changes: async () => ({ authUrl: await elsewhere() }),
		message: /could not be reached: it refused the connection/,
		retryable: true,
	},
	'a service that nothing listens on': {
		changes: async () => ({ ...authUrlOfService(), baseUrl: await elsewhere() }),
		message: /could not be reached: it refused the connection/,
		retryable: true,
	},
	'a service whose host has no address': {
		changes: () => ({ ...authUrlOfService(), baseUrl: 'https://no-such-host.invalid' }),
		message: /could not be reached: (no host of this name|its name could not be resolved)/,
	},
	'a service that hangs': {
		plan: ({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }),
		message: /could not be reached: it did not answer in time/,
		retryable: true,
	},
	'a service that breaks off': {
		plan: ({ kind }) => (kind === 'token' ? undefined : { kind: 'resetBeforeAnswer' }),
		message: /could not be reached: the connection broke off/,
		retryable: true,
	},
};

let live: LiveN8n;
const authUrlOfService = (): { authUrl: string } => ({ authUrl: live.service.baseUrl });

describe('what becomes of rows in n8n, whichever way it wraps the error', () => {
	beforeAll(async () => {
		live = await startLiveN8n();
	});
	afterAll(async () => {
		await live.stop();
	});

	test.each(Object.entries(cases))(
		'%s is told to each, and asked no more than it takes',
		async (what, { changes, plan, message, retryable, tokenRequests }) => {
			const { server, service } = live;
			const data = { ...localCredentialData(service), ...(await changes?.()) };
			const credentialId = await storeCredential(server, data);
			const path = what.replaceAll(' ', '-');
			const setting = { onError: 'continueRegularOutput', options } as const;
			const { id, url } = await publishWorkflow(
				server,
				tillsWorkflow(path, credentialId, setting),
				path,
			);
			service.resetStats();
			service.setFaultPlan(plan);
			await postJson(url, { tills });
			const [needsReview, confirmed, notConfirmed] =
				(await finishedExecution(server.rest, id)).nodeRun(lookupName)?.data?.main ?? [];
			expect([confirmed, notConfirmed]).toEqual([[], []]);
			const errors = unchecked
				.parse(needsReview?.map(({ json }) => json))
				.map(({ error }) => error);
			expect(errors).toHaveLength(tills.length);
			for (const error of errors) {
				expect(error.message).toMatch(message);
				if (retryable !== undefined) expect(error.retryable).toBe(retryable);
			}
			if (tokenRequests !== undefined) expect(service.stats.tokenRequests).toBe(tokenRequests);
			service.setFaultPlan(undefined);
		},
	);
});
