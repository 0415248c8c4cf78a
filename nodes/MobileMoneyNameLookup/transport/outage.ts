import { withinTime } from '../http/withinTime';
import type { CheckFailure } from '../domain/checkFailure';
import { notAskedInOutage } from '../domain/replyTable';
import { OutageAlarm } from './outageAlarm';
import { waitUntil } from './pause';
import { clockMs } from '../http/clock';

/** How long the service is left alone before it is asked, in milliseconds; each wait is twice as long. */
const FIRST_WAIT_MS = 1_000;

/** No wait is longer. */
const LONGEST_WAIT_MS = 30_000;

/** How a pause of the run ended. */
export type Ending =
	/** The service was out, and answers again. */
	| 'over'
	/** The service answered at once: whoever failed before failed on their own. */
	| 'falseAlarm'
	/** The run asks no further. */
	| 'stopped';

/** What an outage watches over. */
export interface OutageSetting {
	/** The longest wait for the service, in milliseconds. */
	readonly maxOutageMs: number;
	/** How long one request may take, in milliseconds. */
	readonly timeoutMs: number;
	/** Aborted when the run ends. */
	readonly signal: AbortSignal;
	/** Until when the service asked to be left alone, in milliseconds of the own clock. */
	readonly pausedUntilMs: () => number;
	/** Asks the service; whether it showed a sign of life. The last time decides whether the run stops. */
	readonly probe: (isLast: boolean) => Promise<boolean>;
	/** The rows of the run go on. */
	readonly resume: () => void;
}

/**
 * Notices that the service is out of order, stops the run, and asks from time to time with one row,
 * so that a short outage costs waiting and no rows, and a long one not for ever.
 */
export class Outage {
	private readonly alarm = new OutageAlarm();
	private latestFailure: CheckFailure | undefined;
	private obeyedMs = 0;
	private ending: Promise<Ending> | undefined;
	private isStopped = false;

	constructor(private readonly setting: OutageSetting) {}

	/** Whether nothing may be sent, because the service is taken to be out. */
	get isOut(): boolean {
		return this.ending !== undefined;
	}

	/** Why a row is not asked any more; undefined while the run may go on. */
	get stopped(): CheckFailure | undefined {
		return this.isStopped ? notAskedInOutage(this.latestFailure) : undefined;
	}

	/** The service replied to a request, whatever it said of the number. */
	signOfLife(): void {
		this.alarm.replied(!this.isOut);
		this.obeyedMs = 0;
	}

	/** The run waits, as the service asked, so many milliseconds of an outage that may be one. */
	obeyed(ms: number): void {
		this.obeyedMs += ms;
	}

	/**
	 * A try failed in a way that looks like an outage.
	 *
	 * @param number what tells its number apart from others
	 * @param failure why it failed
	 * @param inFlight how many other requests are under way, which may still be answered
	 * @param sentAtMs when it was sent, in milliseconds of the own clock
	 */
	failed(number: string, failure: CheckFailure, inFlight: number, sentAtMs = clockMs()): void {
		this.latestFailure = failure;
		if (this.alarm.failed(number, inFlight, sentAtMs)) void this.survive();
	}

	/** Stops the run, if it has not stopped yet, until the service answers; tells how that ended. */
	async survive(): Promise<Ending> {
		this.ending ??= this.watch();
		return await this.ending;
	}

	/** The run asks no further. */
	giveUp(latest: CheckFailure): void {
		this.latestFailure = latest;
		this.isStopped = true;
	}

	/** Waits while the service is taken to be out. */
	async whileOut(): Promise<void> {
		await this.ending;
	}

	private async watch(): Promise<Ending> {
		const ending = await this.untilItEnds();
		if (ending === 'stopped') {
			this.isStopped = true;
			return ending;
		}
		this.ending = undefined;
		this.alarm.ended(ending === 'falseAlarm');
		this.setting.resume();
		return ending;
	}

	private async untilItEnds(): Promise<Ending> {
		const { signal, pausedUntilMs } = this.setting;
		const endMs = this.endMs();
		const latestMs = this.latestMs();
		// Where the run may not wait, it asks all the same: a service that answers is not out.
		for (let waits = 0; waits === 0 || clockMs() < endMs; waits++) {
			const dueMs = clockMs() + Math.min(FIRST_WAIT_MS * 2 ** waits, LONGEST_WAIT_MS);
			await waitUntil(() => Math.min(endMs, Math.max(dueMs, pausedUntilMs())), signal);
			if (signal.aborted) break;
			const isToldToWait = clockMs() < pausedUntilMs();
			if (isToldToWait) continue;
			const isLast = clockMs() >= endMs;
			if (await this.probeUntil(latestMs, isLast)) return waits === 0 ? 'falseAlarm' : 'over';
		}
		return 'stopped';
	}

	/** Asks the service; a request that takes longer than the run may wait is no sign of life. */
	private async probeUntil(latestMs: number, isLast: boolean): Promise<boolean> {
		const { probe, signal } = this.setting;
		try {
			return await withinTime(latestMs - clockMs(), signal, async () => await probe(isLast));
		} catch {
			return false;
		}
	}

	/** When the last question is asked. The outage is as old as its first request; one more is due in any case. */
	private endMs(): number {
		const { maxOutageMs } = this.setting;
		const nowMs = clockMs();
		const regularMs = (this.alarm.failingSinceMs ?? nowMs) + maxOutageMs;
		const onceMoreMs = nowMs + FIRST_WAIT_MS;
		return Math.min(nowMs + maxOutageMs - this.obeyedMs, Math.max(regularMs, onceMoreMs));
	}

	/** When the wait ends, also for an answer that has not come by then. */
	private latestMs(): number {
		const { maxOutageMs, timeoutMs } = this.setting;
		const nowMs = clockMs();
		return Math.max((this.alarm.failingSinceMs ?? nowMs) + timeoutMs, nowMs) + maxOutageMs;
	}
}
