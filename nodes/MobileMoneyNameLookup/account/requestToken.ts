import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';

import { parseHttpDate, retryAfterMs } from '../http/retryAfter';
import type { HttpReply, TimedRequest } from '../http/streamedExchange';
import { streamedExchange } from '../http/streamedExchange';
import { accountHosts } from './accountHosts';
import type { AccountSettings } from './accountSettings';
import { basicAuthorization } from './basicCredentials';
import { parseTokenAnswer } from './tokenAnswer';
import type { IssuedToken } from './tokenAnswer';
import { asTokenProblem, refusedTokenCall } from './tokenProblem';

/** The token call of service description 4.1 for an account. */
function tokenRequest(account: AccountSettings, timeout: number): TimedRequest {
	return {
		method: 'POST',
		url: accountHosts(account).tokenUrl,
		headers: {
			Authorization: basicAuthorization(account.apiKey),
			'Content-Type': 'application/x-www-form-urlencoded',
			Accept: 'application/json',
		},
		body: new URLSearchParams({
			username: account.login,
			password: account.password,
		}).toString(),
		timeout,
	};
}

function readToken({ httpStatus, body = '', retryAfter, date }: HttpReply): IssuedToken {
	const token = httpStatus >= 200 && httpStatus < 300 ? parseTokenAnswer(body) : undefined;
	if (token === undefined) {
		throw refusedTokenCall(httpStatus, body, retryAfterMs(retryAfter, date, Date.now()));
	}
	const answeredAtMs = parseHttpDate(date ?? '');
	return Number.isNaN(answeredAtMs) ? token : { ...token, answeredAtMs };
}

/**
 * Asks the service for a bearer token (service description 4.1).
 *
 * @param http n8n's request helpers
 * @param account the credential's fields
 * @param timeoutMs how long the whole call may take, in milliseconds
 * @param abortSignal ends the call early
 * @returns the token as issued
 * @throws AccountProblem that tells refused, unreachable, not this service and busy apart, and
 *   never carries a secret
 */
export async function requestToken(
	http: IHttpRequestHelper,
	account: AccountSettings,
	timeoutMs: number,
	abortSignal?: AbortSignal,
): Promise<IssuedToken> {
	const request = tokenRequest(account, timeoutMs);
	const send = async (options: IHttpRequestOptions, signal: AbortSignal): Promise<unknown> =>
		await http.helpers.httpRequest({ ...options, abortSignal: signal });
	try {
		return readToken(await streamedExchange(request, abortSignal, send));
	} catch (error) {
		throw asTokenProblem(error, request.url);
	}
}
