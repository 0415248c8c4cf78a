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

/** Runs a task. At its time limit or the signal, aborts the task's own signal and throws an error with a network error's code. */
export async function within<Result>(
	limitMs: number,
	signal: AbortSignal | undefined,
	task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const ended = (): Error =>
		Object.assign(new Error('Ended'), { code: signal?.aborted ? 'ECONNABORTED' : 'ETIMEDOUT' });
	if (signal?.aborted) throw ended();
	const abort = new AbortController();
	let untilMs = nowMs() + limitMs;
	const timeIsUp = waitUntil(() => untilMs, signal).then(() => {
		// A task that is over holds nothing.
		if (untilMs > -Infinity) abort.abort();
		throw ended();
	});
	try {
		return await Promise.race([task(abort.signal), timeIsUp]);
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
