const CAPACITY = 200;

/**
 * The retries that all rows of a run share, as in AWS's retry quota: a dead service is asked at most
 * once for each row and 200 times more, while a service that answers earns retries back.
 */
export class RetryBudget {
	private left = CAPACITY;

	/** Takes one retry; false when none is left. */
	take(): boolean {
		if (this.left === 0) return false;
		this.left--;
		return true;
	}

	/** Gives one retry back for an answer. */
	earn(): void {
		this.left = Math.min(this.left + 1, CAPACITY);
	}
}
