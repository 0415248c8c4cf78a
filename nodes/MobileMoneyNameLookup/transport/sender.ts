import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import { TOKEN_ONLY_ADDRESS, type RequestOfRun, type RequestAsRun } from '../account/requestOfRun';
import { readStoredToken, toStoredToken, type SessionToken } from '../account/token';
import type { TokenSession } from '../account/tokenSession';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import type { Clock } from '../http/clock';
import { errorChain } from '../http/connectionFault';
import { readStreamed, streamed } from '../http/streamedReply';
import type { Answer, LookupCall } from './lookupCall';
import type { Pace } from './pace';
import { checkFailureOf, failedConnection, readReply, type FailedTry } from './readReply';
import type { Retries } from './retries';
import type { Row } from './row';

/** The account that a run looks numbers up with. */
export interface RunAccount {
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
	/** The credential as it is stored now; undefined where it is another account's, or gone. */
	readonly storedAnew: NonNullable<RequestOfRun['storedAnew']>;
}

/** How a run sends. */
export interface Sending {
	readonly clock: Clock;
	readonly pace: Pace;
	readonly retries: Retries;
	/** How long a token call that failed is made again, in milliseconds. */
	readonly retryingMs: number;
	/** How long one try may take, in milliseconds. */
	readonly timeoutMs: number;
	/** When the run began, in milliseconds of the clock; the signal is aborted when it ends. */
	readonly sinceMs: number;
	readonly signal: AbortSignal;
}

/** How long n8n may take to store a token, in milliseconds; one that is not stored serves this run. */
const STORING_MS = 10_000;

/** So many tokens are refused for a row before others go first: workers may quarrel over tokens. */
const MOST_TOKENS_OF_A_ROW = 5;

/** Why there is no token where n8n did not even ask for one. */
const NOT_ASKED = new AccountProblem(
	'settings',
	'n8n did not get a token for the credential.',
	'Open the credential and save it again, which tests it.',
);

/** Sends the requests of one run with the account's token; why it stops is no verdict for another. */
export class Sender {
	private renewal: Promise<SessionToken | FailedTry | CheckFailure> | undefined;
	/** Why this run sends nothing more, once the account got no token or is refused. */
	private halted: CheckFailure | undefined;

	constructor(
		private readonly requestAsRun: RequestAsRun,
		private readonly account: RunAccount,
		private readonly sending: Sending,
	) {}

	/**
	 * Sends a lookup; after a refused token once more, with another one (service description 5.4).
	 *
	 * @returns what came of it; a CheckFailure when nothing more is sent in this run
	 */
	async send(call: LookupCall, row: Row): Promise<Answer | FailedTry | CheckFailure> {
		const { clock, signal, timeoutMs } = this.sending;
		const { credential, fingerprint, session } = this.account;
		for (;;) {
			const token = await this.token();
			if (!('accessToken' in token)) return token;
			const nth = ++session.requests;
			const data = { ...credential, ...toStoredToken(token, fingerprint) };
			const request = streamed(call.request, timeoutMs);
			const run: RequestOfRun = { session, timeoutMs };
			const ask = this.requestAsRun(data, run, request, readStreamed);
			const reading = await clock.within(timeoutMs, signal, ask).then(
				(reply) =>
					run.problem
						? this.failed(run.problem)
						: readReply(reply, call.read(reply), Date.now(), session.hasAnsweredAfter(0)),
				(error: unknown) => this.failed(run.problem ?? error),
			);
			if (!('kind' in reading)) return reading;
			if (reading.kind === 'answer') session.answered(token, nth);
			if (reading.kind !== 'badToken') return reading;
			if (await this.isLeftOver(row, token, reading.failure)) return reading;
		}
	}

