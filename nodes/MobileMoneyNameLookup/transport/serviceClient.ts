import type { IExecuteFunctions } from 'n8n-workflow';

import { requestsOf } from '../account/requestOfRun';
import type { CheckFailure } from '../domain/checkFailure';
import { inOutage, unasked } from '../domain/replyTable';
import type { Clock } from '../http/clock';
import { Health } from './health';
import type { Answer, LookupCall, LookupSubject } from './lookupCall';
import { Pace } from './pace';
import type { FailedTry } from './readReply';
import { Retries } from './retries';
import { Row } from './row';
import { Sender, type RunAccount } from './sender';

/** What answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/**
	 * @returns the answer, or why there is none and what to do; undefined where the row is left over: it was not
	 *   answered, though others were, and is asked again when the others are done
	 */
	ask(row: Row): Promise<Answer | CheckFailure | undefined>;

	/**
	 * Waits until those that are left over may be asked once more.
	 *
	 * @param areAnswered whether others were answered of late
	 */
	nextRound(areAnswered: boolean): Promise<void>;

	/** Ends all waits at once, and lets go of the execution; nothing is asked any more. */
	end(): void;
}

/** How a run asks the service. */
export interface ClientOptions {
	/** How long one try may take, in milliseconds. */
	readonly timeout: number;
	readonly maxRetries: number;
	/** How many requests may be in flight at once. */
	readonly maxParallel: number;
	/** How long the run waits for a service that is out, in seconds. */
	readonly maxOutage: number;
	/** How many rows the run has. */
	readonly rows: number;
	readonly clock: Clock;
}

/** A run of so few rows, such as one of a webhook, waits no longer than its own retries. */
const FEW_ROWS = 5;

/** How long rows that are left over wait before each round, in milliseconds. */
const BEFORE_ROUND_MS = 1_000;

/** So often a service is asked before it is given up: one that fails most requests answers one of them. */
const LAST_QUESTIONS = 20;

/** Asks the service for the numbers of one run, and loses none. */
export class ServiceClient implements NameLookupService {
	private readonly ending = new AbortController();
	private readonly cancel: AbortSignal | undefined;
	private readonly clock: Clock;
	private readonly waitsForService: boolean;
	private readonly pace: Pace;
	private readonly retries: Retries;
	private readonly health: Health;
	private readonly sender: Sender;
	private latestAnswered: LookupSubject | undefined;
	/** The number by which the service was asked last whether it is there: a second question may be answered. */
	private latestProbed: LookupSubject | undefined;
	/** The latest row of each number that was asked only to see whether the service is there. */
	private readonly probed = new Map<string, Row>();

	/**
	 * @param account with the type of its credential
	 * @param callFor makes the lookup of a number, as the service wants it asked
	 * @param otherNumber gives some number of the run, to see whether the service answers at all; undefined for none
	 */
	constructor(
		context: IExecuteFunctions,
		private readonly account: RunAccount & { readonly type: string },
		private readonly callFor: (subject: LookupSubject) => LookupCall,
		{ timeout: timeoutMs, maxRetries, maxParallel, maxOutage, rows, clock }: ClientOptions,
		private readonly otherNumber: () => LookupSubject | undefined,
	) {
		const { signal } = this.ending;
		const maxOutageMs = maxOutage * 1000;
		this.cancel = context.getExecutionCancelSignal();
		if (this.cancel?.aborted) this.end();
		else this.cancel?.addEventListener('abort', this.end);
		this.clock = clock;
		this.waitsForService = rows > FEW_ROWS;
		this.pace = new Pace(clock, maxParallel, maxOutageMs, signal, this.waitsForService);
		this.retries = new Retries(maxRetries, clock, this.pace, signal);
		const probe = async (isLast: boolean) => await this.probe(isLast);
		this.health = new Health(clock, this.pace, probe, maxOutageMs, timeoutMs, signal);
		// A run that waits for the service spends no more time on retries.
		const retryingMs = this.waitsForService && maxOutage > 0 ? maxOutageMs : Infinity;
		const { pace, retries } = this;
		const sinceMs = clock.nowMs();
		const sending = { clock, pace, retries, retryingMs, timeoutMs, sinceMs, signal };
		this.sender = new Sender(requestsOf(context, account.type), account, sending);
	}

	/** Ends the run, and lets go of the execution, which may go on for long. */
	readonly end = (): void => {
		this.cancel?.removeEventListener('abort', this.end);
		this.ending.abort();
	};

