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
		const { message, nextStep } = REPLY_TABLE[kind];
		const told = { message: `${message} (HTTP ${httpStatus})`, nextStep };
		expect(failure(kind, { httpStatus })).toMatchObject({ ...told, httpStatus, retryable });
	});

	it('tells the code when the service gave one', () => {
		const { message } = failure('serviceFault', { httpStatus: 200, code: 'E500001' });
		expect(message).toMatch(/ \(HTTP 200, E500001\)$/);
	});

	it.each([
		['ends a line', 'E500\r\nERROR: all is lost'],
		['has control characters', 'S000000\u0000'],
		['colours a terminal', '\u001b[31mE500'],
		['echoes what was sent to it', 'Bearer abc.def.ghi'],
		['goes on and on', 'E'.repeat(21)],
		['is empty', ''],
	])('leaves out a code that %s', (_what, code) => {
		const { message } = failure('serviceUnavailable', { httpStatus: 503, code });
		expect(message).toBe('The service is out of order at the moment (HTTP 503)');
	});
});

describe('a number that was not asked for', () => {
	it.each(['cancelled', 'outage'] as const)('can be looked up later: %s', (kind) => {
		const { message, nextStep } = REPLY_TABLE[kind];
		const later = { message, nextStep, retryable: true, httpStatus: undefined };
		expect(unasked(kind)).toMatchObject(later);
	});

	it('tells how the latest try failed, where one did', () => {
		const { message, nextStep } = REPLY_TABLE.outage;
		const latest = failure('serviceUnavailable', { httpStatus: 503 });
		const told = `${message} (last: ${latest.message})`;
		expect(notAskedInOutage(latest)).toMatchObject({ message: told, nextStep, retryable: true });
		expect(notAskedInOutage(undefined).message).toBe(message);
	});
});

it.each(Object.entries(REPLY_TABLE))('the table says what to do about %s', (_kind, row) => {
	// A message goes on behind its end, and a next step may be more than one sentence.
	expect(row.message).toMatch(/^[A-Z].*[^.]$/);
	expect(row.nextStep).toMatch(/^[A-Z].*\.$/);
});
