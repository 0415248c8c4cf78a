import type { CheckFailure } from '../domain/checkFailure';
import { notAskedInOutage } from '../domain/replyTable';
import type { Clock } from '../http/clock';
import type { Pace } from './pace';

/** So many failures in a row with nothing answered, and the service may be out; after each false alarm twice as many. */
const FAILURES_OF_AN_OUTAGE = 5;
const MOST_FAILURES = 80;

/** How long the service is left alone before it is asked, in milliseconds; each wait is twice as long. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How an outage ended: the service answers again, did so at once, or is given up. */
export type Ending = 'over' | 'falseAlarm' | 'givenUp';

/**
 * Says whether the service is there. Where it is out, the run waits, and one request from time to time asks whether it
 * is back: a short outage costs waiting and no rows, and a long one is not waited for to its end.
 */
export class Health {
	private failures = 0;
	private failingSinceMs: number | undefined;
	private readonly failedNumbers = new Set<string>();
	private falseAlarms = 0;
	private latestFailure: CheckFailure | undefined;
	private watching: Promise<Ending> | undefined;
	private isGivenUp = false;

	/**
	 * @param pace of the run, which begins again slowly
	 * @param probe asks the service; whether it showed a sign of life. The last time decides whether it is given up
	 * @param maxOutageMs the longest wait for a service that is out, in milliseconds
	 * @param timeoutMs how long one request may take, in milliseconds
	 */
	constructor(
		private readonly clock: Clock,
		private readonly pace: Pick<Pace, 'pausedUntilMs' | 'restart'>,
		private readonly probe: (isLast: boolean) => Promise<boolean>,
		private readonly maxOutageMs: number,
		private readonly timeoutMs: number,
		private readonly signal: AbortSignal,
	) {}

	/** Whether nothing may be sent, because the service is taken to be out. */
	get isOut(): boolean {
		return this.watching !== undefined;
	}

	/** Why a row is not asked any more; undefined while the run may go on. */
	get givenUp(): CheckFailure | undefined {
		return this.isGivenUp ? notAskedInOutage(this.latestFailure) : undefined;
	}

	/** The service replied to a request, whatever it said of the number. */
	replied(): void {
		this.failures = 0;
		this.failingSinceMs = undefined;
		this.failedNumbers.clear();
	}

	/**
	 * A try failed as it does in an outage.
	 *
	 * @param number what tells its number apart: one that fails again and again says nothing of the service
	 * @param inFlight how many other requests are under way, which may still be answered
	 * @param sentAtMs when it was sent, in milliseconds of the clock
	 */
	failed(number: string, failure: CheckFailure, inFlight: number, sentAtMs: number): void {
		this.latestFailure = failure;
		this.failingSinceMs ??= sentAtMs;
		this.failures++;
		if (this.failedNumbers.size <= 1) this.failedNumbers.add(number);
		const trigger = Math.min(FAILURES_OF_AN_OUTAGE * 2 ** this.falseAlarms, MOST_FAILURES);
		const areMany = this.failures >= trigger && this.failures > inFlight;
		if (areMany && this.failedNumbers.size > 1) void this.survive();
	}

	/** Stops the run, if it has not stopped yet, until the service answers; returns how that ended. */
	async survive(): Promise<Ending> {
		return await (this.watching ??= this.watch());
	}

	/** The run asks no further. */
	giveUp(latest: CheckFailure): void {
		this.latestFailure = latest;
		this.isGivenUp = true;
	}

	private async watch(): Promise<Ending> {
		const ending = await this.untilItEnds();
		this.isGivenUp ||= ending === 'givenUp';
		if (ending === 'falseAlarm') this.falseAlarms++;
		// A service that is given up stays out for the run.
		if (this.isGivenUp) return ending;
		this.watching = undefined;
		this.pace.restart();
		return ending;
	}

	private async untilItEnds(): Promise<Ending> {
		const { clock, pace, probe, maxOutageMs, timeoutMs, signal } = this;
		const nowMs = clock.nowMs();
		const sinceMs = this.failingSinceMs ?? nowMs;
		// The outage is as old as its first request; one more question is due in any case.
		const oldMs = Math.max(sinceMs + maxOutageMs, nowMs + FIRST_WAIT_MS);
		const endMs = Math.min(nowMs + maxOutageMs, oldMs);
		const latestMs = Math.max(sinceMs + timeoutMs, nowMs) + maxOutageMs;
		// Where the run may not wait, it asks all the same: a service that answers is not out.
		for (let waits = 0; waits === 0 || clock.nowMs() < endMs; waits++) {
			const dueMs = clock.nowMs() + Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS);
			await clock.waitUntil(() => Math.min(endMs, Math.max(dueMs, pace.pausedUntilMs)), signal);
			if (signal.aborted) break;
			if (clock.nowMs() < pace.pausedUntilMs) continue;
			const isLast = clock.nowMs() >= endMs;
			// A reply that takes longer than the run may wait is no sign of life; one that comes soon always is.
			const limitMs = Math.max(latestMs - clock.nowMs(), FIRST_WAIT_MS);
			const asked = clock.within(limitMs, signal, async () => await probe(isLast));
			if (await asked.catch(() => false)) return waits === 0 ? 'falseAlarm' : 'over';
		}
		return 'givenUp';
	}
}
