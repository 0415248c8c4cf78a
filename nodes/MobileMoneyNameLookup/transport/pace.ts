import type { Clock } from '../http/clock';

/** Answers for each place that must come before one more place is tried. */
const ANSWERS_PER_PLACE = 10;
/** What is left of the places after the service turned a request away. */
const DECREASE = 0.75;
/** How far below the rate that was answered the pace falls. */
const BELOW = 0.9;
/** So many answers in a row, and the next requests come closer to each other by a little. */
const ANSWERS_PER_STEP = 10;
const STEP = 0.95;
/** Where several in a row are turned away, the next one comes after this time, then twice as late each. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 30_000;
/** So many replies tell whether a pace is poor: it gets less than this share of the answers of the best one. */
const REPLIES_OF_A_PACE = 20;
const POOR = 0.5;
/** Closer than this, requests are not held apart at all. */
const SMALLEST_GAP_MS = 1;
/** A service is left alone for so long even where a run may not wait: limits count by the second. */
const SHORTEST_PATIENCE_MS = 2_000;
/** No single pause is longer. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Says when the next request of a run may go: how many are under way at once, how far apart, and not before the service
 * asked. A service that turns requests away (HTTP 429) slows it, answers quicken it.
 */
export class Pace {
	/** How many requests are in flight. */
	underWay = 0;
	/** How often the pace was slowed so far: requests of one period are turned away together. */
	period = 0;
	/** Until when the service asked to be left alone, in milliseconds of the clock. */
	pausedUntilMs = -Infinity;

	private places: number;
	private answersForPlace = 0;
	private isStarting = false;
	private readonly waiting: Array<() => void> = [];
	private isLettingIn = false;

	private gapMs = 0;
	private nextAtMs = -Infinity;
	private turnedAwayInARow = 0;
	private best = { rate: 0, gapMs: 0 };
	private current = { replies: 0, answers: 0, sinceMs: 0, gapMs: 0 };
	/** The pace to go back to, should the best one turn out to be no better now. */
	private triedFromMs: number | undefined;
	private answersForStep = 0;
	private answersCounted = 0;
	private countedSinceMs: number;
	private silentSinceMs = Infinity;
	private isEnded = false;
	private readonly patienceMs: number;

	/**
	 * @param maxParallel the most requests that may be in flight, at least 1
	 * @param maxOutageMs how long the run waits for a service that answers nothing, in milliseconds
	 * @param isAdapting whether requests that are turned away slow the run. Else it only waits as the service asks, and
	 *   no longer in all than for a service that answers nothing
	 */
	constructor(
		private readonly clock: Clock,
		private readonly maxParallel: number,
		maxOutageMs: number,
		private readonly signal: AbortSignal,
		private readonly isAdapting: boolean,
	) {
		this.places = maxParallel;
		this.countedSinceMs = clock.nowMs();
		this.patienceMs = Math.max(maxOutageMs, SHORTEST_PATIENCE_MS);
	}

	/** Whether the service has turned every request away for longer than the run waits. */
	get isExhausted(): boolean {
		const silentMs = this.clock.nowMs() - this.silentSinceMs;
		return this.turnedAwayInARow > 1 && silentMs >= this.patienceMs;
	}

	/** Waits until a request may go; returns the period in which it goes. */
	async enter(): Promise<number> {
		const turn = new Promise<void>((resolve) => this.waiting.push(resolve));
		void this.letIn();
		await turn;
		return this.period;
	}

	/** Gives the place back. */
	leave(): void {
		this.underWay--;
		void this.letIn();
	}

	/** The service answered. */
	answered(): void {
		this.answersCounted++;
		if (this.isAdapting) this.silentSinceMs = Infinity;
		if (this.turnedAwayInARow > 1) this.settle();
		else this.quicken();
		this.turnedAwayInARow = 0;
		this.compare(1);
		this.answersForPlace++;
		const isEarned = this.isStarting || this.answersForPlace >= this.places * ANSWERS_PER_PLACE;
		if (this.places >= this.maxParallel || !isEarned) return;
		this.answersForPlace = 0;
		this.places++;
		void this.letIn();
	}

