import { CheckFailure } from '../domain/checkFailure';
import { inParallel } from './inParallel';
import type { ItemQueue } from './itemQueue';
import type { Lookup, Asking } from './lookup';

/** So many rounds in a row without an answer, and the lookups that are left over are given up. */
const FUTILE_ROUNDS = 2;

/** How many of those go out at once: what they failed by may be too many at once. */
const LEFT_OVER_AT_ONCE = 2;

export interface Working {
	readonly maxParallel: number;
	/** Once it says so, nothing more is asked. */
	readonly isStopped: () => boolean;
	readonly failed: (lookup: Lookup) => void;
}

/**
 * Asks the service for each number of a queue, and then in rounds for those that were left over, as long
 * as the rounds bring answers: a service that fails most requests answers each number in time.
 */
export async function askService(
	asking: Asking,
	queue: ItemQueue,
	{ maxParallel, isStopped, failed }: Working,
): Promise<void> {
	const leftOver = new Set<Lookup>();
	const ask = async (lookup: Lookup) => {
		await lookup.ask(asking);
		if (lookup.triesOtherType && lookup.isNotFound && !isStopped()) {
			await queue.otherTypeOf(lookup).ask(asking);
		}
		if (lookup.isLeftOver) leftOver.add(lookup);
		else leftOver.delete(lookup);
		if (lookup.outcome instanceof CheckFailure) failed(lookup);
	};
	await inParallel(Math.min(maxParallel, queue.itemCount), async () => await queue.next(), ask);
	for (let futile = 0; leftOver.size > 0 && futile < FUTILE_ROUNDS && !isStopped();) {
		await asking.client.nextRound(futile === 0);
		const round = [...leftOver];
		const turns = round.values();
		const next = async () => await Promise.resolve(isStopped() ? undefined : turns.next().value);
		await inParallel(LEFT_OVER_AT_ONCE, next, ask);
		futile = round.every((lookup) => lookup.isLeftOver) ? futile + 1 : 0;
	}
	for (const lookup of leftOver) {
		lookup.giveUp(asking);
		if (lookup.outcome instanceof CheckFailure) failed(lookup);
	}
}
