import type { CodeMeaning, LookupSubject, Reported } from '../../domain/answer';
import type { JsonObject } from '../../domain/json';
import { isAboutToken, troubleIn } from '../../domain/messageWords';
import type { HttpResponse } from '../../sending/http/streamedResponse';
import { reportedAs } from '../responses/contradiction';
import {
	gatewayCodeIn,
	joinedMessage,
	parseResponse,
	textIn,
	textsIn,
	textsOf,
} from '../responses/response';

export const SUCCESS_CODE = 'S000000';

/** The first match counts. A code about the account or the request is a failure (docs/services.md). */
export const CODES: ReadonlyArray<{ code: RegExp; meaning: CodeMeaning }> = [
	{ code: /^S000000$/, meaning: 'found' },
	{ code: /^E404/, meaning: 'accountNotFound' },
	{ code: /^E422022$/, meaning: 'operatorNotSupported' },
	{ code: /^E401/, meaning: 'tokenRefused' },
	{ code: /^E403/, meaning: 'accessDenied' },
	{ code: /^E422006$/, meaning: 'noCredit' },
	// The digits are those of HTTP.
	{ code: /^E(?:400|402|409|413|415|426|428|431|501|422005$)/, meaning: 'unknownCode' },
	{ code: /^E429/, meaning: 'tooManyRequests' },
	{ code: /^E(?:408|424|425|5|000002$)/, meaning: 'serviceUnavailable' },
	{ code: /^P/, meaning: 'pending' },
	{ code: /^E4/, meaning: 'rejected' },
];

const MESSAGE_FIELDS = ['message', 'description', 'errordescription', 'error'];

/** Whether a response without a code refuses the token. */
function refusesToken(httpStatus: number, body: string, response?: JsonObject): boolean {
	// A 403 of the service itself has a code, and a web page is a firewall's.
	const isForbidden = httpStatus === 403 && (response !== undefined || body.trim() === '');
	const refuses = (text: string) => isAboutToken(text) || /^E?401\d*$/.test(text);
	return isForbidden || textsIn(response).some(refuses);
}

const READ_WITH_MESSAGES = new Set<CodeMeaning>([
	'accountNotFound',
	'operatorNotSupported',
	'rejected',
	'unknownCode',
]);

/** Messages may report a failure of the check, whatever the code. */
function meaningWith(code: string, messages: readonly string[]): CodeMeaning {
	// A code that is not in the table says nothing about the number.
	const { meaning = 'unknownCode' } = CODES.find((entry) => entry.code.test(code)) ?? {};
	if (meaning === 'found') return meaning;
	if (messages.some(isAboutToken)) return 'tokenRefused';
	return (READ_WITH_MESSAGES.has(meaning) ? troubleIn(messages) : undefined) ?? meaning;
}

/** Reads a response of the gateway; undefined if it is not the gateway's own. An answer has a code about the number. */
export function readGatewayResponse(
	{ httpStatus, body = '' }: HttpResponse,
	subject: LookupSubject,
): Reported | undefined {
	if (httpStatus === 401) return { kind: 'tokenRefused' };
	const response = parseResponse(body);
	const code = gatewayCodeIn(response?.status);
	if (!response || code === undefined)
		return refusesToken(httpStatus, body, response) ? { kind: 'tokenRefused' } : undefined;
	const messages = textsOf(response, MESSAGE_FIELDS);
	const report = {
		httpStatus,
		response,
		code,
		messages,
		message: joinedMessage(messages),
		name: textIn(response.name),
		successCodes: [SUCCESS_CODE],
	};
	return reportedAs(meaningWith(code, messages), report, subject);
}
