import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { OutageSetting } from '../../nodes/MobileMoneyNameLookup/transport/outage';
import { Outage } from '../../nodes/MobileMoneyNameLookup/transport/outage';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What still waits ends by its own clock, for the tests that follow.
	await inTime(2 * HOUR_MS);
	jest.useRealTimers();
});

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 15_000;
const inTime = jest.advanceTimersByTimeAsync;
const down = new CheckFailure('The service is down', 'Wait.', true, 503);

/** A run whose service answers the given probes, counted from 1, and when these were made. */
function runAt(isAlive: (probe: number) => boolean, setting: Partial<OutageSetting> = {}) {
	const startedAtMs = Date.now();
	const probedAtMs: number[] = [];
	const resume = jest.fn();
	const outage: Outage = new Outage({
		maxOutageMs: HOUR_MS,
		timeoutMs: TIMEOUT_MS,
		signal: new AbortController().signal,
		pausedUntilMs: () => 0,
		resume,
		probe: async () => {
			probedAtMs.push(Date.now() - startedAtMs);
			const isAnswered = isAlive(probedAtMs.length);
			if (isAnswered) outage.signOfLife(outage.sent());
			return await Promise.resolve(isAnswered);
		},
		...setting,
	});
	return { outage, probedAtMs, resume };
}

/** So many failures of different numbers in a row, with so many requests under way beside. */
function fail(outage: Outage, times: number, inFlight = 0): void {
	for (let number = 0; number < times; number++) outage.failed(`${number}`, down, inFlight);
}

const never = () => false;
const always = () => true;

describe('a service is taken to be out', () => {
	it.each([
		['after five failures in a row', 5, 0, true],
		['not after four', 4, 0, false],
		['not while as many others are under way', 5, 5, false],
		['when fewer are under way than have failed', 6, 5, true],
	])('%s', (_when, failures, inFlight, isOut) => {
		const { outage } = runAt(never);
		fail(outage, failures, inFlight);
		expect(outage.isOut).toBe(isOut);
	});

	it('not for one number alone, and for a second one at once', () => {
		const { outage } = runAt(never);
		for (let failure = 0; failure < 50; failure++) outage.failed('1', down, 0);
		expect(outage.isOut).toBe(false);
		outage.failed('2', down, 0);
		expect(outage.isOut).toBe(true);
	});

	it('only by failures in a row: with a reply the count begins anew, that of numbers too', () => {
		const { outage } = runAt(never);
		fail(outage, 4);
		outage.signOfLife(outage.sent());
		fail(outage, 4);
		expect(outage.isOut).toBe(false);
		outage.signOfLife(outage.sent());
		for (let failure = 0; failure < 5; failure++) outage.failed('1', down, 0);
		expect(outage.isOut).toBe(false);
	});

	it('also when a row says so, which waits for the end with all others', async () => {
		const { outage, probedAtMs } = runAt((probe) => probe === 2);
		const ends: unknown[] = [];
		for (let row = 0; row < 3; row++) void outage.survive().then((end) => ends.push(end));
		void outage.whileOut().then(() => ends.push('waited'));
		expect(outage.isOut).toBe(true);
		await inTime(2_999);
		expect(ends).toEqual([]);
		await inTime(1);
		expect([...ends].sort()).toEqual(['over', 'over', 'over', 'waited']);
		expect(probedAtMs).toEqual([1_000, 3_000]);
	});
});

