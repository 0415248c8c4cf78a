import type { IExecuteFunctions } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import { errorChain } from '../http/errorChain';
import { toStoredToken } from '../account/storedToken';
import type { SessionToken } from '../account/tokenSession';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { checkFailureOf } from './checkFailureOf';
import { failedConnection } from './connectionFailure';
import { exchange } from './exchange';
import type { LookupCall } from './lookupCall';
import type { FailedTry, Reading } from './readReply';
import { readReply } from './readReply';
import type { RunAccount, TokenKeeper } from './tokenKeeper';
import { TokenTrust } from './tokenTrust';
import { clockMs } from '../http/clock';

/** A token that was renewed so short a time ago has hardly died of itself, in milliseconds. */
const JUST_RENEWED_MS = 60_000;

/** So often a row is sent with a token that another worker has stored; more is a quarrel of workers over tokens. */
const MOST_REPLACED = 5;

/** What came of a request that was sent with a token which the service takes. */
export type TrustedReading = Exclude<Reading, { kind: 'tokenRefused' }>;

/** A try for which the service refused tokens that it takes for others. */
const refusedTry = (failure: CheckFailure, refusedAfter: number): FailedTry => ({
	kind: 'failed',
	failure,
	isWorthRetrying: false,
	isOutage: false,
	isTurnedAway: false,
	refusedAfter,
});

/** Sends requests with the account's token, which is renewed in time and after a refusal. */
export class AuthorizedSender {
	/** Why this run asks no further, once the account got no token or is refused. */
	private halted: CheckFailure | undefined;

	private renewedAtMs = -Infinity;
	private readonly trust: TokenTrust;

	/**
	 * @param context n8n's functions of the running node
	 * @param account whose token is used
	 * @param keeper has the token
	 * @param timeoutMs how long one try may take, in milliseconds
	 * @param signal aborted when the run ends
	 */
	constructor(
		private readonly context: IExecuteFunctions,
		private readonly account: RunAccount,
		private readonly keeper: TokenKeeper,
		private readonly timeoutMs: number,
		private readonly signal: AbortSignal,
	) {
		this.trust = new TokenTrust(account.session.evidence);
	}

	/**
	 * Sends a lookup; after a refused token once more, with another one (service description 5.4).
	 *
	 * @param call the lookup of a number
	 * @param number what tells its number apart from others
	 * @param leftOverAfter how many requests had been sent when the row was first left over for a refused token; undefined where it was not
	 * @returns what came of it; why nothing more is sent where no token is to be had
	 */
	async send(
		call: LookupCall,
		number: string,
		leftOverAfter?: number,
	): Promise<TrustedReading | CheckFailure> {
		const { session } = this.account;
		for (let refusals = 0, replaced = 0; ;) {
			const stopped = this.whyStopped();
			if (stopped) return stopped;
			const token = await this.keeper.token();
			if (token instanceof CheckFailure) return this.whyStopped() ?? this.halt(token);
			if ('kind' in token) return token;
			this.trust.using(token);
			const reading = await this.sendWith(token, call);
			if (reading instanceof CheckFailure) return reading;
			if (reading.kind !== 'tokenRefused') return reading;
			const refusedAtMs = clockMs();
			if (replaced < MOST_REPLACED && (await this.keeper.hasNewerThan(token))) {
				replaced++;
				continue;
			}
			refusals++;
			const isInUse = session.token === token;
			const isJustRenewed = refusedAtMs - this.renewedAtMs < JUST_RENEWED_MS;
			const verdict = this.trust.refused({
				...{ token, number, isInUse, refusals, isJustRenewed },
				...(leftOverAfter !== undefined && {
					answersSince: session.evidence.hasAnsweredAfter(leftOverAfter) ? 'some' : 'none',
				}),
			});
			if (verdict === 'haltRun') return this.halt(reading.failure);
			if (verdict === 'leaveOver') return refusedTry(reading.failure, session.evidence.sentSoFar);
			if (verdict !== 'renew') continue;
			this.renewedAtMs = refusedAtMs;
			session.discard(token);
		}
	}

	/** Why nothing more is sent in this run; undefined as long as it goes on. */
	private whyStopped(): CheckFailure | undefined {
		return this.halted ?? (this.signal.aborted ? unasked('cancelled') : undefined);
	}

	private halt(failure: CheckFailure): CheckFailure {
		this.halted ??= failure;
		return failure;
	}

	/** One exchange with a token, and what it tells of the token; halts the run where the account is at fault. */
	private async sendWith(token: SessionToken, call: LookupCall): Promise<Reading | CheckFailure> {
		const { credential, fingerprint, session } = this.account;
		const data = { ...credential, ...toStoredToken(token, fingerprint) };
		const nth = session.evidence.sending();
		let reading: Reading;
		try {
			const request = { ...call.request, timeout: this.timeoutMs };
			const reply = await exchange(this.context, data, request, this.signal, session);
			reading = readReply(reply, call.read(reply), Date.now(), session.evidence.hasAnswered);
		} catch (error) {
			const problem = errorChain(error).find((link) => link instanceof AccountProblem);
			if (problem) return this.halt(checkFailureOf(problem));
			reading = failedConnection(error);
		}
		if (reading.kind === 'answer') session.evidence.taken(token, nth);
		return reading;
	}
}
