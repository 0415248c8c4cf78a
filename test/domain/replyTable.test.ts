import {
	failure,
	notAskedInOutage,
	REPLY_TABLE,
	unasked,
} from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

const busy = 'The service is unavailable at the moment';

describe('a reply from which nothing is learned', () => {
	it('is told with its HTTP status, and with the code when the service gave one', () => {
		const { nextStep, retryable } = REPLY_TABLE.serviceUnavailable;
		const failed = failure('serviceUnavailable', { httpStatus: 503, code: 'E503001' });
		const message = `${busy} (HTTP 503, E503001)`;
		expect(failed).toMatchObject({ message, nextStep, retryable, httpStatus: 503 });
		expect(failure('serviceUnavailable', { httpStatus: 503 }).message).toBe(`${busy} (HTTP 503)`);
	});

	it.each([
		['ends a line', 'E500\r\nERROR: all is lost'],
		['echoes what was sent to it', 'Bearer abc.def.ghi'],
		['goes on and on', 'E'.repeat(21)],
	])('leaves out a code that %s', (_what, code) => {
		const { message } = failure('serviceUnavailable', { httpStatus: 503, code });
		expect(message).toBe(`${busy} (HTTP 503)`);
	});
});

describe('a number that was not asked for', () => {
	it.each(['cancelled', 'outage'] as const)('can be looked up later: %s', (kind) => {
		const later = { ...REPLY_TABLE[kind], retryable: true, httpStatus: undefined };
		expect(unasked(kind)).toMatchObject(later);
	});

	it('tells how the latest try failed, where one did', () => {
		const latest = failure('serviceUnavailable', { httpStatus: 503 });
		const message = `${REPLY_TABLE.outage.message} (last: ${busy} (HTTP 503))`;
		expect(notAskedInOutage(latest)).toMatchObject({ ...REPLY_TABLE.outage, message });
		expect(notAskedInOutage(undefined)).toMatchObject(REPLY_TABLE.outage);
	});
});

it.each(Object.entries(REPLY_TABLE))('the table says what to do about %s', (_kind, row) => {
	expect(row.message).toMatch(/^[A-Z].*[^.]$/);
	expect(row.nextStep).toMatch(/^[A-Z].*\.$/);
});
