import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { HealthSetting } from '../../nodes/MobileMoneyNameLookup/transport/health';
import { Health } from '../../nodes/MobileMoneyNameLookup/transport/health';
import { watch } from './watch';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What still waits ends by its own clock, for the tests that follow.
	await inTime(2 * LONG_MS);
	jest.useRealTimers();
});

/** Longer than any health here is waited for. */
const LONG_MS = 150_000;
const TIMEOUT_MS = 15_000;
const inTime = jest.advanceTimersByTimeAsync;
const down = new CheckFailure('The service is down', 'Wait.', true, 503);

/** A run whose service answers the given probe, counted from 1, and when probes were made. */
function runAt(answered: number, setting: Partial<HealthSetting> = {}) {
	const startedAtMs = performance.now();
	const probedAtMs: number[] = [];
	const lastAtMs: number[] = [];
	const resume = jest.fn();
	const health = new Health({
		maxOutageMs: LONG_MS,
		timeoutMs: TIMEOUT_MS,
		signal: new AbortController().signal,
		pausedUntilMs: () => 0,
		resume,
		probe: async (isLast) => {
			probedAtMs.push(performance.now() - startedAtMs);
			if (isLast) lastAtMs.push(performance.now() - startedAtMs);
			return await Promise.resolve(probedAtMs.length === answered);
		},
		...setting,
	});
	return { health, probedAtMs, lastAtMs, resume };
}

function fail(health: Health, times: number, inFlight = 0): void {
	for (let number = 0; number < times; number++) health.failed(`${number}`, down, inFlight);
}

const NEVER = 0;

describe('a service is taken to be out', () => {
	it('when a row says so, which waits for the end with all others', async () => {
		const { health, probedAtMs, resume } = runAt(2);
		const rows = [health.survive(), health.survive()].map(watch);
		rows.push(watch(health.whileOut().then(() => 'waited')));
		expect(health.isOut).toBe(true);
		await inTime(2_999);
		expect(rows).toEqual([{}, {}, {}]);
		await inTime(1);
		expect(rows).toEqual([{ came: 'over' }, { came: 'over' }, { came: 'waited' }]);
		expect(probedAtMs).toEqual([1_000, 3_000]);
		expect(health.isOut).toBe(false);
		expect(resume).toHaveBeenCalledTimes(1);
	});

	it.each([
		['the first question', 'falseAlarm', 1, 10],
		['a later one', 'over', 2, 5],
	])('until it answers %s: %s', async (_what, ending, answered, nextAlarm) => {
		const { health } = runAt(answered);
		fail(health, 5);
		const row = watch(health.survive());
		await inTime(3_000);
		expect(row).toEqual({ came: ending });
		health.replied();
		fail(health, nextAlarm - 1);
		expect(health.isOut).toBe(false);
		fail(health, 1);
		expect(health.isOut).toBe(true);
	});
});

describe('failures in a row', () => {
	it.each([
		['five', 5, 0, true],
		['four', 4, 0, false],
		['five while as many others are under way', 5, 5, false],
		['six while five others are under way', 6, 5, true],
	])('are an outage or not: %s', (_how, failures, inFlight, isOut) => {
		const { health } = runAt(NEVER);
		fail(health, failures, inFlight);
		expect(health.isOut).toBe(isOut);
	});

	it('of one number alone are none, and are with a second one', () => {
		const { health } = runAt(NEVER);
		for (let time = 0; time < 50; time++) health.failed('alone', down, 0);
		expect(health.isOut).toBe(false);
		health.failed('second', down, 0);
		expect(health.isOut).toBe(true);
	});

	it('count anew after a reply, and so do their numbers', () => {
		const { health } = runAt(NEVER);
		fail(health, 4);
		health.replied();
		fail(health, 4);
		health.replied();
		for (let time = 0; time < 5; time++) health.failed('alone', down, 0);
		expect(health.isOut).toBe(false);
	});

	it('must be twice as many after each false alarm, and 80 at most', async () => {
		const { health } = runAt(NEVER, { probe: async () => await Promise.resolve(true) });
		for (const failures of [5, 10, 20, 40, 80, 80]) {
			fail(health, failures - 1);
			expect(health.isOut).toBe(false);
			fail(health, 1);
			expect(health.isOut).toBe(true);
			await inTime(1_000);
			health.replied();
		}
	});
});

