import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import type { RequestOfRun, SendAsRun } from '../account/requestOfRun';
import { NO_REQUEST_ADDRESS } from '../account/requestOfRun';
import { readStoredToken } from '../account/storedToken';
import type { SessionToken, TokenSession } from '../account/tokenSession';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { clockMs } from '../http/clock';
import { checkFailureOf } from './checkFailureOf';
import type { FailedTry } from './readReply';

/** The account that a run looks numbers up with. */
export interface RunAccount {
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
	/** The credential as it is stored now; undefined where it is another account's, or gone. */
	readonly storedAnew: NonNullable<RequestOfRun['storedAnew']>;
}

/** How the service refused tokens for one row while it was being sent. */
export interface RowRefusals {
	/** How many were refused; those aside in whose place another worker had stored a newer one. */
	refused: number;
	replaced: number;
	/** How many requests had been sent when the row was left over for it earlier; undefined where it was not. */
	readonly leftOverAfter: number | undefined;
}

/** How long n8n may take to store a token, in milliseconds; one that is not stored serves this run. */
const STORING_MS = 10_000;

/** A token that was renewed so short a time ago has hardly died of itself, in milliseconds. */
const JUST_RENEWED_MS = 60_000;

/** So often a row is sent with a token that another worker has stored; more is a quarrel of workers over tokens. */
const MOST_REPLACED = 5;

/** A row that as many tokens were refused for is refused itself. */
const REFUSALS_OF_A_ROW = 3;

/** Where a refusal says little, so many different numbers in a row do. */
const NUMBERS_OF_A_DEAD_TOKEN = 3;

/** So many different numbers refused, none answered: no sheet begins with so many odd rows. */
const NUMBERS_OF_A_REFUSED_ACCOUNT = 12;

const NO_REQUEST = { url: NO_REQUEST_ADDRESS };
const stateless = async (): Promise<void> => {
	await Promise.resolve();
};

/** Why there is no token where n8n did not even ask for one. */
const NOT_ASKED = new AccountProblem(
	'settings',
	'n8n could not get a token for this credential.',
	'Open the credential and save it: n8n then tests it.',
);

/**
 * The token of one run: has a good one, and tells a token that has died from an account that is refused and from single
 * rows that are, so that a run neither gives up too early nor asks for token after token (service description 5.4).
 */
export class RunToken {
	private renewal: Promise<SessionToken | FailedTry | CheckFailure> | undefined;
	private renewedAtMs = -Infinity;
	private hasRenewedInVain = false;
	/** Tokens that came in the place of refused ones. */
	private readonly replacements = new WeakSet<SessionToken>();
	private isReplacementDue = false;

	/**
	 * @param send has n8n get a token issued
	 * @param account whose tokens they are
	 * @param timeoutMs how long one token call may take, in milliseconds
	 * @param signal aborted when the run ends
	 * @param mayRetry whether a token call that failed may be tried again, by the tries so far, when the first was made
	 *   and how long the service asks to be left alone; waits until then
	 */
	constructor(
		private readonly send: SendAsRun,
		private readonly account: RunAccount,
		private readonly timeoutMs: number,
		private readonly signal: AbortSignal,
		private readonly mayRetry: (
			tries: number,
			sinceMs: number,
			retryAfterMs: number | undefined,
		) => Promise<boolean>,
	) {}

	/** Whether there is a token that is good. */
	get isGood(): boolean {
		return this.account.session.token !== undefined;
	}

	/**
	 * The account's token; whoever needs a new one waits for the same renewal (service description 5.4 and 8).
	 *
	 * @returns the token in use, or a new one where there is none or it is due; a failed try when the
	 *   token endpoint is out; a CheckFailure when the account gets none, and when the run has ended
	 */
	async get(): Promise<SessionToken | FailedTry | CheckFailure> {
		const { token: inUse } = this.account.session;
		if (!inUse)
			this.renewal ??= this.renew().finally(() => {
				this.renewal = undefined;
			});
		const token = inUse ?? (await this.renewal) ?? unasked('cancelled');
		if (this.isReplacementDue && 'accessToken' in token) {
			this.isReplacementDue = false;
			this.replacements.add(token);
		}
		return token;
	}

