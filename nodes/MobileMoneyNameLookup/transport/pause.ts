import { sleep } from 'n8n-workflow';
import { clockMs } from '../http/clock';

/** No single wait is longer, so that a cancelled run ends quickly and leaves no timer behind. */
const SLICE_MS = 200;

/**
 * Waits, unless the signal is aborted.
 *
 * @param untilMs milliseconds of the own clock; asked again after each slice, because it may move
 * @param signal ends the wait early
 */
export async function waitUntil(untilMs: () => number, signal: AbortSignal): Promise<void> {
	for (;;) {
		const left = untilMs() - clockMs();
		if (left <= 0 || signal.aborted) return;
		await sleep(Math.ceil(Math.min(left, SLICE_MS)));
	}
}
