import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { Health } from '../../nodes/MobileMoneyNameLookup/transport/health';
import { ownClock, watch } from '../support/ownClock';

/** Longer than any health here is waited for. */
const LONG_MS = 150_000;
const TIMEOUT_MS = 15_000;
const down = new CheckFailure('The service is down', 'Wait.', true, 503);

/** How the service of a run replies to the given probe, counted from 1, and how long the run waits for it. */
interface Given {
	answers?: (probe: number) => boolean | Promise<boolean>;
	maxOutageMs?: number;
	pausedUntilMs?: number;
	/** How long the service takes for each probe. */
	probeMs?: number;
}

function runAt({
	answers = () => false,
	maxOutageMs = LONG_MS,
	probeMs = 0,
	...given
}: Given = {}) {
	const time = ownClock();
	const end = new AbortController();
	const probedAtMs: number[] = [];
	const lastAtMs: number[] = [];
	const pace = { pausedUntilMs: given.pausedUntilMs ?? 0, restart: jest.fn() };
	const probe = async (isLast: boolean) => {
		const sentAtMs = time.clock.nowMs();
		probedAtMs.push(sentAtMs);
		if (isLast) lastAtMs.push(sentAtMs);
		await time.clock.waitUntil(() => sentAtMs + probeMs, new AbortController().signal);
		return await answers(probedAtMs.length);
	};
	const health = new Health(time.clock, pace, probe, maxOutageMs, TIMEOUT_MS, end.signal);
	/** So many requests fail, each for a number of its own. */
	const fail = (times: number, inFlight = 0, sentAtMs = time.clock.nowMs()) => {
		for (let number = 0; number < times; number++)
			health.failed(`${number}`, down, inFlight, sentAtMs);
	};
	return { ...time, end, health, pace, probedAtMs, lastAtMs, fail };
}

describe('a service is taken to be out', () => {
	it('when a row says so, which waits for the end with all others', async () => {
		const { health, pace, probedAtMs, pass } = runAt({ answers: (probe) => probe === 2 });
		const rows = [health.survive(), health.survive()].map(watch);
		expect(health.isOut).toBe(true);
		await pass(2_999);
		expect(rows).toEqual([{}, {}]);
		await pass(1);
		expect(rows).toEqual([{ came: 'over' }, { came: 'over' }]);
		expect(probedAtMs).toEqual([1_000, 3_000]);
		expect(health.isOut).toBe(false);
		expect(pace.restart).toHaveBeenCalledTimes(1);
	});

	it.each([
		['five', 5, 0, true],
		['five while as many others are under way', 5, 5, false],
	])('after failures in a row, or not: %s', (_how, failures, inFlight, isOut) => {
		const { health, fail } = runAt();
		fail(failures, inFlight);
		expect(health.isOut).toBe(isOut);
	});

	it('not for one number alone, and with the first failure of a second one', () => {
		const { health } = runAt();
		for (let time = 0; time < 50; time++) health.failed('alone', down, 0, 0);
		expect(health.isOut).toBe(false);
		health.failed('second', down, 0, 0);
		expect(health.isOut).toBe(true);
	});

	it.each<[string, (probe: number) => boolean, number[]]>([
		['twice as many for each false alarm, 80 at most', () => true, [5, 10, 20, 40, 80, 80]],
		['as many as before behind an outage', (probe) => probe > 1, [5, 5, 10]],
		['both where most replies fail, and some do not', (probe) => probe !== 2, [5, 10, 10, 20]],
	])('after five failures, and then %s', async (_what, answers, alarms) => {
		const { health, fail, pass } = runAt({ answers });
		for (const failures of alarms) {
			fail(failures - 1);
			expect(health.isOut).toBe(false);
			fail(1);
			expect(health.isOut).toBe(true);
			await pass(3_000);
			health.replied();
		}
	});
});

