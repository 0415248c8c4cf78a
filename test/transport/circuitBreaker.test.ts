import fc from 'fast-check';

import { CircuitBreaker } from '../../nodes/MobileMoneyNameLookup/transport/circuitBreaker';

const ROWS_UNTIL_OPEN = 20;

/** A breaker after so many rows failed in a row. */
function afterFailures(count: number): CircuitBreaker {
	const breaker = new CircuitBreaker();
	for (let row = 0; row < count; row++) breaker.rowFailed();
	return breaker;
}

describe('the service is taken for dead', () => {
	it.each([
		[0, false],
		[1, false],
		[19, false],
		[20, true],
		[21, true],
		[50_000, true],
	])('after %d failed rows in a row: %p', (count, isOpen) => {
		expect(afterFailures(count).isOpen).toBe(isOpen);
	});

	it('only by rows in a row: a sign of life in between starts the count anew', () => {
		const breaker = afterFailures(19);
		breaker.serviceReplied();
		for (let row = 0; row < 19; row++) breaker.rowFailed();
		expect(breaker.isOpen).toBe(false);
		breaker.rowFailed();
		expect(breaker.isOpen).toBe(true);
	});

	it('for the rest of the run, although a reply that was under way still arrives', () => {
		const breaker = afterFailures(20);
		breaker.serviceReplied();
		expect(breaker.isOpen).toBe(true);
	});

	it('if and only if some 20 rows failed one after another', () => {
		const run = fc.array(fc.constantFrom('failed', 'replied'), { maxLength: 30 });
		const streak = fc.integer({ min: 15, max: 25 });
		fc.assert(
			fc.property(run, streak, run, (before, length, after) => {
				const events = [...before, ...Array.from({ length }, () => 'failed'), ...after];
				const breaker = new CircuitBreaker();
				let inARow = 0;
				let longest = 0;
				for (const event of events) {
					inARow = event === 'failed' ? inARow + 1 : 0;
					longest = Math.max(longest, inARow);
					if (event === 'failed') breaker.rowFailed();
					else breaker.serviceReplied();
					expect(breaker.isOpen).toBe(longest >= ROWS_UNTIL_OPEN);
				}
			}),
			{ numRuns: 300 },
		);
	});
});
