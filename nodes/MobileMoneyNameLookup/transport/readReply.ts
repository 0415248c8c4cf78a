import { connectionFault } from '../http/connectionFault';
import { CheckFailure } from '../domain/checkFailure';
import { isCutOffJson } from '../http/json';
import { retryAfterMs } from '../http/retryAfter';
import type { HttpReply } from '../http/streamedReply';
import type { FailureKind } from '../domain/replyTable';
import { failure } from '../domain/replyTable';
import type { Answer, Said } from './answer';

/** A try that brought no answer. */
export interface FailedTry {
	/**
	 * What it tells: the service wants fewer requests; it may be out; it takes this token no longer; anything else
	 * only this row causes.
	 */
	readonly kind: 'busy' | 'down' | 'badToken' | 'rowFault';
	readonly failure: CheckFailure;
	/** Whether another try at once can succeed. */
	readonly isWorthRetrying: boolean;
	/** How long the service asks to be left alone, in milliseconds. */
	readonly retryAfterMs?: number;
	/** Set when the reply is not the service's own, though this address has given such before. */
	readonly isForeign?: true;
	/** Set when the service refused tokens for it that it takes for others: how many requests had been sent by then. */
	readonly refusedAfter?: number;
	/** Set when there was no token to be had, so that nothing at all can be asked. */
	readonly hasNoToken?: true;
}

const RETRIED_STATUSES: readonly number[] = [502, 503, 504];
const RETRIED_KINDS: readonly FailureKind[] = ['cutOff', 'tooManyRequests'];
const OUTAGE_KINDS: readonly FailureKind[] = ['serviceFault', 'thirdPartyFault'];
const KINDS_OF_THEIR_OWN: Readonly<Partial<Record<FailureKind, FailedTry['kind']>>> = {
	tokenRefused: 'badToken',
	tooManyRequests: 'busy',
};

/** A success under these is the whole answer of the service; 202, 203 and 206 say that it is not. */
const FULL_ANSWER: readonly number[] = [200, 201];

/** An answer, denied where its success came with an HTTP status that does not fit. */
function fittingStatus(answer: Answer): Answer {
	const { httpStatus } = answer;
	if (answer.meaning !== 'found' || FULL_ANSWER.includes(httpStatus)) return answer;
	return { denial: `it came with HTTP ${httpStatus}, which is not a complete reply`, ...answer };
}

/**
 * The answer about the number that a reply holds, or why it is none although it may look like one;
 * the worst comes first.
 */
function answerOrFault(
	{ httpStatus, body }: HttpReply,
	said: Said | undefined,
): Answer | FailureKind {
	if (said?.kind === 'tokenRefused' || said?.kind === 'tooManyRequests') return said.kind;
	if (httpStatus === 429) return 'tooManyRequests';
	if (httpStatus >= 500) return 'serviceUnavailable';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!said) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (said.kind !== 'answer') return said.kind;
	// Success told with an error status contradicts itself, and money hangs on it.
	if (said.meaning === 'found' && httpStatus >= 400) return 'notAnAnswer';
	return fittingStatus(said);
}

/**
 * Reads a reply: an answer, a refused token, or a failed try. Whatever a service says under a status of
 * 3xx, 429 or 5xx is no answer (service description 2.2 and 7).
 *
 * @param reply what came back over HTTP
 * @param said what the service says in it; undefined for what is not its own
 * @param nowMs the own clock, in milliseconds
 * @param hasAnswered whether this address has answered before: what is no answer of the service then
 *   comes from a gateway in its place, and several in a row are an outage
 */
export function readReply(
	reply: HttpReply,
	said: Said | undefined,
	nowMs: number,
	hasAnswered = false,
): Answer | FailedTry {
	const { httpStatus } = reply;
	const kind = answerOrFault(reply, said);
	if (typeof kind === 'object') return kind;
	const code = said?.kind === 'answer' ? said.status : said?.code;
	const why = failure(kind, { httpStatus, ...(code !== undefined && { code }) });
	const pause = retryAfterMs(reply.retryAfter, reply.date, nowMs);
	const isForeign = hasAnswered && !said;
	const isDown = httpStatus >= 500 || OUTAGE_KINDS.includes(kind) || isForeign;
	const isUnread = httpStatus >= 500 && !said;
	return {
		kind: KINDS_OF_THEIR_OWN[kind] ?? (isDown ? 'down' : 'rowFault'),
		failure: why,
		isWorthRetrying:
			isUnread || RETRIED_STATUSES.includes(httpStatus) || RETRIED_KINDS.includes(kind),
		...(isForeign && { isForeign }),
		...(pause !== undefined && { retryAfterMs: pause }),
	};
}

/** Turns an error without a reply into a failed try; the error's own text may carry headers. */
export function failedConnection(error: unknown): FailedTry {
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	return {
		kind: 'down',
		failure: new CheckFailure(
			`The service could not be reached: ${whatHappened}`,
			nextStep,
			retryable,
		),
		isWorthRetrying: retryable,
	};
}
