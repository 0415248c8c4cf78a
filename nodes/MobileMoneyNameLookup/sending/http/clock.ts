import { sleep } from 'n8n-workflow';

/** No single wait is longer, so that a run that ends leaves no timer behind for long. */
const SLICE_MS = 100;

/** So late is a timer in a process that has time, in milliseconds. */
const TIMER_MS = 10;

/** A task did not end in time, or was left; the code is the one of a request that ended so. */
const ended = (code: 'ETIMEDOUT' | 'ECONNABORTED'): Error =>
	Object.assign(new Error('The task was ended'), { code });

interface Task {
	readonly untilMs: number;
	/** Asked in each slice instead of listened to: a run has many tasks, and Node.js warns of listeners. */
	readonly signal: AbortSignal | undefined;
	readonly end: (reason: Error) => void;
}

/**
 * The time by which everything waits and ends, in milliseconds from some beginning. It goes on evenly, whatever
 * becomes of the machine's own clock, which tells only when an answer came and when a token ends.
 */
export class Clock {
	/** Every task that has a time limit at the moment. One loop serves them all, and only while there are any. */
	private readonly tasks = new Set<Task>();
	private isWatching = false;
	/** For how long this process had no time for its own timers, in milliseconds; that counts for no task. */
	private stalledMs = 0;

	constructor(
		readonly nowMs: () => number,
		private readonly pause: (ms: number) => Promise<void>,
	) {}

	/** Waits until such a time of this clock, which is asked again after each slice because it may move. */
	async waitUntil(untilMs: () => number, signal: AbortSignal): Promise<void> {
		for (;;) {
			const leftMs = untilMs() - this.nowMs();
			if (leftMs <= 0 || signal.aborted) return;
			await this.pause(Math.ceil(Math.min(leftMs, SLICE_MS)));
		}
	}

	/**
	 * Runs a task that ends in time, whatever becomes of what it waits for.
	 *
	 * @param limitMs how long it may take, in milliseconds; without the time in which the process itself stood still
	 * @param signal ends it early, within a tenth of a second; undefined for none
	 * @param task gets a signal that is aborted when it has to end, so that it can free what it holds
	 * @throws what the task throws; an error with a network error's code when its time was up or the signal
	 *   was aborted, even when the task goes on
	 */
	async within<Result>(
		limitMs: number,
		signal: AbortSignal | undefined,
		task: (signal: AbortSignal) => Promise<Result>,
	): Promise<Result> {
		if (signal?.aborted) throw ended('ECONNABORTED');
		const abort = new AbortController();
		return await new Promise<Result>((resolve, reject) => {
			const entry: Task = {
				untilMs: this.nowOfTasks() + limitMs,
				signal,
				end: (reason) => {
					this.tasks.delete(entry);
					abort.abort();
					reject(reason);
				},
			};
			this.tasks.add(entry);
			void this.watch();
			task(abort.signal)
				.then(resolve, reject)
				.finally(() => this.tasks.delete(entry));
		});
	}

	private nowOfTasks(): number {
		return this.nowMs() - this.stalledMs;
	}

	private async watch(): Promise<void> {
		if (this.isWatching) return;
		this.isWatching = true;
		while (this.tasks.size > 0) {
			const nowMs = this.nowOfTasks();
			let nextMs = nowMs + SLICE_MS;
			for (const task of this.tasks) {
				if (task.signal?.aborted) task.end(ended('ECONNABORTED'));
				else if (task.untilMs <= nowMs) task.end(ended('ETIMEDOUT'));
				else nextMs = Math.min(nextMs, task.untilMs);
			}
			await this.pause(Math.ceil(nextMs - nowMs));
			// An answer that came in such a time is still to be read.
			this.stalledMs += Math.max(0, this.nowOfTasks() - nextMs - TIMER_MS);
		}
		this.isWatching = false;
	}
}

/** The clock of the machine, which goes on evenly. */
export const machineClock = new Clock(() => performance.now(), sleep);
