const BASE_MS = 250;
const CAP_MS = 20_000;

/** So many retries all rows of a run share, until the service answers. */
const BUDGET = 200;

/**
 * When the rows of one run may be tried again. A dead service is asked at most once for each row and 200 times more;
 * an answer gives all retries back, because a service that answers is not dead.
 */
export class Retries {
	private left = BUDGET;

	/**
	 * @param most how many more tries a row may have after its first
	 * @param random gives a number from 0 up to 1
	 */
	constructor(
		private readonly most: number,
		private readonly random: () => number = Math.random,
	) {}

	/** The service answered. */
	answered(): void {
		this.left = BUDGET;
	}

	/**
	 * How long to wait before the next try: exponential backoff with full jitter, so that rows that failed together do
	 * not come back together.
	 *
	 * @param tries how many tries there were so far, at least 1
	 * @returns milliseconds from 0 up to 250 × 2^(tries − 1), and 20 s at most; undefined when there is no further try
	 */
	backoffMs(tries: number): number | undefined {
		if (tries > this.most || this.left === 0) return undefined;
		this.left--;
		return this.random() * Math.min(CAP_MS, BASE_MS * 2 ** (tries - 1));
	}
}
