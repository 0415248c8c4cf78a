import { clockMs } from '../http/clock';
import { withinTime } from '../http/withinTime';
import { renewalTimeOfStoredMs } from './tokenLifetime';

/** A token and when it is due for renewal, in milliseconds of the own clock. */
export interface SessionToken {
	readonly accessToken: string;
	readonly renewAtMs: number;
}

/** Asks the service for a token; the signal ends the call early. */
type TokenRequest = (abortSignal: AbortSignal) => Promise<SessionToken>;

/** Who waits for a token call. */
export interface Waiter {
	/** Ends the wait; absent for those that wait to the end, such as n8n's HTTP Request node. */
	readonly abortSignal?: AbortSignal;
	/** The longest wait, in milliseconds. */
	readonly timeoutMs: number;
}

/** A token this young is handed out again to who came just too late for the call that issued it. */
const JUST_ISSUED_MS = 5_000;

/** More are not kept of anything, so that a process that runs for months does not grow. */
const MOST_REFUSED = 20;
const MOST_SENT = 10;
const MOST_NUMBERS = 100;

/** How long a number is remembered for which a new token changed nothing, in milliseconds. */
const ODD_FOR_MS = 600_000;

interface TokenCall {
	readonly answer: Promise<SessionToken>;
	readonly startedAtMs: number;
	readonly abort: AbortController;
	waiting: number;
}

/**
 * The token of one account in this process, shared by all rows, nodes and executions, and what the service's replies
 * tell of it. At most one token call is under way, unless it is stuck; one that failed is not remembered.
 */
export class TokenSession {
	private hasHad = false;
	private latest: SessionToken | undefined;
	private issuedAtMs = -Infinity;
	private call: TokenCall | undefined;
	private readonly refused: string[] = [];
	private sentTokens: readonly string[] = [];

	private requests = 0;
	private latestAnswered = 0;
	private isTaken = false;
	private readonly refusedNumbers = new Set<string>();
	private readonly oddUntilMs = new Map<string, number>();

	/** The token to be used; undefined when there is none, or it is due for renewal. */
	get token(): SessionToken | undefined {
		return this.latest && Date.now() < this.latest.renewAtMs ? this.latest : undefined;
	}

	/** Whether the account ever had a token, also one that is over or was refused. */
	get hasHadToken(): boolean {
		return this.hasHad;
	}

	/** Takes over a token that was stored, unless it was refused or a later one is in use. */
	adopt(stored: SessionToken): void {
		this.hasHad = true;
		if (this.refused.includes(stored.accessToken)) return;
		if (stored.accessToken === this.latest?.accessToken) return;
		const renewAtMs = Math.min(stored.renewAtMs, renewalTimeOfStoredMs(stored.accessToken));
		if (!this.latest || renewAtMs > this.latest.renewAtMs)
			this.use({ accessToken: stored.accessToken, renewAtMs });
	}

	/** Takes over a stored token in the place of one that was refused; false where it is no other that may be good. */
	replace(refused: SessionToken, stored: SessionToken): boolean {
		const isKnown = [refused.accessToken, ...this.refused].includes(stored.accessToken);
		if (isKnown || Date.now() >= stored.renewAtMs) return false;
		this.discard(refused);
		this.adopt(stored);
		return this.token !== undefined;
	}

	/** Forgets a token that the service refused; it is not taken over again. */
	discard(token: SessionToken): void {
		this.refused.push(token.accessToken);
		if (this.refused.length > MOST_REFUSED) this.refused.shift();
		if (this.latest === token) this.use(undefined);
	}

	private use(token: SessionToken | undefined): void {
		this.latest = token;
		this.isTaken = false;
		this.refusedNumbers.clear();
	}

	/** The tokens that requests carried lately, to be taken out of what is replied. */
	get sent(): readonly string[] {
		return this.sentTokens;
	}

	/** A request carries the token. */
	sending(accessToken: string): void {
		if (this.sentTokens.at(-1) === accessToken) return;
		const others = this.sentTokens.filter((each) => each !== accessToken);
		this.sentTokens = [...others, accessToken].slice(-MOST_SENT);
	}

	/** How many requests went out so far. */
	get requestsSoFar(): number {
		return this.requests;
	}

