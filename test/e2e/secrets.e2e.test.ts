import { basename } from 'node:path';
import { defaultAccount, type FaultPlan } from '../simulator';
import { Client } from '../simulator/client';
import { finishedExecution, type StoredExecution } from './support/executions';
import { freePort } from '../realN8n/freePort';
import { startObservedN8n, type ObservedN8n } from './support/observedN8n';
import { postJson } from './support/postJson';
import { publishWorkflow } from './support/publishWorkflow';
import { secretTraces, tracesIn } from './support/secretTraces';
import { lookupName, tillsWorkflow, type LookupSetting } from './support/tillsWorkflow';

const tills = ['4738534', '5031264', '900103', '5999991', '0712345678'];
const onErrors: ReadonlyArray<LookupSetting['onError']> = [
	'stopWorkflow',
	'continueRegularOutput',
	'continueErrorOutput',
];
const wrong = { apiKey: 'other-key-77', login: 'other.login', password: 'Other & wrong=5' };

interface Case {
	plan?: FaultPlan;
	/** The token in use is refused from then on. */
	expired?: boolean;
	/** Changes to the credential before the runs. */
	changes?: () => Record<string, string> | Promise<Record<string, string>>;
}

const lookups =
	(plan: FaultPlan): FaultPlan =>
	(request) =>
		request.kind === 'token' ? undefined : plan(request);
const tokenCalls =
	(plan: FaultPlan): FaultPlan =>
	(request) =>
		request.kind === 'token' ? plan(request) : undefined;

const cases: Record<string, Case> = {
	'good rows': {},
	'a token refused with 401': { plan: lookups(() => ({ kind: 'tokenExpired', httpStatus: 401 })) },
	'a token refused with 200': { plan: lookups(() => ({ kind: 'tokenExpired', httpStatus: 200 })) },
	'a token endpoint out of order': {
		expired: true,
		plan: tokenCalls(() => ({ kind: 'serverError', httpStatus: 503, body: 'json' })),
	},
	'a token endpoint that resets': {
		expired: true,
		plan: tokenCalls(() => ({ kind: 'resetBeforeAnswer' })),
	},
	'a token endpoint with a web page': {
		expired: true,
		plan: tokenCalls(() => ({ kind: 'htmlPage' })),
	},
	'a token answer cut off': { expired: true, plan: tokenCalls(() => ({ kind: 'cutOffJson' })) },
	'a token endpoint that redirects': {
		expired: true,
		plan: tokenCalls(() => ({ kind: 'redirect' })),
	},
	'resets before the answer': { plan: lookups(() => ({ kind: 'resetBeforeAnswer' })) },
	'resets in the body': { plan: lookups(() => ({ kind: 'resetDuringBody' })) },
	'hanging lookups': { plan: lookups(() => ({ kind: 'hang' })) },
	'web pages': { plan: lookups(() => ({ kind: 'htmlPage' })) },
	'too many requests': { plan: lookups(() => ({ kind: 'tooManyRequests' })) },
	redirects: { plan: lookups(() => ({ kind: 'redirect' })) },
	'large bodies': { plan: lookups(() => ({ kind: 'largeBody' })) },
	'server errors': {
		plan: lookups(() => ({ kind: 'serverError', httpStatus: 500, body: 'html' })),
	},
	'a service that repeats the request': {
		plan: lookups(({ number, authorization = '' }) => {
			const { apiKey, login, password } = defaultAccount;
			const told = `${authorization} ${apiKey} ${login} ${password}`;
			const body =
				number === '4738534'
					? { status: 'S000000', name: 'JANE WANJIKU KAMAU', message: told, headers: [told] }
					: { status: apiKey, name: told, message: told };
			return { kind: 'json', httpStatus: number === '900103' ? 500 : 200, body };
		}),
	},
	'a wrong password': { changes: () => ({ password: wrong.password }) },
	'a wrong login': { changes: () => ({ ...defaultAccount, login: wrong.login }) },
	'a wrong key': { changes: () => ({ ...defaultAccount, apiKey: wrong.apiKey }) },
	'a host that nothing listens on': {
		changes: async () => ({
			...defaultAccount,
			baseUrl: `http://127.0.0.1:${await freePort()}`,
		}),
	},
};

