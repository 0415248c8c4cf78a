import { clockMs, waitUntil } from '../http/clock';

/** Answers for each place that must come before one more place is tried. */
const ANSWERS_PER_PLACE = 10;
/** What is left of the places after the service turned a request away. */
const DECREASE = 0.75;
/** How far below the rate that was answered the pace falls. */
const BELOW = 0.9;
/** So many answers in a row, and the next requests come closer to each other by a little. */
const ANSWERS_PER_STEP = 10;
const STEP = 0.95;
/** Closer than this, requests are not held apart at all. */
const SMALLEST_GAP_MS = 1;
/** Where several in a row are turned away, the next one comes after this time, then twice as late each. */
const FIRST_GAP_MS = 50;
const LARGEST_GAP_MS = 30_000;
/** A service is left alone for so long even where a run may not wait: limits count by the second. */
const SHORTEST_PATIENCE_MS = 2_000;
/** No single pause is longer. */
const LONGEST_PAUSE_MS = 60_000;

/** A request's place: what the pace was like when it went out. */
export interface Pass {
	readonly period: number;
}

/**
 * Says when the next request of a run may go: how many are under way at once, how far apart, and not before the service
 * asked. A service that turns requests away (HTTP 429) slows it, answers quicken it.
 */
export class Pace {
	private places: number;
	private inFlight = 0;
	private answersForPlace = 0;
	private period = 0;
	private isStarting = false;
	private readonly waiting: Array<() => void> = [];
	private isLettingIn = false;

	private gapMs = 0;
	private nextAtMs = -Infinity;
	private untilMs = -Infinity;
	private turnedAwayInARow = 0;
	private answersForStep = 0;
	private answersCounted = 0;
	private countedSinceMs = clockMs();
	private silentSinceMs = Infinity;
	private answeredAtMs = -Infinity;
	private isEnded = false;

	/**
	 * @param maxParallel the most requests that may be in flight, at least 1
	 * @param maxOutageMs how long the run waits for a service that answers nothing, in milliseconds
	 * @param signal aborted when the run ends
	 */
	constructor(
		private readonly maxParallel: number,
		private readonly maxOutageMs: number,
		private readonly signal: AbortSignal,
	) {
		this.places = maxParallel;
	}

	/** A place for a request that goes out beside the pace, as one does that asks whether the service is back. */
	get present(): Pass {
		return { period: this.period };
	}

	/** How many requests are in flight. */
	get underWay(): number {
		return this.inFlight;
	}

	/** Until when the service asked to be left alone, in milliseconds of the clock. */
	get pausedUntilMs(): number {
		return this.untilMs;
	}

	/** Whether a request was answered since then, in milliseconds of the clock. */
	hasAnsweredSince(ms: number): boolean {
		return this.answeredAtMs >= ms;
	}

	/** Whether the service has turned every request away for longer than the run waits. */
	get isExhausted(): boolean {
		const silentMs = clockMs() - this.silentSinceMs;
		return this.turnedAwayInARow > 1 && silentMs >= this.patienceMs;
	}

	/** Waits until a request may go. */
	async enter(): Promise<Pass> {
		const turn = new Promise<void>((resolve) => this.waiting.push(resolve));
		void this.letIn();
		await turn;
		return this.present;
	}

	/** Gives the place back. */
	leave(): void {
		this.inFlight--;
		void this.letIn();
	}

	/** The service answered. */
	answered(): void {
		this.answersCounted++;
		this.silentSinceMs = Infinity;
		this.answeredAtMs = clockMs();
		if (this.turnedAwayInARow > 1) this.settle();
		else this.quicken();
		this.turnedAwayInARow = 0;
		this.answersForPlace++;
		const isEarned = this.isStarting || this.answersForPlace >= this.places * ANSWERS_PER_PLACE;
		if (this.places >= this.maxParallel || !isEarned) return;
		this.answersForPlace = 0;
		this.places++;
		void this.letIn();
	}

	/** The service turned a request away; those that were under way with it count once together. */
	turnedAway({ period }: Pass): void {
		this.silentSinceMs = Math.min(this.silentSinceMs, clockMs());
		if (period !== this.period) return;
		this.period++;
		this.answersForPlace = 0;
		this.answersForStep = 0;
		this.isStarting = false;
		this.places = Math.max(1, Math.floor(this.places * DECREASE));
		this.turnedAwayInARow++;
		if (this.turnedAwayInARow > 1)
			this.gapMs = Math.min(Math.max(2 * this.gapMs, FIRST_GAP_MS), LARGEST_GAP_MS);
		else this.gapMs /= BELOW;
		this.nextAtMs = clockMs() + this.gapMs;
	}

	/**
	 * Lets the whole run wait, as the service asked: no longer than the run waits for a service that is out.
	 *
	 * @param ms how long, in milliseconds
	 * @returns by how many milliseconds the run waits longer than it did already
	 */
	pauseFor(ms: number): number {
		const nowMs = clockMs();
		const leftMs = Math.min(this.silentSinceMs, nowMs) + this.patienceMs - nowMs;
		const beforeMs = Math.max(this.untilMs, nowMs);
		const pauseMs = Math.max(0, Math.min(ms, leftMs, LONGEST_PAUSE_MS));
		this.untilMs = Math.max(this.untilMs, nowMs + pauseMs);
		return Math.max(0, this.untilMs - beforeMs);
	}

	/** One place only, and one more for each answer: the service has only just come back, or is in doubt. */
	restart(): void {
		this.period++;
		this.answersForPlace = 0;
		this.places = 1;
		this.isStarting = true;
	}

	/** The run asks no further: nobody waits any more. */
	end(): void {
		this.isEnded = true;
		void this.letIn();
	}

	private get patienceMs(): number {
		return Math.max(this.maxOutageMs, SHORTEST_PATIENCE_MS);
	}

	/** When the next request may go. */
	private dueMs(): number {
		return this.isEnded ? -Infinity : Math.max(this.untilMs, this.nextAtMs);
	}

	private takePlace(): void {
		this.inFlight++;
		this.nextAtMs = Math.max(this.nextAtMs, clockMs() - this.gapMs) + this.gapMs;
	}

	private async letIn(): Promise<void> {
		if (this.isLettingIn) return;
		this.isLettingIn = true;
		while (this.waiting.length > 0 && (this.inFlight < this.places || this.isEnded)) {
			if (this.dueMs() > clockMs() && !this.signal.aborted) {
				await waitUntil(() => this.dueMs(), this.signal);
				continue;
			}
			this.takePlace();
			this.waiting.shift()?.();
		}
		this.isLettingIn = false;
	}

	/**
	 * Answered again: a little below the rate at which answers came since this was last found out, but no slower than
	 * what was just answered, because a silence in that time says nothing of what the service takes.
	 */
	private settle(): void {
		const nowMs = clockMs();
		const answeredGapMs = (nowMs - this.countedSinceMs) / this.answersCounted / BELOW;
		this.gapMs = Math.min(this.gapMs, answeredGapMs);
		this.nextAtMs = Math.min(this.nextAtMs, nowMs + this.gapMs);
	}

	private quicken(): void {
		if (this.gapMs === 0 || ++this.answersForStep < ANSWERS_PER_STEP) return;
		this.answersForStep = 0;
		this.answersCounted = 0;
		this.countedSinceMs = clockMs();
		this.gapMs *= STEP;
		if (this.gapMs < SMALLEST_GAP_MS) this.gapMs = 0;
	}
}
