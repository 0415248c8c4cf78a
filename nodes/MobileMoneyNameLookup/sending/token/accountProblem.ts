import type { Account, LoginFault } from './account';
import { type ConnectionFault, connectionFault, PROXY_LOGIN } from '../http/connectionFault';
import { isBusy } from '../http/retryAfter';
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

/** What a response without a token means, by its HTTP status and whether there is JSON in it. */
function faultOfStatus(statusCode: number, isJson: boolean): LoginFault {
	if (isBusy(statusCode)) return 'busy';
	if (statusCode >= 500) return 'outOfOrder';
	if (statusCode === 401) return 'refused';
	const isRefusal = isJson && statusCode >= 400 && statusCode !== 404 && statusCode !== 405;
	return isRefusal ? 'refused' : 'wrongAddress';
}

/** Why a token call brought no token, though the host answered; the body is empty when it was too large. */
export function refusedTokenCall(
	{ words, login, readLoginFault }: Account,
	statusCode: number,
	body: string,
	pauseMs: number | undefined,
): AccountProblem {
	if (statusCode === 407) return unreachable(login.url, PROXY_LOGIN);
	const isJson = isJsonObject(parseJson(body));
	const fault = readLoginFault?.(statusCode, body) ?? faultOfStatus(statusCode, isJson);
	const passing = (why: string): AccountProblem => {
		const message = `The service did not give a token: ${why}.`;
		const nextStep = 'Try again in a few minutes.';
		return new AccountProblem('serviceUnavailable', message, nextStep, true, pauseMs);
	};
	if (fault === 'busy' || fault === 'outOfOrder')
		return passing(`it is busy or unavailable (HTTP ${statusCode})`);
	if (isCutOffJson(body)) return passing('its response was cut off');
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

/** Turns whatever the token call threw into an AccountProblem; the address may have given a token in this process. */
export const asTokenProblem = (
	error: unknown,
	tokenUrl: string,
	hasAnswered: boolean,
): AccountProblem =>
	error instanceof AccountProblem
		? error
		: unreachable(tokenUrl, connectionFault(error, tokenUrl, hasAnswered));

const unreachable = (tokenUrl: string, fault: ConnectionFault): AccountProblem =>
	new AccountProblem(
		'unreachable',
		`The service at ${new URL(tokenUrl).host} ${fault.whatHappened}.`,
		fault.nextStep,
		fault.retryable,
	);
