const BASE_MS = 250;
const CAP_MS = 20_000;

/**
 * How long to wait before the next try: exponential backoff with full jitter, so that rows that
 * failed together do not come back together.
 *
 * @param tries how many tries were made so far, at least 1
 * @param random gives a number from 0 up to 1
 * @returns milliseconds from 0 up to 250 × 2^(tries − 1), and 20 s at most
 */
export function backoffMs(tries: number, random: () => number): number {
	return random() * Math.min(CAP_MS, BASE_MS * 2 ** (tries - 1));
}
