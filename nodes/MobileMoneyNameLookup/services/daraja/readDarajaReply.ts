import type { NumberType } from '../../domain/payee/numberType';
import { plainWords } from '../../domain/messageWords';
import type { JsonObject } from '../../sending/http/json';
import type { HttpReply } from '../../sending/http/streamedReply';
import type { LookupSubject, NoAnswer, Said } from '../../sending/lookupCall';
import { contradictionIn, isAboutOtherNumber } from '../reading/contradiction';
import {
	cutName,
	joinedMessage,
	parseResponse,
	plainCode,
	textIn,
	textsOf,
} from '../reading/responseTexts';
import { troubleIn } from '../reading/troubles';
import { faultOfCode, readDarajaError } from './darajaErrors';

export const IDENTIFIER_TYPES: Readonly<Record<NumberType, string>> = { till: '2', paybill: '4' };

/** The sample of the description shows one of them, its table the other. */
const SUCCESS_CODES: readonly string[] = ['4000', '0'];

const MESSAGE_FIELDS = ['ResponseMessage', 'DetailedMessage'];

const NO_SUCH_ORGANIZATION =
	/\b(?:no (?:such )?(?:organi[sz]ation|record|result|match)|(?:organi[sz]ation|short ?code|till|paybill|merchant|identifier|number|record|account)(?: \w+){0,3} (?:(?:does|did) not exist|(?:is |was )?not (?:found|registered|known)|(?:is )?unknown)|(?:not found|unknown|unregistered) (?:organi[sz]ation|short ?code|till|paybill|number))/i;

const BAD_PARAMETERS =
	/\b(?:bad request|(?:invalid|missing|malformed|wrong|required) (?:\w+ ){0,2}(?:parameters?|fields?|request|payload|input|format|identifier ?type)|parameters?(?: \w+){0,3} (?:invalid|missing|required))\b/i;

/** What Daraja reports in a body of its own. */
interface DarajaBody {
	readonly code: string;
	/** The texts of both message fields; the first need not be `ResponseMessage`. */
	readonly messages: readonly string[];
	readonly message: string;
	readonly name: string;
	readonly response: JsonObject;
}

function readBody(response: JsonObject): DarajaBody | undefined {
	const { ResponseCode } = response;
	if (typeof ResponseCode !== 'string' && typeof ResponseCode !== 'number') return undefined;
	const messages = textsOf(response, MESSAGE_FIELDS);
	return {
		code: plainCode(String(ResponseCode)),
		messages,
		message: textIn(response.ResponseMessage) || joinedMessage(messages),
		name: textIn(response.OrganizationName),
		response,
	};
}

/** Why a body is no answer although it has a code. */
function failureIn({ code, messages }: DarajaBody): NoAnswer | undefined {
	const ofCode = faultOfCode(code);
	if (ofCode && ofCode !== 'requestRefused') return { kind: ofCode, code };
	const isAboutParameters = BAD_PARAMETERS.test(plainWords(joinedMessage(messages)));
	const ofTexts = troubleIn(messages) ?? (isAboutParameters ? 'requestRefused' : undefined);
	const kind = ofTexts ?? ofCode;
	return kind && { kind, code };
}

function readSuccess(body: DarajaBody, subject: LookupSubject) {
	const { response, messages, name } = body;
	const success = { ...subject, name, messages, successCodes: SUCCESS_CODES };
	const contradiction = contradictionIn(response, success);
	if (contradiction || /^success/i.test(body.message)) return contradiction;
	const says = body.message === '' ? {} : { denialSays: body.message };
	return { denial: 'its message does not say success', ...says };
}

/** What Daraja answers about a number, or why its body is no answer. */
function answerOf(body: DarajaBody, httpStatus: number, subject: LookupSubject): Said {
	const { code, messages, message, name, response } = body;
	const answer = { kind: 'answer', httpStatus, status: code, message, raw: response } as const;
	if (SUCCESS_CODES.includes(code)) {
		const named = name !== '' && { name: cutName(name) };
		return { ...answer, meaning: 'found', ...named, ...readSuccess(body, subject) };
	}
	const failed = failureIn(body);
	if (failed) return failed;
	// A rejection comes with its reason, and none of them says success.
	if (messages.length === 0 || /^success/i.test(message)) return { kind: 'unknownCode', code };
	if (isAboutOtherNumber(response, subject)) return { kind: 'notAnAnswer', code };
	const isUnknown = NO_SUCH_ORGANIZATION.test(joinedMessage(messages));
	return { ...answer, meaning: isUnknown ? 'accountNotFound' : 'rejected' };
}

/**
 * Reads a response of Daraja's Query Organization Info. The success code, a message of success, a usable name and no
 * other number make a success; a success code with less needs review, and another code with more is no answer.
 *
 * @returns undefined for what is not Daraja's own
 */
export function readDarajaReply(
	{ httpStatus, body: text = '' }: HttpReply,
	subject: LookupSubject,
): Said | undefined {
	const response = parseResponse(text);
	const body = response && readBody(response);
	// Beside a success an error contradicts it, and one that says that there is none is nothing.
	const isSuccess = httpStatus < 500 && SUCCESS_CODES.includes(body?.code ?? '');
	const error = response && !isSuccess ? readDarajaError(response) : undefined;
	const isUnauthorized = httpStatus === 401 && (!error || error.kind === 'notAnAnswer');
	if (isUnauthorized) return { kind: 'tokenRefused' };
	if (error || !body) return error;
	if (httpStatus < 500) return answerOf(body, httpStatus, subject);
	// Some numbers seem to be answered so; only where the texts postpone, the service is out of order.
	if (body.messages.length === 0) return undefined;
	const failed: NoAnswer = failureIn(body) ?? { kind: 'numberFault', code: body.code };
	return { ...failed, says: joinedMessage(body.messages), isOfService: true };
}
