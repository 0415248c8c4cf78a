import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { notAsked, rowsOf, timed, uncheckedRows, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const BUSY = { kind: 'tooManyRequests', retryAfter: { seconds: 1 } } as const;

describe('a service that takes few requests at once, and answers 429 to the others', () => {
	it.concurrent.each([
		{ maxConcurrent: 2, maxParallel: 10, maxRetries: 3 },
		{ maxConcurrent: 2, maxParallel: 40, maxRetries: 3 },
		{ maxConcurrent: 2, maxParallel: 10, maxRetries: 0 },
		{ maxConcurrent: 1, maxParallel: 20, maxRetries: 1 },
	])('$maxConcurrent of $maxParallel, with $maxRetries retries, loses none', async (setting) => {
		const { maxConcurrent, ...options } = setting;
		await withOwnService(
			async (simulator) => {
				const result = await lookUpWith(credentialOf(simulator), rowsOf(200), { options });
				expect(uncheckedRows(result, 200)).toEqual([]);
				expect(simulator.stats.lookups).toBeLessThanOrEqual(200 + 200 + 200);
			},
			{ maxConcurrent, latencyMs: 30 },
		);
	});

	it.concurrent('is asked a bounded number of times for a row that gets nothing else', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) =>
				number === '100050' ? { kind: 'tooManyRequests' } : undefined,
			);
			const options = { maxRetries: 1 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(100), { options });
			expect(uncheckedRows(result, 100)).toEqual([expect.stringMatching(/^50: .*fewer requests/)]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(99 + 30);
		});
	});
});

describe('a service that answers 429 with Retry-After', () => {
	it.concurrent.each([0, 3])(
		'to everything is given up after Max Outage (%i retries)',
		async (maxRetries) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : BUSY));
				const options = { maxRetries, maxOutage: 3 };
				const { ms, result } = await timed(
					lookUpWith(credentialOf(simulator), rowsOf(300), { options }),
				);
				const ends = rowEnds(result, 300);
				expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
				const asked = Object.keys(simulator.stats.lookupsPerAccount).length;
				expect(notAsked(ends)).toHaveLength(300 - asked);
				expect(asked).toBeLessThan(100);
				expect(ms).toBeLessThan(20_000);
			});
		},
	);

	it.concurrent('now and then is asked on for longer than Max Outage', async () => {
		await withOwnService(async (simulator) => {
			// Each number is turned away at first, one at a time: 6 s of waiting, with answers between.
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind !== 'token' && attempt === 1 ? BUSY : undefined,
			);
			const options = { maxParallel: 1, maxOutage: 2 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(6), { options }),
			);
			expect(uncheckedRows(result, 6)).toEqual([]);
			expect(ms).toBeGreaterThanOrEqual(5500);
		});
	});

	it.concurrent('to a run of one row is obeyed for its own retries only', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : BUSY));
			const options = { maxRetries: 1, maxOutage: 60 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(1), { options }),
			);
			expect(rowEnds(result, 1)).toMatchObject([{ error: { retryable: true, tries: 2 } }]);
			expect(simulator.stats.lookups).toBe(2);
			expect(ms).toBeLessThan(8000);
		});
	});
});
