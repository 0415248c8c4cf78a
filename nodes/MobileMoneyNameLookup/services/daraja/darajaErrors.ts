import type { LoginFault } from '../../account/account';
import type { FailureKind } from '../../domain/replyTable';
import { isJsonObject, type JsonObject } from '../../http/json';

/** What the codes of the API gateway before Daraja mean, and its messages without spaces; the first match counts. */
const CODES: ReadonlyArray<{ code: RegExp; kind: FailureKind }> = [
	{ code: /^500\.003\.0[23]$|^429(?:\.|$)|SpikeArrest|QuotaViolation/i, kind: 'tooManyRequests' },
	{
		code: /^404\.001\.0[34]$|^400\.003\.01$|^401(?:\.|$)|access_?token/i,
		kind: 'tokenRefused',
	},
	{ code: /^403(?:\.|$)|ApiProduct|InsufficientScope|KeyNotApproved/i, kind: 'accessDenied' },
	{ code: /^(?:500\.|503\.|50[234]$)/, kind: 'serviceFault' },
	{
		code: /^404\.00[123]\.01$|^405(?:\.|$)|ApplicationNotFound|Unabletoidentifyproxy/i,
		kind: 'wrongAddress',
	},
	// By its descriptions, Daraja's own 500 means an invalid parameter.
	{ code: /^(?:400\.|[45]00$)/, kind: 'requestRefused' },
];

const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** What a known code means, in an error or in an answer. */
export const faultOfCode = (code: string): FailureKind | undefined =>
	CODES.find((entry) => entry.code.test(code))?.kind;

/** `{requestId, errorCode, errorMessage}`, or the other shape in which the same gateway answers. */
function codeAndMessage({ errorCode, errorMessage, fault }: JsonObject) {
	const error = { code: textOf(errorCode), message: textOf(errorMessage) };
	if (error.code !== '' || error.message !== '') return error;
	if (!isJsonObject(fault)) return undefined;
	const detail = isJsonObject(fault.detail) ? fault.detail : {};
	return { code: textOf(detail.errorcode), message: textOf(fault.faultstring) };
}

/**
 * Reads an error of the API gateway before Daraja.
 *
 * @returns its code and what it means, `notAnAnswer` for a code that is not known; undefined for what is no such error
 */
export function readDarajaError(
	response: JsonObject,
): { readonly kind: FailureKind; readonly code: string } | undefined {
	const error = codeAndMessage(response);
	if (!error) return undefined;
	const { code, message } = error;
	const words = message.replace(/\s+/g, '');
	// The same code comes with an expired token.
	if (/apiproduct/i.test(words)) return { kind: 'accessDenied', code };
	return { kind: faultOfCode(code) ?? faultOfCode(words) ?? 'notAnAnswer', code };
}

const LOGIN_FAULTS: Readonly<Partial<Record<FailureKind, LoginFault>>> = {
	tooManyRequests: 'busy',
	serviceFault: 'outOfOrder',
	wrongAddress: 'wrongAddress',
};

/** `400.008.01` invalid authentication, `400.008.02` invalid grant. */
const LOGIN_REFUSED = /^400\.008\.0[12]$/;

/**
 * What an error in place of a token means.
 *
 * @returns undefined where only its HTTP status counts
 */
export function readDarajaLoginFault(reply: JsonObject): LoginFault | undefined {
	const error = readDarajaError(reply);
	if (!error) return undefined;
	return LOGIN_REFUSED.test(error.code) ? 'refused' : LOGIN_FAULTS[error.kind];
}
