import type { Credential } from '../../domain/credential';
import { ThrownFailure, CheckFailure } from '../../domain/checkFailure';
import { isJsonObject, parseJson } from '../../domain/json';
import { proxyLogin } from '../http/connectionFault';
import type { HttpResponse } from '../http/streamedResponse';
import { readResponse } from '../readResponse';

/** Why a token call brought no token, though the host answered; `hasAnswered`: it has given tokens before. */
export function refusedTokenCall(
	{ words, login, readLogin }: Pick<Credential, 'words' | 'login' | 'readLogin'>,
	response: HttpResponse,
	hasAnswered = false,
): ThrownFailure {
	const { httpStatus, body = '', retryAfterMs } = response;
	if (httpStatus === 407) return new ThrownFailure(proxyLogin(login.url));
	const { kind } = readResponse(response, readLogin?.(httpStatus, body), hasAnswered);
	const isError = httpStatus >= 400 && httpStatus < 500 && ![404, 405, 408].includes(httpStatus);
	const isDenied = httpStatus === 401 || (isError && isJsonObject(parseJson(body)));
	const isRefusal = kind === 'badToken' || (kind !== 'busy' && isDenied);
	const isTemporary = !isRefusal && (kind === 'busy' || kind === 'down');
	let what = `The host answered HTTP ${httpStatus}, but it does not seem to be the name lookup service`;
	let nextStep = `Check ${words.addressFields} in the credential against your account details.`;
	if (isRefusal) {
		what = `The service refused ${words.login}`;
		nextStep = `Check ${words.loginFields} in the credential, and that they belong to the chosen environment.`;
	} else if (isTemporary) {
		what = `The service did not give a token: it is busy or unavailable (HTTP ${httpStatus})`;
		nextStep = 'Try again in a few minutes.';
	}
	const failure = new CheckFailure(what, nextStep, isTemporary);
	return new ThrownFailure(failure, retryAfterMs, isRefusal);
}
