import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import { parseJson } from '../http/json';
import { retryAfterMs } from '../http/retryAfter';
import { readStreamed, streamed } from '../http/streamedReply';
import type { KnownAccount, LoginCall } from './account';
import { asTokenProblem, refusedTokenCall } from './accountProblem';
import { requestOfRun } from './requestOfRun';
import { readTokenAnswer, type SessionToken, toStoredToken } from './token';
import { TOKEN_WAIT_MS, type TokenSession, tokenSession } from './tokenSession';

/**
 * Gets a fresh token for a credential.
 *
 * @param credentials the decrypted credential; its token, when there is one, is to be replaced
 * @returns the fields that n8n stores in the credential; none where it was made another account's meanwhile
 * @throws AccountProblem when the account gets no token
 */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: ICredentialDataDecryptedObject,
	account: KnownAccount,
): Promise<IDataObject> {
	const run = requestOfRun(credentials);
	const session = run?.session ?? tokenSession(account.fingerprint);
	const replaced = run ? run.replaced : credentials.accessToken;
	const waiter = run ?? { timeoutMs: TOKEN_WAIT_MS };
	const send = async (login: LoginCall, abortSignal: AbortSignal) =>
		await sendLogin(http, account, login, { timeoutMs: waiter.timeoutMs, abortSignal });
	try {
		const token = await session.issue(
			typeof replaced === 'string' ? replaced : '',
			async (signal) => await logIn(account, session, async (login) => await send(login, signal)),
			waiter,
		);
		if (run) run.token = token;
		if (run?.storedAnew) {
			const stored = await run.storedAnew();
			if (!stored) return {};
			// n8n 1 writes back the whole credential: without edits that were made meanwhile, they would be lost.
			Object.assign(credentials, stored);
		}
		return toStoredToken(token, account.fingerprint);
	} catch (error) {
		const problem = asTokenProblem(error, account.login.url, session.used.length > 0);
		if (run) run.problem = problem;
		throw problem;
	}
}

type LoginReply = Awaited<ReturnType<typeof sendLogin>>;

/** Services differ in which of the two statuses refuses a login that they do not know. */
const isRefused = ({ httpStatus }: LoginReply): boolean => httpStatus === 400 || httpStatus === 401;

/** Logs an account in, by the login that worked last. Where that is refused and there is another, it is tried once. */
async function logIn(
	{ login, otherLogin, completeLogin }: KnownAccount,
	session: TokenSession,
	send: (login: LoginCall) => Promise<LoginReply>,
): Promise<SessionToken> {
	const complete = (call: LoginCall) => completeLogin?.(call, new Date()) ?? call;
	const calls = otherLogin ? [login, otherLogin] : [login];
	if (session.usesOtherLogin) calls.reverse();
	const [first = login, second] = calls;
	const reply = await send(complete(first));
	if ('token' in reply) return reply.token;
	if (!second || !isRefused(reply)) throw reply.problem;
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
	{ timeoutMs, abortSignal }: { readonly timeoutMs: number; readonly abortSignal: AbortSignal },
) {
	const request = streamed({ ...call, headers: { ...headers } }, timeoutMs);
	const requestedAtMs = Date.now();
	const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal });
	const { httpStatus, body = '', retryAfter, date } = await readStreamed(response, abortSignal);
	const { readTokenReply = (json: unknown) => json } = account;
	const isSuccess = httpStatus >= 200 && httpStatus < 300;
	const token = isSuccess && readTokenAnswer(readTokenReply(parseJson(body)), requestedAtMs);
	if (token) return { httpStatus, token };
	const pauseMs = retryAfterMs(retryAfter, date, Date.now());
	return { httpStatus, problem: refusedTokenCall(account, httpStatus, body, pauseMs) };
}
