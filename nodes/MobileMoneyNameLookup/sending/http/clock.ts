import { sleep } from 'n8n-workflow';

/** No single wait is longer: a run that ends leaves no timer behind for long, and Stop is noticed as soon. */
const SLICE_MS = 250;

/** A task did not end in time, or was left; the code is that of a request that ended so. */
const ended = (code: 'ETIMEDOUT' | 'ECONNABORTED'): Error =>
	Object.assign(new Error('The task was ended'), { code });

/** The time by which everything waits and ends, in milliseconds. */
export class Clock {
	constructor(
		readonly nowMs: () => number,
		private readonly pause: (ms: number) => Promise<void>,
	) {}

	/** Waits until a time of this clock, which is read again after each slice because it may move. */
	async waitUntil(untilMs: () => number, signal?: AbortSignal): Promise<void> {
		for (;;) {
			const leftMs = untilMs() - this.nowMs();
			// Not listened to: a run has many waits, and Node.js warns of as many listeners.
			if (leftMs <= 0 || signal?.aborted) return;
			await this.pause(Math.ceil(Math.min(leftMs, SLICE_MS)));
		}
	}

	/**
	 * Runs a task that ends in time, whatever becomes of what it waits for; the signal ends it early. The task gets a
	 * signal that is aborted when it has to end, so that it frees what it holds.
	 *
	 * @throws what the task throws; an error with a network error's code when its time is up or the signal is aborted
	 */
	async within<Result>(
		limitMs: number,
		signal: AbortSignal | undefined,
		task: (signal: AbortSignal) => Promise<Result>,
	): Promise<Result> {
		if (signal?.aborted) throw ended('ECONNABORTED');
		const abort = new AbortController();
		let untilMs = this.nowMs() + limitMs;
		const timeIsUp = this.waitUntil(() => untilMs, signal).then(() => {
			abort.abort();
			throw ended(signal?.aborted ? 'ECONNABORTED' : 'ETIMEDOUT');
		});
		try {
			return await Promise.race([task(abort.signal), timeIsUp]);
		} finally {
			untilMs = -Infinity;
		}
	}
}

/** The clock of the machine, which goes on evenly, also when somebody sets the machine's time. */
export const machineClock = new Clock(() => performance.now(), sleep);
