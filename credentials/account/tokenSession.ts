import type { AccountProblem } from './accountProblem';

/** A token and when it is due for renewal, in milliseconds of the own clock. */
export interface SessionToken {
	readonly accessToken: string;
	readonly renewAtMs: number;
}

/** Asks the service for a token; the signal ends the call early. */
type TokenRequest = (abortSignal: AbortSignal | undefined) => Promise<SessionToken>;

/** A token this young is handed out again to who came just too late for the call that issued it. */
const JUST_ISSUED_MS = 5_000;

/** Who renews the token on behalf of all others, and how it ended. */
interface Lead {
	readonly done: Promise<void>;
	readonly settle: (failure?: AccountProblem) => void;
	readonly abort: AbortController;
}

/**
 * The token of one account in this process, shared by all rows, nodes and executions. At most one
 * renewal is under way; one that failed is not remembered.
 */
export class TokenSession {
	private current: SessionToken | undefined;
	private lead: Lead | undefined;
	private call: Promise<SessionToken> | undefined;
	private latestFailure: unknown;
	private issuedAtMs = 0;

	/** The token in use, whether or not it is due for renewal. */
	get token(): SessionToken | undefined {
		return this.current;
	}

	/** Takes over a token that was stored, unless a later one is in use. */
	adopt(stored: SessionToken): void {
		if (!this.current || stored.renewAtMs > this.current.renewAtMs) this.current = stored;
	}

	/** Forgets a token that the service refused, so that the next user of the session renews it. */
	discard(accessToken: string): void {
		if (this.current?.accessToken === accessToken) this.current = undefined;
	}

	/**
	 * The renewal that is under way, if there is one. It resolves when a token is there or its leader
	 * gave up without a verdict.
	 *
	 * @throws AccountProblem when the account got no token
	 */
	get renewal(): Promise<void> | undefined {
		return this.lead?.done;
	}

	/**
	 * Takes the lead of the renewal; everybody else waits on `renewal` until `settle` is called or a
	 * token was issued, whichever is first.
	 */
	takeLead(): Pick<Lead, 'settle' | 'abort'> {
		const { promise, resolve, reject } = withResolvers();
		const lead: Lead = {
			done: promise,
			abort: new AbortController(),
			settle: (failure) => {
				if (this.lead === lead) this.lead = undefined;
				if (failure) reject(failure);
				else resolve();
			},
		};
		// Nobody may be waiting, and then the failure is the leader's alone.
		promise.catch(() => undefined);
		this.lead = lead;
		this.latestFailure = undefined;
		return lead;
	}

	/**
	 * Why the latest call under the present lead brought no token, if it did not. n8n wraps what its
	 * pre-authentication throws, and n8n 1 does not keep it.
	 */
	get failure(): unknown {
		return this.latestFailure;
	}

	/**
	 * Gets a token issued, together with whoever is getting one at the same time.
	 *
	 * @param replaced the token to be replaced; empty for none
	 * @param request asks the service
	 * @returns the token; a later one than `replaced`, or one just issued, is handed out without asking
	 */
	async issue(replaced: string, request: TokenRequest): Promise<SessionToken> {
		const nowMs = Date.now();
		const isJustIssued =
			nowMs - this.issuedAtMs < JUST_ISSUED_MS && nowMs < (this.current?.renewAtMs ?? 0);
		if (
			this.current &&
			this.current.accessToken !== replaced &&
			(replaced !== '' || isJustIssued)
		) {
			return this.current;
		}
		this.call ??= this.startCall(request);
		this.current = await this.call;
		this.issuedAtMs = Date.now();
		this.lead?.settle();
		return this.current;
	}

	private startCall(request: TokenRequest): Promise<SessionToken> {
		this.latestFailure = undefined;
		const call = request(this.lead?.abort.signal).finally(() => {
			this.call = undefined;
		});
		call.catch((error: unknown) => {
			this.latestFailure = error;
		});
		return call;
	}
}

function withResolvers() {
	let resolve: () => void = () => undefined;
	let reject: (failure: AccountProblem) => void = () => undefined;
	const promise = new Promise<void>((onResolve, onReject) => {
		resolve = onResolve;
		reject = onReject;
	});
	return { promise, resolve, reject };
}

const sessions = new Map<string, TokenSession>();

/** The session of an account, by its fingerprint. */
export function tokenSession(fingerprint: string): TokenSession {
	const session = sessions.get(fingerprint) ?? new TokenSession();
	sessions.set(fingerprint, session);
	return session;
}