	/** The service turned away a request that went in such a period. */
	turnedAway(period: number): void {
		const nowMs = this.clock.nowMs();
		this.silentSinceMs = Math.min(this.silentSinceMs, nowMs);
		if (period !== this.period || !this.isAdapting) return;
		this.beginPeriod(Math.max(1, Math.floor(this.places * DECREASE)), false);
		this.answersForStep = 0;
		if (++this.turnedAwayInARow === 1 && this.triedFromMs === undefined) this.gapMs /= BELOW;
		this.nextAtMs = nowMs + this.heldMs;
		this.compare(0);
	}

	/** One place only, and one more for each answer: the service has only just come back, or is in doubt. */
	restart(): void {
		this.beginPeriod(1, true);
	}

	/** Lets the whole run wait, as the service asked: no longer than the run waits for a service that is out. */
	pauseFor(ms: number): void {
		const nowMs = this.clock.nowMs();
		const leftMs = Math.min(this.silentSinceMs, nowMs) + this.patienceMs - nowMs;
		const pauseMs = Math.max(0, Math.min(ms, leftMs, LONGEST_PAUSE_MS));
		this.pausedUntilMs = Math.max(this.pausedUntilMs, nowMs + pauseMs);
	}

	/** The run asks no further: nobody waits any more. */
	end(): void {
		this.isEnded = true;
		void this.letIn();
	}

	private beginPeriod(places: number, isStarting: boolean): void {
		this.period++;
		this.answersForPlace = 0;
		this.places = places;
		this.isStarting = isStarting;
	}

	private get heldMs(): number {
		if (this.turnedAwayInARow < 2) return this.gapMs;
		const waitMs = FIRST_WAIT_MS * 2 ** (this.turnedAwayInARow - 2);
		return Math.max(this.gapMs, Math.min(waitMs, LONGEST_WAIT_MS));
	}

	private dueMs(): number {
		return this.isEnded ? -Infinity : Math.max(this.pausedUntilMs, this.nextAtMs);
	}

	private async letIn(): Promise<void> {
		if (this.isLettingIn) return;
		this.isLettingIn = true;
		const { clock, signal } = this;
		while (this.waiting.length > 0 && (this.underWay < this.places || this.isEnded)) {
			if (this.dueMs() > clock.nowMs() && !signal.aborted) {
				await clock.waitUntil(() => this.dueMs(), signal);
				continue;
			}
			this.underWay++;
			this.nextAtMs = Math.max(this.nextAtMs, clock.nowMs() - this.heldMs) + this.heldMs;
			this.waiting.shift()?.();
		}
		this.isLettingIn = false;
	}

	/** A little below the rate of the answers so far, but no slower than just now: a silence tells no rate. */
	private settle(): void {
		const nowMs = this.clock.nowMs();
		const answeredGapMs = (nowMs - this.countedSinceMs) / this.answersCounted / BELOW;
		if (this.triedFromMs === undefined) this.gapMs = Math.min(this.heldMs, answeredGapMs);
		this.nextAtMs = Math.min(this.nextAtMs, nowMs + this.gapMs);
	}

	/** Tries the best pace again where this one is poor: a service may turn away as many, however slowly they come. */
	private compare(answers: 0 | 1): void {
		const { best, current, triedFromMs } = this;
		current.answers += answers;
		if (++current.replies < REPLIES_OF_A_PACE) return;
		const nowMs = this.clock.nowMs();
		const rate = current.answers / Math.max(1, nowMs - current.sinceMs);
		const isPoor = rate < best.rate * POOR;
		this.triedFromMs = undefined;
		if (isPoor && triedFromMs !== undefined) {
			best.rate *= POOR;
			this.gapMs = Math.max(this.gapMs, triedFromMs);
		} else if (isPoor && this.gapMs > best.gapMs) {
			this.triedFromMs = this.gapMs;
			this.gapMs = best.gapMs;
		} else if (rate > best.rate) this.best = { rate, gapMs: current.gapMs };
		this.current = { replies: 0, answers: 0, sinceMs: nowMs, gapMs: this.gapMs };
	}

	private quicken(): void {
		if (this.gapMs === 0 || ++this.answersForStep < ANSWERS_PER_STEP) return;
		this.answersForStep = 0;
		this.answersCounted = 0;
		this.countedSinceMs = this.clock.nowMs();
		this.gapMs *= STEP;
		if (this.gapMs < SMALLEST_GAP_MS) this.gapMs = 0;
	}
}
