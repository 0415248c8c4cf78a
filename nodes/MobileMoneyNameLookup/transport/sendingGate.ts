/** Answers for each place that must come before one more place is tried. */
const ANSWERS_PER_PLACE = 10;
/** What is left of the places after the service turned a request away. */
const DECREASE = 0.75;

/** A place at the gate: what the gate was like when the request went out. */
export interface Pass {
	readonly period: number;
}

/**
 * Bounds the requests in flight, and finds out how many the service takes: fewer at once after it
 * turned one away (HTTP 429), slowly more while it answers. Otherwise rows that were turned away
 * together come back together, and are turned away again.
 */
export class SendingGate {
	private places: number;
	private inFlight = 0;
	private answers = 0;
	private period = 0;
	private isStarting = false;
	private readonly waiting: Array<() => void> = [];

	/** @param maxParallel the most requests that may be in flight, at least 1 */
	constructor(private readonly maxParallel: number) {
		this.places = maxParallel;
	}

	/** How many requests may be in flight at the moment. */
	get limit(): number {
		return this.places;
	}

	/** How many requests are in flight. */
	get underWay(): number {
		return this.inFlight;
	}

	/** One place only, and one more for each answer: the service has only just come back, or is in doubt. */
	restart(): void {
		this.period++;
		this.answers = 0;
		this.places = 1;
		this.isStarting = true;
	}

	/** Waits for a place. */
	async enter(): Promise<Pass> {
		while (this.inFlight >= this.places) {
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		}
		this.inFlight++;
		return { period: this.period };
	}

	/** Gives the place back. */
	leave(): void {
		this.inFlight--;
		this.letIn();
	}

	/** The service answered. */
	answered(): void {
		this.answers++;
		const isEarned = this.isStarting || this.answers >= this.places * ANSWERS_PER_PLACE;
		if (this.places >= this.maxParallel || !isEarned) return;
		this.answers = 0;
		this.places++;
		this.letIn();
	}

	/** The service turned a request away; those that were under way with it count once together. */
	turnedAway({ period }: Pass): void {
		if (period !== this.period) return;
		this.period++;
		this.answers = 0;
		this.isStarting = false;
		this.places = Math.max(1, Math.floor(this.places * DECREASE));
	}

	private letIn(): void {
		for (let free = this.places - this.inFlight; free > 0; free--) this.waiting.shift()?.();
	}
}
