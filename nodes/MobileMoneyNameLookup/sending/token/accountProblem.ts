import { CheckFailure, unknownFailure } from '../../domain/checkFailure';
import { connectionFault, proxyLogin } from '../http/connectionFault';
import { isCutOffJson, isJsonObject, parseJson } from '../http/json';
import { isBusy } from '../http/retryAfter';
import type { HttpReply } from '../http/streamedReply';
import type { Account, LoginFault } from './account';

/** The credential cannot give a token. The message has both sentences, because the Test button shows nothing else. */
export class AccountProblem extends Error {
	override readonly name = 'AccountProblem';

	constructor(
		readonly failure: CheckFailure,
		readonly fault?: LoginFault,
		readonly retryAfterMs?: number,
	) {
		super(`${failure.message}. ${failure.nextStep}`);
	}
}

/** The failed check that whatever was thrown amounts to; an error of unknown origin gets a text of our own. */
export const checkFailureOf = (error: unknown): CheckFailure =>
	error instanceof AccountProblem ? error.failure : unknownFailure();

/** What a response without a token means, by its HTTP status and whether there is JSON in it. */
function faultOfStatus(statusCode: number, isJson: boolean): LoginFault {
	if (isBusy(statusCode)) return 'busy';
	if (statusCode >= 500) return 'outOfOrder';
	if (statusCode === 401) return 'refused';
	const isRefusal = isJson && statusCode >= 400 && statusCode !== 404 && statusCode !== 405;
	return isRefusal ? 'refused' : 'wrongAddress';
}

/** Why a token call brought no token, though the host answered; `hasAnswered`: it has given tokens before. */
export function refusedTokenCall(
	{ words, login, readLoginFault }: Pick<Account, 'words' | 'login' | 'readLoginFault'>,
	{ httpStatus, body = '', retryAfterMs }: HttpReply,
	hasAnswered = false,
): AccountProblem {
	if (httpStatus === 407) return new AccountProblem(proxyLogin(login.url));
	const isJson = isJsonObject(parseJson(body));
	const fault = isCutOffJson(body)
		? 'outOfOrder'
		: (readLoginFault?.(httpStatus, body) ?? faultOfStatus(httpStatus, isJson));
	const problem = (what: string, nextStep: string, isPassing = false) =>
		new AccountProblem(new CheckFailure(what, nextStep, isPassing), fault, retryAfterMs);
	// A page in the place of a token comes from a gateway, where the same address gave tokens before.
	if (fault === 'busy' || fault === 'outOfOrder' || (hasAnswered && fault === 'wrongAddress'))
		return problem(
			`The service did not give a token: it is busy or unavailable (HTTP ${httpStatus})`,
			'Try again in a few minutes.',
			true,
		);
	if (fault === 'refused')
		return problem(
			`The service refused ${words.login}`,
			`Check ${words.loginFields} in the credential, and that they belong to the chosen environment.`,
		);
	return problem(
		`The host answered HTTP ${httpStatus}, but it does not seem to be the name lookup service`,
		`Check ${words.addressFields} in the credential against your account details.`,
	);
}

/** Turns whatever the token call threw into an AccountProblem; the address may have given a token in this process. */
export const asTokenProblem = (
	error: unknown,
	url: string,
	hasAnswered: boolean,
): AccountProblem =>
	error instanceof AccountProblem
		? error
		: new AccountProblem(connectionFault(error, url, hasAnswered));
