import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { OutageSetting } from '../../nodes/MobileMoneyNameLookup/transport/outage';
import { Outage } from '../../nodes/MobileMoneyNameLookup/transport/outage';
import { watch } from './watch';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What still waits ends by its own clock, for the tests that follow.
	await inTime(2 * LONG_MS);
	jest.useRealTimers();
});

/** Longer than any outage here is waited for. */
const LONG_MS = 150_000;
const TIMEOUT_MS = 15_000;
const inTime = jest.advanceTimersByTimeAsync;
const down = new CheckFailure('The service is down', 'Wait.', true, 503);

/** A run whose service answers the given probe, counted from 1, and when probes were made. */
function runAt(answered: number, setting: Partial<OutageSetting> = {}) {
	const startedAtMs = performance.now();
	const probedAtMs: number[] = [];
	const lastAtMs: number[] = [];
	const resume = jest.fn();
	const outage = new Outage({
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
	return { outage, probedAtMs, lastAtMs, resume };
}

function fail(outage: Outage, times: number): void {
	for (let number = 0; number < times; number++) outage.failed(`${number}`, down, 0);
}

const NEVER = 0;

describe('a service is taken to be out', () => {
	it('when a row says so, which waits for the end with all others', async () => {
		const { outage, probedAtMs, resume } = runAt(2);
		const rows = [outage.survive(), outage.survive()].map(watch);
		rows.push(watch(outage.whileOut().then(() => 'waited')));
		expect(outage.isOut).toBe(true);
		await inTime(2_999);
		expect(rows).toEqual([{}, {}, {}]);
		await inTime(1);
		expect(rows).toEqual([{ came: 'over' }, { came: 'over' }, { came: 'waited' }]);
		expect(probedAtMs).toEqual([1_000, 3_000]);
		expect(outage.isOut).toBe(false);
		expect(resume).toHaveBeenCalledTimes(1);
	});

	it.each([
		['the first question', 'falseAlarm', 1, 0, 10],
		['a later one', 'over', 2, 0, 5],
		['a later one, and wavered before', 'over', 2, 5, 10],
	])('until it answers %s: %s', async (_what, ending, answered, turns, nextAlarm) => {
		const { outage } = runAt(answered);
		for (let turn = 0; turn < turns; turn++) {
			fail(outage, 1);
			outage.signOfLife();
		}
		fail(outage, 5);
		const row = watch(outage.survive());
		await inTime(3_000);
		expect(row).toEqual({ came: ending });
		outage.signOfLife();
		fail(outage, nextAlarm - 1);
		expect(outage.isOut).toBe(false);
		fail(outage, 1);
		expect(outage.isOut).toBe(true);
	});
});

describe('a service that is out', () => {
	it.each([
		[0, [0]],
		[500, [500]],
		[5_000, [1_000, 3_000, 5_000]],
		[95_000, [1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000, 95_000]],
	])('is asked for %d ms, and at their end for the last time', async (maxOutageMs, probes) => {
		const { outage, probedAtMs, lastAtMs, resume } = runAt(NEVER, { maxOutageMs });
		fail(outage, 5);
		expect([outage.isOut, outage.stopped]).toEqual([true, undefined]);
		await inTime(LONG_MS);
		expect([probedAtMs, lastAtMs]).toEqual([probes, probes.slice(-1)]);
		expect(resume).not.toHaveBeenCalled();
		expect(outage.isOut).toBe(true);
		expect(jest.getTimerCount()).toBe(0);
		await outage.whileOut();
		outage.signOfLife();
		await expect(outage.survive()).resolves.toBe('stopped');
		expect(outage.stopped?.message).toMatch(/^Not asked.*The service is down/);
	});

	it.each([
		['and is asked when that is over', LONG_MS, [10_000]],
		['and not asked where the run waits no longer', 9_000, []],
	])('is left alone as long as it asks, %s', async (_what, maxOutageMs, probes) => {
		const untilMs = performance.now() + 10_000;
		const { outage, probedAtMs } = runAt(1, { maxOutageMs, pausedUntilMs: () => untilMs });
		void outage.survive();
		await inTime(LONG_MS);
		expect(probedAtMs).toEqual(probes);
		expect(outage.isOut).toBe(probes.length === 0);
	});

	it('is waited for until the run ends, and asked no more', async () => {
		const end = new AbortController();
		const { outage, probedAtMs } = runAt(NEVER, { signal: end.signal });
		const ending = watch(outage.survive());
		await inTime(2_500);
		end.abort();
		await inTime(200);
		expect(ending).toEqual({ came: 'stopped' });
		expect(probedAtMs).toEqual([1_000]);
		expect(jest.getTimerCount()).toBe(0);
	});

	it.each([
		['counts as waiting for it', 4_000, false, [1_000]],
		['leaves one question when it was more', 9_000, false, [0]],
		['does not count when the service replied since', 9_000, true, [1_000, 3_000, 5_000]],
	])('asked for a wait before that %s', async (_what, obeyedMs, hasReplied, probes) => {
		const { outage, probedAtMs } = runAt(NEVER, { maxOutageMs: 5_000 });
		outage.obeyed(obeyedMs / 2);
		outage.obeyed(obeyedMs / 2);
		if (hasReplied) outage.signOfLife();
		void outage.survive();
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
			const { outage } = runAt(NEVER, { maxOutageMs, probe });
			jest.advanceTimersByTime(TIMEOUT_MS);
			outage.failed('1', down, 0, startedAtMs);
			const ending = watch(outage.survive());
			await inTime(endsAtMs - TIMEOUT_MS - 1);
			expect(ending).toEqual({});
			await inTime(101);
			expect(ending).toEqual({ came: 'stopped' });
			expect(probedAtMs).toEqual(probes);
		},
	);
});
