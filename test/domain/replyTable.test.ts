import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	failure,
	notAskedInOutage,
	REPLY_TABLE,
	unasked,
} from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

describe('a reply from which nothing is learned', () => {
	it.each([
		['notAnAnswer', 200, false],
		['redirected', 302, false],
		['serviceFault', 200, true],
		['serviceUnavailable', 503, true],
		['tokenRefused', 401, false],
		['tooManyRequests', 429, true],
	] as const)('%s at HTTP %i is retryable: %s', (kind, httpStatus, retryable) => {
		const failed = failure(kind, { httpStatus });

		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ httpStatus, retryable });
		expect(failed.message).toContain(`HTTP ${httpStatus}`);
		expect(failed.nextStep).not.toBe('');
	});

	it('tells the code when the service gave one', () => {
		const { message } = failure('serviceFault', { httpStatus: 200, code: 'E500001' });
		expect(message).toMatch(/HTTP 200.*E500001/);
	});

	it('leaves out a code that there is not', () => {
		expect(failure('cutOff', { httpStatus: 200 }).message).toMatch(/ \(HTTP 200\)$/);
	});

	it.each([
		['ends a line', 'E500\r\nERROR: all is lost'],
		['has control characters', 'S000000\u0000'],
		['colours a terminal', '\u001b[31mE500'],
		['echoes what was sent to it', 'Bearer abc.def.ghi'],
		['goes on and on', 'E'.repeat(60_000)],
		['is empty', ''],
	])('leaves out a code that %s', (_what, code) => {
		const { message } = failure('serviceUnavailable', { httpStatus: 503, code });
		expect(message).toBe('The service is out of order at the moment (HTTP 503)');
	});
});

describe('a number that was not asked for', () => {
	it.each(['cancelled', 'outage'] as const)(
		'has its row of the table, can be looked up later, and has no HTTP status: %s',
		(kind) => {
			const { message, nextStep } = REPLY_TABLE[kind];
			expect(unasked(kind)).toMatchObject({
				message,
				nextStep,
				retryable: true,
				httpStatus: undefined,
			});
		},
	);
});

describe('a number that was not asked for in an outage', () => {
	it('tells how the latest try failed, where one did', () => {
		const { message, nextStep } = REPLY_TABLE.outage;
		const latest = failure('serviceUnavailable', { httpStatus: 503 });
		expect(notAskedInOutage(latest)).toMatchObject({
			message: `${message} (last: ${latest.message})`,
			nextStep,
			retryable: true,
		});
		expect(notAskedInOutage(undefined).message).toBe(message);
	});
});

describe('the table of replies', () => {
	it.each(Object.entries(REPLY_TABLE))('says what happened and what to do for %s', (_kind, row) => {
		expect(row.message).toMatch(/^[A-Z].*[^.]$/);
		expect(row.nextStep).toMatch(/^[A-Z].*\.$/);
	});

	it.each(['operatorNotSupported', 'accountNotFound', 'rejected'] as const)(
		'does not have %s tried again',
		(kind) => {
			expect(REPLY_TABLE[kind].retryable).toBe(false);
		},
	);
});
