import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import { parseJson } from '../http/json';
import { retryAfterMs } from '../http/retryAfter';
import { readStreamed, streamed } from '../http/streamedReply';
import type { KnownAccount, LoginCall } from './account';
import { type AccountProblem, asTokenProblem, refusedTokenCall } from './accountProblem';
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
	const request = async (signal: AbortSignal) => {
		const limits = { timeoutMs: waiter.timeoutMs, signal };
		return await logIn(
			account,
			session,
			async (login) => await sendLogin(http, account, login, limits),
		);
	};
	try {
		return await session.issue(replaced, request, waiter);
	} catch (error) {
		throw asTokenProblem(error, account.login.url, session.used.length > 0);
	}
}

type LoginReply = { readonly httpStatus: number } & (
	{ readonly token: SessionToken } | { readonly problem: AccountProblem }
);

/** Logs an account in, by the login that worked last. Where that is refused and there is another, it is tried once. */
async function logIn(
	{ login, otherLogin, completeLogin }: KnownAccount,
	session: TokenSession,
	send: (login: LoginCall) => Promise<LoginReply>,
): Promise<SessionToken> {
	const complete = (call: LoginCall) => completeLogin?.(call, new Date()) ?? call;
	const [first, second] =
		session.usesOtherLogin && otherLogin ? [otherLogin, login] : [login, otherLogin];
	const reply = await send(complete(first));
	if ('token' in reply) return reply.token;
	// Services differ in which of the two statuses refuses a login that they do not know.
	if (!second || ![400, 401].includes(reply.httpStatus)) throw reply.problem;
	const other = await send(complete(second));
	// A service that is busy by now has not judged the second login.
	if ('problem' in other) throw other.problem.retryable ? other.problem : reply.problem;
	session.usesOtherLogin = !session.usesOtherLogin;
	return other.token;
}

/** Sends one login call; throws what n8n's helper throws where there is no response. */
async function sendLogin(
	http: IHttpRequestHelper,
	account: KnownAccount,
	{ headers, ...call }: LoginCall,
	{ timeoutMs, signal }: Required<Waiter>,
): Promise<LoginReply> {
	const request = streamed({ ...call, headers: { ...headers } }, timeoutMs);
	const requestedAtMs = Date.now();
	const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal: signal });
	const { httpStatus, body = '', retryAfter, date } = await readStreamed(response, signal);
	const { readTokenReply = (json: unknown) => json } = account;
	const isSuccess = httpStatus >= 200 && httpStatus < 300;
	const token = isSuccess && readTokenAnswer(readTokenReply(parseJson(body)), requestedAtMs);
	if (token) return { httpStatus, token };
	const pauseMs = retryAfterMs(retryAfter, date, Date.now());
	return { httpStatus, problem: refusedTokenCall(account, httpStatus, body, pauseMs) };
}
