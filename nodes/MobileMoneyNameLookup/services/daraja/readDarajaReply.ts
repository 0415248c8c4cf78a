import type { LookupSubject, NoAnswer, Reported } from '../../domain/answer';
import type { NumberType } from '../../domain/payee/numberType';
import { plainMessage } from '../../domain/messageWords';
import type { JsonObject } from '../../domain/json';
import type { HttpReply } from '../../sending/http/streamedReply';
import { answerOf, isAboutOtherNumber } from '../responses/contradiction';
import {
	joinedMessage,
	parseResponse,
	plainCode,
	type Report,
	textIn,
	textsOf,
} from '../responses/response';
import { troubleIn } from '../responses/troubles';
import { faultOfCode, readDarajaError } from './darajaErrors';

export const IDENTIFIER_TYPES: Readonly<Record<NumberType, string>> = { till: '2', paybill: '4' };

/** Safaricom's description has one in its sample, the other in its table. */
const SUCCESS_CODES: readonly string[] = ['4000', '0'];
const SUCCESS_MESSAGE = /^success/i;

const NO_SUCH_ORGANIZATION =
	/\b(?:no (?:such )?(?:organi[sz]ation|record|result|match)|(?:organi[sz]ation|short ?code|till|paybill|merchant|identifier|number|record|account)(?: \w+){0,3} (?:(?:does|did) not exist|(?:is |was )?not (?:found|registered|known)|(?:is )?unknown)|(?:not found|unknown|unregistered) (?:organi[sz]ation|short ?code|till|paybill|number))/i;

const BAD_PARAMETERS =
	/\b(?:bad request|(?:invalid|missing|malformed|wrong|required) (?:\w+ ){0,2}(?:parameters?|fields?|request|payload|input|format|identifier ?type)|parameters?(?: \w+){0,3} (?:invalid|missing|required))\b/i;

function reportIn(response: JsonObject, httpStatus: number): Report | undefined {
	const { ResponseCode, ResponseMessage, OrganizationName } = response;
	if (typeof ResponseCode !== 'string' && typeof ResponseCode !== 'number') return undefined;
	const messages = textsOf(response, ['ResponseMessage', 'DetailedMessage']);
	return {
		...{ httpStatus, response, messages },
		code: plainCode(String(ResponseCode)),
		message: textIn(ResponseMessage) || joinedMessage(messages),
		name: textIn(OrganizationName),
	};
}

function failureIn({ code, messages }: Report): NoAnswer | undefined {
	const ofCode = faultOfCode(code);
	if (ofCode && ofCode !== 'requestRefused') return { kind: ofCode, code };
	const isAboutParameters = BAD_PARAMETERS.test(plainMessage(joinedMessage(messages)));
	const ofTexts = troubleIn(messages) ?? (isAboutParameters ? 'requestRefused' : undefined);
	const kind = ofTexts ?? ofCode;
	return kind && { kind, code };
}

function readReport(report: Report, subject: LookupSubject): Reported {
	const { code, messages, message, response } = report;
	const answer = (meaning: 'found' | 'accountNotFound' | 'rejected') =>
		answerOf(report, meaning, subject, SUCCESS_CODES);
	if (SUCCESS_CODES.includes(code)) {
		const doubt = { denial: 'its message does not say success', denialWords: message };
		const isDoubtful = !SUCCESS_MESSAGE.test(textIn(response.ResponseMessage));
		return { ...(isDoubtful && doubt), ...answer('found') };
	}
	const failed = failureIn(report);
	if (failed) return failed;
	// A rejection comes with its reason, and none of them says success.
	const saysSuccess = messages.some((each) => SUCCESS_MESSAGE.test(each));
	if (messages.length === 0 || saysSuccess) return { kind: 'unknownCode', code };
	if (isAboutOtherNumber(response, subject)) return { kind: 'notAnAnswer', code };
	const isUnknown = NO_SUCH_ORGANIZATION.test(joinedMessage(messages));
	return answer(isUnknown ? 'accountNotFound' : 'rejected');
}

/** Reads a response of Daraja's Query Organization Info; undefined if it is not Daraja's own. */
export function readDarajaReply(
	{ httpStatus, body = '' }: HttpReply,
	subject: LookupSubject,
): Reported | undefined {
	const response = parseResponse(body);
	const report = response && reportIn(response, httpStatus);
	// contradictionIn judges an error field beside a success; a value such as “none” is no error.
	const isSuccess = httpStatus < 500 && SUCCESS_CODES.includes(report?.code ?? '');
	const error = response && !isSuccess ? readDarajaError(response) : undefined;
	const isUnauthorized = httpStatus === 401 && (error?.kind ?? 'notAnAnswer') === 'notAnAnswer';
	if (isUnauthorized) return { kind: 'tokenRefused' };
	if (error || !report) return error;
	if (httpStatus < 500) return readReport(report, subject);
	// Daraja seems to answer some numbers with HTTP 5xx. Only a text that postpones means that the service is down.
	if (report.messages.length === 0) return undefined;
	const failed: NoAnswer = failureIn(report) ?? { kind: 'numberFault', code: report.code };
	return { ...failed, words: joinedMessage(report.messages), isOfService: true };
}
