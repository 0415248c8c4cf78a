import { backoffMs } from './backoff';
import { waitUntil } from './pause';
import { RetryBudget } from './retryBudget';
import { clockMs } from '../http/clock';

/** A turn comes soon, and so it is waited for as after a few tries. */
const TRIES_BEFORE_A_TURN = 2;

/** When the rows of one run may be sent, and sent again. */
export class RetryPolicy {
	private readonly budget = new RetryBudget();
	private untilMs = 0;

	/**
	 * @param maxRetries how many more tries a row may have after its first
	 * @param signal aborted when the run ends
	 * @param random gives a number from 0 up to 1
	 */
	constructor(
		readonly maxRetries: number,
		private readonly signal: AbortSignal,
		private readonly random: () => number = Math.random,
	) {}

	/**
	 * Lets the whole run wait, as the service asked.
	 *
	 * @param ms how long, in milliseconds
	 * @returns by how many milliseconds the run waits longer than it did already
	 */
	pauseFor(ms: number): number {
		const nowMs = clockMs();
		const beforeMs = Math.max(this.untilMs, nowMs);
		this.untilMs = Math.max(this.untilMs, nowMs + ms);
		return Math.max(0, this.untilMs - beforeMs);
	}

	/** Until when the run pauses, in milliseconds of the own clock. */
	get pausedUntilMs(): number {
		return this.untilMs;
	}

	/** Whether the run pauses at the moment; one that has ended does not. */
	get isPaused(): boolean {
		return clockMs() < this.untilMs && !this.signal.aborted;
	}

	/** Waits while the run pauses. */
	async whilePaused(): Promise<void> {
		await waitUntil(() => this.untilMs, this.signal);
	}

	/** The service answered. */
	answered(): void {
		this.budget.earn();
	}

	/** Takes one retry of those that all rows of the run share; false when none is left. */
	takeRetry(): boolean {
		return this.budget.take();
	}

	/**
	 * Decides whether a row may be tried again, and waits until then.
	 *
	 * @param tries how many tries the row has had, at least 1
	 * @returns false, at once, when it may not; false also when the run ended meanwhile
	 */
	async waitForRetry(tries: number): Promise<boolean> {
		return tries <= this.maxRetries && (await this.waitForOneMore(tries));
	}

	/** Waits until a row that was turned away for others may be sent again; false as for a retry. */
	async waitForTurn(): Promise<boolean> {
		return await this.waitForOneMore(TRIES_BEFORE_A_TURN);
	}

	private async waitForOneMore(tries: number): Promise<boolean> {
		if (!this.takeRetry()) return false;
		const backedOffMs = clockMs() + backoffMs(tries, this.random);
		await waitUntil(() => Math.max(backedOffMs, this.untilMs), this.signal);
		return !this.signal.aborted;
	}
}
