import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { FailureKind } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { HttpReply } from '../../nodes/MobileMoneyNameLookup/http/streamedReply';
import { readGatewayReply } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import type { Answer } from '../../nodes/MobileMoneyNameLookup/transport/lookupCall';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import {
	checkFailureOf,
	failedConnection,
	readReply,
} from '../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = '{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}';
const CUT_OFF = SUCCESS.slice(0, 30);
const DEEP = SUCCESS.replace('}', `,"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`);
const UNKNOWN = '{"status":"E404000","message":"Account holder not found"}';
const DOWN = '{"status":"E503000","message":"Down"}';
const PAGE = '<!DOCTYPE html><html>JANE</html>';
/** The body is larger than any answer. */
const LARGE = undefined;

/** A reply of the gateway, read at the time 0. */
const readAt = (reply: HttpReply, hasAnswered = false) =>
	readReply(reply, readGatewayReply(reply, '4738534'), 0, hasAnswered);

const read = (httpStatus: number, body: string | undefined, headers: Partial<HttpReply> = {}) =>
	readAt({ httpStatus, body, ...headers });

/** What to do about a failed try, in one word, and what it tells of the service. */
const nextOf = (reading: Answer | FailedTry): string =>
	reading.kind === 'answer'
		? reading.kind
		: `${reading.isWorthRetrying ? 'retry' : 'give up'}, ${reading.kind}`;

describe('a reply is read', () => {
	it.each<[number, string | undefined, string]>([
		[200, SUCCESS, 'answer'],
		[404, UNKNOWN, 'answer'],
		[200, UNKNOWN, 'answer'],
		[401, '', 'badToken'],
		[500, '{"error":"invalid_token"}', 'badToken'],
	])('at HTTP %i with the body %s as %s', (httpStatus, body, kind) => {
		const reading = read(httpStatus, body);
		const told = kind === 'answer' ? { httpStatus } : { failure: { httpStatus } };
		expect(reading).toMatchObject({ kind, ...told });
		expect(reading).not.toHaveProperty('denial');
	});

	it.each([202, 203, 204, 206, 207])('as a success that HTTP %i denies', (httpStatus) => {
		expect(read(httpStatus, SUCCESS)).toMatchObject({
			kind: 'answer',
			denial: `it came with HTTP ${httpStatus}, which is not a complete reply`,
		});
		expect(read(httpStatus, UNKNOWN)).not.toHaveProperty('denial');
	});

	it.each<[number, FailureKind, string, string | undefined]>([
		[429, 'tooManyRequests', 'retry, busy', ''],
		[429, 'tooManyRequests', 'retry, busy', SUCCESS],
		[200, 'tooManyRequests', 'retry, busy', '{"status":"E429000"}'],
		[500, 'tooManyRequests', 'retry, busy', '{"status":"E429000"}'],
		[403, 'accessDenied', 'give up, rowFault', '{"status":"E403000"}'],
		[200, 'thirdPartyFault', 'give up, down', '{"status":"E000002"}'],
		[500, 'serviceUnavailable', 'retry, down', PAGE],
		[500, 'serviceUnavailable', 'retry, down', UNKNOWN],
		[503, 'serviceUnavailable', 'retry, down', DOWN],
		[200, 'serviceFault', 'give up, down', DOWN],
		[200, 'cutOff', 'retry, rowFault', CUT_OFF],
		[200, 'cutOff', 'retry, rowFault', '{"na\\x":'],
		[200, 'notAnAnswer', 'give up, rowFault', PAGE],
		[200, 'notAnAnswer', 'give up, rowFault', `${SUCCESS}${SUCCESS}`],
		[200, 'notAnAnswer', 'give up, rowFault', DEEP],
		[400, 'notAnAnswer', 'give up, rowFault', SUCCESS],
		[200, 'tooLarge', 'give up, rowFault', LARGE],
		[300, 'redirected', 'give up, rowFault', UNKNOWN],
	])('at HTTP %i as %s: %s', (httpStatus, kind, next, body) => {
		const reading = read(httpStatus, body);
		const { message, retryable } = REPLY_TABLE[kind];
		expect(nextOf(reading)).toBe(next);
		expect(reading).toMatchObject({ failure: { retryable, httpStatus } });
		// Its code may follow, but no other word of it.
		const words = expect.stringMatching(`^${message} \\(HTTP ${httpStatus}(, [SE]\\d+)?\\)$`);
		expect(reading).toHaveProperty('failure.message', words);
	});
});

