import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import { parseHttpDate, retryAfterMs } from '../http/retryAfter';
import { readStreamed, streamed } from '../http/streamedReply';
import type { Account, KnownAccount, LoginCall } from './account';
import { logIn, type LoginReply } from './logIn';
import { requestOfRun } from './requestOfRun';
import { readTokenAnswer, toStoredToken } from './token';
import { asTokenProblem, refusedTokenCall } from './accountProblem';
import { LONGEST_CALL_MS, tokenSession } from './tokenSession';

/** How long the Test button and n8n's HTTP Request node wait for a token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 15_000;

/**
 * Gets a fresh token for a credential, in a single flight for the whole process (service
 * description 4.1 and 5.4).
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
	const { fingerprint } = account;
	const replaced = typeof credentials.accessToken === 'string' ? credentials.accessToken : '';
	const request = async (signal: AbortSignal) =>
		await logIn(account, async (login) => await sendLogin(http, account, login, signal));
	try {
		const session = run?.session ?? tokenSession(fingerprint);
		const waiter = run ?? { timeoutMs: TOKEN_TIMEOUT_MS };
		const token = await session.issue(replaced, request, waiter);
		if (run) run.token = token;
		if (run?.storedAnew) {
			const stored = await run.storedAnew();
			if (!stored) return {};
			// n8n 1 stores the whole object that it gave, and so what was edited meanwhile must be in it.
			Object.assign(credentials, stored);
		}
		return toStoredToken(token, fingerprint);
	} catch (error) {
		const problem = asTokenProblem(error, account.login.url);
		if (run) run.problem = problem;
		throw problem;
	}
}

/**
 * Sends one login call of the account (service description 4.1).
 *
 * @returns the token, or an AccountProblem that tells refused, not this service and busy apart, and holds no secret
 * @throws what n8n's helper throws where there is no response
 */
async function sendLogin(
	http: IHttpRequestHelper,
	account: Account,
	login: LoginCall,
	abortSignal: AbortSignal,
): Promise<LoginReply> {
	const { headers, ...call } = login;
	const request = streamed({ ...call, headers: { ...headers } }, LONGEST_CALL_MS);
	const requestedAtMs = Date.now();
	const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal });
	const { httpStatus, body = '', retryAfter, date } = await readStreamed(response, abortSignal);
	const isSuccess = httpStatus >= 200 && httpStatus < 300;
	const answeredAtMs = parseHttpDate(date ?? '');
	const { readTokenReply } = account;
	const token = isSuccess && readTokenAnswer(body, requestedAtMs, answeredAtMs, readTokenReply);
	if (token) return { httpStatus, token };
	const pauseMs = retryAfterMs(retryAfter, date, Date.now());
	return { httpStatus, problem: refusedTokenCall(account, httpStatus, body, pauseMs) };
}
