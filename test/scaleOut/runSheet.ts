import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { groupOf, readPeakMb, startPeak } from '../bench/peakMemory';
import { until } from '../e2e/support/until';
import type { Simulator } from '../simulator';
import { begunBy, underWayIn, type Cluster, type ClusterProcess } from './cluster';
import type { Database } from './database';
import { uploadSheet, type LargeSheetFiles } from './largeSheetExample';
import { isTried, resultsWhen, strayRows, writePayees } from './largeSheetResults';

/** What a run takes place in. */
export interface RunPlace {
	readonly cluster: Cluster;
	readonly database: Database;
	readonly service: Simulator;
	readonly files: LargeSheetFiles;
}

/** One run of the example. */
export interface RunPlan {
	readonly title: string;
	/** Counts from 0; gives the run payees of its own. */
	readonly run: number;
	readonly rows: number;
	/** The worker that is killed half-way: one that only has batches, or the one with the sheet's own run. */
	readonly kill?: 'batches' | 'sheet';
	/** How long it may take. */
	readonly limitMs: number;
}

/** What a run showed. */
export type RunFigures = Awaited<ReturnType<typeof runSheet>>;

/** Runs the example over a new sheet, and kills a worker if the plan says so. */
export async function runSheet(place: RunPlace, plan: RunPlan) {
	const { cluster, database, service, files } = place;
	await rm(files.results, { force: true });
	const payees = await writePayees(files.sheet, plan.run, plan.rows);
	service.expireAllTokens();
	service.resetStats();
	const processes = [cluster.main, ...cluster.workers];
	const before = await Promise.all(processes.map(startMemory));

	const since = new Date();
	await uploadSheet(cluster.main.baseUrl, files.sheet);
	// From the kill on only the schedule is there to go on; nobody presses a button.
	const kill = plan.kill && (await killHalfWay(place, plan, since));
	const results = await resultsWhen(
		files.results,
		(all) => all.length === plan.rows && all.every(isTried),
		plan.limitMs,
	);
	const ms = Date.now() - since.getTime();

	const [sheet = '', ...called] = await database.calledExecutions(since);
	const shares = processes.map(async (each, index) => {
		const own = new Set(begunBy(each));
		const batches = called.filter((id) => own.has(id)).length;
		// With its task runner; 0 when it was killed.
		const peakMb = await readPeakMb(await groupOf(each.processId));
		const grownMb = Math.max(0, peakMb - (before[index] ?? 0));
		// Whether the run of the sheet itself took place in it.
		return { name: each.name, batches, hasSheet: own.has(sheet), peakMb, grownMb };
	});
	const { lookups, tokenRequests: tokens, mostInFlight, lookupsPerAccount } = service.stats;
	const begun = processes.flatMap(begunBy);
	return {
		...{ plan, ms, lookups, tokens, mostInFlight, shares: await Promise.all(shares) },
		...strayRows(results, payees),
		...(kill && {
			recovery: {
				...kill,
				// Executions that n8n gave to a worker a second time.
				givenAgain: begun.length - new Set(begun).size,
				// Numbers that were looked up more than once.
				askedTwice: Object.values(lookupsPerAccount).filter((times) => times > 1).length,
			},
		}),
	};
}

/** What must hold of a run and does not, in words. */
export function problemsOf({ plan, shares, ...figures }: RunFigures): string[] {
	const { lost, doubled, tokens, lookups } = figures;
	const workers = shares.filter(({ name }) => name !== 'main');
	const idle = workers.filter(({ batches }) => batches === 0);
	const isOncePerNumber = plan.kill !== undefined || lookups === plan.rows;
	const problems = [
		...(lost > 0 ? [`${lost} rows have not their own answer`] : []),
		...(doubled > 0 ? [`${doubled} rows stand in the results more than once`] : []),
		...idle.map(({ name }) => `${name} has had no batch`),
		// A worker that finds no good token asks for one; nobody else has a reason to.
		...(tokens > workers.length ? [`${tokens} token requests by ${workers.length} workers`] : []),
		...(isOncePerNumber ? [] : [`${lookups} lookups for ${plan.rows} numbers`]),
	];
	return problems.map((problem) => `${plan.title}: ${problem}.`);
}

/** Begins to measure a process and all that it has started; returns what it takes now, in MB. */
async function startMemory({ processId }: ClusterProcess): Promise<number> {
	const group = await groupOf(processId);
	await startPeak(group);
	return await readPeakMb(group);
}

/** Waits until half of the rows were asked for, and kills a worker with a batch under way in it. */
async function killHalfWay(
	{ cluster, database, service }: RunPlace,
	{ rows, kill, limitMs }: RunPlan,
	since: Date,
) {
	await until('half is asked for', () => service.stats.lookups >= rows / 2, limitMs);
	for (;;) {
		const [sheet = '', ...batches] = await database.calledExecutions(since);
		const victim = cluster.workers.find(
			(worker) =>
				begunBy(worker).includes(sheet) === (kill === 'sheet') &&
				underWayIn(worker).some((id) => batches.includes(id)),
		);
		if (victim) {
			const died = underWayIn(victim).filter((id) => batches.includes(id)).length;
			await cluster.kill(victim);
			const atMs = Date.now() - since.getTime();
			return { worker: victim.name, atMs, stored: await database.answeredRows(), died };
		}
		if (Date.now() - since.getTime() > limitMs) throw new Error('No worker could be killed.');
		await sleep(20);
	}
}
