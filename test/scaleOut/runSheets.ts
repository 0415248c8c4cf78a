import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { groupOf, readPeakMb, startPeak } from '../bench/peakMemory';
import type { N8nProcess } from '../realN8n/n8nServer';
import type { Simulator } from '../simulator';
import { underWayIn, type Cluster, type ClusterProcess } from './cluster';
import { uploadSheet, type LargeSheetFiles } from './largeSheetExample';
import { resultsOf, strayRows, writePayees } from './largeSheetResults';

/** What runs take place in: one n8n, or a cluster of several processes. */
export interface RunPlace {
	readonly name: string;
	readonly baseUrl: string;
	readonly processes: () => readonly N8nProcess[];
	readonly cluster?: Cluster;
	readonly service: Simulator;
	readonly files: LargeSheetFiles;
}

/** One run of the example. */
export interface RunPlan {
	readonly title: string;
	/** How many rows each sheet has; sheets are uploaded at once. */
	readonly sheets: readonly number[];
	/** What is killed half-way: the worker with the run, or the main, which is started again. */
	readonly kills?: 'worker' | 'main';
	/** How long it may take. */
	readonly limitMs: number;
}

/** What a run showed. */
export type RunFigures = Awaited<ReturnType<typeof runSheets>>;

/** Lookups at Once of the example. */
const atOnce = 40;

let sheetsSoFar = 0;

/** Runs the example over new sheets, and kills a process half-way if the plan says so. */
export async function runSheets(place: RunPlace, plan: RunPlan) {
	const { baseUrl, files, service } = place;
	for (const name of await readdir(files.folder)) await rm(join(files.folder, name));
	service.expireAllTokens();
	service.resetStats();
	const groups = await Promise.all(place.processes().map(({ processId }) => groupOf(processId)));
	await Promise.all(groups.map(startPeak));
	const startedAt = Date.now();
	const sheets = [];
	for (const rows of plan.sheets) {
		const payees = await writePayees(files.sheet, sheetsSoFar++, rows);
		await uploadSheet(baseUrl, files.sheet);
		sheets.push(payees);
	}
	const kill = plan.kills ? await killHalfWay(place, plan, startedAt) : undefined;
	const found = await Promise.all(
		sheets.map(async (payees) => {
			const results = await resultsOf(files.folder, payees[0]?.number, plan.limitMs);
			return strayRows(results, payees);
		}),
	);
	const ms = Date.now() - startedAt;
	const peaks = await Promise.all(groups.map(readPeakMb));
	const { lookups, mostInFlight } = service.stats;
	const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
	return {
		...{ place: place.name, plan, ms, lookups, mostInFlight, kill },
		rows: sum(plan.sheets),
		lost: sum(found.map(({ lost }) => lost)),
		doubled: sum(found.map(({ doubled }) => doubled)),
		/** Of the process that needed most, with its task runner. */
		peakMb: Math.max(...peaks),
	};
}

/**
 * What must hold of a run and does not, in words.
 * @param batchSize what a kill may cost in lookups, besides those that were under way
 */
export function problemsOf(run: RunFigures, batchSize: number): string[] {
	const { place, plan, rows, lost, doubled, lookups, mostInFlight } = run;
	// The tokens that a process remembers are dead when a run begins: what is under way is asked again with a fresh one.
	const again = plan.kills === 'worker' ? batchSize + 2 * atOnce : plan.sheets.length * atOnce;
	const problems = [
		...(lost > 0 ? [`${lost} rows have not their own answer`] : []),
		...(doubled > 0 ? [`${doubled} rows are in the results more than once`] : []),
		...(lookups > rows + again ? [`${lookups} lookups for ${rows} numbers`] : []),
		...(mostInFlight > plan.sheets.length * atOnce ? [`${mostInFlight} lookups at once`] : []),
	];
	return problems.map((problem) => `${place}, ${plan.title}: ${problem}.`);
}

/** Waits until half of the rows were asked for, and kills the worker that the run takes place in, or the main. */
async function killHalfWay(
	{ cluster, service }: RunPlace,
	{ sheets, kills, limitMs }: RunPlan,
	startedAt: number,
) {
	if (!cluster) throw new Error('One n8n has no workers to kill.');
	for (;;) {
		const victim = kills === 'main' ? cluster.main : oldestRunIn(cluster.workers);
		if (victim && service.stats.lookups >= (sheets[0] ?? 0) / 2) {
			const atMs = Date.now() - startedAt;
			await cluster.kill(victim);
			return { victim: victim.name, atMs };
		}
		if (Date.now() - startedAt > limitMs) throw new Error('Nothing could be killed.');
		await sleep(20);
	}
}

/** The worker with the execution that began first; what the schedule starts beside it is over at once. */
function oldestRunIn(workers: readonly ClusterProcess[]): ClusterProcess | undefined {
	const begun = workers.flatMap((worker) =>
		underWayIn(worker).map((id) => ({ worker, id: Number(id) })),
	);
	return begun.sort((one, other) => one.id - other.id)[0]?.worker;
}
