import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp } from '../realN8n/cleanup';
import type { N8nInstance } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { ACCOUNT_KINDS, basicOf, credentialFields, defaultAccount, type Fault } from '../simulator';
import { finishedExecution, type StoredExecution } from './support/executions';
import { startLive, type LiveN8n } from './support/liveN8n';
import { publishAt } from './support/publishWorkflow';
import { ownN8n } from './support/sharedN8n';
import { inLine, lookupName, lookupNode, node, webhook } from './support/workflows';

const jane = 'JANE WANJIKU KAMAU';

const wrongAccount: typeof defaultAccount = {
	apiKey: 'other-key-77',
	login: 'other.login',
	password: 'Other & wrong=5',
	clientId: 'other-client-77',
	clientSecret: 'Other:/+&client=5',
	consumerKey: 'OtherKey77',
	consumerSecret: 'Other:/+&consumer=5',
};

/** The part of a Base64 text that is the same whatever follows the bytes: whole groups of three. */
const wholeGroups = (text: string, encoding: 'base64' | 'base64url' = 'base64'): string => {
	const bytes = Buffer.from(text);
	return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString(encoding);
};

/** What must be found nowhere of an account, in every way in which it may be written. */
const tracesOf = (account: typeof defaultAccount): string[] => [
	...Object.values(account).flatMap((text) => {
		const inForm = new URLSearchParams({ text }).toString().replace('text=', '');
		return [text, encodeURIComponent(text), wholeGroups(text), inForm];
	}),
	...ACCOUNT_KINDS.map((kind) => basicOf(kind, account).replace('Basic ', '')),
	// The part that all tokens of an API user share: the beginning of the claims, with the login in it.
	wholeGroups(`{"sub":"${account.login}","jti":"`, 'base64url'),
];

interface Meeting {
	readonly lookups?: Fault;
	readonly tokens?: Fault;
	readonly changes?: Record<string, string>;
}

const meetings = (good: Record<string, string>): Meeting[] => [
	{},
	{ lookups: { kind: 'tokenExpired', httpStatus: 401 } },
	{ lookups: { kind: 'tokenExpired', httpStatus: 200 } },
	{ tokens: { kind: 'serverError', httpStatus: 503, body: 'json' } },
	{ tokens: { kind: 'resetBeforeAnswer' } },
	{ lookups: { kind: 'resetDuringBody' } },
	{ lookups: { kind: 'hang' } },
	{ lookups: { kind: 'redirect' } },
	{ lookups: { kind: 'serverError', httpStatus: 500, body: 'html' } },
	...Object.entries(wrongAccount)
		.filter(([field]) => field in good)
		.map(([field, wrong]) => ({ changes: { [field]: wrong } })),
	{ changes: { baseUrl: 'http://127.0.0.1:9' } },
];

const ways = [
	['apiUser', 'stopWorkflow'],
	['clientCredentials', 'continueErrorOutput'],
	['daraja', 'continueRegularOutput'],
] as const;

type PostedRun = StoredExecution & { answer: string };

async function publishLookup(live: LiveN8n, onError: (typeof ways)[number][1]) {
	const path = randomUUID();
	const limits = { maxRetries: 0, maxOutage: 0, timeout: 400 };
	const options = { ...limits, includeRawResponse: true, includeInput: true };
	const split = { fieldToSplitOut: 'body.rows', options: { destinationFieldName: 'till' } };
	const workflow = inLine(path, [
		webhook(path, { responseMode: 'lastNode', responseData: 'allEntries' }),
		node('Rows', 'splitOut', split),
		{ ...lookupNode(live.credentialId, { options }, live.kind), onError },
	]);
	// n8n then writes every step down, and the items of a run that fails as well.
	const settings = { ...workflow.settings, saveExecutionProgress: true };
	const { id, url } = await publishAt(live, { ...workflow, settings }, `/webhook/${path}`);
	return async (rows: readonly string[]): Promise<PostedRun> => {
		const headers = { 'content-type': 'application/json' };
		const call = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ rows }) });
		const answer = await call.text();
		return { ...(await finishedExecution(live.rest, id)), answer };
	};
}

