import { isJsonObject, type JsonObject } from '../../http/json';
import type { HttpReply } from '../../http/streamedReply';
import type { LookupSubject, Said } from '../../transport/lookupCall';
import { contradictionIn } from '../reading/contradiction';
import { cutName, joinedMessage, parseResponse, textIn, textsOf } from '../reading/responseTexts';
import { isAboutToken, isAboutTokenAlone, troubleIn } from '../reading/troubles';
import { type CodeMeaning, codeOf, isAnswer, meaningOf, SUCCESS_CODE } from './codes';

/** The documented message fields, the most likely first. */
const MESSAGE_FIELDS = ['message', 'description', 'error_description', 'error'];

/** Where a gateway in front of the service reports a refused token; they are read in a response without a code. */
const FRONT_FIELDS = [
	...MESSAGE_FIELDS,
	'status',
	'code',
	'errorCode',
	'errorMessage',
	'faultstring',
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
	'accountNotFound',
	'rejected',
	'requestRefused',
	'unknownCode',
];

/** What a code means together with its messages: they may report a failure of the check whatever the code says. */
function meaningWith(code: string, messages: readonly string[]): CodeMeaning {
	const meaning = meaningOf(code);
	if (meaning === 'found') return meaning;
	// These codes are about the number, so their messages may quote a holder's name.
	const mayQuote = meaning === 'accountNotFound' || meaning === 'operatorNotSupported';
	if (messages.some(mayQuote ? isAboutTokenAlone : isAboutToken)) return 'tokenRefused';
	const others = messages.filter((message) => !isAboutToken(message));
	// “Not supported at the moment” is how the service refuses an operator (service description 7).
	const isPlain = others.some((message) => /not supported/i.test(message));
	const decides =
		READ_WITH_MESSAGES.includes(meaning) || (meaning === 'operatorNotSupported' && !isPlain);
	return (decides ? troubleIn(others) : undefined) ?? meaning;
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
	const response = parseResponse(body);
	const status = codeOf(response?.status);
	if (httpStatus === 401) return { kind: 'tokenRefused' };
	if (!response || status === undefined)
		return isTokenRefusedInFront(httpStatus, response) ? { kind: 'tokenRefused' } : undefined;
	const messages = textsOf(response, MESSAGE_FIELDS);
	const meaning = meaningWith(status, messages);
	if (!isAnswer(meaning)) return { kind: meaning, code: status };
	const answer = { kind: 'answer', httpStatus, status, message: joinedMessage(messages) } as const;
	const name = textIn(response.name);
	const named = { ...answer, meaning, ...(name !== '' && { name: cutName(name) }), raw: response };
	if (meaning !== 'found') return named;
	const success = { ...subject, name, messages, successCodes: [SUCCESS_CODE] };
	return { ...named, ...contradictionIn(response, success) };
}
