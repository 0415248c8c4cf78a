import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from './queueCluster';
import type { RunPlace, RunPlan } from './runPlan';
import { begunBy, underWayIn } from './workerLog';

const pollMs = 20;
/** Longer than Bull takes to see that a job's worker is gone, with the cluster's settings. */
const markLimitMs = 90_000;

/** A worker that was killed in the middle of a run. */
export interface Kill {
	readonly worker: string;
	/** Seconds after the run's start. */
	readonly atSeconds: number;
	/** Rows that had a stored answer by then. */
	readonly stored: number;
	/** The executions that died with it: batches, and perhaps the sheet's own run. */
	readonly cutBatches: readonly string[];
	readonly cutSheet: boolean;
	/** What becomes of them in n8n. */
	readonly marked: Promise<Marked>;
}

/** What n8n made of the executions that died. */
export interface Marked {
	/** Seconds after the kill until none counted as running any more; undefined when some still did. */
	readonly afterSeconds?: number;
	/** The states that they have in the end, such as `error`. */
	readonly states: readonly string[];
}

/** How a run came to its end after a kill. */
export interface Recovery extends Omit<Kill, 'marked'> {
	readonly marked: Marked;
	/** Executions that n8n gave to a worker a second time. */
	readonly givenAgain: number;
	/** Rows that the sheet's own run left without an answer when it ended; the schedule's run looked them up. */
	readonly leftToSchedule: number;
	/** Seconds from the kill until the results were complete. */
	readonly completeAfterSeconds: number;
	/** Numbers that were looked up more than once. */
	readonly askedTwice: number;
}

/** Waits until half of the rows were asked for, and kills a worker with a batch under way in it. */
export async function killHalfWay(
	{ cluster, database, service }: RunPlace,
	{ rows, kill, limitMs }: RunPlan,
	sheetExecution: string,
	since: Date,
): Promise<Kill> {
	const deadline = Date.now() + limitMs;
	const batchesIn = (worker: Worker): string[] =>
		underWayIn(worker).filter((id) => id !== sheetExecution);
	const isWanted = (worker: Worker): boolean =>
		begunBy(worker).includes(sheetExecution) === (kill === 'sheet') && batchesIn(worker).length > 0;
	let isHalfWay = false;
	let victim: Worker | undefined;
	while (victim === undefined) {
		if (Date.now() > deadline) throw new Error('No worker could be killed half-way in time.');
		isHalfWay ||= service.stats.lookups >= rows / 2;
		if (isHalfWay) victim = cluster.workers.find(isWanted);
		if (victim === undefined) await sleep(pollMs);
	}
	const cutBatches = batchesIn(victim);
	await victim.kill();
	const killedAt = Date.now();
	const cut = [...cutBatches, ...(kill === 'sheet' ? [sheetExecution] : [])];
	return {
		worker: victim.name,
		atSeconds: (killedAt - since.getTime()) / 1000,
		stored: (await database.answers(since)).rows,
		cutBatches,
		cutSheet: kill === 'sheet',
		marked: watchMarks(database, cut, killedAt),
	};
}

async function watchMarks(
	database: RunPlace['database'],
	executions: readonly string[],
	killedAt: number,
): Promise<Marked> {
	for (;;) {
		const states = (await database.statesOf(executions)).map(({ status }) => status);
		const isOver = !states.some((state) => ['new', 'running', 'waiting'].includes(state));
		if (isOver) return { afterSeconds: (Date.now() - killedAt) / 1000, states };
		if (Date.now() - killedAt > markLimitMs) return { states };
		await sleep(500);
	}
}
