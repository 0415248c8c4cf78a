import { AccountProblem } from '../account/accountProblem';
import type { SendAsRun } from '../account/requestOfRun';
import { toStoredToken } from '../account/storedToken';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { errorChain } from '../http/connectionFault';
import { readStreamed, streamed } from '../http/streamedReply';
import { checkFailureOf } from './checkFailureOf';
import { failedConnection } from './readReply';
import type { LookupCall } from './lookupCall';
import type { Answer } from './answer';
import type { FailedTry } from './readReply';
import { readReply } from './readReply';
import type { RowRefusals, RunAccount, RunToken } from './runToken';

/** Sends the requests of one run with the account's token, which is renewed in time and after a refusal. */
export class Sender {
	/** Why this run asks no further, once the account got no token or is refused. */
	private halted: CheckFailure | undefined;

	/**
	 * @param sendAsRun has n8n send a request
	 * @param account whose token is used
	 * @param token of the run
	 * @param timeoutMs how long one try may take, in milliseconds
	 * @param signal aborted when the run ends
	 */
	constructor(
		private readonly sendAsRun: SendAsRun,
		private readonly account: RunAccount,
		private readonly token: RunToken,
		private readonly timeoutMs: number,
		private readonly signal: AbortSignal,
	) {}

	/**
	 * Sends a lookup; after a refused token once more, with another one (service description 5.4).
	 *
	 * @param call the lookup of a number
	 * @param number what tells its number apart from others
	 * @param leftOverAfter how many requests had been sent when the row was first left over for a refused token;
	 *   undefined where it was not
	 * @returns what came of it; why nothing more is sent where no token is to be had
	 */
	async send(
		call: LookupCall,
		number: string,
		leftOverAfter?: number,
	): Promise<Answer | FailedTry | CheckFailure> {
		const { timeoutMs } = this;
		const { credential, fingerprint, session } = this.account;
		for (const row: RowRefusals = { refused: 0, replaced: 0, leftOverAfter }; ;) {
			const stopped = this.whyStopped();
			if (stopped) return stopped;
			const token = await this.token.get();
			if (token instanceof CheckFailure) return this.whyStopped() ?? this.halt(token);
			if ('kind' in token) return token;
			const data = { ...credential, ...toStoredToken(token, fingerprint) };
			const nth = session.countRequest();
			const request = streamed(call.request, timeoutMs);
			const reply = await this.sendAsRun(
				data,
				{ session, timeoutMs },
				request,
				timeoutMs,
				readStreamed,
			).catch((error: unknown) => this.failed(error));
			if (!('body' in reply)) return reply;
			const hasAnswered = session.hasAnsweredAfter(0);
			const reading = readReply(reply, call.read(reply), Date.now(), hasAnswered);
			if (reading.kind === 'answer') session.answered(token, nth);
			if (reading.kind !== 'badToken') return reading;
			const verdict = await this.token.refused(token, number, row);
			if (verdict === 'accountRefused') return this.halt(reading.failure);
			if (verdict === 'leftOver') return { ...reading, refusedAfter: session.requestsSoFar };
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

	/** What a request without a reply comes to; halts the run where the account is at fault. */
	private failed(error: unknown): FailedTry | CheckFailure {
		const problem = errorChain(error).find((link) => link instanceof AccountProblem);
		return problem ? this.halt(checkFailureOf(problem)) : failedConnection(error);
	}
}
