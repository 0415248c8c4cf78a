import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import { NO_REQUEST_ADDRESS } from '../account/noRequest';
import { bindRequest } from '../account/requestOfRun';
import type { RequestOfRun } from '../account/requestOfRun';
import { readStoredToken } from '../account/storedToken';
import type { SessionToken, TokenSession } from '../account/tokenSession';
import { withinTime } from '../http/withinTime';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { checkFailureOf } from './checkFailureOf';
import { CREDENTIAL_TYPE } from './exchange';
import type { Pace } from './pace';
import type { FailedTry } from './readReply';
import type { RetryPolicy } from './retryPolicy';
import { clockMs } from '../http/clock';

/** The account that a run looks numbers up with. */
export interface RunAccount {
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
	/** The credential as it is stored now; undefined where it is another account's, or gone. */
	readonly storedAnew: NonNullable<RequestOfRun['storedAnew']>;
}

/** How long n8n may take to store a token, in milliseconds; one that is not stored serves this run. */
const STORING_MS = 10_000;

/** Why there is no token where n8n did not even ask for one. */
const NOT_ASKED = new AccountProblem(
	'settings',
	'n8n did not get a token for the credential.',
	'Open the credential and save it again, which tests it.',
);

/** Has a good token for the rows of one run; whoever needs a new one waits for the same renewal. */
export class TokenKeeper {
	private renewal: Promise<SessionToken | FailedTry | CheckFailure> | undefined;

	/**
	 * @param context n8n's functions of the running node
	 * @param account whose tokens they are
	 * @param policy when a token call may be tried again
	 * @param pace of the run
	 * @param timeoutMs how long one token call may take, in milliseconds
	 * @param signal aborted when the run ends
	 * @param mayRetry whether a call that failed may be tried again, by when the first was made; in an
	 *   outage only the call itself is tried
	 */
	constructor(
		private readonly context: IExecuteFunctions,
		private readonly account: RunAccount,
		private readonly policy: RetryPolicy,
		private readonly pace: Pick<Pace, 'pauseFor'>,
		private readonly timeoutMs: number,
		private readonly signal: AbortSignal,
		private readonly mayRetry: (sinceMs: number) => boolean,
	) {}

	/** Whether there is a token that is good. */
	get hasToken(): boolean {
		return this.account.session.token !== undefined;
	}

	/**
	 * The account's token (service description 5.4 and 8).
	 *
	 * @returns the token in use, or a new one where there is none or it is due; a failed try when the
	 *   token endpoint is out of order; a CheckFailure when the account gets none, and when the run has ended
	 */
	async token(): Promise<SessionToken | FailedTry | CheckFailure> {
		const { token } = this.account.session;
		if (token) return token;
		this.renewal ??= this.renew().finally(() => {
			this.renewal = undefined;
		});
		return await this.renewal;
	}

	/** Whether another execution has stored a token in the place of a refused one, which is used from now on. */
	async hasNewerThan(refused: SessionToken): Promise<boolean> {
		const stored = await this.account.storedAnew();
		const { fingerprint, session } = this.account;
		const token = stored && readStoredToken(stored, fingerprint);
		return token !== undefined && session.replace(refused, token);
	}

	private async renew(): Promise<SessionToken | FailedTry | CheckFailure> {
		const sinceMs = clockMs();
		for (let tries = 1; ; tries++) {
			const token = await this.requestOnce();
			if (this.hasEnded()) return unasked('cancelled');
			if (!(token instanceof AccountProblem)) return token;
			const pauseMs = token.retryAfterMs;
			if (pauseMs !== undefined) this.pace.pauseFor(pauseMs);
			// A page in the place of a token comes from a gateway, where the same address gave tokens before.
			const isOutage =
				token.retryable || (token.kind === 'notThisService' && this.account.session.hasHadToken);
			if (!isOutage) return checkFailureOf(token).after(tries);
			if (this.mayRetry(sinceMs) && (await this.policy.waitForRetry(tries))) continue;
			if (this.hasEnded()) return unasked('cancelled');
			const { message, nextStep } = checkFailureOf(token);
			return {
				kind: 'failed',
				failure: new CheckFailure(message, nextStep, true).after(tries),
				isWorthRetrying: false,
				isOutage: true,
				isTurnedAway: false,
				hasNoToken: true,
			};
		}
	}

	private hasEnded(): boolean {
		return this.signal.aborted;
	}

	/** A token that another execution has stored by now; else one that n8n gets issued and stores. */
	private async requestOnce(): Promise<SessionToken | AccountProblem> {
		const { context, account, signal: abortSignal, timeoutMs } = this;
		const { fingerprint, session, storedAnew } = account;
		const stored = await storedAnew();
		const ofOthers = stored && readStoredToken(stored, fingerprint);
		if (ofOthers) session.adopt(ofOthers);
		if (session.token) return session.token;
		const data = { ...(stored ?? account.credential), accessToken: '' };
		const request: RequestOfRun = { session, abortSignal, timeoutMs, storedAnew };
		bindRequest(data, request);
		const credentialsDecrypted = { id: '', name: '', type: CREDENTIAL_TYPE, data };
		try {
			await withinTime(timeoutMs + STORING_MS, abortSignal, async () => {
				await context.helpers.httpRequestWithAuthentication.call(
					context,
					CREDENTIAL_TYPE,
					{ url: NO_REQUEST_ADDRESS },
					{ credentialsDecrypted },
				);
			});
		} catch {
			// What came of the token call stands in the request; n8n may fail to store a token, as where
			// the credential was deleted meanwhile, and the token serves this run all the same.
		}
		return request.token ?? request.problem ?? NOT_ASKED;
	}
}
