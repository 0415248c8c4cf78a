import type { CheckFailure } from '../domain/checkFailure';
import { notAskedInOutage } from '../domain/replyTable';
import { clockMs, waitUntil } from '../http/clock';
import { withinTime } from '../http/withinTime';

/** So many failures in a row with nothing answered, and the service may be out; after each false alarm twice as many. */
const FAILURES_OF_AN_OUTAGE = 5;
const MOST_FAILURES = 80;

/** How long the service is left alone before it is asked, in milliseconds; each wait is twice as long. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How an outage ended: the service answers again, did so at once, or is given up. */
export type Ending = 'over' | 'falseAlarm' | 'givenUp';

/** What a run gives its health. */
export interface HealthSetting {
	/** The longest wait for a service that is out, in milliseconds. */
	readonly maxOutageMs: number;
	/** How long one request may take, in milliseconds. */
	readonly timeoutMs: number;
	/** Aborted when the run ends. */
	readonly signal: AbortSignal;
	/** Until when the service asked to be left alone, in milliseconds of the clock. */
	readonly pausedUntilMs: () => number;
	/** Asks the service; whether it showed a sign of life. The last time decides whether it is given up. */
	readonly probe: (isLast: boolean) => Promise<boolean>;
	/** The rows of the run go on. */
	readonly resume: () => void;
}

/**
 * Notices that the service is out, stops the run, and asks from time to time with one row, so that a short outage costs
 * waiting and no rows, and a long one not for ever.
 */
export class Health {
	private failures = 0;
	private failingSinceMs: number | undefined;
	private readonly failedNumbers = new Set<string>();
	private falseAlarms = 0;
	private latestFailure: CheckFailure | undefined;
	private obeyedMs = 0;
	private watching: Promise<Ending> | undefined;
	private isGivenUp = false;

	constructor(private readonly setting: HealthSetting) {}

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
		this.obeyedMs = 0;
	}

	/** The run waits, as the service asked, so many milliseconds of an outage that may be one. */
	obeyed(ms: number): void {
		this.obeyedMs += ms;
	}

	/**
	 * A try failed as it does in an outage.
	 *
	 * @param number what tells its number apart: one that fails again and again says nothing of the service
	 * @param failure why it failed
	 * @param inFlight how many other requests are under way, which may still be answered
	 * @param sentAtMs when it was sent, in milliseconds of the clock
	 */
	failed(number: string, failure: CheckFailure, inFlight: number, sentAtMs = clockMs()): void {
		this.latestFailure = failure;
		this.failingSinceMs ??= sentAtMs;
		this.failures++;
		if (this.failedNumbers.size <= 1) this.failedNumbers.add(number);
		const trigger = Math.min(FAILURES_OF_AN_OUTAGE * 2 ** this.falseAlarms, MOST_FAILURES);
		const areMany = this.failures >= trigger && this.failures > inFlight;
		if (areMany && this.failedNumbers.size > 1) void this.survive();
	}

	/** Stops the run, if it has not stopped yet, until the service answers; tells how that ended. */
	async survive(): Promise<Ending> {
		this.watching ??= this.watch();
		return await this.watching;
	}

	/** The run asks no further. */
	giveUp(latest: CheckFailure): void {
		this.latestFailure = latest;
		this.isGivenUp = true;
	}

	/** Waits while the service is taken to be out. */
	async whileOut(): Promise<void> {
		await this.watching;
	}

	private async watch(): Promise<Ending> {
		const ending = await this.untilItEnds();
		if (ending === 'givenUp') {
			this.isGivenUp = true;
			return ending;
		}
		this.watching = undefined;
		this.falseAlarms = ending === 'falseAlarm' ? this.falseAlarms + 1 : 0;
		this.setting.resume();
		return ending;
	}

	private async untilItEnds(): Promise<Ending> {
		const { signal, pausedUntilMs, probe, maxOutageMs, timeoutMs } = this.setting;
		const nowMs = clockMs();
		const sinceMs = this.failingSinceMs ?? nowMs;
		// The outage is as old as its first request; one more question is due in any case.
		const regularMs = Math.max(sinceMs + maxOutageMs, nowMs + FIRST_WAIT_MS);
		const endMs = Math.min(nowMs + maxOutageMs - this.obeyedMs, regularMs);
		const latestMs = Math.max(sinceMs + timeoutMs, nowMs) + maxOutageMs;
		// Where the run may not wait, it asks all the same: a service that answers is not out.
		for (let waits = 0; waits === 0 || clockMs() < endMs; waits++) {
			const dueMs = clockMs() + Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS);
			await waitUntil(() => Math.min(endMs, Math.max(dueMs, pausedUntilMs())), signal);
			if (signal.aborted) break;
			if (clockMs() < pausedUntilMs()) continue;
			const isLast = clockMs() >= endMs;
			// One that takes longer than the run may wait is no sign of life.
			const asked = withinTime(latestMs - clockMs(), signal, async () => await probe(isLast));
			if (await asked.catch(() => false)) return waits === 0 ? 'falseAlarm' : 'over';
		}
		return 'givenUp';
	}
}
