import {
	eventLoopTurn,
	waitUntil,
	within,
} from '../../../nodes/MobileMoneyNameLookup/sending/http/clock';

beforeEach(() => {
	jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
	jest.useRealTimers();
});

const never = async () => await new Promise<never>(() => undefined);

it('a wait ends at its time, which may move meanwhile', async () => {
	let untilMs = performance.now() + 150;
	const began = performance.now();
	const wait = waitUntil(() => untilMs).then(() => performance.now() - began);
	await jest.advanceTimersByTimeAsync(120);
	untilMs = began + 450.5;
	await jest.advanceTimersByTimeAsync(1_000);
	expect(await wait).toBe(451);
});

it.each([
	['when its time has come', 0, new AbortController().signal],
	['when its signal was given before', 1_000, AbortSignal.abort()],
])('a wait ends at once %s', async (_when, ms, signal) => {
	const untilMs = performance.now() + ms;
	await waitUntil(() => untilMs, signal);
	expect(jest.getTimerCount()).toBe(0);
});

it.each([
	['gives what it returns', async () => await Promise.resolve('x'), 'x'],
	['throws what it throws', async () => await Promise.reject<string>(new Error('x')), 'Error: x'],
])('a task within time %s, and leaves no timer for long', async (_what, does, come) => {
	const signals: AbortSignal[] = [];
	const task = async (signal: AbortSignal) => {
		signals.push(signal);
		return await does();
	};
	expect(await within(5_000, undefined, task).catch(String)).toBe(come);
	await jest.advanceTimersByTimeAsync(250);
	expect(jest.getTimerCount()).toBe(0);
	expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it.each([
	['when its time is up', 1_000, 'ETIMEDOUT', 0],
	['within a second of its signal', 60_000, 'ECONNABORTED', 500],
])('a task ends %s, though it goes on, and its own signal is given', async (...given) => {
	const [, limitMs, code, abortAtMs] = given;
	const end = new AbortController();
	const signals: AbortSignal[] = [];
	const task = within(limitMs, abortAtMs > 0 ? end.signal : undefined, async (signal) => {
		signals.push(signal);
		return await never();
	}).catch((error: unknown) => error);
	await jest.advanceTimersByTimeAsync(abortAtMs);
	expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
	end.abort();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(await task).toMatchObject({ message: 'Ended', code });
	expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
	expect(jest.getTimerCount()).toBe(0);
});

it('a task is not begun once its signal was given', async () => {
	const task = jest.fn(never);
	const ended = { code: 'ECONNABORTED' };
	await expect(within(1_000, AbortSignal.abort(), task)).rejects.toMatchObject(ended);
	expect(task).not.toHaveBeenCalled();
});

it('a turn of the event loop lets others go on', async () => {
	jest.useRealTimers();
	const served = jest.fn();
	setImmediate(served);
	for (let turn = 0; turn < 3; turn++) await eventLoopTurn();
	expect(served).toHaveBeenCalled();
});
