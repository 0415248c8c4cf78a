/** The end of a run: its execution was cancelled, or it asks no further. Every wait of the run ends with it. */
export class RunEnd {
	private readonly controller = new AbortController();

	/** @param cancel aborted when the execution is cancelled; undefined where nothing cancels it */
	constructor(private readonly cancel: AbortSignal | undefined) {
		if (cancel?.aborted) this.end();
		else cancel?.addEventListener('abort', this.end);
	}

	/** Aborted when the run ends. */
	get signal(): AbortSignal {
		return this.controller.signal;
	}

	get isOver(): boolean {
		return this.controller.signal.aborted;
	}

	/** Ends the run, and lets go of the execution, which may go on for long. */
	readonly end = (): void => {
		this.cancel?.removeEventListener('abort', this.end);
		this.controller.abort();
	};
}
