/** How many lookups a service takes in a second. */
export interface RateLimit {
	readonly perSecond: number;
	/** A bucket fills evenly, up to a second's worth; a window is empty at the beginning of each second. */
	readonly as: 'bucket' | 'window';
	/** Told with each 429; not told when absent. */
	readonly retryAfterSeconds?: number;
}

/** Counts the lookups of a service by its limit. */
export class RateLimiter {
	private left: number;
	private countedAtMs = performance.now();

	constructor(private readonly limit: RateLimit) {
		this.left = limit.perSecond;
	}

	get retryAfterSeconds(): number | undefined {
		return this.limit.retryAfterSeconds;
	}

	/** Whether one more lookup is taken now. */
	takes(): boolean {
		const { perSecond, as } = this.limit;
		const nowMs = performance.now();
		const passed = (nowMs - this.countedAtMs) / 1000;
		if (as === 'bucket' || passed >= 1) {
			this.left = as === 'bucket' ? Math.min(perSecond, this.left + passed * perSecond) : perSecond;
			this.countedAtMs = nowMs;
		}
		if (this.left < 1) return false;
		this.left--;
		return true;
	}
}