	/** An outage of the service takes none of a row's tries: the row waits, and is asked again. */
	async ask(row: Row): Promise<Answer | CheckFailure | undefined> {
		row.refusedTokens = 0;
		row.turns = 0;
		for (;;) {
			const period = await this.enter();
			if (period === undefined) return this.givenUp(row);
			row.sentAtMs = this.clock.nowMs();
			// The place is given back last: the next one to take it has to see a pause that was asked for.
			const reading = await this.sender
				.send(this.callFor(row.subject), row)
				.then((each) => this.noted(each, row, period))
				.finally(() => {
					this.pace.leave();
				});
			if (!('kind' in reading) || reading.kind === 'answer') return reading;
			row.failed(reading);
			const fate = await this.fateOf(reading, row);
			if (this.isOver || fate === 'givenUp') return this.givenUp(row);
			if (fate === 'again') continue;
			row.isLeftOver = true;
			// To be turned away costs a row none of its tries.
			row.hasUsedRetries ||= reading.kind !== 'busy';
			return undefined;
		}
	}

	/** Waits a second; where none was answered of late, until the service turns out to be there. */
	async nextRound(areAnswered: boolean): Promise<void> {
		if (!areAnswered) await this.health.survive();
		const untilMs = this.clock.nowMs() + BEFORE_ROUND_MS;
		if (areAnswered) await this.clock.waitUntil(() => untilMs, this.ending.signal);
	}

	private get isOver(): boolean {
		return this.ending.signal.aborted;
	}

	/** Why a number is asked for no further. */
	private givenUp(row: Row): CheckFailure {
		if (this.isOver) return unasked('cancelled');
		const { givenUp } = this.health;
		const { failure, latest } = row.failure ? row : (this.probed.get(row.number) ?? row);
		if (failure) return latest?.isForeign && givenUp ? inOutage(failure) : failure;
		return givenUp ?? unasked('outage');
	}

	/** Waits until a request may go, in which period of the pace; undefined when the run asks no further. */
	private async enter(): Promise<number | undefined> {
		for (;;) {
			if (this.health.isOut) await this.health.survive();
			const period = await this.pace.enter();
			const isAskingNoFurther = this.isOver || this.health.givenUp !== undefined;
			if (!isAskingNoFurther && !this.health.isOut) return period;
			this.pace.leave();
			if (isAskingNoFurther) return undefined;
		}
	}

	/** Notes what the reply to a row means for the run. */
	private noted<Reading extends Answer | FailedTry | CheckFailure>(
		reading: Reading,
		row: Row,
		period: number,
	): Reading {
		if (!('kind' in reading)) return reading;
		if (reading.kind === 'answer') {
			this.latestAnswered = row.subject;
			this.pace.answered();
			this.retries.answered();
		} else {
			if (reading.kind === 'busy') this.pace.turnedAway(period);
			if (reading.retryAfterMs !== undefined) this.pace.pauseFor(reading.retryAfterMs);
		}
		if (reading.kind !== 'down') this.health.replied();
		return reading;
	}

	/** Decides what becomes of a row whose try failed, and waits until it may be asked again. */
	private async fateOf(reading: FailedTry, row: Row): Promise<'again' | 'leftOver' | 'givenUp'> {
		const { health, pace, waitsForService } = this;
		const { kind, failure, isWorthRetrying } = reading;
		if (waitsForService && kind === 'down')
			health.failed(row.number, failure, pace.underWay, row.sentAtMs);
		if (waitsForService && kind === 'busy') return this.busyFateOf(failure, row);
		const mayRetry = isWorthRetrying && !row.hasUsedRetries && !health.isOut;
		if (mayRetry && (await this.retries.next(row.counted))) return 'again';
		if (!waitsForService) return 'givenUp';
		if (kind !== 'down') return kind === 'badToken' ? 'leftOver' : 'givenUp';
		// A false alarm says that others are answered, and the row failed on its own.
		const ending = health.isOut ? await health.survive() : 'falseAlarm';
		if (ending === 'falseAlarm') return 'leftOver';
		return ending === 'over' && row.mayOutlast() ? 'again' : 'givenUp';
	}

	/** The pace says when; others go first, the second time: the service may turn away this number alone. */
	private busyFateOf(failure: CheckFailure, row: Row): 'again' | 'leftOver' | 'givenUp' {
		if (!this.pace.isExhausted) return row.turns++ === 0 ? 'again' : 'leftOver';
		this.health.giveUp(failure);
		this.pace.end();
		return 'givenUp';
	}

	/** Asks whether the service is back: once, and many times before the run gives it up. */
	private async probe(isLast: boolean): Promise<boolean> {
		// Where the token endpoint was out and is back, the rows will show whether lookups are answered.
		const { token } = this.account.session;
		if (!token) return !('kind' in (await this.sender.token(false)));
		for (let left = isLast ? LAST_QUESTIONS : 1; left > 0 && this.account.session.token; left--) {
			const again = this.latestProbed;
			const subject = this.latestAnswered ?? again ?? this.otherNumber();
			if (!subject) break;
			this.latestProbed = again ? undefined : subject;
			const row = new Row(subject);
			const sent = await this.sender.send(this.callFor(subject), row);
			const reading = this.noted(sent, row, this.pace.period);
			if (!('kind' in reading) || reading.kind !== 'down') return true;
			row.failed(reading);
			this.probed.set(row.number, row);
			if (this.clock.nowMs() < this.pace.pausedUntilMs) break;
		}
		return false;
	}
}
