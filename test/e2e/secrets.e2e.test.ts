import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cleanUp } from '../realN8n/cleanup';
import { installN8n } from '../realN8n/installN8n';
import { N8nInstance } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { defaultAccount, type Fault, type FaultPlan } from '../simulator';
import { Client } from '../simulator/client';
import { LiveN8n } from './support/liveN8n';
import { OwnerSession } from './support/ownerSession';
import { publishLookup, type LookupRun } from './support/publishedLookup';
import { secretTraces, tracesIn } from './support/secretTraces';
import { sharedN8n } from './support/sharedN8n';
import { lookupName } from './support/workflows';

const tills = ['4738534', '5031264', '900103', '5999991', '0712345678'];
const onErrors = ['stopWorkflow', 'continueRegularOutput', 'continueErrorOutput'] as const;
const wrong = { apiKey: 'other-key-77', login: 'other.login', password: 'Other & wrong=5' };

interface Case {
	plan?: FaultPlan;
	/** The token in use is refused from then on. */
	expired?: boolean;
	/** Changes to the credential before the runs. */
	changes?: Record<string, string>;
}

const lookups = (fault: Fault): Case => ({
	plan: ({ kind }) => (kind === 'token' ? undefined : fault),
});
const tokenCalls = (fault: Fault): Case => ({
	expired: true,
	plan: ({ kind }) => (kind === 'token' ? fault : undefined),
});

/** Repeats in its answers all that a request tells of the account. */
const echo: FaultPlan = ({ kind, number, authorization = '' }) => {
	if (kind === 'token') return undefined;
	const { apiKey, login, password } = defaultAccount;
	const told = `${authorization} ${apiKey} ${login} ${password}`;
	const body =
		number === '4738534'
			? { status: 'S000000', name: 'JANE WANJIKU KAMAU', message: told, headers: [told] }
			: { status: apiKey, name: told, message: told };
	return { kind: 'json', httpStatus: number === '900103' ? 500 : 200, body };
};

const cases: Record<string, Case> = {
	'good rows': {},
	'a token refused with 401': lookups({ kind: 'tokenExpired', httpStatus: 401 }),
	'a token refused with 200': lookups({ kind: 'tokenExpired', httpStatus: 200 }),
	'a token endpoint out of order': tokenCalls({
		kind: 'serverError',
		httpStatus: 503,
		body: 'json',
	}),
	'a token endpoint that resets': tokenCalls({ kind: 'resetBeforeAnswer' }),
	'a token endpoint with a web page': tokenCalls({ kind: 'htmlPage' }),
	'a token answer cut off': tokenCalls({ kind: 'cutOffJson' }),
	'a token endpoint that redirects': tokenCalls({ kind: 'redirect' }),
	'resets before the answer': lookups({ kind: 'resetBeforeAnswer' }),
	'resets in the body': lookups({ kind: 'resetDuringBody' }),
	'hanging lookups': lookups({ kind: 'hang' }),
	'web pages': lookups({ kind: 'htmlPage' }),
	'too many requests': lookups({ kind: 'tooManyRequests' }),
	redirects: lookups({ kind: 'redirect' }),
	'large bodies': lookups({ kind: 'largeBody' }),
	'server errors': lookups({ kind: 'serverError', httpStatus: 500, body: 'html' }),
	'a service that repeats the request': { plan: echo },
	'a wrong password': { changes: { password: wrong.password } },
	'a wrong login': { changes: { ...defaultAccount, login: wrong.login } },
	'a wrong key': { changes: { ...defaultAccount, apiKey: wrong.apiKey } },
	'nothing that listens': { changes: { ...defaultAccount, baseUrl: 'http://127.0.0.1:9' } },
};

