import type { Account, LoginFault } from '../../domain/account';
import { AccountProblem, CheckFailure } from '../../domain/checkFailure';
import { isCutOffJson, isJsonObject, parseJson } from '../../domain/json';
import { proxyLogin } from '../http/connectionFault';
import { type HttpReply, isBusy } from '../http/streamedReply';

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
	if (fault === 'refused')
		return problem(
			`The service refused ${words.login}`,
			`Check ${words.loginFields} in the credential, and that they belong to the chosen environment.`,
		);
	// A page in the place of a token comes from a gateway, where the same address gave tokens before.
	if (fault === 'wrongAddress' && !hasAnswered)
		return problem(
			`The host answered HTTP ${httpStatus}, but it does not seem to be the name lookup service`,
			`Check ${words.addressFields} in the credential against your account details.`,
		);
	const busy = `The service did not give a token: it is busy or unavailable (HTTP ${httpStatus})`;
	return problem(busy, 'Try again in a few minutes.', true);
}
