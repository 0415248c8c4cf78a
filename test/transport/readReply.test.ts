import fc from 'fast-check';

import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { HttpReply } from '../../nodes/MobileMoneyNameLookup/transport/exchange';
import type { Reading } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = '{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}';
const DEEP_SUCCESS = SUCCESS.replace('}', `,"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`);
const UNKNOWN = '{"status":"E404000","message":"Account holder not found"}';
const DOWN = '{"status":"E503000","message":"Down"}';
const PAGE = '<!DOCTYPE html><html></html>';

const read = (httpStatus: number, body: string | undefined, headers: Partial<HttpReply> = {}) =>
	readReply({ httpStatus, body, ...headers }, 0);

/** What a reading is, in one word. */
function verdictOf(reading: Reading): string {
	if (reading.kind !== 'failed') return reading.kind;
	const next = reading.isWorthRetrying ? 'retry' : 'give up';
	return reading.isOutage ? `${next}, outage` : next;
}

describe('a reply is read as', () => {
	it.each<readonly [string, number, string | undefined, string]>([
		['a success', 200, SUCCESS, 'answer'],
		['a success at HTTP 201', 201, SUCCESS, 'answer'],
		['an unknown account', 404, UNKNOWN, 'answer'],
		['an unknown account at HTTP 200', 200, UNKNOWN, 'answer'],
		['an unsupported operator', 422, '{"status":"E422022","message":"no"}', 'answer'],
		['a refused token', 401, '{"status":"E401000","message":"JWT expired"}', 'tokenRefused'],
		['a refused token at HTTP 500', 500, '{"error":"invalid_token"}', 'tokenRefused'],
		['a refusal larger than any answer', 401, undefined, 'tokenRefused'],
		['too many requests', 429, '', 'retry'],
		['too many requests with an answer', 429, UNKNOWN, 'retry'],
		['too many requests with a success', 429, SUCCESS, 'retry'],
		['too many requests larger than any answer', 429, undefined, 'retry'],
		['too many requests told at HTTP 200', 200, '{"status":"E429000"}', 'retry'],
		['HTTP 500 with a page', 500, PAGE, 'retry, outage'],
		['HTTP 500 without a body', 500, '', 'retry, outage'],
		['HTTP 500 larger than any answer', 500, undefined, 'retry, outage'],
		['HTTP 500 cut off', 500, SUCCESS.slice(0, 30), 'retry, outage'],
		['HTTP 500 with an answer', 500, UNKNOWN, 'give up, outage'],
		['HTTP 500 with a success', 500, SUCCESS, 'give up, outage'],
		['HTTP 501 with a page', 501, PAGE, 'retry, outage'],
		['HTTP 502 with a page', 502, PAGE, 'retry, outage'],
		['HTTP 502 with an answer', 502, DOWN, 'retry, outage'],
		['HTTP 503 with an answer', 503, DOWN, 'retry, outage'],
		['HTTP 504 without a body', 504, '', 'retry, outage'],
		['HTTP 599 without a body', 599, '', 'retry, outage'],
		['a fault told at HTTP 200', 200, DOWN, 'give up, outage'],
		['a fault told at HTTP 422', 422, DOWN, 'give up, outage'],
		['an answer that broke off', 200, SUCCESS.slice(0, 30), 'retry'],
		['a list that broke off', 200, '[{"name":', 'retry'],
		['an answer that broke off behind space', 200, '\n {"name":"JA', 'retry'],
		['an empty body', 200, '', 'give up'],
		['a page', 200, PAGE, 'give up'],
		['plain text', 200, 'OK', 'give up'],
		['a text of another shape', 200, '{"data":{}}', 'give up'],
		['a body larger than any answer', 200, undefined, 'give up'],
		['a success nested deeper than any answer', 200, DEEP_SUCCESS, 'give up'],
		['a page at HTTP 404', 404, PAGE, 'give up'],
		['a success at HTTP 404', 404, SUCCESS, 'give up'],
		['a success at HTTP 403', 403, SUCCESS, 'give up'],
		['a redirect', 302, '', 'give up'],
		['several choices with an answer', 300, UNKNOWN, 'give up'],
		['several choices with a success', 300, SUCCESS, 'give up'],
		['a redirect with an answer', 307, UNKNOWN, 'give up'],
		['a redirect larger than any answer', 302, undefined, 'give up'],
	])('%s', (_what, httpStatus, body, verdict) => {
		expect(verdictOf(read(httpStatus, body))).toBe(verdict);
	});
});

describe('a code beside a message of passing trouble', () => {
	it.each([
		['E404000', 'Service temporarily unavailable'],
		['E400000', 'Temporarily unavailable, please try again later'],
		['E404001', 'The upstream request timed out'],
		['E400123', 'System under maintenance'],
		['E400000', 'A temporary error occurred'],
	])('is no answer about the number: %s %s', (status, message) => {
		expect(read(404, JSON.stringify({ status, message }))).toMatchObject({
			kind: 'failed',
			isOutage: true,
			failure: {
				message: `The service reports a fault of its own (HTTP 404, ${status})`,
				retryable: true,
			},
		});
	});

	it.each([
		['E404000', 'Account holder not found'],
		['E404000', 'Account temporarily suspended'],
		['E400000', 'Bad number'],
		['E422022', 'mmoId mpesa is not supported at the moment, please try again later'],
	])('is told apart from an answer: %s %s', (status, message) => {
		expect(read(404, JSON.stringify({ status, message })).kind).toBe('answer');
	});
});

