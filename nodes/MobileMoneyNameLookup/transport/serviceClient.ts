import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { inOutage, unasked } from '../domain/replyTable';
import { AskingAgain, looksLikeOutage } from './askingAgain';
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
import type { Pass } from './sendingGate';
import { SendingGate } from './sendingGate';
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

/** So many outages one row is carried through; more at one place would not be chance. */
const MOST_OUTAGES = 5;

/** So often a service is asked before it is given up: one that fails most requests answers one of them. */
const LAST_QUESTIONS = 20;

/** Asks the service for the numbers of one run, and loses none. */
export class ServiceClient implements NameLookupService {
	private readonly runEnd: RunEnd;
	private readonly policy: RetryPolicy;
	private readonly sender: AuthorizedSender;
	private readonly gate: SendingGate;
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
		const policy = new RetryPolicy(options.maxRetries, signal);
		this.policy = policy;
		this.gate = new SendingGate(options.maxParallel);
		const restart = () => {
			this.gate.restart();
		};
		this.outage = new Outage({
			maxOutageMs: options.maxOutage * 1000,
			signal,
			pausedUntilMs: () => policy.pausedUntilMs,
			timeoutMs: options.timeout,
			probe: async (isLast) => await this.probe(isLast),
			resume: restart,
		});
		this.again = new AskingAgain(policy, this.outage, options.rows, options.maxOutage);
		const mayRetry = (sinceMs: number) => this.again.hasTime(sinceMs);
		this.keeper = new TokenKeeper(context, account, policy, options.timeout, signal, mayRetry);
		const otherCall = (number: string) => {
			const subject = this.probeNumbers.next(number);
			return subject && callFor(subject);
		};
		const surroundings = {
			otherCall,
			beCareful: restart,
			mayTryRefused: this.again.waitsForService && options.maxOutage > 0,
			areOthersUnderWay: () => this.gate.underWay > 1,
		};
		this.sender = new AuthorizedSender(
			context,
			account,
			this.keeper,
			surroundings,
			options.timeout,
			signal,
		);
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
	 * @returns the answer, or why there is none, how many tries were made and what to do
	 */
	async ask(subject: LookupSubject, other: OtherSubject): Promise<AnsweredTry | CheckFailure> {
		this.probeNumbers.offer(other);
		const row = new RowTries(MOST_OUTAGES);
		for (;;) {
			const pass = await this.enterGate();
			if (!pass) return this.givenUp(subject, row);
			const reading = await this.tryOnce(subject, row, pass);
			if (reading instanceof CheckFailure || reading.kind === 'answer') return reading;
			row.failed(reading);
			const isAskedAgain = await this.again.mayAskAgain(reading, row);
			if (this.runEnd.isOver || !isAskedAgain) return this.givenUp(subject, row);
		}
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
		row.sequence = this.outage.sent();
		let reading: TrustedReading | CheckFailure;
		try {
			reading = await this.sender.send(this.callFor(subject), number);
		} finally {
			// In the same step as what follows: whoever takes the place has to see a pause that was asked for.
			this.gate.leave();
		}
		if (reading instanceof CheckFailure) return reading;
		if (reading.kind === 'answer') {
			this.probeNumbers.answered(subject);
			this.gate.answered();
			this.policy.answered();
		} else if (reading.isTurnedAway) {
			this.gate.turnedAway(pass);
		}
		this.note(reading, row.sequence);
		if (reading.kind === 'failed' && looksLikeOutage(reading) && this.again.waitsForService) {
			this.outage.failed(number, reading.failure, this.gate.underWay, row.sentAtMs);
			// Whoever else went out now would only ask for a token again.
			if (reading.hasNoToken) void this.outage.survive();
		}
		return reading;
	}

	/** What a reply tells of the service. */
	private note(reading: TrustedReading, sequence: number): void {
		if (reading.kind === 'failed' && reading.retryAfterMs !== undefined) {
			this.outage.obeyed(this.policy.pauseFor(reading.retryAfterMs));
		}
		if (reading.kind === 'answer' || !looksLikeOutage(reading)) this.outage.signOfLife(sequence);
	}

	/**
	 * Waits for a place among the requests in flight at a time when the run does not pause; undefined
	 * when the run asks no further.
	 */
	private async enterGate(): Promise<Pass | undefined> {
		for (;;) {
			await this.outage.whileOut();
			await this.policy.whilePaused();
			const pass = await this.gate.enter();
			const isAskingNoFurther = this.runEnd.isOver || this.outage.stopped !== undefined;
			if (!isAskingNoFurther && !this.outage.isOut && !this.policy.isPaused) return pass;
			this.gate.leave();
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
			if (this.policy.isPaused) break;
		}
		return false;
	}

	private async probeOnce(): Promise<boolean> {
		const subject = this.probeNumbers.next();
		if (!subject) return false;
		const sequence = this.outage.sent();
		const reading = await this.sender.send(this.callFor(subject), keyOf(subject));
		if (reading instanceof CheckFailure) return true;
		this.note(reading, sequence);
		if (reading.kind === 'answer') this.probeNumbers.answered(subject);
		if (reading.kind === 'answer' || !looksLikeOutage(reading)) return true;
		const { failure } = reading;
		this.probeNumbers.failed(subject, reading.isForeign ? inOutage(failure) : failure);
		return false;
	}
}
