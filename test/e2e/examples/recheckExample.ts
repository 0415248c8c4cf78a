import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { readCsv } from '../../sheet/readCsv';
import type { Simulator } from '../../simulator';
import { finishedExecution, type StoredExecution } from '../support/executions';
import { startLiveN8n, storeCredential } from '../support/liveN8n';
import { runByHand } from '../support/runByHand';
import { readExample, type ExampleChanges } from './example';

const created = z.object({ id: z.string(), versionId: z.string() });
const table = z.array(z.record(z.string()));

/** The rows of a CSV file by the names of their columns. */
export type CsvRows = z.infer<typeof table>;

/** What a run of the example left. */
export interface RecheckRun {
	readonly execution: StoredExecution;
	/** The items of the node Report. */
	readonly items: ReadonlyArray<Record<string, unknown>>;
	/** The items that Tell Someone got. */
	readonly told: ReadonlyArray<Record<string, unknown>>;
	/** The report that this run wrote; none when it wrote no file. */
	readonly report: CsvRows | undefined;
}

/** The example in a running n8n, with a list and a folder for reports of its own. */
export interface RecheckExample {
	service: Simulator;
	/** Writes the list, as its owner does. */
	writeList: (text: string) => Promise<void>;
	/** Takes the list away. */
	removeList: () => Promise<void>;
	/** The list as it stands in its file. */
	listText: () => Promise<string>;
	/** The texts of the old lists that were kept, oldest first. */
	copies: () => Promise<string[]>;
	/** Stores the example, changed as a user might; returns its id. */
	store: (changes?: Partial<ExampleChanges>) => Promise<string>;
	/** Stores another credential for the lookup; returns its id. */
	storeLookupCredential: (data: Record<string, string>) => Promise<string>;
	/** Runs a stored example to its end, as “Execute workflow” does. */
	run: (id: string) => Promise<RecheckRun>;
	/** Publishes a stored example, waits for the run that its schedule starts, and unpublishes it. */
	runBySchedule: (id: string) => Promise<RecheckRun>;
	stop: () => Promise<void>;
}

/** Reads CSV text by the names of its columns. */
export function csvRows(text: string): CsvRows {
	return table.parse(readCsv(text));
}

/** Starts n8n and the local service. */
export async function startRecheckExample(): Promise<RecheckExample> {
	const folder = await mkdtemp(join(tmpdir(), 'recheck-'));
	const reportFolder = await mkdtemp(join(tmpdir(), 'recheck-reports-'));
	const listFile = join(folder, 'confirmed-payees.csv');
	const live = await startLiveN8n([folder, reportFolder]);
	const { rest } = live.server;

	const namesOf = async (prefix: string): Promise<string[]> =>
		(await readdir(reportFolder)).filter((name) => name.startsWith(prefix)).sort();
	const textOf = async (name: string): Promise<string> =>
		await readFile(join(reportFolder, name), 'utf8');
	const watch = async (start: () => Promise<void>, id: string): Promise<RecheckRun> => {
		const before = await namesOf('recheck-');
		await start();
		const execution = await finishedExecution(rest, id);
		const [written, ...more] = (await namesOf('recheck-')).filter((each) => !before.includes(each));
		if (more.length > 0) throw new Error(`The run wrote ${more.length + 1} reports.`);
		return {
			execution,
			items: itemsOf(execution, 'Report'),
			told: itemsOf(execution, 'Tell Someone'),
			report: written === undefined ? undefined : csvRows(await textOf(written)),
		};
	};

	return {
		service: live.service,
		writeList: async (text) => {
			await writeFile(listFile, text);
		},
		removeList: async () => {
			await rm(listFile);
		},
		listText: async () => await readFile(listFile, 'utf8'),
		copies: async () => await Promise.all((await namesOf('list-before-')).map(textOf)),
		store: async ({ credentials, fields, ...others } = {}) => {
			const workflow = await readExample('scheduled-recheck.json', {
				...others,
				credentials: { [credentialType]: live.credentialId, ...credentials },
				fields: { ...fields, Files: { listFile, reportFolder, ...fields?.['Files'] } },
			});
			// n8n 1 stores no workflow that does not say whether it is active.
			const toStore = { ...workflow, active: false };
			return created.parse(await rest.post('/rest/workflows', toStore)).id;
		},
		storeLookupCredential: async (data) => await storeCredential(live.server, data),
		run: async (id) =>
			await watch(async () => {
				await runByHand(rest, id, 'When clicking ‘Execute workflow’');
			}, id),
		runBySchedule: async (id) => {
			const { versionId } = created.parse(await rest.get(`/rest/workflows/${id}`));
			const run = await watch(async () => {
				await rest.post(`/rest/workflows/${id}/activate`, { versionId });
			}, id);
			await rest.post(`/rest/workflows/${id}/deactivate`, {});
			return run;
		},
		stop: live.stop,
	};
}

function itemsOf(execution: StoredExecution, node: string): Array<Record<string, unknown>> {
	return (execution.nodeRun(node)?.data?.main?.[0] ?? []).map(({ json }) => json);
}
