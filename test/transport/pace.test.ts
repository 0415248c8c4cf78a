import { Pace } from '../../nodes/MobileMoneyNameLookup/transport/pace';
import { ownClock } from '../support/ownClock';

const MINUTE_MS = 60_000;

/** A run with a pace on a clock of its own. */
function runOf(maxParallel: number, maxOutageMs = MINUTE_MS, isAdapting = true) {
	const time = ownClock();
	const { clock, pass } = time;
	const cancel = new AbortController();
	const pace = new Pace(clock, maxParallel, maxOutageMs, cancel.signal, isAdapting);

	/** So many wait for their place; tells how many have one after so many milliseconds more. */
	const crowd = (size: number) => {
		let inside = 0;
		for (let index = 0; index < size; index++) void pace.enter().then(() => inside++);
		return async (ms = 0) => {
			await pass(ms);
			return inside;
		};
	};
	/** How many requests it lets out at once while nothing is answered. */
	const limit = async (): Promise<number> => await crowd(200)();
	const answer = (times: number): void => {
		for (let time = 0; time < times; time++) pace.answered();
	};
	/** So many requests are turned away, each after the others. */
	const slow = (times: number): void => {
		for (let time = 0; time < times; time++) pace.turnedAway(pace.period);
	};
	/** A request goes out; when, in milliseconds from now, and in which period. */
	const go = async (): Promise<[number, number]> => {
		const sinceMs = clock.nowMs();
		const gone = pace.enter().then((period): [number, number] => [clock.nowMs() - sinceMs, period]);
		await pass(MINUTE_MS);
		return await gone;
	};
	/** A request goes out and is turned away. */
	const turnAway = async (): Promise<void> => {
		const [, period] = await go();
		pace.turnedAway(period);
		pace.leave();
	};
	/** Requests go out one after another, each answered at once; when each went, in milliseconds from now. */
	const times = async (requests: number): Promise<number[]> => {
		const sinceMs = clock.nowMs();
		const gone: number[] = [];
		const all = (async () => {
			while (gone.length < requests) {
				await pace.enter();
				gone.push(clock.nowMs() - sinceMs);
				pace.answered();
				pace.leave();
			}
		})();
		await pass(10 * MINUTE_MS);
		await all;
		return gone;
	};
	return { ...time, pace, cancel, crowd, limit, answer, slow, go, turnAway, times };
}

const gapsOf = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe('requests at once', () => {
	it.each([1, 3, 100])('are %i at most, and the next goes when one ends', async (most) => {
		const { pace, crowd } = runOf(most);
		const inside = crowd(most + 1);
		expect([await inside(), pace.underWay]).toEqual([most, most]);
		pace.leave();
		expect([await inside(), pace.underWay]).toEqual([most + 1, most]);
	});

	it.each([
		[8, 1, 6],
		[2, 1, 1],
	])('are a quarter fewer than %i when %i are turned away together', async (most, turned, left) => {
		const { pace, limit } = runOf(most);
		const periods = await Promise.all(Array.from({ length: turned }, () => pace.enter()));
		for (const period of periods) pace.turnedAway(period);
		for (let ended = 0; ended < turned; ended++) pace.leave();
		expect([pace.underWay, pace.period]).toEqual([0, 1]);
		expect(await limit()).toBe(left);
	});

	it.each([
		[60, 7],
		[130, 8],
	])('become one more for ten answers a place: after %i answers %i', async (answers, most) => {
		const { turnAway, answer, limit } = runOf(8);
		await turnAway();
		answer(answers);
		expect(await limit()).toBe(most);
	});
});

describe('a service that has only just come back', () => {
	it.each([
		[0, 1],
		[9, 5],
	])('gets one request at once, and one more for each answer: %i, %i', async (answers, most) => {
		const { pace, answer, limit } = runOf(5);
		pace.restart();
		answer(answers);
		expect(await limit()).toBe(most);
	});

	it('gets no other while more are under way than it has places, and at once one for an answer', async () => {
		const { pace, crowd } = runOf(4);
		const inside = crowd(7);
		await inside();
		pace.restart();
		for (let left = 1; left < 4; left++) pace.leave();
		expect(await inside()).toBe(4);
		pace.leave();
		expect(await inside()).toBe(5);
		pace.answered();
		expect(await inside()).toBe(6);
	});

	it('is not slowed by those that went out before, and as ever by those after', async () => {
		const one = runOf(8);
		const { period } = one.pace;
		one.pace.restart();
		one.pace.turnedAway(period);
		one.answer(5);
		expect(await one.limit()).toBe(6);
		const other = runOf(4);
		other.pace.restart();
		other.answer(3);
		await other.turnAway();
		other.answer(29);
		expect(await other.limit()).toBe(3);
	});
});