describe('a service that is out', () => {
	it.each([
		[0, [0]],
		[95_000, [1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000, 95_000]],
	])('is asked for %d ms, and at their end for the last time', async (maxOutageMs, probes) => {
		const { health, pace, probedAtMs, lastAtMs, fail, pass, waiting } = runAt({ maxOutageMs });
		fail(5);
		expect([health.isOut, health.givenUp]).toEqual([true, undefined]);
		await pass(LONG_MS);
		expect([probedAtMs, lastAtMs]).toEqual([probes, probes.slice(-1)]);
		expect(pace.restart).not.toHaveBeenCalled();
		expect([health.isOut, waiting()]).toEqual([true, 0]);
		health.replied();
		await expect(health.survive()).resolves.toBe('givenUp');
		expect(health.givenUp?.message).toMatch(/^Not asked.*The service is down/);
	});

	it('is asked again where a question itself breaks off', async () => {
		const answers = async (probe: number) =>
			probe === 1 ? await Promise.reject<boolean>(new Error('broken')) : true;
		const { health, probedAtMs, pass } = runAt({ answers });
		const ending = watch(health.survive());
		await pass(3_000);
		expect([probedAtMs, ending]).toEqual([[1_000, 3_000], { came: 'over' }]);
	});

	it.each([
		['and is asked when that is over', LONG_MS, [10_000], 'falseAlarm'],
		['and not asked where the run waits no longer', 9_000, [], 'givenUp'],
	])('is left alone as long as it asks, %s', async (_what, maxOutageMs, probes, came) => {
		const run = runAt({ answers: () => true, maxOutageMs, pausedUntilMs: 10_000 });
		const ending = watch(run.health.survive());
		await run.pass(LONG_MS);
		expect([run.probedAtMs, ending]).toEqual([probes, { came }]);
	});

	it.each([
		['while nothing is asked', 0],
		['in the middle of a question', TIMEOUT_MS],
	])('is waited for until the run ends, and asked no more: %s', async (_when, probeMs) => {
		const { health, end, probedAtMs, pass, waiting } = runAt({ probeMs });
		const ending = watch(health.survive());
		await pass(2_500);
		end.abort();
		await pass(100);
		expect([ending, probedAtMs]).toEqual([{ came: 'givenUp' }, [1_000]]);
		if (probeMs === 0) expect(waiting()).toBe(0);
	});
});

describe('requests that end by their time limit', () => {
	it.each([
		[5_000, [16_000], 20_000],
		[60_000, [16_000, 33_000, 52_000], 67_000],
	])('use %d ms up, which end within one more', async (maxOutageMs, probes, endsAtMs) => {
		const run = runAt({ maxOutageMs, probeMs: TIMEOUT_MS });
		await run.pass(TIMEOUT_MS);
		run.health.failed('1', down, 0, 0);
		// A later one began later.
		run.health.failed('2', down, 0, 9_000);
		const ending = watch(run.health.survive());
		await run.pass(endsAtMs - TIMEOUT_MS - 1);
		expect(ending).toEqual({});
		await run.pass(1);
		expect(ending).toEqual({ came: 'givenUp' });
		expect(run.probedAtMs).toEqual(probes);
	});

	it('before the last reply use nothing up', async () => {
		const { health, probedAtMs, pass } = runAt({ maxOutageMs: 5_000 });
		await pass(TIMEOUT_MS);
		health.failed('1', down, 0, 0);
		health.replied();
		void health.survive();
		await pass(LONG_MS);
		expect(probedAtMs).toEqual([16_000, 18_000, 20_000]);
	});
});

it('a service that answers at once is not out, though failures lasted longer than a run may wait', async () => {
	const { health, pass, fail } = runAt({ answers: () => true, maxOutageMs: 0 });
	await pass(2 * TIMEOUT_MS);
	fail(5, 0, 0);
	await pass(1_000);
	expect([health.isOut, health.givenUp]).toEqual([false, undefined]);
});

it('a run that gives the service up tells every row why, whatever is answered later', async () => {
	const { health, pace, pass } = runAt({ answers: () => true });
	expect(health.givenUp).toBeUndefined();
	health.giveUp(down);
	void health.survive();
	await pass(LONG_MS);
	expect(health.givenUp?.message).toMatch(/^Not asked.*The service is down/);
	expect(health.isOut).toBe(true);
	expect(pace.restart).not.toHaveBeenCalled();
});
