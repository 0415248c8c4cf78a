import type { IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import { accountHosts } from './accountHosts';
import { AccountProblem } from './accountProblem';
import type { AccountSettings } from './accountSettings';
import { basicAuthorization } from './basicCredentials';
import { connectionFault } from './connectionFault';
import { isCutOffJson, parseJson } from './parseJson';
import { readBody } from './readBody';
import { retryAfterMs } from './retryAfter';
import { streamedResponseSchema } from './streamedResponse';
import { parseTokenAnswer } from './tokenAnswer';
import type { IssuedToken } from './tokenAnswer';

const TOKEN_TIMEOUT_MS = 30_000;

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
		// A stream, so that an oversized body is never held in memory.
		encoding: 'stream',
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
	if (isCutOffJson(body)) {
		return new AccountProblem(
			'serviceUnavailable',
			'The service gave no token: its answer broke off.',
			'Try again in a few minutes.',
			true,
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

function asAccountProblem(error: unknown, url: string): AccountProblem {
	if (error instanceof AccountProblem) return error;
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	const message = `The service at ${new URL(url).host} could not be reached: ${whatHappened}.`;
	return new AccountProblem('unreachable', message, nextStep, retryable);
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
	const signals = [AbortSignal.timeout(TOKEN_TIMEOUT_MS), abortSignal];
	try {
		const response: unknown = await http.helpers.httpRequest(request);
		const { statusCode, headers, body } = streamedResponseSchema.parse(response);
		const text = (await readBody(body, signals)) ?? '';
		const token = statusCode >= 200 && statusCode < 300 ? parseTokenAnswer(text) : undefined;
		if (token !== undefined) return token;
		const pauseMs = retryAfterMs(headers['retry-after'], headers.date, Date.now());
		throw refusal(statusCode, text, pauseMs);
	} catch (error) {
		throw asAccountProblem(error, request.url);
	}
}