describe('requests that are turned away one after another', () => {
	it('come twice as late each, half a minute at most', async () => {
		const { pace, go } = runOf(1, 100 * MINUTE_MS);
		const waits: number[] = [];
		for (let turns = 0; turns < 14; turns++) {
			const [ms, period] = await go();
			waits.push(ms);
			pace.turnedAway(period);
			pace.leave();
		}
		expect(waits.slice(0, 5)).toEqual([0, 0, 50, 100, 200]);
		expect(waits.slice(-3)).toEqual([25_600, 30_000, 30_000]);
	});

	it('lead to a pace a tenth below the rate of the answers since the beginning', async () => {
		const { answer, slow, times, pass } = runOf(10);
		answer(19);
		slow(3);
		await pass(1_000);
		const gone = await times(4);
		// 19 answers, and the first again, in a second; the second had its time before it was needed.
		const gapMs = 1_000 / 20 / 0.9;
		expect(gone.slice(0, 2)).toEqual([0, 0]);
		expect([gone[2], gone[3]]).toEqual([Math.ceil(gapMs), Math.ceil(2 * gapMs)]);
	});

	it('lead to no slower pace than was just answered, however long nothing was answered before', async () => {
		const { answer, slow, times, pass } = runOf(10);
		answer(1);
		await pass(MINUTE_MS);
		slow(2);
		expect(gapsOf(await times(4))).toEqual([50, 50, 50]);
	});
});

describe('requests that are held apart', () => {
	/** A run that answered ten in a second. */
	async function heldApart() {
		const run = runOf(10);
		run.answer(9);
		run.slow(4);
		await run.pass(1_000);
		run.pace.answered();
		return run;
	}
	const GAP_MS = 1_000 / 10 / 0.9;

	it('come a twentieth closer for ten answers, until nothing is between them', async () => {
		const gaps = gapsOf(await (await heldApart()).times(1000));
		const off = [1, 8, 10, 19, 20].map(
			(at) => (gaps[at] ?? 0) - GAP_MS * 0.95 ** Math.floor(at / 10),
		);
		// Waits end by the millisecond.
		for (const ms of off) expect(Math.abs(ms)).toBeLessThan(1);
		expect(gaps.at(-1)).toBe(0);
	});

	it('come a tenth later after one that was turned away, and closer for ten answers since', async () => {
		const { times, slow } = await heldApart();
		await times(6);
		slow(1);
		const gaps = gapsOf(await times(12));
		expect(Math.abs((gaps[8] ?? 0) - GAP_MS / 0.9)).toBeLessThan(1);
		expect(Math.abs((gaps[10] ?? 0) - (GAP_MS / 0.9) * 0.95)).toBeLessThan(1);
	});
});

describe('the best pace', () => {
	/** Requests one after another, until so many are answered; how many there were, and how long they took. */
	async function meet(answers: number, takes: (request: number, nowMs: number) => boolean) {
		const { pace, clock, pass } = runOf(10);
		let [requests, left] = [0, answers];
		void (async () => {
			while (left > 0) {
				const period = await pace.enter();
				if (takes(requests++, clock.nowMs())) {
					pace.answered();
					left--;
				} else pace.turnedAway(period);
				pace.leave();
			}
		})();
		while (left > 0 && clock.nowMs() < 100 * MINUTE_MS) await pass(1_000);
		return { requests, ms: clock.nowMs() };
	}

	it('is tried again where a service turns away as many, however slowly they come', async () => {
		// Three of each ten.
		const takes = (request: number) => ![1, 4, 5].includes(request % 10);
		const [short, long] = [await meet(500, takes), await meet(5_000, takes)];
		expect(long.ms / short.ms).toBeLessThan(15);
		expect(long.ms).toBeLessThan(10 * MINUTE_MS);
	});

	it('is given up where it is no better now', async () => {
		// A hundred at once, and then one each half a second.
		let [taken, nextMs] = [0, 0];
		const takes = (_request: number, nowMs: number) => {
			if (++taken > 100 && nowMs < nextMs) return false;
			nextMs = nowMs + 500;
			return true;
		};
		const { requests, ms } = await meet(1_000, takes);
		expect(requests).toBeLessThan(1.5 * 1_000);
		expect(ms).toBeLessThan(1.3 * 900 * 500);
	});
});

