import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { failure, type FailureKind, inOutage } from '../domain/replyTable';
import { isCutOffJson } from './http/json';
import { isBusy } from './http/retryAfter';
import type { HttpReply } from './http/streamedReply';
import type { Answer, Said } from './lookupCall';
import { AccountProblem } from './token/accountProblem';

/**
 * A try that brought no answer. The service wants fewer requests; it is out; it takes this token no longer; only this
 * row is at fault; or nothing can be looked up at all.
 */
export interface FailedTry {
	readonly kind: 'busy' | 'down' | 'badToken' | 'rowFault' | 'runFault';
	readonly failure: CheckFailure;
	readonly retryAfterMs?: number | undefined;
}

/** What failures mean for the run; any other is of the row, unless it comes from a gateway in the service's place. */
const KINDS: Readonly<Partial<Record<FailureKind, FailedTry['kind']>>> = {
	tokenRefused: 'badToken',
	tooManyRequests: 'busy',
	serviceUnavailable: 'down',
	serviceFault: 'down',
	thirdPartyFault: 'down',
	cutOff: 'down',
};

/** The answer that a reply holds, or why it is none although it may look like one; the worst comes first. */
function answerOrFault(
	{ httpStatus, body }: HttpReply,
	said: Said | undefined,
): Answer | FailureKind {
	if (said?.kind === 'tokenRefused' || said?.kind === 'tooManyRequests') return said.kind;
	if (isBusy(httpStatus)) return 'tooManyRequests';
	if (said && 'isOfService' in said) return said.kind;
	if (httpStatus >= 500) return 'serviceUnavailable';
	if (httpStatus === 304) return 'notAnAnswer';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!said) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (said.kind !== 'answer') return said.kind;
	// A success under these is the whole answer of the service; 202, 203 and 206 say that it is not.
	if (said.meaning !== 'found' || httpStatus === 200 || httpStatus === 201) return said;
	// Success with an error status contradicts itself, and money depends on it.
	if (httpStatus >= 400) return 'notAnAnswer';
	return { denial: `it came with HTTP ${httpStatus}, which is not a complete reply`, ...said };
}

/**
 * Reads a reply, in which the service says something or, where undefined, nothing of its own. When its address has
 * answered before, that is an outage's. What a service reports under 3xx, 429 or 5xx is no answer.
 */
export function readReply(
	reply: HttpReply,
	said: Said | undefined,
	hasAnswered = false,
): Answer | FailedTry {
	const { httpStatus } = reply;
	const kind = answerOrFault(reply, said);
	if (typeof kind === 'object') return kind;
	const { code, says } =
		said?.kind === 'answer' ? { code: said.status, says: undefined } : (said ?? {});
	const why = failure(kind, { httpStatus, code, says });
	// A redirect is the same each time.
	const isForeign = hasAnswered && !said && kind !== 'redirected';
	return {
		kind: KINDS[kind] ?? (isForeign ? 'down' : 'rowFault'),
		failure: isForeign ? inOutage(why) : why,
		retryAfterMs: reply.retryAfterMs,
	};
}

/** The failed check that whatever was thrown amounts to; an error of unknown origin gets a text of our own. */
export function checkFailureOf(error: unknown): CheckFailure {
	if (!(error instanceof AccountProblem)) return unknownFailure();
	// A sentence there, but the beginning of one here.
	const message = error.whatHappened.replace(/\.$/, '');
	return new CheckFailure(message, error.nextStep, error.retryable);
}
