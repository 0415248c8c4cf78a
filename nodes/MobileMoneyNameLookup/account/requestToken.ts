import type { IHttpRequestHelper } from 'n8n-workflow';

import { parseHttpDate, retryAfterMs } from '../http/retryAfter';
import type { HttpReply } from '../http/streamedReply';
import { readStreamed, streamed } from '../http/streamedReply';
import { withinTime } from '../http/withinTime';
import type { Account } from './account';
import { parseTokenAnswer } from './tokenAnswer';
import type { IssuedToken } from './tokenAnswer';
import { asTokenProblem, refusedTokenCall } from './tokenProblem';

function readToken(
	{ httpStatus, body = '', retryAfter, date }: HttpReply,
	account: Account,
): IssuedToken {
	const token = httpStatus >= 200 && httpStatus < 300 ? parseTokenAnswer(body) : undefined;
	if (token === undefined) {
		throw refusedTokenCall(account, httpStatus, body, retryAfterMs(retryAfter, date, Date.now()));
	}
	const answeredAtMs = parseHttpDate(date ?? '');
	return Number.isNaN(answeredAtMs) ? token : { ...token, answeredAtMs };
}

/**
 * Asks the service for a bearer token, with the login of the account (service description 4.1).
 *
 * @param http n8n's request helpers
 * @param account as read from its credential
 * @param timeoutMs how long the whole call may take, in milliseconds
 * @param abortSignal ends the call early
 * @returns the token as issued
 * @throws AccountProblem that tells refused, unreachable, not this service and busy apart, and
 *   never carries a secret
 */
export async function requestToken(
	http: IHttpRequestHelper,
	account: Account,
	timeoutMs: number,
	abortSignal?: AbortSignal,
): Promise<IssuedToken> {
	const { headers, ...login } = account.login;
	const request = streamed({ ...login, headers: { ...headers } }, timeoutMs);
	try {
		const reply = await withinTime(timeoutMs, abortSignal, async (signal) => {
			const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal: signal });
			return await readStreamed(response, signal);
		});
		return readToken(reply, account);
	} catch (error) {
		throw asTokenProblem(error, login.url);
	}
}
