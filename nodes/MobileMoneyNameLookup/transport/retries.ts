import type { Clock } from '../http/clock';
import type { Pace } from './pace';

const BASE_MS = 250;
const CAP_MS = 20_000;

/** So many retries all rows of a run share, until the service answers. */
const BUDGET = 200;

/**
 * Says whether what failed may be tried again, and waits until then. A dead service is asked at most once for each row
 * and 200 times more; an answer gives all retries back, because a service that answers is not dead.
 */
export class Retries {
	private left = BUDGET;

	/**
	 * @param most how many more tries there may be after the first
	 * @param random gives a number from 0 up to 1
	 */
	constructor(
		private readonly most: number,
		private readonly clock: Clock,
		private readonly pace: Pick<Pace, 'pausedUntilMs'>,
		private readonly signal: AbortSignal,
		private readonly random: () => number = Math.random,
	) {}

	/** The service answered. */
	answered(): void {
		this.left = BUDGET;
	}

	/**
	 * Waits for the next try: exponential backoff with full jitter, so that rows that failed together do not come back
	 * together; from 0 up to 250 ms × 2^(tries − 1), and 20 s at most.
	 *
	 * @param tries how many tries there were so far, at least 1
	 * @returns whether there is a further try
	 */
	async next(tries: number): Promise<boolean> {
		if (tries > this.most || this.left === 0) return false;
		this.left--;
		const backoffMs = this.random() * Math.min(CAP_MS, BASE_MS * 2 ** (tries - 1));
		const dueMs = this.clock.nowMs() + backoffMs;
		await this.clock.waitUntil(() => Math.max(dueMs, this.pace.pausedUntilMs), this.signal);
		return !this.signal.aborted;
	}
}
