import type { Fault } from '../simulator';
import { apigeeFault, gatewayError } from '../simulator';

/** What becomes of a lookup that is answered with a fault. */
export type Effect = 'answered' | 'retried' | 'renewed' | 'givenUp';

type FaultEffect = readonly [name: string, fault: Fault, effect: Effect];

const refused = (httpStatus: number): Fault => ({ kind: 'tokenExpired', httpStatus });
const down = (httpStatus: number, body: 'json' | 'html' | 'empty'): Fault => ({
	kind: 'serverError',
	httpStatus,
	body,
});

/** What any service may answer, or a network make of it; the address has answered before the lookup. */
export const OF_ALL: readonly FaultEffect[] = [
	['an expired token at 401', refused(401), 'renewed'],
	['an expired token at 403', refused(403), 'renewed'],
	['an expired token at 500', refused(500), 'renewed'],
	['500 with a page', down(500, 'html'), 'retried'],
	['503 without a body', down(503, 'empty'), 'retried'],
	['429', { kind: 'tooManyRequests' }, 'retried'],
	['a reset before the answer', { kind: 'resetBeforeAnswer' }, 'retried'],
	['a reset in mid body', { kind: 'resetDuringBody' }, 'retried'],
	['half a JSON', { kind: 'cutOffJson' }, 'retried'],
	['a web page', { kind: 'htmlPage' }, 'retried'],
	['an empty body', { kind: 'emptyBody' }, 'retried'],
	['a redirect to another host', { kind: 'redirect' }, 'givenUp'],
	['a body of 1 MB', { kind: 'largeBody' }, 'retried'],
	['a wrong content type', { kind: 'contentType', contentType: 'text/html' }, 'answered'],
	['gzip', { kind: 'gzip' }, 'answered'],
];

const code401: Fault = { kind: 'code', httpStatus: 200, status: '401.001' };
const quota = 'policies.ratelimit.QuotaViolation';
const badToken = 'keymanagement.service.invalid_access_token';
const noProduct = 'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound';

/** What only Daraja says, or the gateway in front of it; most of it is not told by the HTTP status. */
export const OF_DARAJA: readonly FaultEffect[] = [
	['spike arrest at 500', gatewayError(500, '500.003.02', ''), 'retried'],
	['a fault of a quota at 500', apigeeFault(500, '', quota), 'retried'],
	['a refused token at 400', gatewayError(400, '404.001.03', ''), 'renewed'],
	['a refused token at 404', gatewayError(404, '404.001.03', ''), 'renewed'],
	['a fault of a refused token', apigeeFault(500, '', badToken), 'renewed'],
	['a fault of a lacking product', apigeeFault(403, '', noProduct), 'givenUp'],
	['a refused token’s code at 200', code401, 'renewed'],
];
