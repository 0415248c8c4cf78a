import { Retries } from '../../nodes/MobileMoneyNameLookup/transport/retries';

/** Of a run whose backoffs are half as long as they can be. */
const retriesOf = (most = 3) => new Retries(most, () => 0.5);

/** How many of 300 rows that ask for a retry get one. */
const left = (retries: Retries): number =>
	Array.from({ length: 300 }, () => retries.backoffMs(1)).filter((ms) => ms !== undefined).length;

describe('a row that failed', () => {
	it.each([
		[1, 125],
		[2, 250],
		[7, 8_000],
		[10, 10_000],
	])('waits after %d tries for the backoff of %d ms', (tries, ms) => {
		expect(retriesOf(10).backoffMs(tries)).toBe(ms);
	});

	it('waits at random', () => {
		const waits = Array.from({ length: 20 }, () => new Retries(3).backoffMs(3) ?? -1);
		expect(new Set(waits).size).toBeGreaterThan(1);
		for (const ms of waits) expect(ms >= 0 && ms < 1_000).toBe(true);
	});

	it('does not wait when it has had all its retries, and takes none', () => {
		const retries = retriesOf(3);
		expect([retries.backoffMs(3), retries.backoffMs(4)]).toEqual([500, undefined]);
		expect(left(retries)).toBe(199);
	});
});

it('the retries that all rows of a run share are 200 since the last answer', () => {
	const retries = retriesOf();
	for (let answers = 0; answers < 1000; answers++) retries.answered();
	expect([left(retries), left(retries)]).toEqual([200, 0]);
	retries.answered();
	expect(left(retries)).toBe(200);
});