describe('The secrets of credentials, after runs with every kind of fault and n8n’s log at debug', () => {
	const traces = new Set([...tracesOf(defaultAccount), ...tracesOf(wrongAccount)]);
	const tokens = new Set<string>();
	const runs: PostedRun[] = [];
	let instance: N8nInstance;
	let server: N8nServer;

	const found = (text: string): string[] =>
		[...traces, ...tokens].filter(
			(trace) => text.includes(trace) || text.includes(Buffer.from(trace).toString('latin1')),
		);

	async function meetAll([kind, onError]: (typeof ways)[number]): Promise<void> {
		const live = await startLive(server, kind);
		const { accessToken, ...good } = credentialFields(kind, live.service);
		expect(accessToken).toBe('');
		const run = await publishLookup(live, onError);
		// A run that a row can stop asks nothing where one is wrong from the start.
		const phone = onError === 'stopWorkflow' ? [] : ['0712345678'];
		for (const { lookups, tokens: tokenCalls, changes } of meetings(good)) {
			live.service.setFaultPlan((request) => {
				const token = (request.authorization ?? '').replace('Bearer ', '');
				if (token !== '') tokens.add(token);
				return request.kind === 'token' ? tokenCalls : lookups;
			});
			if (changes) await live.changeCredential({ ...good, ...changes });
			if (tokenCalls) live.service.expireAllTokens();
			runs.push(await run(['4738534', '5031264', '900103', '5999991', ...phone]));
		}
	}

	beforeAll(async () => {
		instance = await ownN8n({ variables: { N8N_LOG_LEVEL: 'debug' } });
		server = await startServer(instance);
		for (const way of ways) await meetAll(way);
	}, 600_000);
	afterAll(cleanUp);

	test('have been in use: every run is stored, with failures and answers among them, and there are tokens', () => {
		expect(runs).toHaveLength(13 + 12 + 12);
		expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['error', 'success']));
		expect(runs.some(({ text }) => text.includes(jane))).toBe(true);
		expect(runs.every(({ nodeRun }) => nodeRun(lookupName) !== undefined)).toBe(true);
		// The search finds them where there are some, each in a form of its own.
		expect(found(new URLSearchParams({ ...defaultAccount }).toString()).length).toBeGreaterThan(6);
		expect(tokens.size).toBeGreaterThan(ways.length);
		for (const token of tokens) expect(found(`Bearer ${token}`)).toContain(token);
	});

	test('are in no item, no error and no other execution data, in no answer, and not in n8n’s log', () => {
		expect(runs.flatMap(({ text, answer }) => found(text + answer))).toEqual([]);
		expect(server.log()).toMatch(/debug/i);
		expect(found(server.log())).toEqual([]);
	});

	// The logical content was searched through REST; the bytes show what was updated or deleted as well.
	test('are in no file of n8n, before and after executions are deleted and n8n has ended', async () => {
		expect(await tracesInFiles()).toEqual([]);
		await server.rest.post('/rest/executions/delete', { ids: runs.map(({ id }) => id) });
		await server.stop();
		expect(await tracesInFiles()).toEqual([]);
	});

	async function tracesInFiles(): Promise<string[]> {
		const entries = await readdir(instance.userFolder, { recursive: true, withFileTypes: true });
		const paths = entries
			.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
			.map(({ parentPath, name }) => join(parentPath, name));
		const files = await Promise.all(paths.map(async (path) => await readFile(path, 'latin1')));
		// The bytes are those of a database that holds the runs.
		const database = files.filter((_bytes, at) => paths[at]?.includes('database.sqlite'));
		expect(database.some((bytes) => bytes.includes(jane))).toBe(true);
		return files.flatMap((bytes, at) => found(bytes).map((what) => `${what} in ${paths[at]}`));
	}
});
