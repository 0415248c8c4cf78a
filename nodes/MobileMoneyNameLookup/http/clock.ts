import { sleep } from 'n8n-workflow';

/** No single wait is longer, so that a cancelled run ends quickly and leaves no timer behind. */
const SLICE_MS = 200;

/**
 * The time by which everything waits and ends, in milliseconds from some beginning: it goes on evenly, whatever
 * becomes of the machine's own clock. That one tells only when an answer came and when a token ends.
 */
export const clockMs = (): number => performance.now();

/**
 * Waits, unless the signal is aborted.
 *
 * @param untilMs milliseconds of this clock; asked again after each slice, because it may move
 * @param signal ends the wait early
 */
export async function waitUntil(untilMs: () => number, signal: AbortSignal): Promise<void> {
	for (;;) {
		const left = untilMs() - clockMs();
		if (left <= 0 || signal.aborted) return;
		await sleep(Math.ceil(Math.min(left, SLICE_MS)));
	}
}
