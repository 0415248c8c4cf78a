const CAPACITY = 200;

/**
 * The retries that all rows of a run share: a dead service is asked at most once for each row and 200 times more.
 * An answer gives all of them back, because a service that answers is not dead.
 */
export class RetryBudget {
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
