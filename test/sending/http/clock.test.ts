import { getEventListeners } from 'node:events';

import { ownClock } from '../../support/ownClock';

/** A task on a clock of its own that neither ends nor heeds its signal, and what has come of it so far. */
function started(limitMs: number, signal?: AbortSignal, time = ownClock()) {
	const state: { end?: unknown; signal?: AbortSignal } = {};
	const endless = async (taskSignal: AbortSignal) => {
		state.signal = taskSignal;
		return await new Promise<never>(() => undefined);
	};
	time.clock.within(limitMs, signal, endless).catch((error: unknown) => (state.end = error));
	return { ...time, state };
}

describe('a wait', () => {
	it('ends at its time, which may move meanwhile', async () => {
		const { clock, pass } = ownClock();
		let untilMs = 150;
		const wait = clock
			.waitUntil(() => untilMs, new AbortController().signal)
			.then(() => clock.nowMs());
		await pass(120);
		untilMs = 450.5;
		await pass(1_000);
		expect(await wait).toBe(451);
	});

	it.each([
		['for a time that has come', 0, new AbortController().signal],
		['once the signal was given', 1_000, AbortSignal.abort()],
	])('is none %s', async (_when, untilMs, signal) => {
		const { clock, waiting } = ownClock();
		await clock.waitUntil(() => untilMs, signal);
		expect(waiting()).toBe(0);
	});

	it('ends within a tenth of a second of the signal', async () => {
		const { clock, pass, waiting } = ownClock();
		const end = new AbortController();
		const wait = clock.waitUntil(() => 60_000, end.signal).then(() => clock.nowMs());
		await pass(1_234);
		end.abort();
		await pass(100);
		expect([waiting(), await wait]).toEqual([0, 1_300]);
	});
});

describe('a task within time', () => {
	it.each([
		['gives what it returns', async () => await Promise.resolve('x'), 'x'],
		['throws what it throws', async () => await Promise.reject<string>(new Error('x')), 'Error: x'],
	])('%s, and leaves no timer for longer than a moment', async (_what, does, come) => {
		const { clock, pass, waiting } = ownClock();
		const signals: AbortSignal[] = [];
		const given = clock.within(5_000, new AbortController().signal, async (signal) => {
			signals.push(signal);
			return await does();
		});
		expect(await given.catch(String)).toBe(come);
		await pass(100);
		expect(waiting()).toBe(0);
		expect(signals).toMatchObject([{ aborted: false }]);
	});

	it.each([1, 99.5, 100, 101, 15_000])('ends when its %d ms are over', async (ms) => {
		const { state, pass, waiting } = started(ms);
		await pass(Math.ceil(ms) - 0.25);
		expect([state.end, state.signal?.aborted]).toEqual([undefined, false]);
		await pass(0.25);
		expect(state.end).toMatchObject({ code: 'ETIMEDOUT', message: expect.stringMatching(/\w/) });
		expect(state.signal?.aborted).toBe(true);
		await pass(100);
		expect(waiting()).toBe(0);
	});

	it('ends within a tenth of a second of the signal', async () => {
		const end = new AbortController();
		const { state, pass, waiting } = started(60_000, end.signal);
		// A run has many tasks, and Node.js warns of many listeners.
		expect(getEventListeners(end.signal, 'abort')).toEqual([]);
		await pass(1_234);
		expect(state.end).toBeUndefined();
		end.abort();
		await pass(100);
		expect(state).toMatchObject({ end: { code: 'ECONNABORTED' }, signal: { aborted: true } });
		await pass(100);
		expect(waiting()).toBe(0);
	});

	it('is not begun when the signal was given before', async () => {
		const { clock, waiting } = ownClock();
		const task = jest.fn();
		const end = clock.within(1_000, AbortSignal.abort(), task);
		await expect(end).rejects.toMatchObject({ code: 'ECONNABORTED' });
		expect(task).not.toHaveBeenCalled();
		expect(waiting()).toBe(0);
	});

	it('shares one timer with all others, and still ends in its own time', async () => {
		const time = ownClock();
		const tasks = [700, 50, 300].map((ms) => started(ms, undefined, time));
		await time.pass(150);
		tasks.push(started(149, undefined, time));
		/** Which have ended after so many more ms. */
		const endedAfter = async (ms: number) => {
			await time.pass(ms);
			return tasks.map(({ state }) => state.end !== undefined);
		};
		expect(await endedAfter(148)).toEqual([false, true, false, false]);
		expect(await endedAfter(2)).toEqual([false, true, true, true]);
		expect(time.waiting()).toBe(1);
		expect(await endedAfter(400)).toEqual([true, true, true, true]);
		await time.pass(100);
		expect(time.waiting()).toBe(0);
	});
});

describe('time in which the process stood still', () => {
	it.each([1_000, 3_600_000])('is not counted for a task: %d ms', async (ms) => {
		const { state, pass, standStill } = started(1_000);
		await pass(200);
		standStill(ms);
		// All but the tenth of a second until the next look, and the 10 ms that a timer may be late.
		await pass(689);
		expect(state.end).toBeUndefined();
		await pass(1);
		expect(state.end).toMatchObject({ code: 'ETIMEDOUT' });
	});

	it('is counted where it is too short to tell from a late timer', async () => {
		const { state, pass, standStill } = started(1_000);
		for (let slice = 0; slice < 9; slice++) {
			await pass(99);
			standStill(11);
			await pass();
		}
		await pass(9);
		expect(state.end).toBeUndefined();
		await pass(1);
		expect(state.end).toMatchObject({ code: 'ETIMEDOUT' });
	});
});
