import type { IExecuteFunctions } from 'n8n-workflow';

import { unasked } from '../domain/replyTable';
import type { RunAccount } from './authorizedSender';
import { AuthorizedSender } from './authorizedSender';
import { CircuitBreaker } from './circuitBreaker';
import type { LookupSubject } from './lookupRequest';
import { lookupRequest } from './lookupRequest';
import type { AnsweredTry, FailedTry } from './readReply';
import { RetryPolicy } from './retryPolicy';
import type { Pass } from './sendingGate';
import { SendingGate } from './sendingGate';

/** How a run asks the service. */
export interface ClientOptions {
	/** Checked address without a trailing slash. */
	readonly baseUrl: string;
	/** How long one try may take, in milliseconds. */
	readonly timeout: number;
	readonly maxRetries: number;
	/** How many requests may be in flight at once. */
	readonly maxParallel: number;
}

/** Asks the service for the numbers of one run, and loses none. */
export class ServiceClient {
	private readonly policy: RetryPolicy;
	private readonly sender: AuthorizedSender;
	private readonly gate: SendingGate;
	private readonly breaker = new CircuitBreaker();

	/**
	 * @param context n8n's functions of the running node
	 * @param account whose token is used
	 * @param options how to ask
	 */
	constructor(
		context: IExecuteFunctions,
		account: RunAccount,
		private readonly options: ClientOptions,
	) {
		this.policy = new RetryPolicy(options.maxRetries, context.getExecutionCancelSignal());
		this.gate = new SendingGate(options.maxParallel);
		this.sender = new AuthorizedSender(context, account, this.policy);
	}

	/**
	 * Looks one number up, with as many tries as it takes and is given.
	 *
	 * @param subject what to look up
	 * @throws CheckFailure that tells how many tries were made and what to do
	 */
	async ask(subject: LookupSubject): Promise<AnsweredTry> {
		const request = lookupRequest(this.options.baseUrl, subject, this.options.timeout);
		for (let tries = 1; ; tries++) {
			const pass = await this.enterGate();
			let reading: AnsweredTry | FailedTry;
			try {
				if (this.breaker.isOpen && tries === 1) throw unasked('outage');
				reading = await this.sender.send(request);
			} finally {
				this.gate.leave();
			}
			if (reading.kind === 'answer') {
				this.gate.answered();
				this.breaker.serviceReplied();
				this.policy.answered();
				return reading;
			}
			if (reading.isTurnedAway) this.gate.turnedAway(pass);
			if (reading.retryAfterMs !== undefined) this.policy.pauseFor(reading.retryAfterMs);
			if (this.mayRetry(reading) && (await this.policy.waitForRetry(tries))) continue;
			if (this.policy.isCancelled) throw unasked('cancelled');
			if (reading.isOutage) this.breaker.rowFailed();
			else this.breaker.serviceReplied();
			throw reading.failure.after(tries);
		}
	}

	/** Waits for a place among the requests in flight at a time when the run does not pause. */
	private async enterGate(): Promise<Pass> {
		for (;;) {
			await this.policy.whilePaused();
			const pass = await this.gate.enter();
			if (!this.policy.isPaused) return pass;
			this.gate.leave();
		}
	}

	private mayRetry(failedTry: FailedTry): boolean {
		return failedTry.isWorthRetrying && !this.breaker.isOpen;
	}
}
