import type { FailureKind } from '../../domain/replyTable';
import { isJsonObject, type JsonObject, objectIn, parseJson } from '../../domain/json';
import type { LoginFault } from '../../domain/account';
import { isAboutToken } from '../responses/troubles';

/** Codes of Daraja's API gateway, and words of its faults without spaces; the first match counts. */
const CODES: ReadonlyArray<{ code: RegExp; kind: FailureKind }> = [
	{ code: /^500\.003\.0[23]$|^429(?:\.|$)|SpikeArrest|QuotaViolation/i, kind: 'tooManyRequests' },
	{ code: /^404\.001\.0[34]$|^400\.003\.01$|^401(?:\.|$)|access_?token/i, kind: 'tokenRefused' },
	{ code: /^403(?:\.|$)|ApiProduct|InsufficientScope|KeyNotApproved/i, kind: 'accessDenied' },
	{ code: /^(?:500\.|503\.|50[234]$)/, kind: 'serviceFault' },
	{
		code: /^404\.00[123]\.01$|^405(?:\.|$)|ApplicationNotFound|Unabletoidentifyproxy/i,
		kind: 'wrongAddress',
	},
	// By its descriptions, Daraja's own 500 means an invalid parameter.
	{ code: /^(?:400\.|[45]00$)/, kind: 'requestRefused' },
];

export const faultOfCode = (code: string): FailureKind | undefined =>
	CODES.find((entry) => entry.code.test(code))?.kind;

const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function codeAndMessage({ errorCode, errorMessage, fault }: JsonObject) {
	const error = { code: textOf(errorCode), message: textOf(errorMessage) };
	if (error.code !== '' || error.message !== '' || !isJsonObject(fault)) return error;
	const detail = objectIn(fault.detail);
	return { code: textOf(detail.errorcode), message: textOf(fault.faultstring) };
}

/** Reads an error of Daraja's API gateway, `notAnAnswer` for an unknown code; undefined for anything else. */
export function readDarajaError(
	response: JsonObject,
): { readonly kind: FailureKind; readonly code: string } | undefined {
	const { code, message } = codeAndMessage(response);
	if (code === '' && message === '' && !isJsonObject(response.fault)) return undefined;
	const words = message.replace(/\s/g, '');
	// The same code comes with an expired token.
	if (/apiproduct/i.test(words)) return { kind: 'accessDenied', code };
	if (isAboutToken(message)) return { kind: 'tokenRefused', code };
	return { kind: faultOfCode(code) ?? faultOfCode(words) ?? 'notAnAnswer', code };
}

const LOGIN_FAULTS: Readonly<Partial<Record<FailureKind, LoginFault>>> = {
	tooManyRequests: 'busy',
	serviceFault: 'outOfOrder',
	wrongAddress: 'wrongAddress',
};

/** What a response without a token means; undefined if only the HTTP status counts. */
export function readDarajaLoginFault(httpStatus: number, body: string): LoginFault | undefined {
	// A wrong key or secret gives one of two codes, and often an empty body or token.
	if (body.trim() === '') return httpStatus === 400 || httpStatus === 403 ? 'refused' : undefined;
	const json = parseJson(body);
	if (!isJsonObject(json)) return undefined;
	if (typeof json.access_token === 'string' && json.access_token.trim() === '') return 'refused';
	const error = readDarajaError(json);
	if (error && /^400\.008\.0[12]$/.test(error.code)) return 'refused';
	return error && LOGIN_FAULTS[error.kind];
}
