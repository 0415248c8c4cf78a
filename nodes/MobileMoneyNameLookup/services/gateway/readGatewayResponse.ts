import type { LookupSubject, Meaning, Reported } from '../../domain/answer';
import type { JsonObject } from '../../domain/json';
import { isAboutToken, troubleIn } from '../../domain/messageWords';
import type { HttpResponse } from '../../sending/http/streamedResponse';
import { reportedAs } from '../responses/contradiction';
import {
	codeIn,
	joinedMessage,
	parseResponse,
	textIn,
	textsIn,
	textsOf,
} from '../responses/response';

export const SUCCESS_CODE = 'S000000';

/** The first match counts. A code about the account or the request is a failure (docs/services.md). */
export const CODES: ReadonlyArray<{ code: RegExp; meaning: Meaning }> = [
	{ code: /^S000000$/, meaning: 'found' },
	{ code: /^E404/, meaning: 'accountNotFound' },
	{ code: /^E422022$/, meaning: 'operatorNotSupported' },
	{ code: /^E401/, meaning: 'tokenRefused' },
	{ code: /^E403/, meaning: 'accessDenied' },
	{ code: /^E422006$/, meaning: 'noCredit' },
	// The digits are those of HTTP.
	{ code: /^E(?:400|402|409|413|415|426|428|431|501|422005$)/, meaning: 'requestRefused' },
	{ code: /^E(?:408|424|425)/, meaning: 'serviceFault' },
	{ code: /^E429/, meaning: 'tooManyRequests' },
	{ code: /^E000002$/, meaning: 'thirdPartyFault' },
	{ code: /^E5/, meaning: 'serviceFault' },
	{ code: /^P/, meaning: 'pending' },
	{ code: /^E4/, meaning: 'rejected' },
];

/** One letter and six digits; undefined for anything else, which is then no answer. */
function codeOf(status: unknown): string | undefined {
	const code = codeIn(status);
	return /^[A-Za-z]\d{6}$/.test(code) ? code.toUpperCase() : undefined;
}

const MESSAGE_FIELDS = ['message', 'description', 'error_description', 'error'];

/** A response without a code refuses the token, or says that the service is out; undefined for anything else. */
function withoutCode(
	httpStatus: number,
	body: string,
	response: JsonObject | undefined,
): Reported | undefined {
	// A 403 of the service itself has a code, and a web page is a firewall's.
	const isForbidden = httpStatus === 403 && (response !== undefined || body.trim() === '');
	const refuses = (text: string) => isAboutToken(text) || /^E?401\d*$/.test(text);
	if (isForbidden || textsIn(response).some(refuses)) return { kind: 'tokenRefused' };
	const trouble = response && troubleIn(textsOf(response, MESSAGE_FIELDS));
	const isOut = trouble === 'serviceFault' || trouble === 'tooManyRequests';
	return isOut ? { kind: trouble, code: '' } : undefined;
}

const READ_WITH_MESSAGES = new Set<Meaning>([
	'accountNotFound',
	'operatorNotSupported',
	'rejected',
	'requestRefused',
	'unknownCode',
]);

/** Messages may report a failure of the check, whatever the code. */
function meaningWith(code: string, messages: readonly string[]): Meaning {
	// A code that is not in the table says nothing about the number.
	const { meaning = 'unknownCode' } = CODES.find((entry) => entry.code.test(code)) ?? {};
	if (meaning === 'found') return meaning;
	if (messages.some(isAboutToken)) return 'tokenRefused';
	// “Not supported at the moment” is how the service refuses an operator.
	const isPlain = messages.some((message) => /not supported/i.test(message));
	if (meaning === 'operatorNotSupported' && isPlain) return meaning;
	return (READ_WITH_MESSAGES.has(meaning) ? troubleIn(messages) : undefined) ?? meaning;
}

/** Reads a response of the gateway; undefined if it is not the gateway's own. An answer has a code about the number. */
export function readGatewayResponse(
	{ httpStatus, body = '' }: HttpResponse,
	subject: LookupSubject,
): Reported | undefined {
	if (httpStatus === 401) return { kind: 'tokenRefused' };
	const response = parseResponse(body);
	const code = codeOf(response?.status);
	if (!response || code === undefined) return withoutCode(httpStatus, body, response);
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
