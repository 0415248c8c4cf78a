import { clockMs } from '../http/clock';
import { backoffMs } from './backoff';
import type { Pace } from './pace';
import { waitUntil } from './pause';
import { RetryBudget } from './retryBudget';

/** When the rows of one run may be sent again. */
export class RetryPolicy {
	private readonly budget = new RetryBudget();

	/**
	 * @param maxRetries how many more tries a row may have after its first
	 * @param pace of the run
	 * @param signal aborted when the run ends
	 * @param random gives a number from 0 up to 1
	 */
	constructor(
		readonly maxRetries: number,
		private readonly pace: Pick<Pace, 'pausedUntilMs'>,
		private readonly signal: AbortSignal,
		private readonly random: () => number = Math.random,
	) {}

	/** The service answered. */
	answered(): void {
		this.budget.refill();
	}

	/**
	 * Decides whether a row may be tried again, and waits until then.
	 *
	 * @param tries how many tries the row has had, at least 1
	 * @returns false, at once, when it may not; false also when the run ended meanwhile
	 */
	async waitForRetry(tries: number): Promise<boolean> {
		if (tries > this.maxRetries || !this.budget.take()) return false;
		const backedOffMs = clockMs() + backoffMs(tries, this.random);
		await waitUntil(() => Math.max(backedOffMs, this.pace.pausedUntilMs), this.signal);
		return !this.signal.aborted;
	}
}