describe('a failed reply', () => {
	it.each([
		[404, SUCCESS, 'The service’s reply is not a lookup result (HTTP 404, S000000)'],
		[200, PAGE, 'The service’s reply is not a lookup result (HTTP 200)'],
	])('is told with its code, if it has one: HTTP %i %s', (httpStatus, body, message) => {
		expect(read(httpStatus, body)).toMatchObject({ failure: { message } });
	});
});

describe('a code beside a message of passing trouble', () => {
	it.each([
		['E404000', 'Service temporarily unavailable', 'down'],
		['E404000', 'Account temporarily suspended', 'answer'],
		['E422022', 'mmoId mpesa is not supported at the moment, please try again later', 'answer'],
		['S000000', 'Found; try again later for its address', 'answer'],
	])('is no answer about the number: %s %s, %s', (status, message, kind) => {
		const httpStatus = status === 'S000000' ? 200 : 404;
		const reading = read(httpStatus, JSON.stringify({ status, message }));
		expect(reading.kind).toBe(kind);
		if (kind === 'down') expect(nextOf(reading)).toBe('give up, down');
	});
});

describe('what is no answer, from an address that has answered before,', () => {
	it.each([
		[200, PAGE, 'give up, down', true],
		[404, '', 'give up, down', true],
		[503, PAGE, 'retry, down', true],
		[404, SUCCESS, 'give up, rowFault', undefined],
		[503, DOWN, 'retry, down', undefined],
	])('comes from a gateway in its place: HTTP %i %s', (httpStatus, body, next, isForeign) => {
		const reading = readAt({ httpStatus, body }, true);
		expect(nextOf(reading)).toBe(next);
		expect('isForeign' in reading ? reading.isForeign : undefined).toBe(isForeign);
		expect(read(httpStatus, body)).not.toHaveProperty('isForeign');
	});
});

describe('the wait that a failed reply asks for', () => {
	const NOON = 'Sat, 21 Nov 2026 12:00:00 GMT';

	it.each<[number, Partial<HttpReply>, number]>([
		[429, { retryAfter: '3' }, 3000],
		[503, { retryAfter: 'Sat, 21 Nov 2026 12:00:10 GMT', date: NOON }, 10_000],
		[503, { retryAfter: 'Thu, 01 Jan 1970 00:00:07 GMT' }, 7000],
	])('is read at HTTP %i from %j', (httpStatus, headers, retryAfterMs) => {
		expect(read(httpStatus, '', headers)).toMatchObject({
			kind: httpStatus === 429 ? 'busy' : 'down',
			retryAfterMs,
		});
	});

	it.each<[number, string, Partial<HttpReply>]>([
		[503, '', { retryAfter: 'soon' }],
		[200, SUCCESS, { retryAfter: '3' }],
	])('is none at HTTP %i %s with %j', (httpStatus, body, headers) => {
		expect(read(httpStatus, body, headers)).not.toHaveProperty('retryAfterMs');
	});
});

describe('a request without a reply', () => {
	it.each([
		['ECONNRESET', true],
		['ENOTFOUND', false],
		[undefined, false],
	])('looks like an outage, and is tried again where that can help: %s', (code, canHelp) => {
		const thrown = Object.assign(new Error('Bearer s3cret'), { code, headers: ['s3cret'] });
		const { failure, ...failed } = failedConnection(thrown);
		expect(failed).toEqual({ kind: 'down', isWorthRetrying: canHelp });
		expect(failure.retryable).toBe(canHelp);
		expect(failure.message).toMatch(/^The service could not be reached: [a-z]/);
		expect(failure.nextStep).toMatch(/^[A-Z].*\.$/);
		// The error's own text may carry headers.
		expect(failure.message + JSON.stringify(failure)).not.toContain('s3cret');
	});
});

describe('an error as a failed check', () => {
	it.each([true, false])('keeps both parts of an account problem, retryable %s', (retryable) => {
		const problem = new AccountProblem('unreachable', 'x.example is down.', 'Wait.', retryable);
		const failed = checkFailureOf(problem);
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ message: 'x.example is down', nextStep: 'Wait.', retryable });
	});

	it.each([
		['an error', new Error('Authorization: Bearer s3cret')],
		['a text', 's3cret'],
		['nothing', undefined],
	])('never repeats the text of %s', (_what, thrown) => {
		const failed = checkFailureOf(thrown);
		const message = 'The lookup stopped for a reason that this node does not know';
		expect(failed).toMatchObject({ message, retryable: false });
		expect(failed.nextStep).toMatch(/report it/);
		expect(failed).not.toHaveProperty('cause');
		expect(JSON.stringify(failed)).not.toContain('s3cret');
	});
});
