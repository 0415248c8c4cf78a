import { rm } from 'node:fs/promises';
import { GroupMemory } from './groupMemory';
import { publish, sheetWorkflowId, startByHand, unpublish } from './largeSheetExample';
import { notLookedUpYet, resultsWhen, strayRows } from './largeSheetResults';
import { payeesOf, writePayees } from './payees';
import type { ClusterProcess } from './queueCluster';
import type { RunPlace, RunPlan } from './runPlan';
import { killHalfWay, type Kill, type Recovery } from './workerKill';
import { begunBy } from './workerLog';

/** What a process had to do with a run. */
export interface ProcessShare {
	readonly name: string;
	readonly batches: number;
	readonly rows: number;
	/** Whether the run of the sheet itself took place in it. */
	readonly hasSheet: boolean;
	/** Memory with its task runner, in MB; undefined when it was killed. */
	readonly peakMb: number | undefined;
	readonly grownMb: number | undefined;
}

/** What a run showed. */
export interface RunFigures {
	readonly plan: RunPlan;
	readonly seconds: number;
	readonly shares: readonly ProcessShare[];
	readonly lookups: number;
	readonly tokens: number;
	readonly mostInFlight: number;
	/** Rows of the sheet that are not in the results with their own answer. */
	readonly lost: number;
	/** Rows of the sheet that are in the results more than once. */
	readonly doubled: number;
	/** Answers in the table beyond one for each number. */
	readonly storedTwice: number;
	readonly recovery?: Recovery;
}

/** Runs the example over a new sheet, and kills a worker if the plan says so. */
export async function runSheet(place: RunPlace, plan: RunPlan): Promise<RunFigures> {
	const { cluster, database, service, files } = place;
	const payees = payeesOf(plan.run, plan.rows);
	await rm(files.results, { force: true });
	await writePayees(files.sheet, payees);
	service.expireAllTokens();
	service.resetStats();
	const processes: ClusterProcess[] = [cluster.main, ...cluster.workers];
	const memories = await Promise.all(
		processes.map(async ({ processId }) => await GroupMemory.watch(processId)),
	);

	const since = new Date();
	const sheetExecution = await startByHand(cluster.main.rest);
	const kill = plan.kill && (await killHalfWay(place, plan, sheetExecution, since));
	// From the kill on only the schedule is there to go on; nobody presses a button.
	if (kill) await publish(cluster.main.rest, sheetWorkflowId);
	let leftToSchedule = 0;
	const results = await resultsWhen(
		files.results,
		(rows) => {
			const left = rows.filter((row) => row['lookup.error'] === notLookedUpYet).length;
			leftToSchedule = Math.max(leftToSchedule, left);
			return rows.length === plan.rows && left === 0;
		},
		plan.limitMs,
	);
	const seconds = (Date.now() - since.getTime()) / 1000;
	if (kill) await unpublish(cluster.main.rest, sheetWorkflowId);

	const { lookups, tokenRequests, mostInFlight, lookupsPerAccount } = service.stats;
	const stored = await database.answers(since);
	const askedTwice = Object.values(lookupsPerAccount).filter((times) => times > 1).length;
	const outcome = { seconds, leftToSchedule, askedTwice };
	return {
		plan,
		seconds,
		shares: await sharesOf(place, processes, memories, sheetExecution, since),
		lookups,
		tokens: tokenRequests,
		mostInFlight,
		...strayRows(results, payees),
		storedTwice: stored.rows - stored.payees,
		...(kill && { recovery: await recoveryFrom(kill, processes, outcome) }),
	};
}

async function sharesOf(
	{ database }: RunPlace,
	processes: readonly ClusterProcess[],
	memories: readonly GroupMemory[],
	sheetExecution: string,
	since: Date,
): Promise<ProcessShare[]> {
	const rowsOf = await database.rowsPerExecution(since);
	const peaks = await Promise.all(memories.map(async (memory) => await memory.peak()));
	return processes.map((each, index) => {
		const own = new Set(begunBy(each));
		const batches = [...own].filter((id) => rowsOf.has(id));
		return {
			name: each.name,
			batches: batches.length,
			rows: batches.reduce((sum, id) => sum + (rowsOf.get(id) ?? 0), 0),
			hasSheet: own.has(sheetExecution),
			peakMb: peaks[index]?.peakMb,
			grownMb: peaks[index]?.grownMb,
		};
	});
}

async function recoveryFrom(
	{ marked, ...kill }: Kill,
	processes: readonly ClusterProcess[],
	run: { seconds: number; leftToSchedule: number; askedTwice: number },
): Promise<Recovery> {
	const begun = processes.flatMap(begunBy);
	return {
		...kill,
		marked: await marked,
		givenAgain: begun.length - new Set(begun).size,
		leftToSchedule: run.leftToSchedule,
		askedTwice: run.askedTwice,
		completeAfterSeconds: run.seconds - kill.atSeconds,
	};
}
