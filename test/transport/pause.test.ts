import { waitUntil } from '../../nodes/MobileMoneyNameLookup/transport/pause';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const inTime = jest.advanceTimersByTimeAsync;

/** Starts a wait whose end may move, so many milliseconds from now. */
function start(ms: number, signal?: AbortSignal) {
	const wait = { untilMs: Date.now() + ms, hasEnded: false };
	void waitUntil(() => wait.untilMs, signal).then(() => (wait.hasEnded = true));
	return wait;
}

describe('a wait', () => {
	it.each([1, 199, 200, 201, 60_000])('of %d ms ends then and not before', async (ms) => {
		const wait = start(ms);
		await inTime(ms - 1);
		expect(wait.hasEnded).toBe(false);
		await inTime(1);
		expect(wait.hasEnded).toBe(true);
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([
		[0, undefined],
		[-Infinity, undefined],
		[60_000, AbortSignal.abort()],
	])('of %d ms that is over or cancelled before it begins sets no timer', async (ms, signal) => {
		const wait = start(ms, signal);
		expect(jest.getTimerCount()).toBe(0);
		await inTime(0);
		expect(wait.hasEnded).toBe(true);
	});

	it('follows its end when that moves away', async () => {
		const wait = start(300);
		await inTime(100);
		wait.untilMs += 500;
		await inTime(699);
		expect(wait.hasEnded).toBe(false);
		await inTime(1);
		expect(wait.hasEnded).toBe(true);
	});

	it.each([0, 199, 12_345])(
		'ends within 200 ms when its end comes closer, or it is cancelled, after %d ms',
		async (ms) => {
			const cancel = new AbortController();
			const waits = [start(60_000), start(60_000, cancel.signal)] as const;
			await inTime(ms);
			expect(waits.map(({ hasEnded }) => hasEnded)).toEqual([false, false]);
			waits[0].untilMs = 0;
			cancel.abort();
			await inTime(200);
			expect(waits.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
			expect(jest.getTimerCount()).toBe(0);
		},
	);
});
