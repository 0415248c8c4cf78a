import fc from 'fast-check';

import { retryAfterMs } from '../../nodes/MobileMoneyNameLookup/http/retryAfter';

const NOW_TEXT = 'Sat, 21 Nov 2026 08:00:00 GMT';
const NOW_MS = Date.parse(NOW_TEXT);
const CAP_MS = 60_000;

const httpDate = (ms: number): string => new Date(ms).toUTCString();

describe('a Retry-After header in seconds', () => {
	it.each([
		['0', 0],
		['1', 1000],
		['5', 5000],
		['007', 7000],
		[' 5 ', 5000],
		['59', 59_000],
		['60', CAP_MS],
		['61', CAP_MS],
		['3600', CAP_MS],
		['99999999999999999999', CAP_MS],
		['9'.repeat(400), CAP_MS],
	])('of "%s" is a wait of %d ms, whatever the clocks say', (header, wait) => {
		expect(retryAfterMs(header, undefined, NOW_MS)).toBe(wait);
		expect(retryAfterMs(header, httpDate(NOW_MS + 1e6), NOW_MS)).toBe(wait);
		expect(retryAfterMs(header, 'no date', 0)).toBe(wait);
	});
});

describe('a Retry-After header with a date', () => {
	it.each([
		['in the usual form', 'Sat, 21 Nov 2026 08:00:10 GMT', 10_000],
		['in the form of RFC 850', 'Saturday, 21-Nov-26 08:00:10 GMT', 10_000],
		['a second ahead', 'Sat, 21 Nov 2026 08:00:01 GMT', 1000],
		['at this moment', NOW_TEXT, 0],
		['that has passed', 'Sat, 21 Nov 2026 07:59:00 GMT', 0],
		['years ago', 'Sun, 06 Nov 1994 08:49:37 GMT', 0],
		['a minute ahead', 'Sat, 21 Nov 2026 08:01:00 GMT', CAP_MS],
		['an hour ahead', 'Sat, 21 Nov 2026 09:00:00 GMT', CAP_MS],
		['years ahead', 'Fri, 01 Jan 2100 00:00:00 GMT', CAP_MS],
		['with spaces around', '  Sat, 21 Nov 2026 08:00:10 GMT ', 10_000],
	])('%s counts from the Date header', (_what, header, wait) => {
		expect(retryAfterMs(header, NOW_TEXT, NOW_MS)).toBe(wait);
		// The own clock is an hour off, which changes nothing.
		expect(retryAfterMs(header, NOW_TEXT, NOW_MS + 3_600_000)).toBe(wait);
		expect(retryAfterMs(header, NOW_TEXT, NOW_MS - 3_600_000)).toBe(wait);
	});

	it.each([
		['absent', undefined],
		['empty', ''],
		['no date', 'yesterday'],
	])('counts from the own clock when the Date header is %s', (_what, date) => {
		const header = httpDate(NOW_MS + 10_000);
		expect(retryAfterMs(header, date, NOW_MS)).toBe(10_000);
		expect(retryAfterMs(header, date, NOW_MS + 4000)).toBe(6000);
		expect(retryAfterMs(header, date, NOW_MS + 60_000)).toBe(0);
	});
});

describe('a Retry-After header that makes no sense', () => {
	it.each([
		undefined,
		'',
		' ',
		'soon',
		'soon 5',
		'-1',
		'-60',
		'+5',
		'1.5',
		'1,5',
		'1e3',
		'0x10',
		'5s',
		'120 seconds',
		'in 5 minutes',
		'NaN',
		'Infinity',
		'null',
		'5, 10',
		'٥',
		'Sat, 99 Nov 2026 08:00:10 GMT',
	])('tells no wait: %p', (header) => {
		expect(retryAfterMs(header, NOW_TEXT, NOW_MS)).toBeUndefined();
	});
});

describe('whatever a Retry-After header holds', () => {
	const header = fc.oneof(
		fc.string(),
		fc.integer().map(String),
		fc.stringMatching(/^[0-9+\-.:, a-zA-Z]{0,12}$/),
		fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
	);

	it('the wait is a number from 0 to 60 s, or none', () => {
		fc.assert(
			fc.property(fc.option(header, { nil: undefined }), header, (retryAfter, date) => {
				const wait = retryAfterMs(retryAfter, date, NOW_MS);
				return wait === undefined || (wait >= 0 && wait <= CAP_MS);
			}),
			{ numRuns: 2000 },
		);
	});

	it('the wait for a date is the time until then on the service’s own clock', () => {
		fc.assert(
			fc.property(fc.integer({ min: -90, max: 90 }), fc.integer(), (seconds, offMs) => {
				const until = httpDate(NOW_MS + seconds * 1000);
				const wait = Math.min(Math.max(seconds * 1000, 0), CAP_MS);
				expect(retryAfterMs(until, NOW_TEXT, NOW_MS + offMs)).toBe(wait);
			}),
		);
	});
});
