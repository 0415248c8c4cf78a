/** So many rows in a row without a sign of life, and the rest of the run is not asked. */
const ROWS_UNTIL_OPEN = 20;

/** Counts rows that failed one after another by connection faults or 5xx replies. */
export class CircuitBreaker {
	private failedInARow = 0;

	/** Whether the service is taken for dead. */
	get isOpen(): boolean {
		return this.failedInARow >= ROWS_UNTIL_OPEN;
	}

	rowFailed(): void {
		this.failedInARow++;
	}

	/** The service showed that it lives. */
	serviceReplied(): void {
		if (!this.isOpen) this.failedInARow = 0;
	}
}
