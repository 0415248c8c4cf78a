import { Pace } from '../../nodes/MobileMoneyNameLookup/transport/pace';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const inTime = jest.advanceTimersByTimeAsync;
const MINUTE_MS = 60_000;

const paceOf = (maxParallel: number, maxOutageMs = MINUTE_MS, signal?: AbortSignal) =>
	new Pace(maxParallel, maxOutageMs, signal ?? new AbortController().signal);

/** So many wait for their place; tells how many have one after so many milliseconds more. */
function crowd(pace: Pace, size: number): (ms?: number) => Promise<number> {
	let inside = 0;
	for (let index = 0; index < size; index++) void pace.enter().then(() => inside++);
	return async (ms = 0) => {
		await inTime(ms);
		return inside;
	};
}

/** A run that answers nothing yet; how many requests it lets out at once is what a crowd finds. */
async function limitOf(pace: Pace): Promise<number> {
	const inside = await crowd(pace, 200)();
	pace.end();
	return inside;
}

function answer(pace: Pace, times: number): Pace {
	for (let time = 0; time < times; time++) pace.answered();
	return pace;
}

/** A request goes out and is turned away. */
async function turnAway(pace: Pace): Promise<Pace> {
	const entering = pace.enter();
	await inTime(MINUTE_MS);
	pace.turnedAway(await entering);
	pace.leave();
	return pace;
}

/** Requests go out one after another, each answered at once; when each went, in milliseconds from now. */
async function timesOf(pace: Pace, requests: number): Promise<number[]> {
	const sinceMs = performance.now();
	const times: number[] = [];
	const all = (async () => {
		for (let sent = 0; sent < requests; sent++) {
			await pace.enter();
			times.push(performance.now() - sinceMs);
			pace.answered();
			pace.leave();
		}
	})();
	await inTime(10 * MINUTE_MS);
	await all;
	return times;
}

describe('requests at once', () => {
	it.each([1, 3, 100])('are %i at most, and the next goes when one ends', async (most) => {
		const pace = paceOf(most);
		const inside = crowd(pace, most + 1);
		expect([await inside(), pace.underWay]).toEqual([most, most]);
		pace.leave();
		expect([await inside(), pace.underWay]).toEqual([most + 1, most]);
	});

	it.each([
		[8, 1, 6],
		[8, 8, 6],
		[2, 1, 1],
		[1, 1, 1],
	])('are a quarter fewer than %i when %i are turned away together', async (most, turned, left) => {
		const pace = paceOf(most);
		const passes = await Promise.all(Array.from({ length: turned }, () => pace.enter()));
		for (const pass of passes) pace.turnedAway(pass);
		for (let ended = 0; ended < turned; ended++) pace.leave();
		expect(await limitOf(pace)).toBe(left);
	});

	it.each([
		[59, 6],
		[60, 7],
		[129, 7],
		[130, 8],
		[500, 8],
	])('become one more for ten answers a place: after %i answers %i', async (answers, most) => {
		expect(await limitOf(answer(await turnAway(paceOf(8)), answers))).toBe(most);
	});

	it('count only the answers since the last one that was turned away', async () => {
		const pace = answer(await turnAway(paceOf(8)), 59);
		expect(await limitOf(answer(await turnAway(pace), 39))).toBe(4);
	});
});

describe('a service that has only just come back', () => {
	it.each([
		[0, 1],
		[1, 2],
		[3, 4],
		[9, 5],
	])('gets one request at once, and one more for each answer: %i, %i', async (answers, most) => {
		const pace = paceOf(5);
		pace.restart();
		expect(await limitOf(answer(pace, answers))).toBe(most);
	});

	it('gets no other while more are under way than it has places', async () => {
		const pace = paceOf(4);
		const inside = crowd(pace, 7);
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
		const pace = paceOf(8);
		const before = pace.present;
		pace.restart();
		pace.turnedAway(before);
		expect(await limitOf(answer(pace, 5))).toBe(6);
		const other = paceOf(4);
		other.restart();
		expect(await limitOf(answer(await turnAway(answer(other, 3)), 29))).toBe(3);
	});
});

describe('requests that are turned away one after another', () => {
	it('come twice as late each, half a minute at most', async () => {
		const pace = paceOf(1, 100 * MINUTE_MS);
		const gaps: number[] = [];
		for (let turns = 0; turns < 14; turns++) {
			const sinceMs = performance.now();
			const entering = pace.enter();
			await inTime(MINUTE_MS);
			void entering;
			const pass = await entering;
			pace.turnedAway(pass);
			pace.leave();
			const next = pace.enter().then(() => performance.now());
			const fromMs = performance.now();
			await inTime(MINUTE_MS);
			gaps.push((await next) - fromMs);
			expect(sinceMs).toBeLessThan(fromMs);
			pace.turnedAway(pace.present);
			pace.leave();
		}
		expect(gaps.slice(0, 4)).toEqual([0, 100, 400, 1600]);
		expect(Math.max(...gaps)).toBe(30_000);
	});

	it('lead to a pace a tenth below the rate of the answers since the beginning', async () => {
		const pace = paceOf(10);
		answer(pace, 19);
		for (let turns = 0; turns < 3; turns++) {
			pace.turnedAway(pace.present);
		}
		await inTime(1000);
		const times = await timesOf(pace, 4);
		// 19 answers, and the first again, in a second; the second had its time before it was needed.
		const gapMs = 1000 / 20 / 0.9;
		expect(times.map((time) => Math.round(time / gapMs))).toEqual([0, 0, 1, 2]);
		expect(Math.abs((times[2] ?? 0) - gapMs)).toBeLessThanOrEqual(1);
	});

	it('lead to no slower pace than was just answered, however long nothing was answered before', async () => {
		const pace = answer(paceOf(10), 1);
		await inTime(MINUTE_MS);
		for (let turns = 0; turns < 2; turns++) pace.turnedAway(pace.present);
		const [, , second = 0, third = 0] = await timesOf(pace, 4);
		expect(third - second).toBe(50);
	});

	it('once leave the requests as close as they were while none are held apart', async () => {
		const pace = await turnAway(paceOf(10));
		expect(await timesOf(pace, 5)).toEqual([0, 0, 0, 0, 0]);
	});
});

