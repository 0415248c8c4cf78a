import { RetryPolicy } from '../../nodes/MobileMoneyNameLookup/transport/retryPolicy';
import { watch } from './watch';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const inTime = jest.advanceTimersByTimeAsync;

/** Of a run that goes on, and whose backoffs are half as long as they can be. */
const policyOf = (
	maxRetries = 3,
	signal = new AbortController().signal,
	pace = { pausedUntilMs: -Infinity },
) => new RetryPolicy(maxRetries, pace, signal, () => 0.5);

/** How many of 300 rows that ask for a retry get one. */
async function left(policy: RetryPolicy): Promise<number> {
	const rows = Array.from({ length: 300 }, async () => await policy.waitForRetry(1));
	await inTime(125);
	return (await Promise.all(rows)).filter(Boolean).length;
}

describe('a row that failed', () => {
	it.each([
		[1, 125],
		[2, 250],
		[7, 8_000],
		[10, 10_000],
	])('waits after %d tries for the backoff of %d ms', async (tries, ms) => {
		const wait = watch(policyOf(10).waitForRetry(tries));
		await inTime(ms - 1);
		expect(wait).toEqual({});
		await inTime(1);
		expect(wait).toEqual({ came: true });
	});

	it('does not wait when it has had all its retries, and takes none', async () => {
		const policy = policyOf(3);
		await expect(policy.waitForRetry(4)).resolves.toBe(false);
		expect(await left(policy)).toBe(200);
	});
});

describe('the retries that all rows of a run share', () => {
	it('are 200 since the last answer', async () => {
		const policy = policyOf();
		for (let answers = 0; answers < 1000; answers++) policy.answered();
		expect([await left(policy), await left(policy)]).toEqual([200, 0]);
		await expect(policy.waitForRetry(1)).resolves.toBe(false);
		policy.answered();
		expect(await left(policy)).toBe(200);
	});
});

describe('a service that asks to be left alone', () => {
	it.each([
		['for longer than a backoff', 1, 5000, 5000],
		['for less than a backoff', 3, 100, 500],
	])('%s is asked by no row until then', async (_what, tries, pauseMs, ms) => {
		const pace = { pausedUntilMs: -Infinity };
		const policy = policyOf(3, undefined, pace);
		const before = watch(policy.waitForRetry(tries));
		pace.pausedUntilMs = performance.now() + pauseMs;
		const row = watch(policy.waitForRetry(tries));
		await inTime(ms - 1);
		expect([before, row]).toEqual([{}, {}]);
		await inTime(1);
		expect([before, row]).toEqual([{ came: true }, { came: true }]);
	});
});

describe('a run that has ended', () => {
	it('ends every wait within 200 ms, and grants no further try', async () => {
		const cancel = new AbortController();
		const pausedUntilMs = performance.now() + 60_000;
		const policy = policyOf(10, cancel.signal, { pausedUntilMs });
		const waits = [policy.waitForRetry(1), policy.waitForRetry(10)].map(watch);
		await inTime(5_000);
		expect(waits).toEqual([{}, {}]);
		cancel.abort();
		await inTime(200);
		expect(waits.map(({ came }) => came)).toEqual([false, false]);
		expect(jest.getTimerCount()).toBe(0);
	});
});