describe('secrets, after runs with every kind of fault and n8n’s log at debug', () => {
	const traces = new Map([
		...secretTraces(defaultAccount),
		...[...secretTraces(wrong)].map(([what, trace]) => [`wrong ${what}`, trace] as const),
	]);
	const runs: LookupRun[] = [];
	let instance: N8nInstance;
	let server: N8nServer;
	let live: LiveN8n;

	beforeAll(async () => {
		instance = await N8nInstance.create({
			installed: await installN8n(() => undefined),
			tarball: sharedN8n().tarball,
			fileFolders: [],
			variables: { N8N_LOG_LEVEL: 'debug' },
		});
		server = await startServer(instance);
		live = await LiveN8n.start({ ...server, rest: await OwnerSession.open(server) });
		const workflows = [];
		for (const onError of onErrors) {
			const options = { maxRetries: 1, timeout: 400, includeRawResponse: true, includeInput: true };
			// n8n then writes every step down, and the items of a run that fails as well.
			const settings = { saveExecutionProgress: true };
			workflows.push(await publishLookup(live, { onError, options, settings }));
		}
		for (const { plan, expired, changes } of Object.values(cases)) {
			live.service.setFaultPlan(plan);
			if (changes) await live.changeCredential(changes);
			for (const workflow of workflows) {
				if (expired) live.service.expireAllTokens();
				runs.push(await workflow.run(tills));
			}
		}
	}, 600_000);
	afterAll(cleanUp);

	test('every run was made and stored, with failures and answers among them', () => {
		expect(runs).toHaveLength(Object.keys(cases).length * onErrors.length);
		expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['error', 'success']));
		expect(runs.some(({ text }) => text.includes('JANE WANJIKU KAMAU'))).toBe(true);
		expect(runs.every(({ nodeRun }) => nodeRun(lookupName) !== undefined)).toBe(true);
	});

	test('the search finds a token, a key and a password where there are some', async () => {
		const client = new Client(live.service);
		const token = await client.signIn();
		const { apiKey, login, password } = defaultAccount;
		const form = new URLSearchParams({ username: login, password }).toString();
		const bytes = Buffer.from(`${apiKey} ${password}`).toString('latin1');
		expect(tracesIn(`Bearer ${token}`, traces)).toEqual(['bearer token']);
		expect(tracesIn(form, traces)).toEqual(expect.arrayContaining(['form-encoded password']));
		expect(tracesIn(bytes, traces)).toEqual(['API key', 'password']);
	});

	test('are in no item, no error and no other execution data', () => {
		expect(runs.flatMap(({ text }) => tracesIn(text, traces))).toEqual([]);
	});

	test('are in no answer of the webhook', () => {
		expect(runs.flatMap(({ answer }) => tracesIn(answer, traces))).toEqual([]);
	});

	test('are not in n8n’s log', () => {
		expect(live.log()).toMatch(/debug/i);
		expect(tracesIn(live.log(), traces)).toEqual([]);
	});

	// The logical content was searched through REST; the bytes show what was updated or deleted as well.
	test('are in no file of n8n, before and after executions are deleted and n8n has ended', async () => {
		expect(await tracesInFiles()).toEqual([]);
		await live.rest.post('/rest/executions/delete', { ids: runs.map(({ id }) => id) });
		await server.stop();
		expect(await tracesInFiles()).toEqual([]);
	});

	/** What is found in the files that n8n has written, which lie above the one of its packages. */
	async function tracesInFiles(): Promise<string[]> {
		const files = await filesIn(join(instance.packageFolder, '..', '..', '..'));
		const database = files.filter(({ path }) => basename(path).startsWith('database.sqlite'));
		// The bytes are those of a database that holds the runs.
		expect(database.some(({ bytes }) => bytes.includes('JANE WANJIKU KAMAU'))).toBe(true);
		return files.flatMap(({ path, bytes }) =>
			tracesIn(bytes, traces).map((what) => `${what} in ${path}`),
		);
	}
});

/** Every file below a folder, its bytes as Latin-1 text. */
async function filesIn(folder: string): Promise<Array<{ path: string; bytes: string }>> {
	const names = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = names
		.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
		.map(({ parentPath, name }) => join(parentPath, name));
	return await Promise.all(
		paths.map(async (path) => ({ path, bytes: await readFile(path, 'latin1') })),
	);
}