describe('a service that is out', () => {
	it('is asked after 1, 2, 4, 8, 16 and 30 seconds, and every 30 from then on', async () => {
		const { outage, probedAtMs, resume } = runAt((probe) => probe === 8);
		void outage.survive();
		await inTime(HOUR_MS);
		const waits = probedAtMs.map((ms, index) => ms - (probedAtMs[index - 1] ?? 0));
		expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
		expect(outage.isOut).toBe(false);
		expect(resume).toHaveBeenCalledTimes(1);
	});

	it.each([
		[0, []],
		[500, [500]],
		[1_000, [1_000]],
		[5_000, [1_000, 3_000, 5_000]],
		[60_000, [1_000, 3_000, 7_000, 15_000, 31_000, 60_000]],
	])('is asked for %d ms, and at their end for the last time', async (maxOutageMs, probes) => {
		const { outage, probedAtMs, resume } = runAt(never, { maxOutageMs });
		fail(outage, 5);
		const survived = outage.survive();
		await inTime(HOUR_MS);
		expect(probedAtMs).toEqual(probes);
		await expect(survived).resolves.toBe('stopped');
		expect(resume).not.toHaveBeenCalled();
		expect(outage.isOut).toBe(true);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('is asked no further after that, and the rest is told why', async () => {
		const { outage, probedAtMs } = runAt(always, { maxOutageMs: 0 });
		expect(outage.stopped).toBeUndefined();
		fail(outage, 5);
		await inTime(0);
		expect(outage.stopped).toMatchObject({ retryable: true });
		expect(outage.stopped?.message).toMatch(/^Not asked.*The service is down/);
		expect(outage.stopped?.tries).toBeUndefined();
		outage.signOfLife(outage.sent());
		await expect(outage.survive()).resolves.toBe('stopped');
		await outage.whileOut();
		await inTime(HOUR_MS);
		expect(probedAtMs).toEqual([]);
	});

	it('is not taken to be out for good while it is waited for', () => {
		const { outage } = runAt(never);
		fail(outage, 5);
		expect([outage.isOut, outage.stopped]).toEqual([true, undefined]);
	});

	it('is left alone as long as it asks, and asked when that is over', async () => {
		const untilMs = Date.now() + 10_000;
		const { outage, probedAtMs } = runAt(always, { pausedUntilMs: () => untilMs });
		void outage.survive();
		await inTime(HOUR_MS);
		expect(probedAtMs).toEqual([10_000]);
	});

	it('that asks for longer than the run waits is not asked at all', async () => {
		const untilMs = Date.now() + 10_000;
		const { outage, probedAtMs } = runAt(always, {
			maxOutageMs: 9_000,
			pausedUntilMs: () => untilMs,
		});
		const survived = outage.survive();
		await inTime(9_000);
		await expect(survived).resolves.toBe('stopped');
		expect(probedAtMs).toEqual([]);
	});

	it('ends the wait when the run ends, and asks no more', async () => {
		const end = new AbortController();
		const { outage, probedAtMs } = runAt(never, { signal: end.signal });
		const survived = outage.survive();
		await inTime(2_500);
		end.abort();
		await inTime(200);
		await expect(survived).resolves.toBe('stopped');
		expect(probedAtMs).toEqual([1_000]);
		expect(jest.getTimerCount()).toBe(0);
	});
});

describe('requests that end by their time limit', () => {
	/** A run whose first request hung for as long as it may, and with it all after it. */
	function runInSilence(maxOutageMs: number) {
		const probedAtMs: number[] = [];
		const startedAtMs = Date.now();
		const probe = async () => {
			probedAtMs.push(Date.now() - startedAtMs);
			await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
			return false;
		};
		const { outage } = runAt(never, { maxOutageMs, probe });
		jest.advanceTimersByTime(TIMEOUT_MS);
		outage.failed('1', down, 0, startedAtMs);
		return { outage, probedAtMs };
	}

	it.each([
		[500, [15_500], 15_500],
		[5_000, [16_000], 20_000],
		[20_000, [16_000], 31_000],
		[60_000, [16_000, 33_000, 52_000], 67_000],
	])(
		'use an outage of %d ms up: one more is made, and the wait ends within one of them',
		async (maxOutageMs, probes, endsAtMs) => {
			const { outage, probedAtMs } = runInSilence(maxOutageMs);
			const state: { ending?: string } = {};
			void outage.survive().then((ending) => (state.ending = ending));
			await inTime(endsAtMs - TIMEOUT_MS - 1);
			expect(state).toEqual({});
			await inTime(101);
			expect(state).toEqual({ ending: 'stopped' });
			expect(endsAtMs).toBeLessThanOrEqual(maxOutageMs + TIMEOUT_MS);
			expect(probedAtMs).toEqual(probes);
		},
	);

	it('count from the first one that failed since a reply', async () => {
		const { outage, probedAtMs } = runInSilence(5_000);
		outage.signOfLife(outage.sent());
		outage.failed('1', down, 0);
		void outage.survive();
		await inTime(3_000);
		expect(probedAtMs).toEqual([16_000]);
		expect(outage.isOut).toBe(true);
		expect(outage.stopped).toBeUndefined();
	});
});

describe('the last question before a run gives up', () => {
	it('is told to be the last', async () => {
		const told: boolean[] = [];
		const probe = async (isLast: boolean) => {
			told.push(isLast);
			return await Promise.resolve(false);
		};
		const { outage } = runAt(never, { maxOutageMs: 5_000, probe });
		void outage.survive();
		await inTime(HOUR_MS);
		expect(told).toEqual([false, false, true]);
	});
});

describe('a service that answers some requests, and fails many', () => {
	/** Three failures and an answer, so many times over. */
	function waver(outage: Outage, times: number): void {
		for (let time = 0; time < times; time++) {
			fail(outage, 3);
			outage.signOfLife(outage.sent());
		}
	}

	/** After how many failures in a row the run stops. */
	function failuresOfAnOutage(outage: Outage): number {
		let failures = 0;
		while (!outage.isOut && failures < 1000) outage.failed(`${failures++}`, down, 0);
		return failures;
	}

	it.each([
		['seldom', 4, [5, 5, 5]],
		['often', 5, [5, 10, 20]],
	])('%s lets more rows fail before each pause: %d times', async (_what, times, expected) => {
		let probes = 0;
		const { outage } = runAt(() => ++probes % 2 === 0);
		waver(outage, times);
		const failures: number[] = [];
		for (let pause = 0; pause < 3; pause++) {
			failures.push(failuresOfAnOutage(outage));
			await inTime(3_000);
		}
		expect(failures).toEqual(expected);
	});

	it.each([
		[49, 20],
		[50, 5],
	])('is like any other after %d answers in a row', async (answers, failures) => {
		let probes = 0;
		const { outage } = runAt(() => ++probes % 2 === 0);
		waver(outage, 5);
		failuresOfAnOutage(outage);
		await inTime(3_000);
		fail(outage, 1);
		for (let answer = 0; answer < answers; answer++) outage.signOfLife(outage.sent());
		expect(failuresOfAnOutage(outage)).toBe(10);
		await inTime(3_000);
		expect(failuresOfAnOutage(outage)).toBe(failures);
	});
});

describe('the time that the service asked to be left alone', () => {
	it.each([
		['counts as waiting for it', 4_000, [1_000]],
		['leaves nothing when it was all of it', 5_000, []],
		['leaves nothing when it was more', 9_000, []],
	])('%s', async (_what, obeyedMs, probes) => {
		const { outage, probedAtMs } = runAt(never, { maxOutageMs: 5_000 });
		outage.obeyed(obeyedMs / 2);
		outage.obeyed(obeyedMs / 2);
		void outage.survive();
		await inTime(HOUR_MS);
		expect(probedAtMs).toEqual(probes);
	});

	it('does not count when the service replied since', async () => {
		const { outage, probedAtMs } = runAt(never, { maxOutageMs: 3_000 });
		outage.obeyed(9_000);
		outage.signOfLife(outage.sent());
		void outage.survive();
		await inTime(HOUR_MS);
		expect(probedAtMs).toEqual([1_000, 3_000]);
	});
});

describe('a false alarm', () => {
	/** After how many failures in a row the run stops. */
	function failuresOfAnOutage(outage: Outage): number {
		outage.signOfLife(outage.sent());
		let failures = 0;
		while (!outage.isOut && failures < 1000) outage.failed(`${failures++}`, down, 0);
		return failures;
	}

	it('doubles the failures of the next, up to 80, until one was none', async () => {
		let isAtOnce = true;
		let probes = 0;
		const { outage, resume } = runAt(() => isAtOnce || ++probes > 1);
		const failures: number[] = [];
		for (let alarm = 0; alarm < 7; alarm++) {
			failures.push(failuresOfAnOutage(outage));
			await inTime(1_000);
		}
		expect(failures).toEqual([5, 10, 20, 40, 80, 80, 80]);
		expect(resume).toHaveBeenCalledTimes(7);
		isAtOnce = false;
		expect(failuresOfAnOutage(outage)).toBe(80);
		await inTime(3_000);
		expect(failuresOfAnOutage(outage)).toBe(5);
	});

	it('is told from an outage by the first answer', async () => {
		for (const [first, ending] of [
			[1, 'falseAlarm'],
			[2, 'over'],
		] as const) {
			const { outage } = runAt((probe) => probe === first);
			const survived = outage.survive();
			await inTime(10_000);
			await expect(survived).resolves.toBe(ending);
		}
	});

	it('three times over makes a row that fails alone believed, until an outage is likely', async () => {
		const { outage } = runAt(always);
		const likely = [outage.isLikely];
		for (let alarm = 0; alarm < 3; alarm++) {
			void outage.survive();
			await inTime(1_000);
			likely.push(outage.isLikely);
		}
		expect(likely).toEqual([true, true, true, false]);
		for (let failure = 0; failure < 39; failure++) outage.failed('1', down, 0);
		expect(outage.isLikely).toBe(false);
		outage.failed('1', down, 0);
		expect(outage.isLikely).toBe(true);
	});
});

describe('a request that failed', () => {
	/** What is known of it, once it is, and when. */
	function outliving(outage: Outage, sequence: number) {
		const state: { known?: boolean } = {};
		void outage.outlives(sequence).then((known) => (state.known = known));
		return state;
	}

	it('was outlived when a later one was answered', async () => {
		const { outage } = runAt(never);
		const [first, second] = [outage.sent(), outage.sent()];
		outage.signOfLife(second);
		const state = outliving(outage, first);
		await inTime(0);
		expect(state.known).toBe(true);
	});

	it('waits a second for such an answer', async () => {
		const { outage } = runAt(never);
		const [first, second] = [outage.sent(), outage.sent()];
		const [late, none] = [outliving(outage, first), outliving(outage, second)];
		await inTime(700);
		expect([late, none]).toEqual([{}, {}]);
		outage.signOfLife(second);
		await inTime(200);
		expect([late.known, none.known]).toEqual([true, undefined]);
		await inTime(99);
		expect(none.known).toBeUndefined();
		await inTime(1);
		expect(none.known).toBe(false);
	});

	it('was not by an answer to one that went out before, or to itself', async () => {
		const { outage } = runAt(never);
		const [first, second] = [outage.sent(), outage.sent()];
		outage.signOfLife(second);
		outage.signOfLife(first);
		const state = outliving(outage, second);
		await inTime(1_000);
		expect(state.known).toBe(false);
		expect(second).toBeGreaterThan(first);
	});

	it('does not wait when the service is out', async () => {
		const { outage } = runAt(never);
		const sequence = outage.sent();
		fail(outage, 5);
		const state = outliving(outage, sequence);
		await inTime(0);
		expect(state.known).toBe(false);
	});

	it('does not wait when the run has ended', async () => {
		const { outage } = runAt(never, { signal: AbortSignal.abort() });
		const state = outliving(outage, outage.sent());
		await inTime(0);
		expect(state.known).toBe(false);
	});
});
