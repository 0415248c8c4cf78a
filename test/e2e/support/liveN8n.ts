import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { N8nRest } from '../../realN8n/n8nRest';
import type { RunningN8n } from '../../realN8n/n8nServer';
import {
	CREDENTIAL_TYPES,
	credentialFields,
	startSimulator,
	type AccountKind,
	type FaultPlan,
	type Simulator,
} from '../../simulator';
import { finishedExecution, type StoredExecution } from './executions';
import { storeWorkflow } from './publishWorkflow';
import { sharedN8n } from './sharedN8n';
import { trigger, type NewWorkflow } from './workflows';

const created = z.object({ id: z.string() });
const credential = z.object({ data: z.record(z.string()) });

/** A running n8n with the package, a local service of the suite's own, and stored credentials for it. */
export type LiveN8n = Awaited<ReturnType<typeof startLive>>;

/** Starts a local service beside the n8n that all suites share, or another one; `cleanUp` ends it. @param kind of the account that both credentials hold */
export async function startLive(
	{ baseUrl, rest, log }: RunningN8n = sharedServer(),
	kind: AccountKind = 'apiUser',
) {
	const service = await startSimulator();
	whenDone(() => service.close());
	const credentialId = await storeAccount({ rest, service }, {}, kind);
	const productionId = await storeAccount({ rest, service }, { environment: 'production' }, kind);
	const path = `/rest/credentials/${credentialId}`;
	const shownCredential = async (): Promise<Record<string, string>> =>
		credential.parse(await rest.get(`${path}?includeData=true`)).data;
	return {
		baseUrl,
		rest,
		log,
		service,
		kind,
		credentialId,
		productionId,
		shownCredential,

		/** Saves the credential with these changes, as the editor does: what it is not shown, such as the stored token, goes back as the placeholder that it came as. */
		async changeCredential(changes: Record<string, string>): Promise<void> {
			const data = { ...(await shownCredential()), ...changes };
			const type = CREDENTIAL_TYPES[kind];
			await rest.patch(path, { name: 'Local service (UAT)', type, data });
		},

		/** Has lookups answered when something else, which the first of them begins, is over. */
		holdLookups(meanwhile: () => Promise<unknown>, answer: FaultPlan): void {
			let until: Promise<unknown> | undefined;
			service.setFaultPlan((request) => {
				if (request.kind === 'token') return undefined;
				until ??= meanwhile();
				return { kind: 'held', until, then: answer(request) };
			});
		},

		async run(workflow: NewWorkflow): Promise<StoredExecution> {
			const { id } = await storeWorkflow(rest, workflow);
			// n8n 1 runs the workflow that it is sent, n8n 2 the one that it has stored.
			const workflowData = await rest.get(`/rest/workflows/${id}`);
			const toRun = { workflowData, triggerToStartFrom: { name: trigger } };
			await rest.post(`/rest/workflows/${id}/run`, toRun);
			return await finishedExecution(rest, id);
		},
	};
}

/**
 * Starts it before the tests of a suite and ends it after them; returns a function that gives it. Each test finds the
 * service well, and its counts at 0.
 */
export function useLiveN8n(start = async () => await startLive()): () => LiveN8n {
	let live: LiveN8n | undefined;
	beforeAll(async () => {
		live = await start();
	});
	beforeEach(() => {
		live?.service.setFaultPlan(undefined);
		live?.service.resetStats();
	});
	afterAll(cleanUp);
	return () => {
		if (!live) throw new Error('n8n is there only while tests run.');
		return live;
	};
}

function sharedServer(): RunningN8n {
	const { baseUrl, cookie, logFile } = sharedN8n();
	const log = (): string => readFileSync(logFile, 'utf8');
	return { baseUrl, rest: new N8nRest(baseUrl, cookie), log };
}

/** Stores a credential as the editor does; returns its id. */
export async function storeCredential(
	rest: N8nRest,
	type: string,
	data: object,
	name = 'Local service (UAT)',
): Promise<string> {
	return created.parse(await rest.post('/rest/credentials', { name, type, data })).id;
}

/** Stores a credential that a local service accepts, with these changes; returns its id. */
export async function storeAccount(
	{ rest, service }: { rest: N8nRest; service: Pick<Simulator, 'baseUrl' | 'account'> },
	changes: object = {},
	kind: AccountKind = 'apiUser',
): Promise<string> {
	const data = { ...credentialFields(kind, service), ...changes };
	return await storeCredential(rest, CREDENTIAL_TYPES[kind], data);
}

/** Leaves an n8n without credentials, as a new one is. */
export async function removeCredentials(rest: N8nRest): Promise<void> {
	for (const { id } of z.array(created).parse(await rest.get('/rest/credentials')))
		await rest.delete(`/rest/credentials/${id}`);
}
