import type { IExecuteFunctions } from 'n8n-workflow';

import { senderOf } from '../account/requestOfRun';
import { CheckFailure } from '../domain/checkFailure';
import { inOutage, unasked } from '../domain/replyTable';
import { clockMs, waitUntil } from '../http/clock';
import { Health } from './health';
import type { LookupCall, LookupSubject } from './lookupCall';
import { keyOf } from './lookupCall';
import type { NameLookupService, OtherSubject } from './nameLookupService';
import type { Pass } from './pace';
import { Pace } from './pace';
import type { Answer } from './answer';
import type { FailedTry } from './readReply';
import { Retries } from './retries';
import { RowTries } from './rowTries';
import type { RunAccount } from './runToken';
import { RunToken } from './runToken';
import { Sender } from './sender';

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
}

/** What becomes of a row whose try failed: asked again, left over for the last rounds, or given up. */
type Fate = 'again' | 'leftOver' | 'givenUp';

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
	private readonly waitsForService: boolean;
	private readonly maxOutageMs: number;
	private readonly retries: Retries;
	private readonly pace: Pace;
	private readonly health: Health;
	private readonly token: RunToken;
	private readonly sender: Sender;
	private latestAnswered: LookupSubject | undefined;
	private otherOfRun: OtherSubject = () => undefined;
	/** How the latest question whether the service is there failed, by the number that it was asked with. */
	private readonly failedProbes = new Map<string, CheckFailure>();

	/**
	 * @param context n8n's functions of the running node
	 * @param account whose token is used
	 * @param callFor makes the lookup of a number, as the service wants it asked
	 * @param options how to ask
	 */
	constructor(
		context: IExecuteFunctions,
		account: RunAccount,
		private readonly callFor: (subject: LookupSubject) => LookupCall,
		{ timeout, maxRetries, maxParallel, maxOutage, rows }: ClientOptions,
	) {
		const { signal } = this.ending;
		this.cancel = context.getExecutionCancelSignal();
		if (this.cancel?.aborted) this.end();
		else this.cancel?.addEventListener('abort', this.end);
		this.waitsForService = rows > FEW_ROWS;
		this.maxOutageMs = maxOutage * 1000;
		this.retries = new Retries(maxRetries);
		this.pace = new Pace(maxParallel, this.maxOutageMs, signal);
		this.health = new Health({
			maxOutageMs: this.maxOutageMs,
			signal,
			pausedUntilMs: () => this.pace.pausedUntilMs,
			timeoutMs: timeout,
			probe: async (isLast) => await this.probe(isLast),
			resume: () => {
				this.pace.restart();
			},
		});
		const send = senderOf(context, signal);
		this.token = new RunToken(send, account, timeout, signal, async (...call) =>
			this.mayRetryToken(...call),
		);
		this.sender = new Sender(send, account, this.token, timeout, signal);
	}

	/** Ends the run, and lets go of the execution, which may go on for long. */
	readonly end = (): void => {
		this.cancel?.removeEventListener('abort', this.end);
		this.ending.abort();
	};

	/**
	 * Looks one number up, with as many tries as it takes and is given. An outage of the service takes
	 * none of them: the row waits, and is asked again.
	 *
	 * @param subject what to look up
	 * @param other gives another number of the run
	 * @param row its tries, where it was left over
	 * @returns the answer, or why there is none, how many tries were made and what to do; its tries where it
	 *   is left over
	 */
	async ask(
		subject: LookupSubject,
		other: OtherSubject,
		row = new RowTries(),
	): Promise<Answer | CheckFailure | RowTries> {
		this.otherOfRun = other;
		const number = keyOf(subject);
		for (;;) {
			const pass = await this.enter();
			if (!pass) return this.givenUp(subject, row);
			row.sentAtMs = clockMs();
			const reading = await this.sender
				.send(this.callFor(subject), number, row.refusedAfter)
				// Before the place is given back: whoever takes it has to see a pause that was asked for.
				.then((each) => this.noted(each, subject, pass))
				.finally(() => {
					this.pace.leave();
				});
			if (reading instanceof CheckFailure || reading.kind === 'answer') return reading;
			if (reading.kind === 'down') this.noteFailure(reading, number, row.sentAtMs);
			row.failed(reading);
			const fate = await this.fateOf(reading, row);
			if (this.isOver || fate === 'givenUp') return this.givenUp(subject, row);
			if (fate === 'again') continue;
			row.isLeftOver = true;
			return row;
		}
	}

	/** Waits a second; where none was answered of late, until the service turns out to be there. */
	async nextRound(areAnswered: boolean): Promise<void> {
		if (!areAnswered) await this.health.survive();
		const untilMs = clockMs() + BEFORE_ROUND_MS;
		if (areAnswered) await waitUntil(() => untilMs, this.ending.signal);
	}

	private get isOver(): boolean {
		return this.ending.signal.aborted;
	}

	/** Why a number is asked for no further. */
	private givenUp(subject: LookupSubject, row: RowTries): CheckFailure {
		if (this.isOver) return unasked('cancelled');
		const { failure, latest } = row;
		const { givenUp } = this.health;
		if (failure) return latest?.isForeign && givenUp ? inOutage(failure) : failure;
		return this.failedProbes.get(keyOf(subject)) ?? givenUp ?? unasked('outage');
	}

	/** Waits until a request may go; undefined when the run asks no further. */
	private async enter(): Promise<Pass | undefined> {
		for (;;) {
			await this.health.whileOut();
			const pass = await this.pace.enter();
			const isAskingNoFurther = this.isOver || this.health.givenUp !== undefined;
			if (!isAskingNoFurther && !this.health.isOut) return pass;
			this.pace.leave();
			if (isAskingNoFurther) return undefined;
		}
	}

	/** Notes what a reply tells of the service. */
	private noted<Reading extends Answer | FailedTry | CheckFailure>(
		reading: Reading,
		subject: LookupSubject,
		pass: Pass,
	): Reading {
		if (reading instanceof CheckFailure) return reading;
		if (reading.kind === 'answer') {
			this.latestAnswered = subject;
			this.pace.answered();
			this.retries.answered();
		} else {
			if (reading.kind === 'busy') this.pace.turnedAway(pass);
			if (reading.retryAfterMs !== undefined)
				this.health.obeyed(this.pace.pauseFor(reading.retryAfterMs));
		}
		if (reading.kind !== 'down') this.health.replied();
		return reading;
	}

	/** A row failed as it does in an outage. */
	private noteFailure({ failure, hasNoToken }: FailedTry, number: string, sentAtMs: number): void {
		if (!this.waitsForService) return;
		this.health.failed(number, failure, this.pace.underWay, sentAtMs);
		// Whoever else went out now would only ask for a token again.
		if (hasNoToken) void this.health.survive();
	}

	/** Decides what becomes of a row, and waits until it may be asked again: for its retry, or for the service. */
	private async fateOf(reading: FailedTry, row: RowTries): Promise<Fate> {
		const { health, waitsForService } = this;
		if (reading.kind === 'busy' && waitsForService)
			return this.mayWaitForTurn(reading, row) ? 'again' : 'givenUp';
		const mayRetry = reading.isWorthRetrying && !row.isLeftOver && !health.isOut;
		if (mayRetry && (await this.waitForRetry(row.counted))) return 'again';
		if (!waitsForService) return 'givenUp';
		if (reading.kind !== 'down') return reading.kind === 'badToken' ? 'leftOver' : 'givenUp';
		// A false alarm tells that others are answered, and the row failed on its own.
		const ending = health.isOut ? await health.survive() : 'falseAlarm';
		if (ending === 'falseAlarm') return 'leftOver';
		return ending === 'over' && row.mayOutlast() ? 'again' : 'givenUp';
	}

	/** The pace says when: that costs the row no try, as long as others are answered now and then. */
	private mayWaitForTurn({ failure }: FailedTry, row: RowTries): boolean {
		if (this.pace.isExhausted) {
			this.health.giveUp(failure);
			this.pace.end();
			return false;
		}
		return !this.pace.hasAnsweredSince(row.sentAtMs) || row.mayWaitForTurn();
	}

	/** Whether there is one more try after so many, for which it waits. */
	private async waitForRetry(tries: number): Promise<boolean> {
		const backoffMs = this.retries.backoffMs(tries);
		if (backoffMs === undefined) return false;
		const dueMs = clockMs() + backoffMs;
		await waitUntil(() => Math.max(dueMs, this.pace.pausedUntilMs), this.ending.signal);
		return !this.isOver;
	}

	/** In an outage only the call itself is made; a run that waits for the service spends no more time on retries. */
	private async mayRetryToken(
		tries: number,
		sinceMs: number,
		retryAfterMs: number | undefined,
	): Promise<boolean> {
		if (retryAfterMs !== undefined) this.pace.pauseFor(retryAfterMs);
		const isBounded = this.waitsForService && this.maxOutageMs > 0;
		const hasTime = !isBounded || clockMs() - sinceMs < this.maxOutageMs;
		return !this.health.isOut && hasTime && (await this.waitForRetry(tries));
	}

	/** Asks whether the service is back: once, and many times before the run gives it up. */
	private async probe(isLast: boolean): Promise<boolean> {
		const hadToken = this.token.isGood;
		const token = await this.token.get();
		// The account is refused, which each row is to be told; or the run has ended.
		if (token instanceof CheckFailure) return true;
		if ('kind' in token) return false;
		// The token endpoint was out, and is back; whether lookups are answered, the rows will tell.
		if (!hadToken) return true;
		for (let left = isLast ? LAST_QUESTIONS : 1; left > 0; left--) {
			if (await this.probeOnce()) return true;
			if (clockMs() < this.pace.pausedUntilMs) break;
		}
		return false;
	}

	private async probeOnce(): Promise<boolean> {
		const subject = this.latestAnswered ?? this.otherOfRun();
		if (!subject) return false;
		const number = keyOf(subject);
		const reading = await this.sender.send(this.callFor(subject), number);
		this.noted(reading, subject, this.pace.present);
		if (reading instanceof CheckFailure || reading.kind !== 'down') return true;
		const { failure } = reading;
		this.failedProbes.set(number, reading.isForeign ? inOutage(failure) : failure);
		return false;
	}
}
