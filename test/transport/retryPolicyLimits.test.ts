import fc from 'fast-check';

import { RetryPolicy } from '../../nodes/MobileMoneyNameLookup/transport/retryPolicy';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const noWait = () => 0;

/** The signal of a run that goes on. */
const open = new AbortController().signal;

/** How many of so many rows may be tried again. */
async function granted(policy: RetryPolicy, rows: number): Promise<number> {
	const all = Promise.all(Array.from({ length: rows }, () => policy.waitForRetry(1)));
	await jest.advanceTimersByTimeAsync(60_000);
	return (await all).filter(Boolean).length;
}

describe('the budget of a run', () => {
	it('grants 200 retries to a dead service, whichever rows ask for them', async () => {
		const policy = new RetryPolicy(3, open, noWait);
		expect(await granted(policy, 50_000)).toBe(200);
		expect(await granted(policy, 10)).toBe(0);
	});

	it('grants one more for each answer', async () => {
		const policy = new RetryPolicy(3, open, noWait);
		await granted(policy, 200);
		for (let answers = 0; answers < 7; answers++) policy.answered();
		expect(await granted(policy, 100)).toBe(7);
	});

	it('is not touched by rows whose last try is over', async () => {
		const policy = new RetryPolicy(3, open, noWait);
		for (let row = 0; row < 1000; row++) await policy.waitForRetry(4);
		expect(await granted(policy, 1000)).toBe(200);
	});

	it('refuses without a wait once it is spent', async () => {
		const policy = new RetryPolicy(3, open, () => 0.5);
		await granted(policy, 200);
		let retry: boolean | undefined;
		void policy.waitForRetry(1).then((value) => {
			retry = value;
		});
		await jest.advanceTimersByTimeAsync(0);
		expect(retry).toBe(false);
	});

	it('grants no more than 200 and the answers together, in whatever order they come', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat({ max: 150 }), { maxLength: 10 }), async (rounds) => {
				const policy = new RetryPolicy(3, open, noWait);
				let answers = 0;
				let retries = 0;
				for (const [index, count] of rounds.entries()) {
					if (index % 2) {
						for (let answer = 0; answer < count; answer++) policy.answered();
						answers += count;
					} else retries += await granted(policy, count);
				}
				expect(retries).toBeLessThanOrEqual(200 + answers);
			}),
			{ numRuns: 50 },
		);
	});
});

describe('a run that has ended', () => {
	it.each([1, 150, 5000])('after %d ms ends every wait within 200 ms', async (ms) => {
		const abort = new AbortController();
		const policy = new RetryPolicy(10, abort.signal, () => 0.999);
		policy.pauseFor(60_000);
		const ended: unknown[] = [];
		void policy.whilePaused().then(() => ended.push('pause'));
		for (const tries of [1, 10]) void policy.waitForRetry(tries).then((retry) => ended.push(retry));
		await jest.advanceTimersByTimeAsync(ms);
		expect(ended).toEqual([]);
		abort.abort();
		await jest.advanceTimersByTimeAsync(200);
		expect(ended.sort()).toEqual([false, false, 'pause']);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('grants no further try', async () => {
		const policy = new RetryPolicy(3, AbortSignal.abort(), noWait);
		await expect(policy.waitForRetry(1)).resolves.toBe(false);
	});
});