describe('a pace that gets few answers', () => {
	/** A run whose best pace, 200 answers a second at a gap of 95 ms, is followed by one of 10 at a gap of 246 ms. */
	async function slowedDown(ms = 1_000) {
		const run = runOf(10);
		const { pace, clock, pass, answer, slow } = run;
		/** The gap between requests that come; a second goes by. */
		const gap = async () => {
			const gone: number[] = [];
			const next = async () => {
				await pace.enter();
				gone.push(clock.nowMs());
				pace.leave();
			};
			void next().then(next).then(next);
			await pass(1_000);
			return (gone[2] ?? 0) - (gone[1] ?? 0);
		};
		/** Twenty replies after so long a time, of which so many are turned away, each before an answer. */
		const replies = async (after: number, turnedAway = 0) => {
			await pass(after);
			for (let reply = 0; reply < turnedAway; reply++) {
				slow(1);
				answer(1);
			}
			answer(20 - 2 * turnedAway);
		};
		slow(3);
		await pass(1_000);
		answer(17);
		await replies(100);
		if (ms > 0) await replies(ms, 10);
		return { ...run, gap, replies };
	}

	it('is left for the best one, which is not slowed while it is tried', async () => {
		const { gap, slow, answer } = await slowedDown();
		slow(1);
		answer(1);
		expect(await gap()).toBe(95);
	});

	it.each([
		['kept where it gets as many as before, and slowed as ever', 100, 1, 95],
		['left again where it gets few, too', 1_000, 0, 246],
	])('leads to the best one, which is %s', async (_what, after, turnedAway, ms) => {
		const { gap, slow, replies } = await slowedDown();
		await replies(after);
		slow(turnedAway);
		expect(await gap()).toBe(ms);
	});

	it('is not left again for a best one that got few: half of its answers are enough now', async () => {
		const { gap, replies } = await slowedDown();
		await replies(1_000);
		await replies(333);
		expect(await gap()).toBe(222);
	});

	it('is not left where it is no slower than the best one', async () => {
		const { gap, slow, replies } = await slowedDown(0);
		await replies(1_000);
		slow(1);
		expect(await gap()).toBe(86);
	});

	it('is compared with the best one, however many others were between', async () => {
		const { gap, replies } = await slowedDown(83);
		await replies(1_000, 10);
		expect(await gap()).toBe(95);
	});
});

it('one wait is enough for all that are held apart', async () => {
	const { crowd, times, slow, waiting } = runOf(10);
	slow(9);
	void times(200);
	await crowd(50)(1_000);
	expect(waiting()).toBe(1);
});

describe('a service that asks to be left alone', () => {
	it.each([
		['until then', 10 * MINUTE_MS, [5_000], 5_000],
		['until the later time', 10 * MINUTE_MS, [8_000, 5_000], 8_000],
		['for a minute at most', 10 * MINUTE_MS, [99_999_000], 60_000],
		['for as long as the run waits', 5_000, [60_000], 5_000],
		['for 2 s where the run may not wait', 0, [60_000], 2_000],
	])('is asked by nobody %s', async (_what, maxOutageMs, asked, ms) => {
		const { pace, crowd } = runOf(5, maxOutageMs);
		for (const pause of asked) pace.pauseFor(pause);
		expect(pace.pausedUntilMs).toBe(ms);
		const inside = crowd(3);
		expect([await inside(ms - 1), await inside(1)]).toEqual([0, 3]);
	});

	it('is for what is left of the wait, once it turns all away', async () => {
		const { pace, slow, pass, clock } = runOf(1, 5_000);
		const pauseMs = () => {
			pace.pauseFor(60_000);
			return pace.pausedUntilMs - clock.nowMs();
		};
		slow(1);
		await pass(4_000);
		slow(1);
		expect(pauseMs()).toBe(1_000);
		await pass(2_000);
		expect(pauseMs()).toBe(0);
		pace.answered();
		expect(pauseMs()).toBe(5_000);
	});
});

it('a run of few rows is not slowed by requests that are turned away', async () => {
	const { slow, limit, go } = runOf(5, MINUTE_MS, false);
	slow(9);
	expect((await go())[0]).toBe(0);
	expect(await limit()).toBe(4);
});

it('a run of few rows waits as it is asked, but in all no longer than in an outage', async () => {
	const { pace, slow, pass, clock } = runOf(5, MINUTE_MS, false);
	slow(1);
	pace.pauseFor(40_000);
	await pass(40_000);
	pace.answered();
	pace.pauseFor(40_000);
	expect(pace.pausedUntilMs - clock.nowMs()).toBe(20_000);
});

it.each([
	[5_000, 5_000, 2, true],
	[5_000, 9_000, 1, false],
	[0, 1_999, 2, false],
	[0, 2_000, 2, true],
])('a run that waits %i ms is exhausted after %i ms, %i turned away: %s', async (...row) => {
	const [maxOutageMs, ms, turns, isExhausted] = row;
	const { pace, slow, pass } = runOf(1, maxOutageMs);
	slow(turns);
	await pass(ms);
	expect(pace.isExhausted).toBe(isExhausted);
	pace.answered();
	expect(pace.isExhausted).toBe(false);
});

it.each([true, false])('a run that ends lets nobody wait: cancelled %s', async (isCancelled) => {
	const { pace, cancel, crowd, waiting } = runOf(3);
	pace.pauseFor(60_000);
	const inside = crowd(3);
	expect(await inside(5_050)).toBe(0);
	if (isCancelled) cancel.abort();
	else pace.end();
	expect(await inside(100)).toBe(3);
	expect(waiting()).toBe(0);
});
