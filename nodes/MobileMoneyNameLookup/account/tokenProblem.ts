import type { Account, LoginFault } from './account';
import { AccountProblem } from './accountProblem';
import { connectionFault } from '../http/connectionFault';
import { isJsonObject, isCutOffJson, parseJson } from '../http/json';

/** What the HTTP status of a reply says, and whether there is JSON in it. */
function faultOfStatus(statusCode: number, isJson: boolean): LoginFault {
	if (statusCode === 429) return 'busy';
	if (statusCode >= 500) return 'outOfOrder';
	if (statusCode === 401) return 'refused';
	const isRefusal = isJson && statusCode >= 400 && statusCode !== 404 && statusCode !== 405;
	return isRefusal ? 'refused' : 'wrongAddress';
}

/**
 * Why a token call brought no token, though the host answered.
 *
 * @param account that was to get one
 * @param statusCode the reply's HTTP status
 * @param body the reply's body; empty when it was too large
 * @param pauseMs how long the service asks to be left alone, in milliseconds
 */
export function refusedTokenCall(
	{ words, readLoginFault }: Account,
	statusCode: number,
	body: string,
	pauseMs: number | undefined,
): AccountProblem {
	const json = parseJson(body);
	const isJson = isJsonObject(json);
	const told = isJson ? readLoginFault?.(json) : undefined;
	const fault = told ?? faultOfStatus(statusCode, isJson);
	if (fault === 'busy' || fault === 'outOfOrder') {
		return new AccountProblem(
			'serviceUnavailable',
			`The service did not give a token: it answered HTTP ${statusCode}.`,
			'It is busy or unavailable. Try again in a few minutes.',
			true,
			pauseMs,
		);
	}
	if (isCutOffJson(body)) {
		return new AccountProblem(
			'serviceUnavailable',
			'The service did not give a token: its reply was cut off.',
			'Try again in a few minutes.',
			true,
		);
	}
	if (fault === 'refused') {
		return new AccountProblem(
			'refused',
			`The service refused ${words.login}.`,
			`Check ${words.loginFields} in the credential, and that they belong to the chosen environment.`,
		);
	}
	return new AccountProblem(
		'notThisService',
		`The host answered HTTP ${statusCode}, but it does not seem to be the name lookup service.`,
		`Check ${words.addressFields} in the credential against your account details.`,
	);
}

/**
 * Why a token call brought no token, as a problem of the account.
 *
 * @param error what was thrown on the way
 * @param tokenUrl where the call went
 */
export function asTokenProblem(error: unknown, tokenUrl: string): AccountProblem {
	if (error instanceof AccountProblem) return error;
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	const message = `The service at ${new URL(tokenUrl).host} could not be reached: ${whatHappened}.`;
	return new AccountProblem('unreachable', message, nextStep, retryable);
}
