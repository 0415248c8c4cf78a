import { nowMs, within } from '../http/clock';
import type { SessionToken } from './token';

/** How long n8n's own requests wait for a token, and how long a new one is handed to who came too late for the call. */
export const TOKEN_WAIT_MS = 15_000;

/** Accounts that a process keeps, and former tokens of each, so that one that runs for months does not grow. */
const MAX_KEPT = 100;

/** Who waits for a token call, and how long at most. */
export interface Waiter {
	readonly timeoutMs: number;
	readonly signal?: AbortSignal;
}

/** What a process keeps of one account: rows, nodes and executions share its token, and at most one call for it. */
export class TokenSession {
	/** Whether the account's address has answered a lookup. */
	hasAnswered = false;
	/** Whether the other of its two logins is the one that works. */
	usesOtherLogin = false;
	private readonly tokens: SessionToken[] = [];
	private issuedAtMs = -Infinity;
	private call?: ReturnType<TokenSession['startCall']> | undefined;

	/** The token to be used, unless it is the replaced one; undefined when there is none, or it is due for renewal. */
	tokenOtherThan(replaced?: string): SessionToken | undefined {
		const latest = this.tokens.at(-1);
		if (!latest || latest.accessToken === replaced) return undefined;
		return nowMs() < latest.dueMs ? latest : undefined;
	}

	/** The tokens that requests may have carried lately, to be redacted from replies. */
	get used(): string[] {
		return this.tokens.map(({ accessToken }) => accessToken);
	}

	/** Takes over a stored token, unless it was in use before or a later one is; returns whether it did. */
	adopt(stored: SessionToken, replaced?: string): boolean {
		const { dueMs = nowMs() } = this.tokenOtherThan(replaced) ?? {};
		if (stored.dueMs <= dueMs || this.used.includes(stored.accessToken)) return false;
		this.use(stored);
		return true;
	}

	/**
	 * Gets a token in place of the replaced one, or of none if empty, by one call for all who want one at the same time.
	 *
	 * @throws what the request throws; an error with a network error's code when the wait ended before
	 */
	async issue(
		replaced: string,
		request: (signal: AbortSignal) => Promise<SessionToken>,
		{ timeoutMs, signal }: Waiter,
	): Promise<SessionToken> {
		const token = this.tokenOtherThan(replaced);
		if (token && (replaced !== '' || nowMs() - this.issuedAtMs < TOKEN_WAIT_MS)) return token;
		const call = (this.call ??= this.startCall(request, timeoutMs));
		call.waiting++;
		try {
			return await within(timeoutMs, signal, async () => await call.token);
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
		const token = within(timeoutMs, abort.signal, request).then((issued) => {
			this.use(issued);
			this.issuedAtMs = nowMs();
			return issued;
		});
		return { token, abort, waiting: 0 };
	}

	private use(token: SessionToken): void {
		this.tokens.push(token);
		if (this.tokens.length > MAX_KEPT) this.tokens.shift();
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
