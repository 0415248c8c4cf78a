import type { LookupSubject, Reported } from '../../domain/answer';
import type { JsonObject } from '../../domain/json';
import type { HttpReply } from '../../sending/http/streamedReply';
import type { LoginFault } from '../../domain/account';
import { answerOf } from '../responses/contradiction';
import { joinedMessage, parseResponse, textIn, textsIn, textsOf } from '../responses/response';
import { isAboutToken, troubleIn } from '../responses/troubles';
import { type CodeMeaning, codeOf, isAnswer, meaningOf, SUCCESS_CODE } from './codes';

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

const READ_WITH_MESSAGES: readonly CodeMeaning[] = [
	...(['accountNotFound', 'operatorNotSupported', 'rejected'] as const),
	...(['requestRefused', 'unknownCode'] as const),
];

/** Messages may report a failure of the check, whatever the code. */
function meaningWith(code: string, messages: readonly string[]): CodeMeaning {
	const meaning = meaningOf(code);
	if (meaning === 'found') return meaning;
	if (messages.some(isAboutToken)) return 'tokenRefused';
	// “Not supported at the moment” is how the service refuses an operator.
	const isPlain = messages.some((message) => /not supported/i.test(message));
	if (meaning === 'operatorNotSupported' && isPlain) return meaning;
	return (READ_WITH_MESSAGES.includes(meaning) ? troubleIn(messages) : undefined) ?? meaning;
}

/** Reads a response of the gateway; undefined if it is not the gateway's own. An answer has a code about the number. */
export function readGatewayReply(
	{ httpStatus, body = '' }: HttpReply,
	subject: LookupSubject,
): Reported | undefined {
	if (httpStatus === 401) return { kind: 'tokenRefused' };
	const response = parseResponse(body);
	const code = codeOf(response?.status);
	if (!response || code === undefined) return withoutCode(httpStatus, body, response);
	const messages = textsOf(response, MESSAGE_FIELDS);
	const meaning = meaningWith(code, messages);
	if (!isAnswer(meaning)) return { kind: meaning, code };
	const texts = { messages, message: joinedMessage(messages), name: textIn(response.name) };
	return answerOf({ httpStatus, response, code, ...texts }, meaning, subject, [SUCCESS_CODE]);
}

const LOGIN_FAULTS: Readonly<Partial<Record<CodeMeaning, LoginFault>>> = {
	...{ tokenRefused: 'refused', accessDenied: 'refused' },
	...{ tooManyRequests: 'busy', serviceFault: 'outOfOrder', thirdPartyFault: 'outOfOrder' },
};

/** What a success without a token means; undefined if only the HTTP status counts. */
export function readGatewayLoginFault(httpStatus: number, body: string): LoginFault | undefined {
	const response = httpStatus < 300 ? parseResponse(body) : undefined;
	if (!response) return undefined;
	const code = codeOf(response.status);
	const messages = textsOf(response, MESSAGE_FIELDS);
	const kind = code === undefined ? troubleIn(messages) : meaningWith(code, messages);
	return kind && LOGIN_FAULTS[kind];
}