	/** A request goes out; returns which one it is, counted from 1. */
	countRequest(): number {
		return ++this.requests;
	}

	/** The service answered a request that carried the token. */
	answered(token: SessionToken, nthRequest: number): void {
		this.latestAnswered = Math.max(this.latestAnswered, nthRequest);
		if (this.latest !== token) return;
		this.isTaken = true;
		this.refusedNumbers.clear();
	}

	/** Whether a request was answered that went out when so many had been sent; 0 for any at all. */
	hasAnsweredAfter(requests: number): boolean {
		return this.latestAnswered > requests;
	}

	/** Whether the service has answered a request that carried the token in use. */
	get wasTaken(): boolean {
		return this.isTaken;
	}

	/** The different numbers that the service refused the token in use for, since it answered one. */
	get refusals(): readonly string[] {
		return [...this.refusedNumbers];
	}

	/** The service refused the token in use for a number. */
	refusedFor(number: string): void {
		if (this.refusedNumbers.size < MOST_NUMBERS) this.refusedNumbers.add(number);
	}

	/** A new token changed nothing for a number. */
	markOdd(number: string): void {
		this.oddUntilMs.delete(number);
		this.oddUntilMs.set(number, clockMs() + ODD_FOR_MS);
		const [oldest = ''] = this.oddUntilMs.keys();
		if (this.oddUntilMs.size > MOST_NUMBERS) this.oddUntilMs.delete(oldest);
	}

	/** Whether a new token changed nothing for a number a while ago. */
	isOdd(number: string): boolean {
		return clockMs() < (this.oddUntilMs.get(number) ?? 0);
	}

	/**
	 * Gets a token issued, together with whoever is getting one at the same time.
	 *
	 * @param replaced the token to be replaced; empty for none
	 * @param request asks the service
	 * @param waiter who waits for it; the call itself ends only when nobody waits any more
	 * @returns the token; another one than `replaced` that is still good, or one just issued, is handed
	 *   out without asking
	 * @throws what the request throws; an error with a network error's code when the wait ended before
	 */
	async issue(replaced: string, request: TokenRequest, waiter: Waiter): Promise<SessionToken> {
		const { token } = this;
		const isJustIssued = clockMs() - this.issuedAtMs < JUST_ISSUED_MS;
		if (token && token.accessToken !== replaced && (replaced !== '' || isJustIssued)) return token;
		const call = this.callFor(request, waiter);
		call.waiting++;
		try {
			return await withinTime(waiter.timeoutMs, waiter.abortSignal, async () => await call.answer);
		} finally {
			call.waiting--;
			// Others may wait for it; only the last one who leaves ends it.
			if (call.waiting === 0) call.abort.abort();
		}
	}

	/** The call under way, or a new one; also where the present one takes longer than this waiter may. */
	private callFor(request: TokenRequest, { timeoutMs }: Waiter): TokenCall {
		const { call } = this;
		if (call && !call.abort.signal.aborted && clockMs() - call.startedAtMs < timeoutMs) return call;
		return (this.call = this.startCall(request));
	}

	private startCall(request: TokenRequest): TokenCall {
		const abort = new AbortController();
		const answer = request(abort.signal).then((token) => {
			this.hasHad = true;
			this.use(token);
			this.issuedAtMs = clockMs();
			return token;
		});
		const call: TokenCall = { answer, startedAtMs: clockMs(), abort, waiting: 0 };
		const forget = () => {
			if (this.call === call) this.call = undefined;
		};
		answer.then(forget, forget);
		return call;
	}
}

/** So many accounts are kept in memory; who runs longer than that has more than one session. */
const MAX_SESSIONS = 100;

const sessions = new Map<string, TokenSession>();

/** The session of an account, by its fingerprint. */
export function tokenSession(fingerprint: string): TokenSession {
	const session = sessions.get(fingerprint) ?? new TokenSession();
	// The last used is the last in the map.
	sessions.delete(fingerprint);
	sessions.set(fingerprint, session);
	for (const oldest of sessions.keys()) {
		if (sessions.size <= MAX_SESSIONS) break;
		sessions.delete(oldest);
	}
	return session;
}

/** How many accounts are in memory. */
export const sessionCount = (): number => sessions.size;