describe('a reply from which nothing is learned', () => {
	it.each<readonly [string, number, string | undefined, string]>([
		['a page', 200, PAGE, 'The service’s reply is not an answer to a lookup (HTTP 200)'],
		['a list', 200, '[]', 'The service’s reply is not an answer to a lookup (HTTP 200)'],
		[
			'a success at HTTP 404',
			404,
			SUCCESS,
			'The service’s reply is not an answer to a lookup (HTTP 404, S000000)',
		],
		[
			'a large one',
			200,
			undefined,
			'The service’s reply is far larger than an answer to a lookup (HTTP 200)',
		],
		[
			'a fault with its code',
			200,
			DOWN,
			'The service reports a fault of its own (HTTP 200, E503000)',
		],
		['a broken one', 200, '{"status":', 'The service’s answer broke off (HTTP 200)'],
	])('says so: %s', (_what, httpStatus, body, message) => {
		expect(read(httpStatus, body)).toMatchObject({ failure: { message, httpStatus } });
	});

	it.each<readonly [number, string, boolean]>([
		[429, '', true],
		[200, '{"status":"E429000"}', true],
		[503, '', false],
		[200, PAGE, false],
	])(
		'says whether the service wants fewer requests: HTTP %i %s, %s',
		(httpStatus, body, isTurnedAway) => {
			expect(read(httpStatus, body)).toMatchObject({ kind: 'failed', isTurnedAway });
		},
	);
});

describe('the wait that a failed reply asks for', () => {
	it.each<readonly [string, number, string, Partial<HttpReply>, number]>([
		['in seconds at HTTP 429', 429, '', { retryAfter: '3' }, 3000],
		['in seconds at HTTP 503', 503, PAGE, { retryAfter: '3' }, 3000],
		['an hour', 503, '', { retryAfter: '3600' }, 60_000],
		['none', 429, '', { retryAfter: '0' }, 0],
		[
			'a date',
			503,
			'',
			{ retryAfter: 'Sat, 21 Nov 2026 08:00:10 GMT', date: 'Sat, 21 Nov 2026 08:00:00 GMT' },
			10_000,
		],
		['a date by the own clock', 503, '', { retryAfter: 'Thu, 01 Jan 1970 00:00:07 GMT' }, 7000],
	])('is read: %s', (_what, httpStatus, body, headers, retryAfterMs) => {
		expect(read(httpStatus, body, headers)).toMatchObject({ kind: 'failed', retryAfterMs });
	});

	it.each<readonly [string, Partial<HttpReply>]>([
		['without the header', {}],
		['with one that makes no sense', { retryAfter: 'soon' }],
		['with a date of its own only', { date: 'Sat, 21 Nov 2026 08:00:00 GMT' }],
	])('is absent %s', (_what, headers) => {
		expect(read(503, '', headers)).not.toHaveProperty('retryAfterMs');
	});

	it('is not heeded where the number was answered', () => {
		expect(read(200, SUCCESS, { retryAfter: '3' })).not.toHaveProperty('retryAfterMs');
	});
});

describe('whatever comes back', () => {
	const anyBody = fc.oneof(
		fc.constant(undefined),
		fc.string(),
		fc.json(),
		fc
			.record({ status: fc.string(), message: fc.string(), name: fc.string() })
			.map((answer) => JSON.stringify(answer)),
		fc.constantFrom(SUCCESS, UNKNOWN, DOWN, PAGE),
	);
	const anyStatus = fc.oneof(
		fc.integer({ min: 100, max: 599 }),
		fc.constantFrom(200, 401, 404, 429, 500),
	);

	it('is an answer only as an object with a status, under neither 3xx, 401, 429 nor 5xx', () => {
		fc.assert(
			fc.property(anyStatus, anyBody, (httpStatus, body) => {
				const reading = read(httpStatus, body);
				if (reading.kind !== 'answer') return;
				expect(reading.httpStatus).toBe(httpStatus);
				expect(reading.answer.status).not.toBe('');
				expect([401, 429]).not.toContain(httpStatus);
				expect([3, 5]).not.toContain(Math.floor(httpStatus / 100));
			}),
			{ numRuns: 1000 },
		);
	});

	it('goes into an error as its HTTP status and a plain code alone, behind words of our own', () => {
		const words = new Set(Object.values(REPLY_TABLE).map(({ message }) => message));
		fc.assert(
			fc.property(anyStatus, anyBody, (httpStatus, body) => {
				const reading = read(httpStatus, body);
				if (reading.kind === 'answer') return;
				const { message } = reading.failure;
				expect(words).toContain(message.replace(/ \(HTTP \d{3}(?:, [\w.-]{1,20})?\)$/, ''));
			}),
			{ numRuns: 1000 },
		);
	});

	it('is tried again only when the failure says that it can succeed', () => {
		fc.assert(
			fc.property(anyStatus, anyBody, (httpStatus, body) => {
				const reading = read(httpStatus, body);
				if (reading.kind === 'failed' && reading.isWorthRetrying)
					expect(reading.failure.retryable).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});
});
