import { machineClock, type Clock } from '../http/clock';
import type { SessionToken } from './token';

type TokenRequest = (signal: AbortSignal) => Promise<SessionToken>;

/** Who waits for a token call. */
export interface Waiter {
	/** Ends the wait; absent for those that wait to the end, such as n8n's HTTP Request node. */
	readonly abortSignal?: AbortSignal;
	/** The longest wait, in milliseconds. */
	readonly timeoutMs: number;
}

/** A row is sent again with another token, or left over for others that the token is taken for; or all are refused. */
export type Verdict = 'again' | 'leftOver' | 'accountRefused';

/**
 * A token this young is handed out again to who came just too late for the call that issued it, and is not replaced for
 * another run: what one run saw is not the verdict for the next.
 */
const JUST_ISSUED_MS = 5_000;

/** Where the same run replaced a token so short a time ago, in milliseconds, a refusal alone says little of the next. */
const JUST_REPLACED_MS = 60_000;

/** So many different numbers refused and none answered: that token has died, too. */
const NUMBERS_OF_A_DEAD_TOKEN = 3;

/** So many different numbers refused by a token in the place of another: no sheet begins with so many odd rows. */
const NUMBERS_OF_A_REFUSED_ACCOUNT = 12;

/** A call lasts as long as the most patient of those who wait for it, in milliseconds at most. */
export const LONGEST_CALL_MS = 300_000;

/** No more former tokens are kept, so that a process that runs for months does not grow. */
const MOST_FORMER = 20;

interface TokenCall {
	readonly answer: Promise<SessionToken>;
	readonly startedAtMs: number;
	readonly abort: AbortController;
	waiting: number;
}

/**
 * The token of one account in this process, shared by all rows, nodes and executions, and what the service's replies
 * say of it (service description 5.4). At most one token call is under way, unless it is stuck; one that failed is
 * not remembered.
 */
export class TokenSession {
	private latest: SessionToken | undefined;
	/** Tokens that were in use before, the latest last. */
	private readonly formerTokens: string[] = [];
	private call: TokenCall | undefined;
	private issuedAtMs = -Infinity;
	private replacedAtMs = -Infinity;

	/** How many requests went out so far. */
	requests = 0;
	private latestAnswered = 0;
	/** Whether the token in use was ever answered, and for which numbers it was refused since. */
	private isTaken = false;
	private readonly refusedNumbers = new Set<string>();

	constructor(private readonly clock: Clock) {}

	/** The token to be used; undefined when there is none, or it is due for renewal. */
	get token(): SessionToken | undefined {
		return this.latest && Date.now() < this.latest.renewAtMs ? this.latest : undefined;
	}

	/**
	 * Takes over a token that was stored, unless it was in use before or a later one is.
	 *
	 * @param refused the token that the service refuses, where it is to be replaced
	 * @returns whether the stored one is in use now
	 */
	adopt(stored: SessionToken, refused?: SessionToken): boolean {
		if (this.used.includes(stored.accessToken)) return false;
		const leastMs = refused ? Date.now() : (this.latest?.renewAtMs ?? -Infinity);
		if (stored.renewAtMs <= leastMs) return false;
		this.use(stored);
		return true;
	}

	/** The tokens that requests may have carried lately, to be taken out of what is replied. */
	get used(): readonly string[] {
		return this.latest ? [...this.formerTokens, this.latest.accessToken] : this.formerTokens;
	}

	/** Whether a request was answered that went out when so many had been sent; 0 for any at all. */
	hasAnsweredAfter(requests: number): boolean {
		return this.latestAnswered > requests;
	}

	/** The service answered a request that carried the token. */
	answered(token: SessionToken, nthRequest: number): void {
		this.latestAnswered = Math.max(this.latestAnswered, nthRequest);
		if (this.latest !== token) return;
		this.isTaken = true;
		this.refusedNumbers.clear();
	}

