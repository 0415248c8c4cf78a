import type { Answer, Reported } from '../domain/answer';
import type { CheckFailure } from '../domain/checkFailure';
import {
	type Effect,
	type FailureKind,
	failureOf,
	inOutage,
	RESPONSE_TABLE,
} from '../domain/responseTable';
import type { HttpResponse } from './http/streamedResponse';

/** A try that brought no answer. `runFault`: nothing can be looked up at all. */
export interface FailedTry {
	readonly kind: Effect | 'runFault';
	readonly failure: CheckFailure;
	readonly retryAfterMs?: number | undefined;
}

const isRedirect = (httpStatus: number): boolean => httpStatus >= 300 && httpStatus < 400;

/** The answer in a response, or why it is none although it may look like one; the worst comes first. */
function answerOrFault(httpStatus: number, reported: Reported | undefined): Answer | FailureKind {
	if (reported?.kind === 'tokenRefused' || reported?.kind === 'tooManyRequests')
		return reported.kind;
	if (httpStatus === 429) return 'tooManyRequests';
	if (reported && 'words' in reported) return reported.kind;
	// 408: the service or a proxy gave up.
	if (httpStatus >= 500 || httpStatus === 408) return 'serviceUnavailable';
	if (!reported || isRedirect(httpStatus)) return 'notAnAnswer';
	if (reported.kind !== 'answer') return reported.kind;
	// With these statuses a success is complete; 202, 203 and 206 say that it is not.
	if (reported.meaning !== 'found' || httpStatus === 200 || httpStatus === 201) return reported;
	// Success with an error status contradicts itself, and money depends on it.
	if (httpStatus >= 400) return 'notAnAnswer';
	const denial = `it came with HTTP ${httpStatus}, which is not a complete response`;
	return { denial, ...reported };
}

/** Reads a response; `reported`: what the service itself reports in it. */
export function readResponse(
	response: HttpResponse,
	reported: Reported | undefined,
	hasAnswered = false,
): Answer | FailedTry {
	const { httpStatus, retryAfterMs } = response;
	const fault = answerOrFault(httpStatus, reported);
	if (typeof fault === 'object') return fault;
	const { effect } = RESPONSE_TABLE[fault];
	const { code, words } =
		reported?.kind === 'answer' ? { code: reported.status, words: undefined } : (reported ?? {});
	const why = failureOf(fault, { httpStatus, code, words });
	// A gateway's page from a service that has answered before is an outage. A redirect is the same each time.
	if (!hasAnswered || reported || isRedirect(httpStatus))
		return { kind: effect, failure: why, retryAfterMs };
	return { kind: effect === 'rowFault' ? 'down' : effect, failure: inOutage(why), retryAfterMs };
}
