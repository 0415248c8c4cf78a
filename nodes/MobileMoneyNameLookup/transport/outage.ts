import { withinTime } from '../../../credentials/account/withinTime';
import type { CheckFailure } from '../domain/checkFailure';
import { notAskedInOutage } from '../domain/replyTable';
import { waitUntil } from './pause';

/** After these waits the service is asked again, in milliseconds; the last one repeats. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** So many failures in a row with nothing answered, and the run stops sending. */
const FAILURES_OF_AN_OUTAGE = 5;

/** A run in which that was a false alarm several times lets more rows fail before the next. */
const MOST_FAILURES = 80;

/** So many false alarms, and a row that fails alone is believed to fail on its own. */
const MOST_FALSE_ALARMS = 3;

/** So many short rows of failures between answers, and failures in a row do not yet mean an outage. */
const TURNS_OF_A_WAVERING_SERVICE = 5;

/** So many answers in a row, and the service wavers no more. */
const ANSWERS_OF_A_STEADY_SERVICE = 50;

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
	private state: 'flowing' | 'paused' | 'stopped' = 'flowing';
	private failuresInARow = 0;
	private failingSinceMs: number | undefined;
	private answersInARow = 0;
	private turns = 0;
	private readonly failedNumbers = new Set<string>();
	private failedTogether = false;
	private falseAlarms = 0;
	private trigger = FAILURES_OF_AN_OUTAGE;
	private latestFailure: CheckFailure | undefined;
	private obeyedMs = 0;
	private sequence = 0;
	private aliveUpTo = 0;
	private aliveAtMs = 0;
	private ending: Promise<Ending> | undefined;

	constructor(private readonly setting: OutageSetting) {}

	/** Whether nothing may be sent, because the service is taken to be out. */
	get isOut(): boolean {
		return this.state !== 'flowing';
	}

	/** Why a row is not asked any more; undefined while the run may go on. */
	get stopped(): CheckFailure | undefined {
		return this.state === 'stopped' ? notAskedInOutage(this.latestFailure) : undefined;
	}

	/** A request goes out. @returns its place in the order of all */
	sent(): number {
		return ++this.sequence;
	}

	/** The service replied to a request, whatever it said of the number. */
	signOfLife(sequence: number): void {
		this.aliveUpTo = Math.max(this.aliveUpTo, sequence);
		this.aliveAtMs = Date.now();
		if (this.state === 'flowing' && this.failuresInARow > 0) this.turns++;
		if (++this.answersInARow >= ANSWERS_OF_A_STEADY_SERVICE) this.turns = 0;
		this.failuresInARow = 0;
		this.failingSinceMs = undefined;
		this.obeyedMs = 0;
		if (this.failedNumbers.size > 0) this.failedTogether = this.failedNumbers.size > 1;
		this.failedNumbers.clear();
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
	failed(number: string, failure: CheckFailure, inFlight: number, sentAtMs = Date.now()): void {
		this.answersInARow = 0;
		this.failingSinceMs ??= sentAtMs;
		this.latestFailure = failure;
		this.failuresInARow++;
		if (this.failedNumbers.size <= 1) this.failedNumbers.add(number);
		const isOutage = this.failuresInARow >= this.trigger && this.failuresInARow > inFlight;
		// One number that fails again and again says nothing of the service.
		if (isOutage && this.failedNumbers.size > 1) void this.survive();
	}

	/** Stops the run, if it has not stopped yet, until the service answers; tells how that ended. */
	async survive(): Promise<Ending> {
		if (this.state === 'flowing') {
			this.state = 'paused';
			this.ending = this.watch();
		}
		return (await this.ending) ?? 'stopped';
	}

	/** Whether a row that fails with nothing else answered is worth a look at the service. */
	get isLikely(): boolean {
		return this.falseAlarms < MOST_FALSE_ALARMS || this.failuresInARow >= this.trigger;
	}

	/** Whether several numbers had failed when the service replied after failures for the last time. */
	get hasFailedTogether(): boolean {
		return this.failedTogether;
	}

	/** Whether a reply came since then, in milliseconds of the own clock. */
	hasRepliedSince(ms: number): boolean {
		return this.aliveAtMs >= ms;
	}

	/**
	 * Whether the service replies to requests that went out after this one. One that went out before
	 * may still be answered when the service is gone.
	 *
	 * @param sequence the place of the request that failed
	 * @returns false when none is answered within a second, and when the service is out
	 */
	async outlives(sequence: number): Promise<boolean> {
		const untilMs = Date.now() + (WAITS_MS[0] ?? 0);
		const isSettled = () => this.aliveUpTo > sequence || this.isOut;
		await waitUntil(() => (isSettled() ? 0 : untilMs), this.setting.signal);
		return this.aliveUpTo > sequence;
	}

	/** Waits while the service is taken to be out. */
	async whileOut(): Promise<void> {
		if (this.state === 'paused') await this.ending;
	}

	private async watch(): Promise<Ending> {
		const ending = await this.untilItEnds();
		this.state = ending === 'stopped' ? 'stopped' : 'flowing';
		if (ending === 'stopped') return ending;
		const isWavering = this.turns >= TURNS_OF_A_WAVERING_SERVICE;
		this.falseAlarms = ending === 'over' && !isWavering ? 0 : this.falseAlarms + 1;
		this.trigger = Math.min(FAILURES_OF_AN_OUTAGE * 2 ** this.falseAlarms, MOST_FAILURES);
		this.setting.resume();
		return ending;
	}

	private async untilItEnds(): Promise<Ending> {
		const { signal, pausedUntilMs } = this.setting;
		const endMs = this.endMs();
		const latestMs = this.latestMs();
		for (let waits = 0; Date.now() < endMs; waits++) {
			const dueMs = Date.now() + (WAITS_MS[waits] ?? WAITS_MS.at(-1) ?? 0);
			await waitUntil(() => Math.min(endMs, Math.max(dueMs, pausedUntilMs())), signal);
			if (signal.aborted) break;
			const isToldToWait = Date.now() < pausedUntilMs();
			if (isToldToWait) continue;
			const isLast = Date.now() >= endMs;
			if (await this.probeUntil(latestMs, isLast)) return waits === 0 ? 'falseAlarm' : 'over';
		}
		return 'stopped';
	}

	/** Asks the service; a request that takes longer than the run may wait is no sign of life. */
	private async probeUntil(latestMs: number, isLast: boolean): Promise<boolean> {
		const { probe, signal } = this.setting;
		try {
			return await withinTime(latestMs - Date.now(), signal, async () => await probe(isLast));
		} catch {
			return false;
		}
	}

	/** When the last question is asked. The outage is as old as its first request; one more is due in any case. */
	private endMs(): number {
		const { maxOutageMs } = this.setting;
		const nowMs = Date.now();
		const regularMs = (this.failingSinceMs ?? nowMs) + maxOutageMs;
		const onceMoreMs = nowMs + (WAITS_MS[0] ?? 0);
		return Math.min(nowMs + maxOutageMs - this.obeyedMs, Math.max(regularMs, onceMoreMs));
	}

	/** When the wait ends, also for an answer that has not come by then. */
	private latestMs(): number {
		const { maxOutageMs, timeoutMs } = this.setting;
		const nowMs = Date.now();
		return Math.max((this.failingSinceMs ?? nowMs) + timeoutMs, nowMs) + maxOutageMs;
	}
}
