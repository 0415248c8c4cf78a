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
const policyOf = (maxRetries = 3, signal = new AbortController().signal) =>
	new RetryPolicy(maxRetries, signal, () => 0.5);

/** How many retries are left. */
function left(policy: RetryPolicy): number {
	let taken = 0;
	while (policy.takeRetry() && taken < 1000) taken++;
	return taken;
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
		policy.pauseFor(60_000);
		await expect(policy.waitForRetry(4)).resolves.toBe(false);
		expect(left(policy)).toBe(200);
	});

	it('waits for its turn as after two tries, and whatever its own retries are', async () => {
		const policy = policyOf(0);
		const wait = watch(policy.waitForTurn());
		await inTime(249);
		expect(wait).toEqual({});
		await inTime(1);
		expect(wait).toEqual({ came: true });
		expect(left(policy)).toBe(199);
	});
});

describe('the retries that all rows of a run share', () => {
	it('are 200, and one more for each answer since', async () => {
		const policy = policyOf();
		for (let answers = 0; answers < 1000; answers++) policy.answered();
		expect([left(policy), left(policy)]).toEqual([200, 0]);
		for (let answers = 0; answers < 7; answers++) policy.answered();
		expect(left(policy)).toBe(7);
		await expect(policy.waitForRetry(1)).resolves.toBe(false);
		await expect(policy.waitForTurn()).resolves.toBe(false);
	});
});

describe('a service that asks to be left alone', () => {
	it.each([
		['for longer than a backoff', 1, [5000], [5000], 5000],
		['for less than a backoff', 3, [100], [100], 500],
		['again for less', 1, [5000, 1000], [5000, 0], 5000],
		['again for longer', 1, [5000, 8000], [5000, 3000], 8000],
	])('%s is asked by no row until then', async (_what, tries, asked, added, ms) => {
		const policy = policyOf();
		const before = watch(policy.waitForRetry(tries));
		expect(asked.map((pause) => policy.pauseFor(pause))).toEqual(added);
		const pauseMs = Math.max(...asked);
		expect(policy.pausedUntilMs).toBe(performance.now() + pauseMs);
		const row = watch(policy.waitForRetry(tries));
		const pause = watch(policy.whilePaused().then(() => performance.now()));
		const endsAtMs = performance.now() + pauseMs;
		await inTime(ms - 1);
		expect([before, row]).toEqual([{}, {}]);
		await inTime(1);
		expect([before, row]).toEqual([{ came: true }, { came: true }]);
		expect(pause).toEqual({ came: endsAtMs });
	});

	it('is asked again when that is over, or the run is', async () => {
		const cancel = new AbortController();
		const policy = policyOf(3, cancel.signal);
		await policy.whilePaused();
		expect(jest.getTimerCount()).toBe(0);
		const isPaused: boolean[] = [];
		expect(policy.pauseFor(1000)).toBe(1000);
		for (const ms of [999, 1, 500]) {
			await inTime(ms);
			isPaused.push(policy.isPaused);
		}
		expect(policy.pauseFor(1000)).toBe(1000);
		isPaused.push(policy.isPaused);
		cancel.abort();
		expect([...isPaused, policy.isPaused]).toEqual([true, false, false, true, false]);
	});
});

describe('a run that has ended', () => {
	it('ends every wait within 200 ms, and grants no further try', async () => {
		const cancel = new AbortController();
		const policy = policyOf(10, cancel.signal);
		policy.pauseFor(60_000);
		const waits = [policy.waitForRetry(1), policy.waitForRetry(10), policy.waitForTurn()];
		const ended = [...waits, policy.whilePaused().then(() => 'pause')].map(watch);
		await inTime(5_000);
		expect(ended).toEqual([{}, {}, {}, {}]);
		cancel.abort();
		await inTime(200);
		expect(ended.map(({ came }) => came)).toEqual([false, false, false, 'pause']);
		expect(jest.getTimerCount()).toBe(0);
	});
});
