import { sleep } from 'n8n-workflow';

/** No single wait is longer: a run that ends leaves no timer behind for long, and Stop is noticed as soon. */
const SLICE_MS = 250;

/** The time by which everything waits and ends; it goes on evenly, also when somebody sets the machine's time. */
export const nowMs = (): number => performance.now();

/** Waits until a time, which is read again after each slice because it may move; the signal ends the wait. */
export async function waitUntil(untilMs: () => number, signal?: AbortSignal): Promise<void> {
	for (;;) {
		const leftMs = untilMs() - nowMs();
		// Not listened to: a run has many waits, and Node.js warns of as many listeners.
		if (leftMs <= 0 || signal?.aborted) return;
		await sleep(Math.ceil(Math.min(leftMs, SLICE_MS)));
	}
}

/** With the code of a request that ended so. */
const ended = (code: 'ETIMEDOUT' | 'ECONNABORTED'): Error =>
	Object.assign(new Error('The task was ended'), { code });

/**
 * Runs a task that ends in time or at the signal, whatever it waits for; its own signal tells it to free what it holds.
 *
 * @throws what the task throws; an error with a network error's code when its time is up or the signal is aborted
 */
export async function within<Result>(
	limitMs: number,
	signal: AbortSignal | undefined,
	task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	if (signal?.aborted) throw ended('ECONNABORTED');
	const abort = new AbortController();
	let untilMs = nowMs() + limitMs;
	let isDone = false;
	const timeIsUp = waitUntil(() => untilMs, signal).then(() => {
		if (!isDone) abort.abort();
		throw ended(signal?.aborted ? 'ECONNABORTED' : 'ETIMEDOUT');
	});
	try {
		const result = await Promise.race([task(abort.signal), timeIsUp]);
		isDone = true;
		return result;
	} finally {
		untilMs = -Infinity;
	}
}

/** Lets the event loop serve what is ready by now. Not `sleep(0)`: its timer takes a millisecond, for each row of a sheet. */
export async function eventLoopTurn(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	await new Promise<void>((resolve) => {
		port1.once('message', () => {
			// Closes the other end too; left open, both would stay in memory.
			port1.close();
			resolve();
		});
		port2.postMessage(undefined);
	});
}