	/**
	 * The account's token; all that need a new one wait for the same renewal (service description 5.4 and 8).
	 *
	 * @param mayRetry whether a call that failed is made again
	 * @returns a failed try when the token endpoint is out; a CheckFailure when nothing more is sent in this run
	 */
	async token(mayRetry = true): Promise<SessionToken | FailedTry | CheckFailure> {
		const stopped = this.whyStopped();
		if (stopped) return stopped;
		const { token } = this.account.session;
		if (token) return token;
		this.renewal ??= this.renew(mayRetry).finally(() => {
			this.renewal = undefined;
		});
		const renewed = await this.renewal;
		return this.whyStopped() ?? renewed;
	}

	private whyStopped(): CheckFailure | undefined {
		return this.halted ?? (this.sending.signal.aborted ? unasked('cancelled') : undefined);
	}

	/** What a request without a reply comes to; the run sends nothing more where the account is at fault. */
	private failed(error: unknown): FailedTry | CheckFailure {
		const problem = errorChain(error).find((link) => link instanceof AccountProblem);
		return problem ? (this.halted ??= checkFailureOf(problem)) : failedConnection(error);
	}

	/** Whether a row waits for the others, because the service takes for them the token that it refused for this one. */
	private async isLeftOver(row: Row, token: SessionToken, failure: CheckFailure): Promise<boolean> {
		const { session, storedAnew, fingerprint } = this.account;
		const credential = session.token === token ? await storedAnew() : undefined;
		const stored = credential && readStoredToken(credential, fingerprint);
		// What another worker has stored comes first: the service may keep one live token for an account.
		const verdict =
			stored && session.adopt(stored, token)
				? 'again'
				: session.refused(token, row.number, this.sending.sinceMs, row.leftOverAfter);
		if (verdict === 'accountRefused') this.halted ??= failure;
		const isLeftOver = verdict === 'leftOver' || ++row.refusedTokens >= MOST_TOKENS_OF_A_ROW;
		if (isLeftOver) row.leftOverAfter ??= session.requests;
		return isLeftOver;
	}

	private async renew(mayRetry: boolean): Promise<SessionToken | FailedTry | CheckFailure> {
		const { clock, pace, retries, retryingMs } = this.sending;
		const sinceMs = clock.nowMs();
		for (let tries = 1; ; tries++) {
			const token = await this.requestToken();
			if (!(token instanceof AccountProblem)) return token;
			const { message, nextStep } = checkFailureOf(token);
			// A page in the place of a token comes from a gateway, where the same address gave tokens before.
			const isGateway = token.kind === 'notThisService' && this.account.session.used.length > 0;
			const isPassing = token.retryable || isGateway;
			const failure = new CheckFailure(message, nextStep, isPassing).after(tries);
			if (!isPassing) return this.whyStopped() ?? (this.halted = failure);
			if (token.retryAfterMs !== undefined) pace.pauseFor(token.retryAfterMs);
			const hasTime = mayRetry && clock.nowMs() - sinceMs < retryingMs;
			if (!hasTime || !(await retries.next(tries)))
				return { kind: 'down', failure, isWorthRetrying: false };
		}
	}

	/** A token that another execution has stored by now; else one that n8n gets issued and stores. */
	private async requestToken(): Promise<SessionToken | AccountProblem> {
		const { credential, fingerprint, session, storedAnew } = this.account;
		const { clock, signal, timeoutMs } = this.sending;
		const stored = await storedAnew();
		const ofOthers = stored && readStoredToken(stored, fingerprint);
		if (ofOthers) session.adopt(ofOthers);
		if (session.token) return session.token;
		const data = { ...(stored ?? credential), accessToken: '' };
		const run: RequestOfRun = { session, timeoutMs, storedAnew };
		const ask = this.requestAsRun(data, run, { url: TOKEN_ONLY_ADDRESS }, async () => {
			await Promise.resolve();
		});
		// n8n may fail to store a token, as of a credential that was deleted meanwhile: it serves this run all the same.
		await clock.within(timeoutMs + STORING_MS, signal, ask).catch(() => undefined);
		return run.token ?? run.problem ?? NOT_ASKED;
	}
}
