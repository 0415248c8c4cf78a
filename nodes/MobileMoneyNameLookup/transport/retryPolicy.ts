import { backoffMs } from './backoff';
import { waitUntil } from './pause';
import { RetryBudget } from './retryBudget';

/** When the rows of one run may be sent, and sent again. */
export class RetryPolicy {
	private readonly budget = new RetryBudget();
	private pausedUntilMs = 0;

	/** Resolves when the execution is cancelled. */
	readonly cancelled: Promise<void>;

	/**
	 * @param maxRetries how many more tries a row may have after its first
	 * @param signal aborted when the execution is cancelled
	 * @param random gives a number from 0 up to 1
	 */
	constructor(
		private readonly maxRetries: number,
		private readonly signal: AbortSignal | undefined,
		private readonly random: () => number = Math.random,
	) {
		this.cancelled = new Promise((resolve) => {
			if (signal?.aborted) resolve();
			signal?.addEventListener('abort', () => {
				resolve();
			});
		});
	}

	get isCancelled(): boolean {
		return this.signal?.aborted ?? false;
	}

	/** Lets the whole run wait, as the service asked. */
	pauseFor(ms: number): void {
		this.pausedUntilMs = Math.max(this.pausedUntilMs, Date.now() + ms);
	}

	/** Whether the run pauses at the moment; a cancelled one does not. */
	get isPaused(): boolean {
		return Date.now() < this.pausedUntilMs && !this.isCancelled;
	}

	/** Waits while the run pauses. */
	async whilePaused(): Promise<void> {
		await waitUntil(() => this.pausedUntilMs, this.signal);
	}

	/** The service answered. */
	answered(): void {
		this.budget.earn();
	}

	/**
	 * Decides whether a row may be tried again, and waits until then.
	 *
	 * @param tries how many tries the row has had, at least 1
	 * @returns false, at once, when it may not; false also when the run was cancelled meanwhile
	 */
	async waitForRetry(tries: number): Promise<boolean> {
		if (tries > this.maxRetries || !this.budget.take()) return false;
		const backedOffMs = Date.now() + backoffMs(tries, this.random);
		await waitUntil(() => Math.max(backedOffMs, this.pausedUntilMs), this.signal);
		return !this.isCancelled;
	}
}
