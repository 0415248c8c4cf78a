import { ownClock } from '../../support/ownClock';

const never = async () => await new Promise<never>(() => undefined);

describe('a wait', () => {
	it('ends at its time, which may move meanwhile', async () => {
		const { clock, pass } = ownClock();
		let untilMs = 150;
		const wait = clock.waitUntil(() => untilMs).then(() => clock.nowMs());
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
});

describe('a task within time', () => {
	it.each([
		['gives what it returns', async () => await Promise.resolve('x'), 'x'],
		['throws what it throws', async () => await Promise.reject<string>(new Error('x')), 'Error: x'],
	])('%s, and leaves no timer for longer than a moment', async (_what, does, come) => {
		const { clock, pass, waiting } = ownClock();
		expect(await clock.within(5_000, undefined, does).catch(String)).toBe(come);
		await pass(250);
		expect(waiting()).toBe(0);
	});

	it.each([
		['when its time is up', 1_000, 'ETIMEDOUT', 0],
		['within a second of its signal', 60_000, 'ECONNABORTED', 500],
	])('ends %s, though it goes on, and its own signal is given', async (...given) => {
		const [, limitMs, code, abortAtMs] = given;
		const { clock, pass, waiting } = ownClock();
		const end = new AbortController();
		const signals: AbortSignal[] = [];
		const task = clock
			.within(limitMs, end.signal, async (signal) => {
				signals.push(signal);
				return await never();
			})
			.catch((error: unknown) => error);
		await pass(abortAtMs);
		expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
		if (abortAtMs > 0) end.abort();
		await pass(1_000);
		expect(await task).toMatchObject({ code });
		expect([signals.map(({ aborted }) => aborted), waiting()]).toEqual([[true], 0]);
	});

	it('is not begun once its signal was given', async () => {
		const task = jest.fn(never);
		const { clock } = ownClock();
		await expect(clock.within(1_000, AbortSignal.abort(), task)).rejects.toMatchObject({
			code: 'ECONNABORTED',
		});
		expect(task).not.toHaveBeenCalled();
	});
});
