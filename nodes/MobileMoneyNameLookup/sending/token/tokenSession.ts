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

/** How long a new token is handed to who came just too late for the call, and is not replaced for another run. */
const JUST_ISSUED_MS = 5_000;

/** Accounts that a process keeps, and former tokens of each, so that one that runs for months does not grow. */
const MAX_KEPT = 100;

interface TokenCall {
	readonly answer: Promise<SessionToken>;
	readonly abort: AbortController;
	waiting: number;
}

/**
 * The token of one account in this process, shared by all rows, nodes and executions (service description 5.4). At
 * most one token call is under way, and a failure is not remembered.
 */
export class TokenSession {
	/** Whether the account's address has answered a lookup. */
	hasAnswered = false;
	private latest: SessionToken | undefined;
	private readonly former: string[] = [];
	private call: TokenCall | undefined;
	private issuedAtMs = -Infinity;
	private replacedAtMs = -Infinity;

	constructor(private readonly clock: Clock) {}

	/** The token to be used, unless it is the refused one; undefined when there is none, or it is due for renewal. */
	tokenOtherThan(refused?: Pick<SessionToken, 'accessToken'>): SessionToken | undefined {
		const isGood = this.latest && Date.now() < this.latest.renewAtMs;
		return isGood && this.latest?.accessToken !== refused?.accessToken ? this.latest : undefined;
	}

	/** Whether the token came in the place of a refused one a moment ago. */
	get isJustReplaced(): boolean {
		return this.clock.nowMs() - this.replacedAtMs < JUST_ISSUED_MS;
	}

	/** The tokens that requests may have carried lately, to be redacted from replies. */
	get used(): readonly string[] {
		return this.latest ? [...this.former, this.latest.accessToken] : this.former;
	}

	/**
	 * Takes over a stored token, unless it was in use before or a later one is.
	 *
	 * @param refused the token that is to be replaced
	 * @returns whether the stored one is in use now
	 */
	adopt(stored: SessionToken, refused?: SessionToken): boolean {
		const { renewAtMs = 0 } = this.tokenOtherThan(refused) ?? {};
		const isLater = stored.renewAtMs > Math.max(Date.now(), renewAtMs);
		if (!isLater || this.used.includes(stored.accessToken)) return false;
		this.use(stored);
		return true;
	}

	/**
	 * Gets a token issued, together with all who ask for one at the same time.
	 *
	 * @param replaced the token to be replaced; empty for none
	 * @returns the token; one that is good, or was just issued, is handed out without asking
	 * @throws what the request throws; an error with a network error's code when the wait ended before
	 */
	async issue(replaced: string, request: TokenRequest, waiter: Waiter): Promise<SessionToken> {
		const { clock } = this;
		const isJustIssued = clock.nowMs() - this.issuedAtMs < JUST_ISSUED_MS;
		const token = this.tokenOtherThan({ accessToken: replaced });
		if (token && (replaced !== '' || isJustIssued)) return token;
		const call = (this.call ??= this.startCall(replaced, request, waiter.timeoutMs));
		call.waiting++;
		try {
			const { timeoutMs, abortSignal } = waiter;
			return await clock.within(timeoutMs, abortSignal, async () => await call.answer);
		} finally {
			// Others may wait for it; only the last one who leaves ends it.
			if (--call.waiting === 0) {
				call.abort.abort();
				if (this.call === call) this.call = undefined;
			}
		}
	}

	private startCall(replaced: string, request: TokenRequest, timeoutMs: number): TokenCall {
		const abort = new AbortController();
		const { clock } = this;
		const answer = clock.within(timeoutMs, abort.signal, request).then((token) => {
			this.use(token);
			this.issuedAtMs = clock.nowMs();
			if (replaced !== '') this.replacedAtMs = this.issuedAtMs;
			return token;
		});
		return { answer, abort, waiting: 0 };
	}

	private use(token: SessionToken): void {
		if (this.latest) this.former.push(this.latest.accessToken);
		if (this.former.length > MAX_KEPT) this.former.shift();
		this.latest = token;
	}
}

const sessions = new Map<string, TokenSession>();

/** The session of an account, by its fingerprint; a run that lasts longer than its account is kept has its own. */
export function tokenSession(fingerprint: string): TokenSession {
	const session = sessions.get(fingerprint) ?? new TokenSession(machineClock);
	// Inserted again: the first key of a Map is the least recently used.
	sessions.delete(fingerprint);
	sessions.set(fingerprint, session);
	const [oldest = ''] = sessions.keys();
	if (sessions.size > MAX_KEPT) sessions.delete(oldest);
	return session;
}
