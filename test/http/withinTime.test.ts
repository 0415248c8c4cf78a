import { getEventListeners } from 'node:events';

import { withinTime } from '../../nodes/MobileMoneyNameLookup/http/withinTime';

const pass = jest.advanceTimersByTimeAsync;

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What goes on ends with its test, and with it the timer that all share.
	await pass(3_600_000);
	jest.useRealTimers();
});

/** The timer that all tasks share ends a moment after the last of them. */
async function expectNoTimer(): Promise<void> {
	await pass(100);
	expect(jest.getTimerCount()).toBe(0);
}

/** A task that neither ends nor heeds its signal, and what has come of it so far. */
function started(limitMs: number, signal?: AbortSignal) {
	const state: { end?: unknown; signal?: AbortSignal } = {};
	withinTime(limitMs, signal, async (taskSignal) => {
		state.signal = taskSignal;
		return await new Promise<never>(() => undefined);
	}).catch((error: unknown) => (state.end = error));
	return state;
}

describe('a task within time', () => {
	it('gives what it returns, is not told to end then, and leaves no timer for longer than a moment', async () => {
		const task = jest.fn().mockResolvedValue('x');
		await expect(withinTime(50, new AbortController().signal, task)).resolves.toBe('x');
		await expectNoTimer();
		expect(task).toHaveBeenCalledWith(expect.objectContaining({ aborted: false }));
	});

	it('throws what it throws', async () => {
		const broken = new Error('broken');
		const task = jest.fn().mockRejectedValue(broken);
		await expect(withinTime(1000, undefined, task)).rejects.toBe(broken);
		await expectNoTimer();
	});

	it.each([1, 100, 101, 15_000])('ends when its %d ms are over', async (ms) => {
		const task = started(ms);
		await pass(ms - 1);
		expect([task.end, task.signal?.aborted]).toEqual([undefined, false]);
		await pass(1);
		expect(task.end).toMatchObject({ code: 'ETIMEDOUT' });
		expect(task.signal?.aborted).toBe(true);
		await expectNoTimer();
	});

	it('ends within a tenth of a second of the signal', async () => {
		const abort = new AbortController();
		const task = started(60_000, abort.signal);
		// A run has many tasks, and Node.js warns of many listeners.
		expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
		await pass(1234);
		expect(task.end).toBeUndefined();
		abort.abort();
		await pass(100);
		expect(task.end).toMatchObject({ code: 'ECONNABORTED' });
		expect(task.signal?.aborted).toBe(true);
		await expectNoTimer();
	});

	it('is not begun when the signal was given before', async () => {
		const task = jest.fn();
		const end = withinTime(1000, AbortSignal.abort(), task);
		await expect(end).rejects.toMatchObject({ code: 'ECONNABORTED' });
		expect(task).not.toHaveBeenCalled();
		expect(jest.getTimerCount()).toBe(0);
	});

	it('shares one timer with all others, and still ends in its own time', async () => {
		const tasks = [700, 50, 300].map((ms) => started(ms));
		await pass(150);
		tasks.push(started(149));
		/** Which have ended after so many more ms. */
		const endedAfter = async (ms: number) => {
			await pass(ms);
			return tasks.map(({ end }) => end !== undefined);
		};
		expect(await endedAfter(148)).toEqual([false, true, false, false]);
		expect(await endedAfter(1)).toEqual([false, true, false, true]);
		expect(await endedAfter(1)).toEqual([false, true, true, true]);
		expect(jest.getTimerCount()).toBe(1);
		expect(await endedAfter(400)).toEqual([true, true, true, true]);
		await expectNoTimer();
	});
});

describe('time in which the process stood still', () => {
	let stoodMs = 0;
	beforeEach(() => {
		stoodMs = 0;
		const runningMs = performance.now.bind(performance);
		jest.spyOn(performance, 'now').mockImplementation(() => runningMs() + stoodMs);
	});
	afterEach(() => {
		jest.restoreAllMocks();
	});

	/** The clock goes on and nothing else does. */
	const standStill = (ms: number) => {
		stoodMs += ms;
	};

	it.each([50, 5_000, 3_600_000])('is not counted for a task: %d ms', async (ms) => {
		const task = started(1000);
		await pass(250);
		standStill(ms);
		// A timer may be 10 ms late in a process that has time.
		await pass(739);
		expect(task.end).toBeUndefined();
		await pass(11);
		expect(task.end).toMatchObject({ code: 'ETIMEDOUT' });
	});

	it('is counted where it is too short to tell from a late timer', async () => {
		const task = started(1000);
		for (let stall = 0; stall < 9; stall++) {
			standStill(10);
			await pass(100);
		}
		expect(task.end).toBeUndefined();
		await pass(10);
		expect(task.end).toMatchObject({ code: 'ETIMEDOUT' });
	});
});
