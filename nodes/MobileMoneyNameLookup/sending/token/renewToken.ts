import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import { nowMs } from '../http/clock';
import { parseJson } from '../http/json';
import { readStreamed, streamed } from '../http/streamedReply';
import type { KnownAccount, LoginCall } from './account';
import { AccountProblem, asTokenProblem, refusedTokenCall } from './accountProblem';
import { requestOfRun } from './requestOfRun';
import { readTokenAnswer, type SessionToken, toStoredToken } from './token';
import { TOKEN_WAIT_MS, type TokenSession, tokenSession, type Waiter } from './tokenSession';

/**
 * Gets another token, as n8n asks a credential to; a run has got it already and only has it stored.
 *
 * @returns the fields that n8n stores in the credential
 * @throws AccountProblem when the account gets no token
 */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: ICredentialDataDecryptedObject,
	account: KnownAccount,
): Promise<IDataObject> {
	const { accessToken } = credentials;
	const replaced = typeof accessToken === 'string' ? accessToken : '';
	const session = tokenSession(account.fingerprint);
	const waiter = { timeoutMs: TOKEN_WAIT_MS };
	const token =
		requestOfRun(credentials)?.token ?? (await newToken(http, account, session, replaced, waiter));
	return toStoredToken(token, account.fingerprint);
}

/**
 * Gets another token than the replaced one, which is empty for none.
 *
 * @throws AccountProblem when the account gets no token
 */
export async function newToken(
	http: IHttpRequestHelper,
	account: KnownAccount,
	session: TokenSession,
	replaced: string,
	waiter: Waiter,
): Promise<SessionToken> {
	// The same address gave tokens before.
	const hasAnswered = session.used.length > 0;
	const send = async (login: LoginCall, signal: AbortSignal) =>
		await sendLogin(http, account, login, { ...waiter, signal }, hasAnswered);
	try {
		return await session.issue(
			replaced,
			async (signal) => await logIn(account, session, async (login) => await send(login, signal)),
			waiter,
		);
	} catch (error) {
		throw asTokenProblem(error, account.login.url, hasAnswered);
	}
}

/** Logs an account in, by the login that worked last. Where that is refused and there is another, it is tried once. */
async function logIn(
	{ login, otherLogin }: KnownAccount,
	session: TokenSession,
	send: (login: LoginCall) => Promise<SessionToken | AccountProblem>,
): Promise<SessionToken> {
	const [first, second] =
		session.usesOtherLogin && otherLogin ? [otherLogin, login] : [login, otherLogin];
	const reply = await send(first);
	if (!(reply instanceof AccountProblem)) return reply;
	if (!second || reply.kind !== 'refused') throw reply;
	const other = await send(second);
	// A service that is busy by now has not judged the second login.
	if (other instanceof AccountProblem) throw other.retryable ? other : reply;
	session.usesOtherLogin = !session.usesOtherLogin;
	return other;
}

/** Sends one login call; throws what n8n's helper throws where there is no response. */
async function sendLogin(
	http: IHttpRequestHelper,
	account: KnownAccount,
	login: LoginCall,
	{ timeoutMs, signal }: Required<Waiter>,
	hasAnswered: boolean,
): Promise<SessionToken | AccountProblem> {
	const { completeLogin = (call) => call, readTokenReply = (json) => json } = account;
	const { headers, ...call } = completeLogin(login, new Date());
	const request = streamed({ ...call, headers: { ...headers } }, timeoutMs);
	const requestedAtMs = nowMs();
	const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal: signal });
	const reply = await readStreamed(response, signal);
	const isSuccess = reply.httpStatus >= 200 && reply.httpStatus < 300;
	const json = isSuccess ? readTokenReply(parseJson(reply.body ?? '')) : undefined;
	return readTokenAnswer(json, requestedAtMs) ?? refusedTokenCall(account, reply, hasAnswered);
}
