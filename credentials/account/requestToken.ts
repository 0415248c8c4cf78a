import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import { accountHosts } from './accountHosts';
import { AccountProblem } from './accountProblem';
import type { AccountSettings } from './accountSettings';
import { basicAuthorization } from './basicCredentials';
import { connectionFault } from './connectionFault';
import { parseJson } from './parseJson';
import { retryAfterMs } from './retryAfter';
import { parseTokenAnswer } from './tokenAnswer';
import type { IssuedToken } from './tokenAnswer';

const TOKEN_TIMEOUT_MS = 30_000;

const fullResponseSchema = z.object({
	statusCode: z.number(),
	body: z.unknown(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
});

/** The token call of service description 4.1 for an account. */
function tokenRequest(account: AccountSettings): IHttpRequestOptions {
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
		// Text, so that the answer's own words decide what it is and not its content type.
		encoding: 'text',
		returnFullResponse: true,
		ignoreHttpStatusErrors: true,
		disableFollowRedirect: true,
		timeout: TOKEN_TIMEOUT_MS,
	};
}

function refusal(statusCode: number, body: string, pauseMs: number | undefined): AccountProblem {
	const isJsonObject = z.record(z.unknown()).safeParse(parseJson(body)).success;
	if (statusCode === 429 || statusCode >= 500) {
		return new AccountProblem(
			'serviceUnavailable',
			`The service gave no token: it answered HTTP ${statusCode}.`,
			'It is busy or out of order; try again in a few minutes.',
			true,
			pauseMs,
		);
	}
	if (
		statusCode === 401 ||
		(isJsonObject && statusCode >= 400 && statusCode !== 404 && statusCode !== 405)
	) {
		return new AccountProblem(
			'refused',
			'The service refused the API key or the login.',
			'Check API Key, Login and Password in the credential, and that they belong to the chosen environment.',
		);
	}
	return new AccountProblem(
		'notThisService',
		`The host answered HTTP ${statusCode}, but not as the name lookup service does.`,
		'Check Base URL, Auth URL and Token Path in the credential against your account details.',
	);
}

/**
 * Asks the service for a bearer token (service description 4.1).
 *
 * @param http n8n's request helpers
 * @param account the credential's fields
 * @param abortSignal ends the call early
 * @returns the token as issued
 * @throws AccountProblem that tells refused, unreachable, not this service and busy apart, and
 *   never carries a secret
 */
export async function requestToken(
	http: IHttpRequestHelper,
	account: AccountSettings,
	abortSignal?: AbortSignal,
): Promise<IssuedToken> {
	const request = { ...tokenRequest(account), ...(abortSignal && { abortSignal }) };
	const response: unknown = await http.helpers.httpRequest(request).catch((error: unknown) => {
		const fault = connectionFault(error);
		throw new AccountProblem(
			'unreachable',
			`The service at ${new URL(request.url).host} could not be reached: ${fault.whatHappened}.`,
			fault.nextStep,
			fault.retryable,
		);
	});
	const { statusCode, body, headers } = fullResponseSchema.parse(response);
	const text = typeof body === 'string' ? body : '';
	const token = statusCode >= 200 && statusCode < 300 ? parseTokenAnswer(text) : undefined;
	if (token !== undefined) return token;
	throw refusal(statusCode, text, retryAfterMs(headers['retry-after'], headers.date, Date.now()));
}
