import { RetryPolicy } from '../../nodes/MobileMoneyNameLookup/transport/retryPolicy';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const half = () => 0.5;

/** The signal of a run that goes on. */
const open = new AbortController().signal;

/** A promise, and what it has come to so far. */
function watch<Value>(promise: Promise<Value>) {
	const watched: { hasEnded: boolean; value?: Value } = { hasEnded: false };
	void promise.then((value) => {
		watched.hasEnded = true;
		watched.value = value;
	});
	return watched;
}

describe('a row that failed', () => {
	it.each([
		[1, 125],
		[2, 250],
		[3, 500],
		[8, 10_000],
		[10, 10_000],
	])('waits after %d tries for the backoff of %d ms', async (tries, ms) => {
		const wait = watch(new RetryPolicy(10, open, half).waitForRetry(tries));
		await jest.advanceTimersByTimeAsync(ms - 1);
		expect(wait.hasEnded).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(wait.value).toBe(true);
	});

	it.each([
		[0, 1],
		[1, 2],
		[3, 4],
		[3, 5],
		[10, 11],
	])('with %d retries allowed does not wait after %d tries', async (maxRetries, tries) => {
		const wait = watch(new RetryPolicy(maxRetries, open, half).waitForRetry(tries));
		expect(jest.getTimerCount()).toBe(0);
		await jest.advanceTimersByTimeAsync(0);
		expect(wait.value).toBe(false);
	});

	it('does not wait either when the run is paused and its last try is over', async () => {
		const policy = new RetryPolicy(1, open, half);
		policy.pauseFor(60_000);
		const wait = watch(policy.waitForRetry(2));
		await jest.advanceTimersByTimeAsync(0);
		expect(wait.value).toBe(false);
	});
});

describe('a service that asks to be left alone', () => {
	it('is not asked by any row until then', async () => {
		const policy = new RetryPolicy(3, open, half);
		policy.pauseFor(5000);
		const waits = [policy.waitForRetry(1), policy.waitForRetry(3), policy.waitForRetry(1)];
		const rows = [...waits.map(watch), ...[policy.whilePaused(), policy.whilePaused()].map(watch)];
		await jest.advanceTimersByTimeAsync(4999);
		expect(rows.map(({ hasEnded }) => hasEnded)).not.toContain(true);
		await jest.advanceTimersByTimeAsync(1);
		expect(rows.map(({ hasEnded }) => hasEnded)).not.toContain(false);
	});

	it('holds up rows that were waiting for less', async () => {
		const policy = new RetryPolicy(3, open, half);
		const wait = watch(policy.waitForRetry(1));
		await jest.advanceTimersByTimeAsync(100);
		policy.pauseFor(1000);
		await jest.advanceTimersByTimeAsync(999);
		expect(wait.hasEnded).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(wait.value).toBe(true);
	});

	it('is left alone for the longest time that it asked for', async () => {
		const policy = new RetryPolicy(3, open, half);
		policy.pauseFor(5000);
		policy.pauseFor(1000);
		policy.pauseFor(0);
		const row = watch(policy.whilePaused());
		await jest.advanceTimersByTimeAsync(4999);
		expect(row.hasEnded).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(row.hasEnded).toBe(true);
	});

	it('for less than the backoff does not shorten it', async () => {
		const policy = new RetryPolicy(3, open, half);
		policy.pauseFor(10);
		const wait = watch(policy.waitForRetry(3));
		await jest.advanceTimersByTimeAsync(499);
		expect(wait.hasEnded).toBe(false);
	});

	it('once asks nobody to wait afterwards', async () => {
		const policy = new RetryPolicy(3, open, half);
		policy.pauseFor(100);
		await jest.advanceTimersByTimeAsync(100);
		const row = watch(policy.whilePaused());
		await jest.advanceTimersByTimeAsync(0);
		expect(row.hasEnded).toBe(true);
	});

	it.each([
		['nothing before', [5000], [5000]],
		['the same again', [5000, 5000], [5000, 0]],
		['less', [5000, 1000], [5000, 0]],
		['more', [5000, 8000], [5000, 3000]],
		['nothing', [0], [0]],
	])(
		'makes the run wait longer by what it did not wait already, after %s',
		(_what, asked, added) => {
			const policy = new RetryPolicy(3, open, half);
			expect(asked.map((ms) => policy.pauseFor(ms))).toEqual(added);
			expect(policy.pausedUntilMs).toBe(Date.now() + Math.max(...asked));
		},
	);

	it('makes the run wait by all of it again once its time is over', async () => {
		const policy = new RetryPolicy(3, open, half);
		policy.pauseFor(1000);
		await jest.advanceTimersByTimeAsync(1500);
		expect(policy.pauseFor(1000)).toBe(1000);
	});

	it('is over when its time has come, and does not hold a cancelled run', async () => {
		const cancel = new AbortController();
		const policy = new RetryPolicy(3, cancel.signal, half);
		expect(policy.isPaused).toBe(false);
		policy.pauseFor(1000);
		expect(policy.isPaused).toBe(true);
		await jest.advanceTimersByTimeAsync(999);
		expect(policy.isPaused).toBe(true);
		await jest.advanceTimersByTimeAsync(1);
		expect(policy.isPaused).toBe(false);
		policy.pauseFor(1000);
		cancel.abort();
		expect(policy.isPaused).toBe(false);
	});
});