describe('a service that is out', () => {
	it.each([
		[0, [0]],
		[500, [500]],
		[5_000, [1_000, 3_000, 5_000]],
		[95_000, [1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000, 95_000]],
	])('is asked for %d ms, and at their end for the last time', async (maxOutageMs, probes) => {
		const { health, probedAtMs, lastAtMs, resume } = runAt(NEVER, { maxOutageMs });
		fail(health, 5);
		expect([health.isOut, health.givenUp]).toEqual([true, undefined]);
		await inTime(LONG_MS);
		expect([probedAtMs, lastAtMs]).toEqual([probes, probes.slice(-1)]);
		expect(resume).not.toHaveBeenCalled();
		expect(health.isOut).toBe(true);
		expect(jest.getTimerCount()).toBe(0);
		await health.whileOut();
		health.replied();
		await expect(health.survive()).resolves.toBe('givenUp');
		expect(health.givenUp?.message).toMatch(/^Not asked.*The service is down/);
	});

	it.each([
		['and is asked when that is over', LONG_MS, [10_000]],
		['and not asked where the run waits no longer', 9_000, []],
	])('is left alone as long as it asks, %s', async (_what, maxOutageMs, probes) => {
		const untilMs = performance.now() + 10_000;
		const { health, probedAtMs } = runAt(1, { maxOutageMs, pausedUntilMs: () => untilMs });
		void health.survive();
		await inTime(LONG_MS);
		expect(probedAtMs).toEqual(probes);
		expect(health.isOut).toBe(probes.length === 0);
	});

	it('is waited for until the run ends, and asked no more', async () => {
		const end = new AbortController();
		const { health, probedAtMs } = runAt(NEVER, { signal: end.signal });
		const ending = watch(health.survive());
		await inTime(2_500);
		end.abort();
		await inTime(200);
		expect(ending).toEqual({ came: 'givenUp' });
		expect(probedAtMs).toEqual([1_000]);
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([
		['counts as waiting for it', 4_000, false, [1_000]],
		['leaves one question when it was more', 9_000, false, [0]],
		['does not count when the service replied since', 9_000, true, [1_000, 3_000, 5_000]],
	])('asked for a wait before that %s', async (_what, obeyedMs, hasReplied, probes) => {
		const { health, probedAtMs } = runAt(NEVER, { maxOutageMs: 5_000 });
		health.obeyed(obeyedMs / 2);
		health.obeyed(obeyedMs / 2);
		if (hasReplied) health.replied();
		void health.survive();
		await inTime(LONG_MS);
		expect(probedAtMs).toEqual(probes);
	});
});

describe('requests that end by their time limit', () => {
	it.each([
		[500, [15_500], 15_500],
		[5_000, [16_000], 20_000],
		[20_000, [16_000], 31_000],
		[60_000, [16_000, 33_000, 52_000], 67_000],
	])(
		'use an outage of %d ms up: one more is made, and the wait ends within one of them',
		async (maxOutageMs, probes, endsAtMs) => {
			const startedAtMs = performance.now();
			const probedAtMs: number[] = [];
			const probe = async () => {
				probedAtMs.push(performance.now() - startedAtMs);
				await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
				return false;
			};
			const { health } = runAt(NEVER, { maxOutageMs, probe });
			jest.advanceTimersByTime(TIMEOUT_MS);
			health.failed('1', down, 0, startedAtMs);
			const ending = watch(health.survive());
			await inTime(endsAtMs - TIMEOUT_MS - 1);
			expect(ending).toEqual({});
			await inTime(101);
			expect(ending).toEqual({ came: 'givenUp' });
			expect(probedAtMs).toEqual(probes);
		},
	);
});

it('a run that gives the service up tells every row why', () => {
	const { health } = runAt(NEVER);
	expect(health.givenUp).toBeUndefined();
	health.giveUp(down);
	expect(health.givenUp?.message).toMatch(/^Not asked.*The service is down/);
});
