import fc from 'fast-check';

import { backoffMs } from '../../nodes/MobileMoneyNameLookup/transport/backoff';

const CAP_MS = 20_000;

/** From 0 up to but not including 1, as `Math.random` gives them. */
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyTries = fc.oneof(
	fc.integer({ min: 1, max: 12 }),
	fc.integer({ min: 1 }),
	fc.constantFrom(1023, 1024, 1025, 1e9, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, Infinity),
);

describe('the wait before the next try', () => {
	it.each([
		[1, 250],
		[2, 500],
		[3, 1000],
		[4, 2000],
		[5, 4000],
		[6, 8000],
		[7, 16_000],
		[8, CAP_MS],
		[9, CAP_MS],
		[100, CAP_MS],
		[2000, CAP_MS],
		[Number.MAX_SAFE_INTEGER, CAP_MS],
	])('after %d tries is anything up to %d ms', (tries, most) => {
		expect(backoffMs(tries, () => 0)).toBe(0);
		expect(backoffMs(tries, () => 0.5)).toBe(most / 2);
		expect(backoffMs(tries, () => 1)).toBe(most);
	});

	it('is a number from 0 to the cap whatever the tries and the chance', () => {
		fc.assert(
			fc.property(anyTries, random, (tries, chance) => {
				const wait = backoffMs(tries, () => chance);
				return Number.isFinite(wait) && wait >= 0 && wait <= CAP_MS;
			}),
			{ numRuns: 1000 },
		);
	});

	it('has a longest that doubles with each try until the cap', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 2000 }), (tries) => {
				const most = backoffMs(tries, () => 1);
				expect(backoffMs(tries + 1, () => 1)).toBe(Math.min(2 * most, CAP_MS));
			}),
		);
	});

	it('is drawn anew each time, so that rows do not come back together', () => {
		const draw = jest.fn(Math.random);
		const waits = Array.from({ length: 50 }, () => backoffMs(5, draw));
		expect(draw).toHaveBeenCalledTimes(50);
		expect(new Set(waits).size).toBeGreaterThan(40);
	});
});