describe('secrets, after runs with every kind of fault and n8n’s log at debug', () => {
	const traces = new Map([
		...secretTraces(defaultAccount),
		...[...secretTraces(wrong)].map(([what, trace]) => [`wrong ${what}`, trace] as const),
	]);
	const executions: StoredExecution[] = [];
	const answers: string[] = [];
	let n8n: ObservedN8n;

	beforeAll(async () => {
		n8n = await startObservedN8n();
		const workflows = [];
		for (const onError of onErrors) {
			const options = { maxRetries: 1, timeout: 400, includeRawResponse: true, includeInput: true };
			const workflow = tillsWorkflow(onError, n8n.credentialId, { onError, options });
			workflows.push(await publishWorkflow(n8n.server, workflow, onError));
		}
		for (const { plan, expired, changes } of Object.values(cases)) {
			n8n.service.setFaultPlan(plan);
			if (changes) await n8n.changeCredential(await changes());
			for (const { id, url } of workflows) {
				if (expired) n8n.service.expireAllTokens();
				answers.push(JSON.stringify(await postJson(url, { tills })));
				executions.push(await finishedExecution(n8n.server.rest, id));
			}
		}
	}, 600_000);
	afterAll(async () => {
		await n8n.stop();
	});

	test('every run was made and stored, with failures and answers among them', () => {
		expect(executions).toHaveLength(Object.keys(cases).length * onErrors.length);
		const statuses = new Set(executions.map(({ status }) => status));
		expect([...statuses].sort()).toEqual(['error', 'success']);
		const names = executions.filter(({ text }) => text.includes('JANE WANJIKU KAMAU'));
		expect(names.length).toBeGreaterThan(0);
		expect(executions.every((each) => each.nodeRun(lookupName) !== undefined)).toBe(true);
	});

	test('the search finds a token, a key and a password where there are some', async () => {
		const client = new Client(n8n.service);
		const token = await client.signIn();
		const { apiKey, login, password } = defaultAccount;
		const form = new URLSearchParams({ username: login, password }).toString();
		expect(tracesIn(`Bearer ${token}`, traces)).toEqual(['bearer token']);
		expect(tracesIn(form, traces)).toEqual(
			expect.arrayContaining(['URL-encoded login', 'form-encoded password']),
		);
		const bytes = Buffer.from(`${apiKey} ${password}`).toString('latin1');
		expect(tracesIn(bytes, traces)).toEqual(['API key', 'password']);
	});

	test('are in no item, no error and no other execution data', () => {
		const found = executions.flatMap(({ text, id }) =>
			tracesIn(text, traces).map((what) => `${what} in execution ${id}`),
		);
		expect(found).toEqual([]);
	});

	test('are in no answer of the webhook', () => {
		expect(answers.flatMap((answer) => tracesIn(answer, traces))).toEqual([]);
	});

	test('are not in n8n’s log', () => {
		expect(n8n.server.log()).toMatch(/debug/i);
		expect(tracesIn(n8n.server.log(), traces)).toEqual([]);
	});

	// The logical content was searched through REST; the bytes show what was updated or deleted as well.
	test('are in no file of n8n, before and after executions are deleted and n8n has ended', async () => {
		expect(await tracesInFiles()).toEqual([]);
		const ids = executions.map(({ id }) => id);
		await n8n.server.rest.post('/rest/executions/delete', { ids });
		await n8n.server.stop();
		expect(await tracesInFiles()).toEqual([]);
	});

	async function tracesInFiles(): Promise<string[]> {
		const files = await n8n.files();
		const database = [...files].filter(([path]) => basename(path).startsWith('database.sqlite'));
		expect(database.length).toBeGreaterThan(0);
		// The bytes are those of a database that holds the runs.
		expect(database.some(([, bytes]) => bytes.includes('JANE WANJIKU KAMAU'))).toBe(true);
		return [...files].flatMap(([path, bytes]) =>
			tracesIn(bytes, traces).map((what) => `${what} in ${basename(path)}`),
		);
	}
});
