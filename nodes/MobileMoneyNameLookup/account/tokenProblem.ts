import { AccountProblem } from './accountProblem';
import { connectionFault } from '../http/connectionFault';
import { isJsonObject } from '../http/jsonObject';
import { isCutOffJson, parseJson } from '../http/parseJson';

/**
 * Why a token call brought no token, though the host answered.
 *
 * @param statusCode the reply's HTTP status
 * @param body the reply's body; empty when it was too large
 * @param pauseMs how long the service asks to be left alone, in milliseconds
 */
export function refusedTokenCall(
	statusCode: number,
	body: string,
	pauseMs: number | undefined,
): AccountProblem {
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
		(isJsonObject(parseJson(body)) && statusCode >= 400 && statusCode !== 404 && statusCode !== 405)
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
