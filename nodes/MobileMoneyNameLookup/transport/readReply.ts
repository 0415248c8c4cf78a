import { connectionFault } from '../http/connectionFault';
import { AccountProblem } from '../account/accountProblem';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { isCutOffJson } from '../http/json';
import { retryAfterMs } from '../http/retryAfter';
import type { HttpReply } from '../http/streamedReply';
import { failure, type FailureKind } from '../domain/replyTable';
import type { Answer, Said } from './lookupCall';

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
}

/** What failures mean for the run; any other is of the row, unless it comes from a gateway in the service's place. */
const KINDS: Readonly<Partial<Record<FailureKind, FailedTry['kind']>>> = {
	tokenRefused: 'badToken',
	tooManyRequests: 'busy',
	serviceUnavailable: 'down',
	serviceFault: 'down',
	thirdPartyFault: 'down',
};

/** Failures reported by the service itself; an immediate retry would fail again. */
const NOT_AT_ONCE: readonly FailureKind[] = [
	'tokenRefused',
	'pending',
	'serviceFault',
	'thirdPartyFault',
];

/** A success under these is the whole answer of the service; 202, 203 and 206 say that it is not. */
const FULL_ANSWER: readonly number[] = [200, 201];

/** The answer that a reply holds, or why it is none although it may look like one; the worst comes first. */
function answerOrFault(
	{ httpStatus, body }: HttpReply,
	said: Said | undefined,
): Answer | FailureKind {
	if (said?.kind === 'tokenRefused' || said?.kind === 'tooManyRequests') return said.kind;
	if (httpStatus === 429) return 'tooManyRequests';
	if (said && 'isOfService' in said) return said.kind;
	if (httpStatus >= 500) return 'serviceUnavailable';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!said) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (said.kind !== 'answer') return said.kind;
	if (said.meaning !== 'found' || FULL_ANSWER.includes(httpStatus)) return said;
	// Success with an error status contradicts itself, and money depends on it.
	if (httpStatus >= 400) return 'notAnAnswer';
	return { denial: `it came with HTTP ${httpStatus}, which is not a complete reply`, ...said };
}

/**
 * Reads a reply: an answer, a refused token, or a failed try. Whatever a service says under a status of
 * 3xx, 429 or 5xx is no answer (service description 2.2 and 7).
 *
 * @param said what the service says in it; undefined for what is not its own
 * @param nowMs the machine's own time, in milliseconds
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
	const { code, says } =
		said?.kind === 'answer' ? { code: said.status, says: undefined } : (said ?? {});
	const why = failure(kind, { httpStatus, code, says });
	const pause = retryAfterMs(reply.retryAfter, reply.date, nowMs);
	const isForeign = hasAnswered && !said;
	return {
		kind: KINDS[kind] ?? (isForeign ? 'down' : 'rowFault'),
		failure: why,
		isWorthRetrying: why.retryable && !NOT_AT_ONCE.includes(kind),
		...(isForeign && { isForeign }),
		...(pause !== undefined && { retryAfterMs: pause }),
	};
}

/** Turns an error without a reply into a failed try; the error's own text may carry headers. */
export function failedConnection(error: unknown): FailedTry {
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	const message = `The service could not be reached: ${whatHappened}`;
	const why = new CheckFailure(message, nextStep, retryable);
	return { kind: 'down', failure: why, isWorthRetrying: retryable };
}

/** The failed check that whatever was thrown amounts to; an error of unknown origin gets a text of our own. */
export function checkFailureOf(error: unknown): CheckFailure {
	if (!(error instanceof AccountProblem)) return unknownFailure();
	// A sentence there, but the beginning of one here.
	const message = error.whatHappened.replace(/\.$/, '');
	return new CheckFailure(message, error.nextStep, error.retryable);
}
