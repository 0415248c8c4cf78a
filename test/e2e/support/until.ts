import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in ms. */
const patienceMs = 60_000;
const pollMs = 50;

/**
 * Asks again and again until the answer is anything but false or undefined, and returns it.
 * @throws when that takes longer than `limitMs`
 */
export async function until<T>(
	what: string,
	ask: () => T | Promise<T>,
	limitMs = patienceMs,
): Promise<Exclude<T, false | undefined>> {
	const deadline = Date.now() + limitMs;
	for (;;) {
		const answer = await ask();
		if (isAnswer(answer)) return answer;
		if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
		await sleep(pollMs);
	}
}

function isAnswer<T>(answer: T): answer is Exclude<T, false | undefined> {
	return answer !== false && answer !== undefined;
}