describe('requests that are held apart', () => {
	/** One that answered ten in a second. */
	async function heldApart() {
		const pace = answer(paceOf(10), 9);
		for (let turns = 0; turns < 4; turns++) pace.turnedAway(pace.present);
		await inTime(1000);
		pace.answered();
		return pace;
	}

	it('come a twentieth closer for ten answers, until nothing is between them', async () => {
		const times = await timesOf(await heldApart(), 1000);
		const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
		const gapMs = 1000 / 10 / 0.9;
		const off = [1, 8, 10].map((at) => (gaps[at] ?? 0) - gapMs * (at < 10 ? 1 : 0.95));
		// Timers come by the millisecond.
		for (const ms of off) expect(Math.abs(ms)).toBeLessThanOrEqual(1);
		expect(gaps.at(-1)).toBe(0);
	});

	it('come a tenth later after one that was turned away', async () => {
		const pace = await heldApart();
		await timesOf(pace, 1);
		pace.turnedAway(pace.present);
		const [first = 0, second = 0] = await timesOf(pace, 2);
		expect(second - first).toBeCloseTo(1000 / 10 / 0.9 / 0.9, 0);
	});

	it('do not make up for the time in which there was nothing to send', async () => {
		const pace = await heldApart();
		await inTime(10 * MINUTE_MS);
		const times = await timesOf(pace, 5);
		expect(times.filter((time) => time === 0).length).toBeLessThanOrEqual(2);
	});
});

describe('a service that asks to be left alone', () => {
	it.each([
		['is', [5000], [5000], 5000],
		['is, again for less,', [5000, 1000], [5000, 0], 5000],
		['is, again for longer,', [5000, 8000], [5000, 3000], 8000],
		['is for a minute at most, and', [99_999_000], [60_000], 60_000],
	])('%s asked by nobody until then', async (_what, asked, added, ms) => {
		const pace = paceOf(5, 10 * MINUTE_MS);
		expect(asked.map((pause) => pace.pauseFor(pause))).toEqual(added);
		expect(pace.pausedUntilMs).toBe(performance.now() + ms);
		const inside = crowd(pace, 3);
		expect([await inside(ms - 1), await inside(1)]).toEqual([0, 3]);
	});

	it.each([
		[60_000, 5_000, 5_000],
		[1_000, 0, 1_000],
		[60_000, 0, 2_000],
	])('for %i ms is for no longer than a run waits, %i ms: %i', (ms, maxOutageMs, pauseMs) => {
		expect(paceOf(5, maxOutageMs).pauseFor(ms)).toBe(pauseMs);
	});

	it('is for what is left of the wait, once it turns all away', async () => {
		const pace = paceOf(1, 5_000);
		pace.turnedAway(pace.present);
		await inTime(4_000);
		expect(pace.pauseFor(60_000)).toBe(1_000);
		await inTime(2_000);
		expect(pace.pauseFor(60_000)).toBe(0);
		pace.answered();
		expect(pace.pauseFor(60_000)).toBe(5_000);
	});
});

describe('a run is exhausted', () => {
	it.each([
		[5_000, 4_999, 2, false],
		[5_000, 5_000, 2, true],
		[5_000, 9_000, 1, false],
		[0, 1_999, 2, false],
		[0, 2_000, 2, true],
	])(
		'(wait %i ms) after %i ms, %i turned away and none answered: %s',
		async (maxOutageMs, ms, turns, isExhausted) => {
			const pace = paceOf(1, maxOutageMs);
			for (let turn = 0; turn < turns; turn++) pace.turnedAway(pace.present);
			await inTime(ms);
			expect(pace.isExhausted).toBe(isExhausted);
			pace.answered();
			expect([pace.isExhausted, pace.hasAnsweredSince(performance.now())]).toEqual([false, true]);
		},
	);

	it('never where nothing was turned away', async () => {
		const pace = paceOf(1, 0);
		await inTime(MINUTE_MS);
		expect([pace.isExhausted, pace.hasAnsweredSince(0)]).toEqual([false, false]);
	});
});

describe('a run that has ended', () => {
	it.each<[string, (pace: Pace, cancel: AbortController) => void]>([
		[
			'because it asks no further',
			(pace) => {
				pace.end();
			},
		],
		[
			'because it was cancelled',
			(_pace, cancel) => {
				cancel.abort();
			},
		],
	])('%s lets nobody wait for longer than 200 ms', async (_why, end) => {
		const cancel = new AbortController();
		const pace = paceOf(3, MINUTE_MS, cancel.signal);
		pace.pauseFor(60_000);
		const inside = crowd(pace, 3);
		expect(await inside(5_000)).toBe(0);
		end(pace, cancel);
		expect(await inside(200)).toBe(3);
		expect(jest.getTimerCount()).toBe(0);
	});
});
