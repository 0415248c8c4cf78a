import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import type { KnownCredential, LoginCall } from '../../domain/credential';
import { ThrownFailure } from '../../domain/checkFailure';
import { parseJson } from '../../domain/json';
import { nowMs, within } from '../http/clock';
import { connectionFault } from '../http/connectionFault';
import { readStreamed, streamed } from '../http/streamedResponse';
import { refusedTokenCall } from './refusedTokenCall';
import { readIssuedToken, readStoredToken, type SessionToken } from './token';

/** How long n8n's own requests wait for a token, and how long a new one serves those that came too late to wait. */
export const TOKEN_WAIT_MS = 15_000;

/** Accounts that a process keeps, and former tokens of each. */
const MAX_KEPT = 100;

/** What a process keeps of an account. Its rows, nodes and executions share a token, and one call for it. */
export class TokenSession {
	hasAnswered = false;
	/** Whether the other of its two logins is the one that works. */
	private usesOtherLogin = false;
	/** Tokens that recent requests may contain, to be redacted from responses. */
	readonly used: string[] = [];
	private latest?: SessionToken;
	private issuedAtMs = -Infinity;
	private call?: ReturnType<TokenSession['startCall']> | undefined;

	constructor(readonly credential: KnownCredential) {}

	/** The latest token, unless it is the replaced one or due for renewal. */
	tokenOtherThan(replaced: string): SessionToken | undefined {
		const { latest } = this;
		return latest && latest.accessToken !== replaced && nowMs() < latest.dueMs ? latest : undefined;
	}

	/** Takes over the token stored in a credential, unless it was in use before. */
	adopt(data: ICredentialDataDecryptedObject = {}): SessionToken | undefined {
		const stored = readStoredToken(data, this.credential.fingerprint);
		const isNew = stored && nowMs() < stored.dueMs && !this.used.includes(stored.accessToken);
		return isNew ? this.use(stored) : undefined;
	}

	/** Gets a token to replace another (empty: none), by one call for all who wait; throws ThrownFailure. */
	async issue(
		http: IHttpRequestHelper,
		replaced: string,
		timeoutMs: number,
		signal?: AbortSignal,
	): Promise<SessionToken> {
		const token = this.tokenOtherThan(replaced);
		if (token && (replaced !== '' || nowMs() - this.issuedAtMs < TOKEN_WAIT_MS)) return token;
		const call = (this.call ??= this.startCall(http, timeoutMs));
		call.waiting++;
		try {
			return await within(timeoutMs, signal, async () => await call.token);
		} catch (error) {
			throw this.problemOf(error);
		} finally {
			// Others may wait for it, so only the last one who leaves ends it.
			if (--call.waiting === 0) {
				call.abort.abort();
				this.call = undefined;
			}
		}
	}

	private startCall(http: IHttpRequestHelper, timeoutMs: number) {
		const abort = new AbortController();
		const logIn = async (signal: AbortSignal) => await this.logIn(http, timeoutMs, signal);
		const token = within(timeoutMs, abort.signal, logIn).then((issued) => {
			this.issuedAtMs = nowMs();
			return this.use(issued);
		});
		return { token, abort, waiting: 0 };
	}

	/** Logs in by the login that worked last. If that is refused and there is another, it is tried once. */
	private async logIn(
		http: IHttpRequestHelper,
		timeoutMs: number,
		signal: AbortSignal,
	): Promise<SessionToken> {
		const send = async (login: LoginCall) => await this.sendLogin(http, login, timeoutMs, signal);
		const { login, otherLogin = login } = this.credential;
		const [first, second] = this.usesOtherLogin ? [otherLogin, login] : [login, otherLogin];
		const came = await send(first);
		if (!(came instanceof ThrownFailure)) return came;
		if (!came.isRefusal || first === second) throw came;
		const other = await send(second);
		// A service that is busy by now has not judged the second login.
		if (other instanceof ThrownFailure) throw other.failure.retryable ? other : came;
		this.usesOtherLogin = !this.usesOtherLogin;
		return other;
	}

	private async sendLogin(
		http: IHttpRequestHelper,
		login: LoginCall,
		timeoutMs: number,
		abortSignal: AbortSignal,
	): Promise<SessionToken | ThrownFailure> {
		const { completeLogin = (call) => call, readTokenResponse = (json) => json } = this.credential;
		const { headers, ...call } = completeLogin(login, new Date());
		const request = streamed({ ...call, headers: { ...headers } }, timeoutMs);
		const requestedAtMs = nowMs();
		const sent: unknown = await http.helpers.httpRequest({ ...request, abortSignal });
		const response = await readStreamed(sent, abortSignal);
		const isSuccess = response.httpStatus >= 200 && response.httpStatus < 300;
		const json = isSuccess ? readTokenResponse(parseJson(response.body ?? '')) : undefined;
		return (
			readIssuedToken(json, requestedAtMs) ??
			refusedTokenCall(this.credential, response, this.used.length > 0)
		);
	}

	private problemOf(error: unknown): ThrownFailure {
		if (error instanceof ThrownFailure) return error;
		return new ThrownFailure(
			connectionFault(error, this.credential.login.url, this.used.length > 0),
		);
	}

	private use(token: SessionToken): SessionToken {
		if (this.used.push(token.accessToken) > MAX_KEPT) this.used.shift();
		this.latest = token;
		return token;
	}
}

const sessions = new Map<string, TokenSession>();

/** The session of an account. A run keeps its session even if the process has forgotten it. */
export function tokenSession(credential: KnownCredential): TokenSession {
	const { fingerprint } = credential;
	const session = sessions.get(fingerprint) ?? new TokenSession(credential);
	// Inserted again: the first key of a Map is the least recently used.
	sessions.delete(fingerprint);
	sessions.set(fingerprint, session);
	const [oldest = ''] = sessions.keys();
	if (sessions.size > MAX_KEPT) sessions.delete(oldest);
	return session;
}
