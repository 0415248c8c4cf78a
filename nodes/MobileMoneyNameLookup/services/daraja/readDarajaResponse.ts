import type { CodeMeaning, LookupSubject, NoAnswer, Reported } from '../../domain/answer';
import { isJsonObject, type JsonObject, objectIn, parseJson } from '../../domain/json';
import { isAboutToken, plainMessage, troubleIn } from '../../domain/messageWords';
import type { FailureKind } from '../../domain/responseTable';
import type { HttpResponse } from '../../sending/http/streamedResponse';
import { isAboutOtherNumber, reportedAs } from '../responses/contradiction';
import {
	codeIn,
	joinedMessage,
	parseResponse,
	type Report,
	textIn,
	textsOf,
} from '../responses/response';

/** Safaricom's description has one in its sample, the other in its table. */
const SUCCESS_CODES: readonly string[] = ['4000', '0'];
const SUCCESS_MESSAGE = /^success/i;

const NO_SUCH_ORGANIZATION =
	/\b(?:no (?:such )?(?:organi[sz]ation|record|result|match)|(?:organi[sz]ation|short ?code|till|paybill|merchant|identifier|number|record|account)(?: \w+){0,3} (?:(?:does|did) not exist|(?:is |was )?not (?:found|registered|known)|(?:is )?unknown)|(?:not found|unknown|unregistered) (?:organi[sz]ation|short ?code|till|paybill|number))/i;

const BAD_PARAMETERS =
	/\b(?:bad request|(?:invalid|missing|malformed|wrong|required) (?:\w+ ){0,2}(?:parameters?|fields?|request|payload|input|format|identifier ?type)|parameters?(?: \w+){0,3} (?:invalid|missing|required))\b/i;

/** Codes of Daraja's API gateway, and words of its faults without spaces; the first match counts. */
const CODES: ReadonlyArray<{ code: RegExp; kind: FailureKind }> = [
	{ code: /^500\.003\.0[23]$|^429(?:\.|$)|SpikeArrest|QuotaViolation/i, kind: 'tooManyRequests' },
	{ code: /^404\.001\.0[34]$|^400\.003\.01$|^401(?:\.|$)|access_?token/i, kind: 'tokenRefused' },
	{ code: /^403(?:\.|$)|ApiProduct|InsufficientScope|KeyNotApproved/i, kind: 'accessDenied' },
	{ code: /^(?:500\.|503\.|50[234]$)/, kind: 'serviceUnavailable' },
	{
		code: /^404\.00[123]\.01$|^405(?:\.|$)|ApplicationNotFound|Unabletoidentifyproxy/i,
		kind: 'notAnAnswer',
	},
	// By its descriptions, Daraja's own 500 means an invalid parameter.
	{ code: /^(?:400\.|[45]00$)/, kind: 'unknownCode' },
];

const faultOfCode = (code: string): FailureKind | undefined =>
	CODES.find((entry) => entry.code.test(code))?.kind;

function codeAndMessage({ errorCode, errorMessage, fault }: JsonObject) {
	const error = { code: codeIn(errorCode), message: codeIn(errorMessage) };
	if (error.code !== '' || error.message !== '' || !isJsonObject(fault)) return error;
	const detail = objectIn(fault.detail);
	return { code: codeIn(detail.errorcode), message: codeIn(fault.faultstring) };
}

/** Reads an error of Daraja's API gateway, `notAnAnswer` for an unknown code; undefined for anything else. */
function readDarajaError(response: JsonObject): NoAnswer | undefined {
	const { code, message } = codeAndMessage(response);
	if (code === '' && message === '' && !isJsonObject(response.fault)) return undefined;
	const words = message.replace(/\s/g, '');
	// The same code comes with an expired token.
	if (/apiproduct/i.test(words)) return { kind: 'accessDenied', code };
	if (isAboutToken(message)) return { kind: 'tokenRefused', code };
	return { kind: faultOfCode(code) ?? faultOfCode(words) ?? 'notAnAnswer', code };
}

function reportIn(response: JsonObject, httpStatus: number): Report | undefined {
	const { ResponseCode, ResponseMessage, OrganizationName } = response;
	if (typeof ResponseCode !== 'string' && typeof ResponseCode !== 'number') return undefined;
	const messages = textsOf(response, ['responsemessage', 'detailedmessage']);
	const first = textIn(ResponseMessage);
	const message = first || joinedMessage(messages);
	return {
		httpStatus,
		response,
		messages,
		message,
		code: codeIn(ResponseCode),
		name: textIn(OrganizationName),
		successCodes: SUCCESS_CODES,
		...(!SUCCESS_MESSAGE.test(first) && { doubt: 'its message does not say success' }),
	};
}

function failureIn({ code, messages }: Report): FailureKind | undefined {
	const ofCode = faultOfCode(code);
	if (ofCode && ofCode !== 'unknownCode') return ofCode;
	const isAboutParameters = BAD_PARAMETERS.test(plainMessage(joinedMessage(messages)));
	return troubleIn(messages) ?? (isAboutParameters ? 'unknownCode' : ofCode);
}

function meaningOf(report: Report, subject: LookupSubject): CodeMeaning {
	const { code, messages } = report;
	if (SUCCESS_CODES.includes(code)) return 'found';
	const failed = failureIn(report);
	if (failed) return failed;
	// A rejection has a message, and no message says success.
	const reportsSuccess = messages.some((each) => SUCCESS_MESSAGE.test(each));
	if (messages.length === 0 || reportsSuccess) return 'unknownCode';
	if (isAboutOtherNumber(report, subject)) return 'notAnAnswer';
	return NO_SUCH_ORGANIZATION.test(joinedMessage(messages)) ? 'accountNotFound' : 'rejected';
}

/** Reads a response of Daraja's Query Organization Info; undefined if it is not Daraja's own. */
export function readDarajaResponse(
	{ httpStatus, body = '' }: HttpResponse,
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
	if (httpStatus < 500) return reportedAs(meaningOf(report, subject), report, subject);
	// Daraja seems to answer some numbers with HTTP 5xx. Only a text that postpones means that the service is down.
	const { code, messages } = report;
	if (messages.length === 0) return undefined;
	const kind = failureIn(report) ?? 'numberFault';
	return { kind, code, words: joinedMessage(messages) };
}

/** What a response without a token reports; undefined if only its HTTP status counts. */
export function readDarajaLogin(httpStatus: number, body: string): NoAnswer | undefined {
	// A wrong key or secret gives one of two statuses without a body, or an empty token.
	const isEmpty = body.trim() === '' && (httpStatus === 400 || httpStatus === 403);
	const { access_token: token } = objectIn(parseJson(body));
	const isNone = typeof token === 'string' && token.trim() === '';
	return isEmpty || isNone ? { kind: 'tokenRefused' } : undefined;
}
