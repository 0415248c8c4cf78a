import { isJsonObject, type JsonObject } from '../../sending/http/json';
import type { HttpReply } from '../../sending/http/streamedReply';
import type { LookupSubject, Said } from '../../sending/lookupCall';
import { answerOf } from '../reading/contradiction';
import { joinedMessage, parseResponse, textIn, textsOf } from '../reading/response';
import { isAboutToken, troubleIn } from '../reading/troubles';
import { type CodeMeaning, codeOf, isAnswer, meaningOf, SUCCESS_CODE } from './codes';

/** The documented message fields, the most likely first. */
const MESSAGE_FIELDS = ['message', 'description', 'error_description', 'error'];

/** Where a response without a code of the service may report a refused token. */
const FRONT_FIELDS = [
	...MESSAGE_FIELDS,
	...['status', 'code', 'errorCode', 'errorMessage', 'faultstring'],
];

/** Whether a response without a code of the service refuses the token (service description 5.4 and 7). */
function isTokenRefusedInFront(httpStatus: number, response: JsonObject = {}): boolean {
	// The service gives a code with a 403 of its own.
	if (httpStatus === 403) return true;
	const within = [response, response.error, response.fault].filter(isJsonObject);
	const texts = within.flatMap((object) => textsOf(object, FRONT_FIELDS));
	return texts.some((text) => isAboutToken(text) || /^E?401\d*$/.test(text));
}

/** Meanings that say so little that the messages decide. */
const READ_WITH_MESSAGES: readonly CodeMeaning[] = [
	...(['accountNotFound', 'operatorNotSupported', 'rejected'] as const),
	...(['requestRefused', 'unknownCode'] as const),
];

/** What a code means together with its messages: they may report a failure of the check whatever the code says. */
function meaningWith(code: string, messages: readonly string[]): CodeMeaning {
	const meaning = meaningOf(code);
	if (meaning === 'found') return meaning;
	if (messages.some(isAboutToken)) return 'tokenRefused';
	// “Not supported at the moment” is how the service refuses an operator (service description 7).
	const isPlain = messages.some((message) => /not supported/i.test(message));
	if (meaning === 'operatorNotSupported' && isPlain) return meaning;
	return (READ_WITH_MESSAGES.includes(meaning) ? troubleIn(messages) : undefined) ?? meaning;
}

/**
 * Reads a response of the gateway. It is an answer where it is a JSON object whose `status` has the form of a code, and
 * the code is about the number (service description 2.2 and 7).
 *
 * @returns undefined for what is not the gateway's own
 */
export function readGatewayReply(
	{ httpStatus, body = '' }: HttpReply,
	subject: LookupSubject,
): Said | undefined {
	if (httpStatus === 401) return { kind: 'tokenRefused' };
	const response = parseResponse(body);
	const code = codeOf(response?.status);
	if (!response || code === undefined)
		return isTokenRefusedInFront(httpStatus, response) ? { kind: 'tokenRefused' } : undefined;
	const messages = textsOf(response, MESSAGE_FIELDS);
	const meaning = meaningWith(code, messages);
	if (!isAnswer(meaning)) return { kind: meaning, code };
	const message = joinedMessage(messages);
	const report = { response, code, messages, message, name: textIn(response.name) };
	return answerOf(report, meaning, httpStatus, subject, [SUCCESS_CODE]);
}
