import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cleanUp } from '../realN8n/cleanup';
import { installN8n } from '../realN8n/installN8n';
import { N8nInstance } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { localCredentialData } from '../realN8n/localCredential';
import { ACCOUNT_KINDS, defaultAccount, type AccountKind, type PlannedRequest } from '../simulator';
import { Client } from '../simulator/client';
import { LiveN8n, type RunningN8n } from './support/liveN8n';
import { OwnerSession } from './support/ownerSession';
import { publishLookup, type LookupRun } from './support/publishedLookup';
import { casesOf, wrongAccount } from './support/secretCases';
import { secretTraces, tracesIn } from './support/secretTraces';
import { sharedN8n } from './support/sharedN8n';
import { lookupName } from './support/workflows';

const tills = ['4738534', '5031264', '900103', '5999991'];
const phone = '0712345678';
const onErrors = ['stopWorkflow', 'continueRegularOutput', 'continueErrorOutput'] as const;
/** The first in every way in which a run may end, the others in one each. */
const onErrorsOf: Record<AccountKind, ReadonlyArray<(typeof onErrors)[number]>> = {
	apiUser: onErrors,
	clientCredentials: ['stopWorkflow'],
	daraja: ['continueErrorOutput'],
};
describe('secrets, after runs with every kind of fault and n8n’s log at debug', () => {
	const traces = new Map([
		...secretTraces(defaultAccount),
		...[...secretTraces(wrongAccount)].map(([what, trace]) => [`wrong ${what}`, trace] as const),
	]);
	const runs: LookupRun[] = [];
	const tokens = new Map<AccountKind, Set<string>>();
	let instance: N8nInstance;
	let server: N8nServer;
	let live: LiveN8n;

	/** Keeps the token of a request as a trace. */
	function remember(kind: AccountKind, { authorization = '' }: PlannedRequest): void {
		const token = authorization.replace('Bearer ', '');
		if (token === '') return;
		traces.set(`token ${token}`, token);
		tokens.set(kind, new Set([...(tokens.get(kind) ?? []), token]));
	}

	/** Runs every case with an account of this kind. */
	async function runAll(n8n: RunningN8n, kind: AccountKind): Promise<void> {
		live = await LiveN8n.start(n8n, kind);
		const { accessToken, ...good } = localCredentialData(live.service, kind);
		expect(accessToken).toBe('');
		const workflows = [];
		for (const onError of onErrorsOf[kind]) {
			const options = { maxRetries: 1, timeout: 400, includeRawResponse: true, includeInput: true };
			// n8n then writes every step down, and the items of a run that fails as well.
			const settings = { saveExecutionProgress: true };
			const workflow = await publishLookup(live, { onError, options, settings });
			// A run that a row can stop asks nothing where one is wrong from the start.
			const rows = onError === 'stopWorkflow' ? tills : [...tills, phone];
			workflows.push(async () => await workflow.run(rows));
		}
		for (const { plan, expired, changes } of casesOf(kind)) {
			live.service.setFaultPlan((request) => {
				remember(kind, request);
				return plan?.(request);
			});
			if (changes) await live.changeCredential({ ...good, ...changes });
			for (const run of workflows) {
				if (expired) live.service.expireAllTokens();
				runs.push(await run());
			}
		}
	}

	beforeAll(async () => {
		instance = await N8nInstance.create({
			installed: await installN8n(() => undefined),
			tarball: sharedN8n().tarball,
			fileFolders: [],
			variables: { N8N_LOG_LEVEL: 'debug' },
		});
		server = await startServer(instance);
		const n8n = { ...server, rest: await OwnerSession.open(server) };
		for (const kind of ACCOUNT_KINDS) await runAll(n8n, kind);
	}, 600_000);
	afterAll(cleanUp);

	test('every run was made and stored, with failures and answers among them', () => {
		const made = ACCOUNT_KINDS.map((kind) => onErrorsOf[kind].length * casesOf(kind).length);
		expect(runs).toHaveLength(made.reduce((sum, count) => sum + count));
		expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['error', 'success']));
		expect(runs.some(({ text }) => text.includes('JANE WANJIKU KAMAU'))).toBe(true);
		expect(runs.every(({ nodeRun }) => nodeRun(lookupName) !== undefined)).toBe(true);
	});

	test('the search finds tokens, keys and secrets where there are some', async () => {
		const jwt = await new Client(live.service).signIn();
		expect(tracesIn(`Bearer ${jwt}`, traces)).toEqual(['JWT']);
		for (const kind of ACCOUNT_KINDS) {
			const [token = ''] = tokens.get(kind) ?? [];
			expect(tracesIn(`Bearer ${token}`, traces)).toContain(`token ${token}`);
		}
		const form = new URLSearchParams({ ...defaultAccount }).toString();
		const bytes = Buffer.from(Object.values(defaultAccount).join(' ')).toString('latin1');
		for (const secret of [
			'password',
			'client ID',
			'client secret',
			'consumer key',
			'consumer secret',
		]) {
			expect(tracesIn(form, traces)).toContain(`form-encoded ${secret}`);
			expect(tracesIn(bytes, traces)).toContain(secret);
		}
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
