import { clockMs } from '../http/clock';
import type { Pace } from './pace';
import { waitUntil } from './pause';

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
function backoffMs(tries: number, random: () => number): number {
	return random() * Math.min(CAP_MS, BASE_MS * 2 ** (tries - 1));
}

/** So many retries all rows of a run share. */
const CAPACITY = 200;

/**
 * The retries that all rows of a run share: a dead service is asked at most once for each row and 200 times more.
 * An answer gives all of them back, because a service that answers is not dead.
 */
class RetryBudget {
	private left = CAPACITY;

	/** Takes one retry; false when none is left. */
	take(): boolean {
		if (this.left === 0) return false;
		this.left--;
		return true;
	}

	/** The service answered. */
	refill(): void {
		this.left = CAPACITY;
	}
}

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
