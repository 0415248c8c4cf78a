import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in ms. */
const patienceMs = 60_000;
const longestPauseMs = 400;

/** Asks again and again until the answer is anything but false or undefined, and returns it. Throws when that takes longer than `limitMs`. */
export async function until<T>(
	what: string,
	ask: () => T | false | undefined | Promise<T | false | undefined>,
	limitMs = patienceMs,
): Promise<T> {
	const deadline = Date.now() + limitMs;
	for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 1.4, longestPauseMs)) {
		const answer = await ask();
		if (answer !== false && answer !== undefined) return answer;
		if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
		await sleep(pauseMs);
	}
}