	/**
	 * The service refused a token for a row.
	 *
	 * @param token that the request carried
	 * @param number what tells the row's number apart from others
	 * @param row its refusals, which it adds to
	 * @returns whether the row is sent again with another token, is left over because the service takes the token for
	 *   others, or nothing is sent any more because it refuses the account
	 */
	async refused(
		token: SessionToken,
		number: string,
		row: RowRefusals,
	): Promise<'again' | 'leftOver' | 'accountRefused'> {
		const { session } = this.account;
		const refusedAtMs = clockMs();
		if (row.replaced < MOST_REPLACED && (await this.hasNewerThan(token))) {
			row.replaced++;
			return 'again';
		}
		const isInUse = session.token === token;
		if (isInUse) session.refusedFor(number);
		if (++row.refused > 1) {
			session.markOdd(number);
			this.hasRenewedInVain = true;
		}
		if (row.refused >= REFUSALS_OF_A_ROW) return 'leftOver';
		if (!isInUse) return 'again';
		if (this.replacements.has(token) && !session.wasTaken) {
			const isRefused = session.refusals.length >= NUMBERS_OF_A_REFUSED_ACCOUNT;
			return isRefused ? 'accountRefused' : 'leftOver';
		}
		const isJustRenewed = refusedAtMs - this.renewedAtMs < JUST_RENEWED_MS;
		const saysLittle = isJustRenewed || this.hasRenewedInVain || session.isOdd(number);
		if (saysLittle && !this.hasDied(row)) return 'leftOver';
		this.isReplacementDue = true;
		this.renewedAtMs = refusedAtMs;
		session.discard(token);
		return 'again';
	}

	/** Whether others are refused as well, and none is answered. */
	private hasDied({ leftOverAfter }: RowRefusals): boolean {
		const { session } = this.account;
		if (leftOverAfter !== undefined) return !session.hasAnsweredAfter(leftOverAfter);
		const usual = session.refusals.filter((number) => !session.isOdd(number));
		return usual.length >= NUMBERS_OF_A_DEAD_TOKEN;
	}

	/** Whether another execution has stored a token in the place of a refused one, which is used from now on. */
	private async hasNewerThan(refused: SessionToken): Promise<boolean> {
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
			const failure = checkFailureOf(token).after(tries);
			// A page in the place of a token comes from a gateway, where the same address gave tokens before.
			const isGateway = token.kind === 'notThisService' && this.account.session.hasHadToken;
			if (!token.retryable && !isGateway) return failure;
			if (await this.mayRetry(tries, sinceMs, token.retryAfterMs)) continue;
			if (this.hasEnded()) return unasked('cancelled');
			const retryable = new CheckFailure(failure.message, failure.nextStep, true).after(tries);
			return { kind: 'down', failure: retryable, isWorthRetrying: false, hasNoToken: true };
		}
	}

	private hasEnded(): boolean {
		return this.signal.aborted;
	}

	/** A token that another execution has stored by now; else one that n8n gets issued and stores. */
	private async requestOnce(): Promise<SessionToken | AccountProblem> {
		const { account, timeoutMs } = this;
		const { fingerprint, session, storedAnew } = account;
		const stored = await storedAnew();
		const ofOthers = stored && readStoredToken(stored, fingerprint);
		if (ofOthers) session.adopt(ofOthers);
		if (session.token) return session.token;
		const data = { ...(stored ?? account.credential), accessToken: '' };
		const request: RequestOfRun = { session, timeoutMs, storedAnew };
		// What came of the token call stands in the request; n8n may fail to store a token, as where
		// the credential was deleted meanwhile, and the token serves this run all the same.
		const asked = this.send(data, request, NO_REQUEST, timeoutMs + STORING_MS, stateless);
		await asked.catch(() => undefined);
		return request.token ?? request.problem ?? NOT_ASKED;
	}
}