	/**
	 * The service refused a token for a number. It has died, unless it came in the place of another a moment ago:
	 * then several numbers have to be refused, or nothing be answered until the row comes again.
	 *
	 * @param runSinceMs when the run began, in milliseconds of the clock: what came before says nothing of its token
	 * @param leftOverAfter how many requests had been sent when the row was left over; undefined where it was not
	 */
	refused(
		token: SessionToken,
		number: string,
		runSinceMs: number,
		leftOverAfter?: number,
	): Verdict {
		if (this.token !== token) return 'again';
		this.refusedNumbers.add(number);
		const { size } = this.refusedNumbers;
		const ageMs = this.clock.nowMs() - this.replacedAtMs;
		const isOfThisRun = this.replacedAtMs >= runSinceMs && ageMs < JUST_REPLACED_MS;
		const isFresh = isOfThisRun || ageMs < JUST_ISSUED_MS;
		if (isFresh && !this.isTaken)
			return size >= NUMBERS_OF_A_REFUSED_ACCOUNT ? 'accountRefused' : 'leftOver';
		const hasDied =
			leftOverAfter === undefined
				? !isOfThisRun || size >= NUMBERS_OF_A_DEAD_TOKEN
				: !this.hasAnsweredAfter(leftOverAfter);
		if (!hasDied) return 'leftOver';
		this.use(undefined);
		this.replacedAtMs = this.clock.nowMs();
		return 'again';
	}

	private use(token: SessionToken | undefined): void {
		if (this.latest) this.formerTokens.push(this.latest.accessToken);
		if (this.formerTokens.length > MOST_FORMER) this.formerTokens.shift();
		this.latest = token;
		this.isTaken = false;
		this.refusedNumbers.clear();
	}

	/**
	 * Gets a token issued, together with all who ask for one at the same time.
	 *
	 * @param replaced the token to be replaced; empty for none
	 * @param waiter who waits for it; the call itself ends only when nobody waits any more
	 * @returns the token; another one than `replaced` that is still good, or one just issued, is handed
	 *   out without asking
	 * @throws what the request throws; an error with a network error's code when the wait ended before
	 */
	async issue(replaced: string, request: TokenRequest, waiter: Waiter): Promise<SessionToken> {
		const { token, clock } = this;
		const isJustIssued = clock.nowMs() - this.issuedAtMs < JUST_ISSUED_MS;
		if (token && token.accessToken !== replaced && (replaced !== '' || isJustIssued)) return token;
		const { call: under } = this;
		// A call is joined only if it may last as long as the one who joins.
		const mayJoin =
			under && !under.abort.signal.aborted && clock.nowMs() - under.startedAtMs < waiter.timeoutMs;
		const call = mayJoin ? under : (this.call = this.startCall(request));
		call.waiting++;
		try {
			return await clock.within(
				waiter.timeoutMs,
				waiter.abortSignal,
				async () => await call.answer,
			);
		} finally {
			call.waiting--;
			// Others may wait for it; only the last one who leaves ends it.
			if (call.waiting === 0) call.abort.abort();
		}
	}

	private startCall(request: TokenRequest): TokenCall {
		const abort = new AbortController();
		const { clock } = this;
		const answer = clock.within(LONGEST_CALL_MS, abort.signal, request).then((token) => {
			this.use(token);
			this.issuedAtMs = clock.nowMs();
			return token;
		});
		const call = { answer, startedAtMs: clock.nowMs(), abort, waiting: 0 };
		const forget = () => {
			if (this.call === call) this.call = undefined;
		};
		answer.then(forget, forget);
		return call;
	}
}

/** So many accounts are kept in memory; a run that lasts longer than its account is kept has a session of its own. */
const MAX_SESSIONS = 100;

const sessions = new Map<string, TokenSession>();

/** The session of an account, by its fingerprint. */
export function tokenSession(fingerprint: string): TokenSession {
	const session = sessions.get(fingerprint) ?? new TokenSession(machineClock);
	// The last used is the last in the map.
	sessions.delete(fingerprint);
	sessions.set(fingerprint, session);
	const [oldest = ''] = sessions.keys();
	if (sessions.size > MAX_SESSIONS) sessions.delete(oldest);
	return session;
}
