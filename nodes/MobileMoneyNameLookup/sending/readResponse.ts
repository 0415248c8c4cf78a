import type { Answer, Reported } from '../domain/answer';
import type { CheckFailure } from '../domain/checkFailure';
import { isCutOffJson } from '../domain/json';
import { failure, type FailureKind, inOutage } from '../domain/responseTable';
import type { HttpResponse } from './http/streamedResponse';

/** A try that brought no answer. `rowFault`: only this row is at fault; `runFault`: nothing can be looked up at all. */
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

/** The answer that a response holds, or why it is none although it may look like one; the worst comes first. */
function answerOrFault(
	{ httpStatus, body }: HttpResponse,
	reported: Reported | undefined,
): Answer | FailureKind {
	if (reported?.kind === 'tokenRefused' || reported?.kind === 'tooManyRequests')
		return reported.kind;
	if (httpStatus === 429) return 'tooManyRequests';
	if (reported && 'isOfService' in reported) return reported.kind;
	// 408: the service or a proxy gave up.
	if (httpStatus >= 500 || httpStatus === 408) return 'serviceUnavailable';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	if (body === undefined) return 'tooLarge';
	if (!reported) return isCutOffJson(body) ? 'cutOff' : 'notAnAnswer';
	if (reported.kind !== 'answer') return reported.kind;
	// A success under these is the whole answer of the service; 202, 203 and 206 say that it is not.
	if (reported.meaning !== 'found' || httpStatus === 200 || httpStatus === 201) return reported;
	// Success with an error status contradicts itself, and money depends on it.
	if (httpStatus >= 400) return 'notAnAnswer';
	return {
		denial: `it came with HTTP ${httpStatus}, which is not a complete response`,
		...reported,
	};
}

/** Reads a response, in which the service reports something or, where undefined, nothing of its own. */
export function readResponse(
	response: HttpResponse,
	reported: Reported | undefined,
	hasAnswered = false,
): Answer | FailedTry {
	const { httpStatus, retryAfterMs } = response;
	const kind = answerOrFault(response, reported);
	if (typeof kind === 'object') return kind;
	const { code, words } =
		reported?.kind === 'answer' ? { code: reported.status, words: undefined } : (reported ?? {});
	const why = failure(kind, { httpStatus, code, words });
	// A gateway's page in the place of a service that has answered is an outage's; a redirect is the same each time.
	if (hasAnswered && !reported && kind !== 'redirected')
		return { kind: KINDS[kind] ?? 'down', failure: inOutage(why), retryAfterMs };
	return { kind: KINDS[kind] ?? 'rowFault', failure: why, retryAfterMs };
}
