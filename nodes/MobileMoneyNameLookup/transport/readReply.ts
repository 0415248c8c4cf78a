import { isCutOffJson, parseJson } from '../http/parseJson';
import type { CheckFailure } from '../domain/checkFailure';
import type { FailureKind } from '../domain/replyTable';
import { failure } from '../domain/replyTable';
import {
	isServiceFaultCode,
	isTooManyRequestsCode,
	meaningOf,
	SUCCESS_CODE,
} from '../domain/resultCode';
import type { Answer } from './answer';
import { readAnswer } from './answer';
import { retryAfterMs } from '../http/retryAfter';
import type { HttpReply } from '../http/streamedExchange';
import { isTokenRefusal } from './tokenRefusal';

/** A try that brought no answer. */
export interface FailedTry {
	readonly kind: 'failed';
	readonly failure: CheckFailure;
	/** Whether another try at once can succeed. */
	readonly isWorthRetrying: boolean;
	/** Whether it looks as if the service were down. */
	readonly isOutage: boolean;
	/** Whether the service wants fewer requests. */
	readonly isTurnedAway: boolean;
	/** How long the service asks to be left alone, in milliseconds. */
	readonly retryAfterMs?: number;
	/** Set when the reply is not the service's own, though this address has given such before. */
	readonly isForeign?: true;
	/** Set when there was no token to be had, so that nothing at all can be asked. */
	readonly hasNoToken?: true;
}

/** A try that brought an answer. */
export interface AnsweredTry {
	readonly kind: 'answer';
	readonly answer: Answer;
	readonly httpStatus: number;
}

/** What a reply says. */
export type Reading =
	AnsweredTry | { readonly kind: 'tokenRefused'; readonly failure: CheckFailure } | FailedTry;

const RETRIED_STATUSES: readonly number[] = [502, 503, 504];
const RETRIED_KINDS: readonly FailureKind[] = ['cutOff', 'tooManyRequests'];

/** A success under these is the whole answer of the service; 202, 203 and 206 say that it is not. */
const FULL_ANSWER: readonly number[] = [200, 201];

/** An answer, denied where its success came with an HTTP status that does not fit. */
function fittingStatus(answer: Answer, httpStatus: number): Answer {
	if (answer.status !== SUCCESS_CODE || FULL_ANSWER.includes(httpStatus)) return answer;
	return { denial: `it came with HTTP ${httpStatus}, which is no full answer`, ...answer };
}

/** What a message says of the service, and not of the number, whatever code stands beside it. */
const PASSING_TROUBLE =
	/\b(?:(?:currently|temporarily|service(?: is)?) unavailable|temporary (?:error|failure|fault|problem)|(?:re)?try (?:again )?later|timed out|time-?out|under maintenance)\b/i;

const tellsOfPassingTrouble = ({ status, message }: Answer): boolean =>
	['accountNotFound', 'rejected'].includes(meaningOf(status)) && PASSING_TROUBLE.test(message);

/**
 * The answer about the number that a reply holds, or why it is none although it may look like one;
 * the worst comes first.
 */
function answerOrFault(
	{ httpStatus, body }: HttpReply,
	answer: Answer | undefined,
): Answer | FailureKind {
	if (httpStatus === 429) return 'tooManyRequests';
	if (httpStatus >= 500) return 'serviceUnavailable';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!answer) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (isServiceFaultCode(answer.status)) return 'serviceFault';
	if (isTooManyRequestsCode(answer.status)) return 'tooManyRequests';
	if (tellsOfPassingTrouble(answer)) return 'serviceFault';
	// Success told with an error status contradicts itself, and money hangs on it.
	if (answer.status === SUCCESS_CODE && httpStatus >= 400) return 'notAnAnswer';
	return fittingStatus(answer, httpStatus);
}

/**
 * Reads a reply: an answer, a refused token, or a failed try. Only a JSON object with a `status`
 * text, under a status of neither 3xx, 429 nor 5xx, is an answer (service description 2.2 and 7).
 *
 * @param reply what came back over HTTP
 * @param nowMs the own clock, in milliseconds
 * @param hasAnswered whether this address has answered before: what is no answer of the service then
 *   comes from a gateway in its place, and several in a row are an outage
 */
export function readReply(reply: HttpReply, nowMs: number, hasAnswered = false): Reading {
	const { httpStatus, body = '' } = reply;
	const json = parseJson(body);
	if (isTokenRefusal(httpStatus, json)) {
		return { kind: 'tokenRefused', failure: failure('tokenRefused', { httpStatus }) };
	}
	const answer = readAnswer(json, body);
	const kind = answerOrFault(reply, answer);
	if (typeof kind === 'object') return { kind: 'answer', answer: kind, httpStatus };
	const isForeign = hasAnswered && !answer;
	const pause = retryAfterMs(reply.retryAfter, reply.date, nowMs);
	return {
		kind: 'failed',
		failure: failure(kind, { httpStatus, ...(answer && { code: answer.status }) }),
		isWorthRetrying:
			RETRIED_STATUSES.includes(httpStatus) ||
			(httpStatus >= 500 && !answer) ||
			RETRIED_KINDS.includes(kind),
		isOutage: httpStatus >= 500 || kind === 'serviceFault' || isForeign,
		isTurnedAway: kind === 'tooManyRequests',
		...(isForeign && { isForeign }),
		...(pause !== undefined && { retryAfterMs: pause }),
	};
}
