import { sleep } from 'n8n-workflow';

/** Waits are cut into slices: Stop is noticed after one, and a run that ends leaves its timer for no longer. */
const SLICE_MS = 250;

/** Monotonic: setting the machine's time moves no wait and no deadline. */
export const nowMs = (): number => performance.now();

/** Waits until a time or the signal. The time may move, so it is read again after each slice. */
export async function waitUntil(untilMs: () => number, signal?: AbortSignal): Promise<void> {
	for (;;) {
		const leftMs = untilMs() - nowMs();
		// Checked, not listened to: Node.js warns of many listeners, and a run has many waits.
		if (leftMs <= 0 || signal?.aborted) return;
		await sleep(Math.ceil(Math.min(leftMs, SLICE_MS)));
	}
}

/** Runs a task. At its time limit or the signal, aborts the task's own signal and throws a network error. */
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
		// A finished task needs no abort.
		if (untilMs > -Infinity) abort.abort();
		throw ended();
	});
	try {
		return await Promise.race([task(abort.signal), timeIsUp]);
	} finally {
		untilMs = -Infinity;
	}
}

/** Lets the event loop serve what is ready. Not `sleep(0)`: while timers are due, Node.js serves nothing else. */
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
