import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { inOutage, unasked } from '../domain/replyTable';
import { AskingAgain } from './askingAgain';
import { AuthorizedSender } from './authorizedSender';
import type { TrustedReading } from './authorizedSender';
import type { LookupCall, LookupSubject } from './lookupCall';
import { keyOf } from './lookupCall';
import type { NameLookupService, OtherSubject } from './nameLookupService';
import { Outage } from './outage';
import type { AnsweredTry } from './readReply';
import { ProbeNumbers } from './probeNumbers';
import { RetryPolicy } from './retryPolicy';
import { RowTries } from './rowTries';
import { RunEnd } from './runEnd';
import { Pace, type Pass } from './pace';
import { waitUntil } from './pause';
import type { RunAccount } from './tokenKeeper';
import { TokenKeeper } from './tokenKeeper';
import { clockMs } from '../http/clock';

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

/** How long rows that are left over wait before each round, in milliseconds. */
const BEFORE_ROUND_MS = 1_000;

/** So often a service is asked before it is given up: one that fails most requests answers one of them. */
const LAST_QUESTIONS = 20;

/** Asks the service for the numbers of one run, and loses none. */
export class ServiceClient implements NameLookupService {
	private readonly runEnd: RunEnd;
	private readonly policy: RetryPolicy;
	private readonly sender: AuthorizedSender;
	private readonly pace: Pace;
	private readonly outage: Outage;
	private readonly again: AskingAgain;
	private readonly keeper: TokenKeeper;
	private readonly probeNumbers = new ProbeNumbers();

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
		options: ClientOptions,
	) {
		this.runEnd = new RunEnd(context.getExecutionCancelSignal());
		const { signal } = this.runEnd;
		const maxOutageMs = options.maxOutage * 1000;
		const pace = new Pace(options.maxParallel, maxOutageMs, signal);
		const policy = new RetryPolicy(options.maxRetries, pace, signal);
		this.pace = pace;
		this.policy = policy;
		this.outage = new Outage({
			maxOutageMs,
			signal,
			pausedUntilMs: () => pace.pausedUntilMs,
			timeoutMs: options.timeout,
			probe: async (isLast) => await this.probe(isLast),
			resume: () => {
				pace.restart();
			},
		});
		this.again = new AskingAgain(policy, pace, this.outage, options.rows, options.maxOutage);
		const mayRetry = (sinceMs: number) => this.again.hasTime(sinceMs);
		this.keeper = new TokenKeeper(
			context,
			account,
			policy,
			pace,
			options.timeout,
			signal,
			mayRetry,
		);
		this.sender = new AuthorizedSender(context, account, this.keeper, options.timeout, signal);
	}

	end(): void {
		this.runEnd.end();
	}

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
	): Promise<AnsweredTry | CheckFailure | RowTries> {
		this.probeNumbers.offer(other);
		for (;;) {
			const pass = await this.enterGate();
			if (!pass) return this.givenUp(subject, row);
			const reading = await this.tryOnce(subject, row, pass);
			if (reading instanceof CheckFailure || reading.kind === 'answer') return reading;
			row.failed(reading);
			const fate = await this.again.fateOf(reading, row);
			if (this.runEnd.isOver || fate === 'givenUp') return this.givenUp(subject, row);
			if (fate === 'again') continue;
			row.isLeftOver = true;
			return row;
		}
	}

	/** Waits a second; where none was answered of late, until the service turns out to be there. */
	async nextRound(areAnswered: boolean): Promise<void> {
		if (!areAnswered) await this.outage.survive();
		const untilMs = clockMs() + BEFORE_ROUND_MS;
		if (areAnswered) await waitUntil(() => untilMs, this.runEnd.signal);
	}

	/** Why a number is asked for no further. */
	private givenUp(subject: LookupSubject, row: RowTries): CheckFailure {
		if (this.runEnd.isOver) return unasked('cancelled');
		const { failure, latest } = row;
		if (failure) return latest?.isForeign && this.outage.stopped ? inOutage(failure) : failure;
		return this.probeNumbers.failureOf(subject) ?? this.outage.stopped ?? unasked('outage');
	}

	/** Sends a request, and notes what its reply tells of the service. */
	private async tryOnce(
		subject: LookupSubject,
		row: RowTries,
		pass: Pass,
	): Promise<TrustedReading | CheckFailure> {
		const number = keyOf(subject);
		row.sentAtMs = clockMs();
		let reading: TrustedReading | CheckFailure;
		try {
			reading = await this.sender.send(this.callFor(subject), number, row.refusedAfter);
			// Before the place is given back: whoever takes it has to see a pause that was asked for.
			if (!(reading instanceof CheckFailure)) this.note(reading, pass);
		} finally {
			this.pace.leave();
		}
		if (reading instanceof CheckFailure) return reading;
		if (reading.kind === 'answer') this.probeNumbers.answered(subject);
		if (reading.kind === 'failed' && reading.isOutage && this.again.waitsForService) {
			this.outage.failed(number, reading.failure, this.pace.underWay, row.sentAtMs);
			// Whoever else went out now would only ask for a token again.
			if (reading.hasNoToken) void this.outage.survive();
		}
		return reading;
	}

	/** What a reply tells of the service. */
	private note(reading: TrustedReading, pass: Pass): void {
		if (reading.kind === 'failed') {
			if (reading.isTurnedAway) this.pace.turnedAway(pass);
			if (reading.retryAfterMs !== undefined)
				this.outage.obeyed(this.pace.pauseFor(reading.retryAfterMs));
			if (!reading.isOutage) this.outage.signOfLife();
			return;
		}
		this.pace.answered();
		this.policy.answered();
		this.outage.signOfLife();
	}

	/**
	 * Waits for a place among the requests in flight at a time when the run does not pause; undefined
	 * when the run asks no further.
	 */
	private async enterGate(): Promise<Pass | undefined> {
		for (;;) {
			await this.outage.whileOut();
			const pass = await this.pace.enter();
			const isAskingNoFurther = this.runEnd.isOver || this.outage.stopped !== undefined;
			if (!isAskingNoFurther && !this.outage.isOut) return pass;
			this.pace.leave();
			if (isAskingNoFurther) return undefined;
		}
	}

	/** Asks whether the service is back: once, and many times before the run gives it up. */
	private async probe(isLast: boolean): Promise<boolean> {
		const isTokenDue = !this.keeper.hasToken;
		const token = await this.keeper.token();
		// The account is refused, which each row is to be told; or the run has ended.
		if (token instanceof CheckFailure) return true;
		if ('kind' in token) return false;
		// The token endpoint was out, and is back; whether lookups are answered, the rows will tell.
		if (isTokenDue) return true;
		for (let left = isLast ? LAST_QUESTIONS : 1; left > 0; left--) {
			if (await this.probeOnce()) return true;
			if (clockMs() < this.pace.pausedUntilMs) break;
		}
		return false;
	}

	private async probeOnce(): Promise<boolean> {
		const subject = this.probeNumbers.next();
		if (!subject) return false;
		const reading = await this.sender.send(this.callFor(subject), keyOf(subject));
		if (reading instanceof CheckFailure) return true;
		this.note(reading, this.pace.present);
		if (reading.kind === 'answer') this.probeNumbers.answered(subject);
		if (reading.kind === 'answer' || !reading.isOutage) return true;
		const { failure } = reading;
		this.probeNumbers.failed(subject, reading.isForeign ? inOutage(failure) : failure);
		return false;
	}
}
