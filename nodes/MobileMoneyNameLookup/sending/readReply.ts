import type { CheckFailure } from '../domain/checkFailure';
import { failure, type FailureKind, inOutage } from '../domain/replyTable';
import { isCutOffJson } from './http/json';
import { isBusy } from './http/retryAfter';
import type { HttpReply } from './http/streamedReply';
import type { Answer, Reported } from './lookupCall';

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
	reported: Reported | undefined,
): Answer | FailureKind {
	if (reported?.kind === 'tokenRefused' || reported?.kind === 'tooManyRequests')
		return reported.kind;
	if (isBusy(httpStatus)) return 'tooManyRequests';
	if (reported && 'isOfService' in reported) return reported.kind;
	// 408: the service or a proxy gave up.
	if (httpStatus >= 500 || httpStatus === 408) return 'serviceUnavailable';
	if (httpStatus === 304) return 'notAnAnswer';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!reported) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (reported.kind !== 'answer') return reported.kind;
	// A success under these is the whole answer of the service; 202, 203 and 206 say that it is not.
	if (reported.meaning !== 'found' || httpStatus === 200 || httpStatus === 201) return reported;
	// Success with an error status contradicts itself, and money depends on it.
	if (httpStatus >= 400) return 'notAnAnswer';
	return { denial: `it came with HTTP ${httpStatus}, which is not a complete reply`, ...reported };
}

/**
 * Reads a reply, in which the service says something or, where undefined, nothing of its own. When its address has
 * answered before, that is an outage's. What a service reports under 3xx, 429 or 5xx is no answer.
 */
export function readReply(
	reply: HttpReply,
	reported: Reported | undefined,
	hasAnswered = false,
): Answer | FailedTry {
	const { httpStatus, retryAfterMs } = reply;
	const kind = answerOrFault(reply, reported);
	if (typeof kind === 'object') return kind;
	const { code, words } =
		reported?.kind === 'answer' ? { code: reported.status, words: undefined } : (reported ?? {});
	const why = failure(kind, { httpStatus, code, words });
	// A redirect is the same each time.
	if (hasAnswered && !reported && kind !== 'redirected')
		return { kind: KINDS[kind] ?? 'down', failure: inOutage(why), retryAfterMs };
	return { kind: KINDS[kind] ?? 'rowFault', failure: why, retryAfterMs };
}
