import { waitUntil } from '../../nodes/MobileMoneyNameLookup/transport/pause';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

/** Starts a wait and tells whether it has ended. */
function start(untilMs: () => number, signal?: AbortSignal): () => boolean {
	let hasEnded = false;
	void waitUntil(untilMs, signal).then(() => {
		hasEnded = true;
	});
	return () => hasEnded;
}

/** A time so many milliseconds from now. */
function after(ms: number): () => number {
	const until = Date.now() + ms;
	return () => until;
}

describe('a wait', () => {
	it.each([1, 199, 200, 201, 1000, 60_000])('of %d ms ends then and not before', async (ms) => {
		const hasEnded = start(after(ms));
		await jest.advanceTimersByTimeAsync(ms - 1);
		expect(hasEnded()).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(hasEnded()).toBe(true);
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([0, -1, -60_000, -Infinity])('of %d ms is none and sets no timer', async (ms) => {
		const hasEnded = start(after(ms));
		expect(jest.getTimerCount()).toBe(0);
		await jest.advanceTimersByTimeAsync(0);
		expect(hasEnded()).toBe(true);
	});

	it('follows its end when that moves away', async () => {
		let until = Date.now() + 300;
		const hasEnded = start(() => until);
		await jest.advanceTimersByTimeAsync(100);
		until += 500;
		await jest.advanceTimersByTimeAsync(699);
		expect(hasEnded()).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(hasEnded()).toBe(true);
	});

	it('ends within 200 ms when its end comes closer', async () => {
		let until = Date.now() + 60_000;
		const hasEnded = start(() => until);
		await jest.advanceTimersByTimeAsync(1000);
		until = 0;
		await jest.advanceTimersByTimeAsync(200);
		expect(hasEnded()).toBe(true);
	});
});

describe('a wait that is cancelled', () => {
	it.each([0, 1, 100, 199, 200, 12_345])(
		'after %d ms ends within 200 ms and leaves no timer',
		async (ms) => {
			const abort = new AbortController();
			const hasEnded = start(after(60_000), abort.signal);
			await jest.advanceTimersByTimeAsync(ms);
			expect(hasEnded()).toBe(false);
			abort.abort();
			await jest.advanceTimersByTimeAsync(200);
			expect(hasEnded()).toBe(true);
			expect(jest.getTimerCount()).toBe(0);
		},
	);

	it('before it began is none', async () => {
		const hasEnded = start(after(60_000), AbortSignal.abort());
		expect(jest.getTimerCount()).toBe(0);
		await jest.advanceTimersByTimeAsync(0);
		expect(hasEnded()).toBe(true);
	});
});
