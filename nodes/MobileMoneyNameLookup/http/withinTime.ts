import { sleep } from 'n8n-workflow';
import { clockMs } from './clock';

/** No wait is longer, so that nothing is left behind for long when there is nothing to wait for. */
const SLICE_MS = 100;

/** So late is a timer in a process that has time, in milliseconds. */
const TIMER_MS = 10;

/** A task did not end in time; the code is the one of a request that did not. */
class TimeLimit extends Error {
	readonly code = 'ETIMEDOUT';
}

/** The user of a task has left it. */
class Left extends Error {
	readonly code = 'ECONNABORTED';
}

interface Watched {
	readonly untilMs: number;
	/** Asked in each slice instead of listened to: a run has many tasks, and Node.js warns of listeners. */
	readonly signal: AbortSignal | undefined;
	readonly end: (reason: Error) => void;
}

/** Every task that has a time limit at the moment. One loop serves them all, and only while there are any. */
const watched = new Set<Watched>();
let isWatching = false;

/** For how long this process had no time for its own timers, in milliseconds; that counts for no task. */
let stalledMs = 0;

const nowOfTasks = (): number => clockMs() - stalledMs;

async function watch(): Promise<void> {
	if (isWatching) return;
	isWatching = true;
	while (watched.size > 0) {
		const nowMs = nowOfTasks();
		let nextMs = nowMs + SLICE_MS;
		for (const entry of watched) {
			if (entry.signal?.aborted) entry.end(new Left('The request was left'));
			else if (entry.untilMs <= nowMs) entry.end(new TimeLimit('The answer did not come in time'));
			else nextMs = Math.min(nextMs, entry.untilMs);
		}
		await sleep(Math.ceil(nextMs - nowMs));
		// An answer that came in such a time is still to be read.
		stalledMs += Math.max(0, nowOfTasks() - nextMs - TIMER_MS);
	}
	isWatching = false;
}

/**
 * Runs a task that ends in time, whatever becomes of what it waits for.
 *
 * @param limitMs how long it may take, in milliseconds; without the time in which the process itself stood still
 * @param signal ends it early, within a tenth of a second; undefined for none
 * @param task gets a signal that is aborted when it has to end, so that it can free what it holds
 * @returns what the task returns
 * @throws what the task throws; an error with a network error's code when its time was up or the signal
 *   was aborted, even when the task goes on
 */
export async function withinTime<Result>(
	limitMs: number,
	signal: AbortSignal | undefined,
	task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	if (signal?.aborted) throw new Left('The request was left');
	const abort = new AbortController();
	return await new Promise<Result>((resolve, reject) => {
		const entry: Watched = {
			untilMs: nowOfTasks() + limitMs,
			signal,
			end: (reason) => {
				watched.delete(entry);
				abort.abort();
				reject(reason);
			},
		};
		watched.add(entry);
		void watch();
		task(abort.signal)
			.then(resolve, reject)
			.finally(() => watched.delete(entry));
	});
}
