import type { Account, LoginFault } from './account';
import { connectionFault } from '../http/connectionFault';
import { isJsonObject, isCutOffJson, parseJson } from '../http/json';

/** What is wrong with the account's settings or with the token call. */
export type AccountProblemKind =
	'settings' | 'refused' | 'unreachable' | 'notThisService' | 'serviceUnavailable';

/**
 * The credential cannot give a token. `message` is what happened followed by what to do next,
 * because the Test button shows nothing else; both parts are also kept apart for the node.
 */
export class AccountProblem extends Error {
	override readonly name = 'AccountProblem';

	constructor(
		readonly kind: AccountProblemKind,
		readonly whatHappened: string,
		readonly nextStep: string,
		readonly retryable = false,
		/** How long the service asks to be left alone, in milliseconds. */
		readonly retryAfterMs?: number,
	) {
		super(`${whatHappened} ${nextStep}`);
	}
}

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
	const fault = readLoginFault?.(statusCode, body) ?? faultOfStatus(statusCode, isJson);
	const isPassing = fault === 'busy' || fault === 'outOfOrder';
	if (isPassing || isCutOffJson(body)) {
		const [why, next] = isPassing
			? [`it answered HTTP ${statusCode}`, 'It is busy or unavailable. Try again in a few minutes.']
			: ['its reply was cut off', 'Try again in a few minutes.'];
		const message = `The service did not give a token: ${why}.`;
		return new AccountProblem('serviceUnavailable', message, next, true, pauseMs);
	}
	if (fault === 'refused') {
		const nextStep = `Check ${words.loginFields} in the credential, and that they belong to the chosen environment.`;
		return new AccountProblem('refused', `The service refused ${words.login}.`, nextStep);
	}
	return new AccountProblem(
		'notThisService',
		`The host answered HTTP ${statusCode}, but it does not seem to be the name lookup service.`,
		`Check ${words.addressFields} in the credential against your account details.`,
	);
}

/** Why a call to such an address brought no token, by what was thrown on the way. */
export function asTokenProblem(error: unknown, tokenUrl: string): AccountProblem {
	if (error instanceof AccountProblem) return error;
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	const message = `The service at ${new URL(tokenUrl).host} could not be reached: ${whatHappened}.`;
	return new AccountProblem('unreachable', message, nextStep, retryable);
}
