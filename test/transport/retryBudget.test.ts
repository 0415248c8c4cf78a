import fc from 'fast-check';

import { RetryBudget } from '../../nodes/MobileMoneyNameLookup/transport/retryBudget';

/** How many of so many retries are granted in a row. */
const grantedOf = (budget: RetryBudget, asked: number): number =>
	Array.from({ length: asked }, () => budget.take()).filter(Boolean).length;

describe('the retries that a run shares', () => {
	it.each([
		[0, 0],
		[1, 1],
		[199, 199],
		[200, 200],
		[201, 200],
		[50_000, 200],
	])('of a dead service: %d are asked for and %d are granted', (asked, granted) => {
		expect(grantedOf(new RetryBudget(), asked)).toBe(granted);
	});

	it('come back one by one with answers', () => {
		const budget = new RetryBudget(3);
		expect(grantedOf(budget, 10)).toBe(3);
		budget.earn();
		expect(grantedOf(budget, 10)).toBe(1);
		budget.earn();
		budget.earn();
		expect(grantedOf(budget, 10)).toBe(2);
	});

	it('are never saved up beyond the capacity', () => {
		const budget = new RetryBudget(3);
		for (let answers = 0; answers < 1000; answers++) budget.earn();
		expect(grantedOf(budget, 1000)).toBe(3);
	});

	it('are none for a capacity of none', () => {
		const budget = new RetryBudget(0);
		budget.earn();
		expect(budget.take()).toBe(false);
	});

	it('are never more than the capacity and the answers together, in whatever order', () => {
		fc.assert(
			fc.property(
				fc.nat({ max: 20 }),
				fc.array(fc.constantFrom('take', 'earn'), { maxLength: 200 }),
				(capacity, events) => {
					const budget = new RetryBudget(capacity);
					let granted = 0;
					let answers = 0;
					for (const event of events) {
						if (event === 'earn') {
							budget.earn();
							answers++;
						} else if (budget.take()) granted++;
						expect(granted).toBeLessThanOrEqual(capacity + answers);
					}
					expect(grantedOf(budget, capacity + 5)).toBeLessThanOrEqual(capacity);
				},
			),
			{ numRuns: 500 },
		);
	});

	it('are granted as long as the last answers cover them', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 100 }), (capacity, rounds) => {
				const budget = new RetryBudget(capacity);
				for (let round = 0; round < rounds; round++) {
					expect(budget.take()).toBe(true);
					budget.earn();
				}
			}),
		);
	});
});
