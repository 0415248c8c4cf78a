import { retryAfterMs } from '../../../nodes/MobileMoneyNameLookup/sending/http/retryAfter';

const NOW_TEXT = 'Sat, 21 Nov 2026 08:00:00 GMT';
const NOW_MS = Date.parse(NOW_TEXT);
const CAP_MS = 60_000;

describe('a Retry-After header', () => {
	it.each([
		['0', 0],
		['61', CAP_MS],
		['9'.repeat(400), CAP_MS],
	])('of "%s" seconds is a wait of %d ms, whatever the clocks say', (header, wait) => {
		expect(retryAfterMs(header, undefined, NOW_MS)).toBe(wait);
		expect(retryAfterMs(header, 'Fri, 01 Jan 2100 00:00:00 GMT', NOW_MS)).toBe(wait);
	});

	it.each([
		['in the form of RFC 850', 'Saturday, 21-Nov-26 08:00:10 GMT', 10_000],
		['in the form of asctime', 'Sat Nov 21 08:00:10 2026', 10_000],
		['with spaces around', '  Sat, 21 Nov 2026 08:00:10 GMT ', 10_000],
		['at this moment', NOW_TEXT, 0],
		['an hour ahead', 'Sat, 21 Nov 2026 09:00:00 GMT', CAP_MS],
	])('with a date counts from the Date header, not the own clock: %s', (_what, header, wait) => {
		for (const offMs of [0, 3_600_000, -3_600_000])
			expect(retryAfterMs(header, NOW_TEXT, NOW_MS + offMs)).toBe(wait);
	});

	it.each([undefined, '', 'then'])('counts from the own clock beside the Date %p', (date) => {
		const header = 'Sat, 21 Nov 2026 08:00:10 GMT';
		const waits = [0, 4000, 60_000].map((passed) => retryAfterMs(header, date, NOW_MS + passed));
		expect(waits).toEqual([10_000, 6000, 0]);
	});

	const numbers = ['-1', '+5', '1.5', '1e3', '0x10', '5s', '5, 10', '٥'];
	const others = ['', 'soon 5', '2026-11-21T08:00:10Z', 'Sat, 99 Nov 2026 08:00:10 GMT'];
	it.each([undefined, ...numbers, ...others])('that makes no sense tells no wait: %p', (header) => {
		expect(retryAfterMs(header, NOW_TEXT, NOW_MS)).toBeUndefined();
	});
});
