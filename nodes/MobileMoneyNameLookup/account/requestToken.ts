import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';

import { accountHosts } from './accountHosts';
import type { AccountSettings } from './accountSettings';
import { basicAuthorization } from './basicCredentials';
import { readBody } from '../http/readBody';
import { parseHttpDate, retryAfterMs } from '../http/retryAfter';
import { streamedResponseSchema } from '../http/streamedResponse';
import { parseTokenAnswer } from './tokenAnswer';
import type { IssuedToken } from './tokenAnswer';
import { asTokenProblem, refusedTokenCall } from './tokenProblem';
import { BACKSTOP_MS, withinTime } from '../http/withinTime';

/** The token call of service description 4.1 for an account. */
function tokenRequest(account: AccountSettings, timeoutMs: number): IHttpRequestOptions {
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
		// A stream, so that an oversized body is never held in memory.
		encoding: 'stream',
		returnFullResponse: true,
		ignoreHttpStatusErrors: true,
		disableFollowRedirect: true,
		timeout: timeoutMs + BACKSTOP_MS,
	};
}

async function call(
	http: IHttpRequestHelper,
	request: IHttpRequestOptions,
	abortSignal: AbortSignal,
): Promise<IssuedToken> {
	const response: unknown = await http.helpers.httpRequest({ ...request, abortSignal });
	const { statusCode, headers, body } = streamedResponseSchema.parse(response);
	const text = (await readBody(body, abortSignal)) ?? '';
	const token = statusCode >= 200 && statusCode < 300 ? parseTokenAnswer(text) : undefined;
	if (token === undefined) {
		const pauseMs = retryAfterMs(headers['retry-after'], headers.date, Date.now());
		throw refusedTokenCall(statusCode, text, pauseMs);
	}
	const answeredAtMs = parseHttpDate(headers.date ?? '');
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
	try {
		return await withinTime(
			timeoutMs,
			abortSignal,
			async (signal) => await call(http, request, signal),
		);
	} catch (error) {
		throw asTokenProblem(error, request.url);
	}
}
