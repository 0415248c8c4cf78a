import { machineClock } from '../http/clock';
import type { SessionToken } from './token';

/** How long n8n's own requests wait for a token, and how long a new one is handed to who came too late for the call. */
export const TOKEN_WAIT_MS = 15_000;

/** Accounts that a process keeps, and former tokens of each, so that one that runs for months does not grow. */
const MAX_KEPT = 100;

/** Who waits for a token call. */
interface Waiter {
	/** Ends the wait; absent for those that wait to the end, such as n8n's HTTP Request node. */
	readonly abortSignal?: AbortSignal;
	readonly timeoutMs: number;
}

/** What a process keeps of one account: rows, nodes and executions share its token, and at most one call for it. */
export class TokenSession {
	/** Whether the account's address has answered a lookup. */
	hasAnswered = false;
	/** Whether the other of its two logins is the one that works. */
	usesOtherLogin = false;
	private latest: SessionToken | undefined;
	private readonly former: string[] = [];
	private issuedAtMs = -Infinity;
	private call:
		| { readonly answer: Promise<SessionToken>; readonly abort: AbortController; waiting: number }
		| undefined;

	/** The token to be used, unless it is the replaced one; undefined when there is none, or it is due for renewal. */
	tokenOtherThan(replaced?: string): SessionToken | undefined {
		const isGood = this.latest && Date.now() < this.latest.renewAtMs;
		return isGood && this.latest?.accessToken !== replaced ? this.latest : undefined;
	}

	/** The tokens that requests may have carried lately, to be redacted from replies. */
	get used(): readonly string[] {
		return this.latest ? [...this.former, this.latest.accessToken] : this.former;
	}

	/** Takes over a stored token, unless it was in use before or a later one is; returns whether it did. */
	adopt(stored: SessionToken, replaced?: string): boolean {
		const { renewAtMs = Date.now() } = this.tokenOtherThan(replaced) ?? {};
		if (stored.renewAtMs <= renewAtMs || this.used.includes(stored.accessToken)) return false;
		this.use(stored);
		return true;
	}

	/**
	 * Gets a token by one call for all who want one at the same time.
	 *
	 * @param replaced the token to be replaced; empty for none
	 * @throws what the request throws; an error with a network error's code when the wait ended before
	 */
	async issue(
		replaced: string,
		request: (signal: AbortSignal) => Promise<SessionToken>,
		{ timeoutMs, abortSignal }: Waiter,
	): Promise<SessionToken> {
		const isJustIssued = machineClock.nowMs() - this.issuedAtMs < TOKEN_WAIT_MS;
		const token = this.tokenOtherThan(replaced);
		if (token && (replaced !== '' || isJustIssued)) return token;
		const call = (this.call ??= this.startCall(request, timeoutMs));
		call.waiting++;
		try {
			return await machineClock.within(timeoutMs, abortSignal, async () => await call.answer);
		} finally {
			// Others may wait for it; only the last one who leaves ends it.
			if (--call.waiting === 0) {
				call.abort.abort();
				if (this.call === call) this.call = undefined;
			}
		}
	}

	private startCall(request: (signal: AbortSignal) => Promise<SessionToken>, timeoutMs: number) {
		const abort = new AbortController();
		const answer = machineClock.within(timeoutMs, abort.signal, request).then((token) => {
			this.use(token);
			this.issuedAtMs = machineClock.nowMs();
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
	const session = sessions.get(fingerprint) ?? new TokenSession();
	// Inserted again: the first key of a Map is the least recently used.
	sessions.delete(fingerprint);
	sessions.set(fingerprint, session);
	const [oldest = ''] = sessions.keys();
	if (sessions.size > MAX_KEPT) sessions.delete(oldest);
	return session;
}
