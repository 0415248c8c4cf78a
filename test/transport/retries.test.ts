import { Retries } from '../../nodes/MobileMoneyNameLookup/transport/retries';
import { ownClock, watch } from '../support/ownClock';

/** Retries of a run, and the next one, which waits for a time of the clock. */
function runOf({ most = 3, random = (): number => 0.5, pausedUntilMs = 0 } = {}) {
	const time = ownClock();
	const end = new AbortController();
	const pace = { pausedUntilMs };
	const retries = new Retries(most, time.clock, pace, end.signal, random);
	/** Whether there is a next try after so many, and after how many milliseconds. */
	const next = async (tries: number): Promise<[boolean, number]> => {
		const sinceMs = time.clock.nowMs();
		const waited = retries
			.next(tries)
			.then((isNext): [boolean, number] => [isNext, time.clock.nowMs() - sinceMs]);
		await time.pass(60_000);
		return await waited;
	};
	/** How many of 300 rows that ask for a retry get one. */
	const left = async (): Promise<number> => {
		const asked = Promise.all(Array.from({ length: 300 }, () => retries.next(1)));
		await time.pass(60_000);
		return (await asked).filter((isNext) => isNext).length;
	};
	return { ...time, end, pace, retries, next, left };
}

describe('a row that failed', () => {
	it.each([
		[1, 0.5, 125],
		[7, 0.5, 8_000],
		[8, 0.5, 10_000],
		[9, 0.999, 19_980],
	])('waits after %d tries for %d of the longest backoff, %d ms', async (tries, chance, ms) => {
		expect(await runOf({ most: 10, random: () => chance }).next(tries)).toEqual([true, ms]);
	});

	it('waits by another chance each time', async () => {
		const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
		const { clock, pass } = ownClock();
		const retries = new Retries(1, clock, { pausedUntilMs: 0 }, new AbortController().signal);
		const ends = [1, 1].map(async (tries) => await retries.next(tries).then(() => clock.nowMs()));
		await pass(250);
		random.mockRestore();
		expect(await Promise.all(ends)).toEqual([62.5, 187.5].map(Math.ceil));
	});

	it('waits for a pause that is longer, even one that begins meanwhile', async () => {
		expect(await runOf({ pausedUntilMs: 7_000 }).next(1)).toEqual([true, 7_000]);
		const { retries, pace, pass } = runOf();
		const retry = watch(retries.next(1));
		await pass(100);
		pace.pausedUntilMs = 9_000;
		await pass(8_899);
		expect(retry).toEqual({});
		await pass(1);
		expect(retry).toEqual({ came: true });
	});

	it('has no further try when it has had all its retries, which takes none of the run’s', async () => {
		const { next, left } = runOf();
		expect([await next(3), await next(4)]).toEqual([
			[true, 500],
			[false, 0],
		]);
		expect(await left()).toBe(199);
	});

	it('has no further try when the run ends', async () => {
		const { retries, end, pass } = runOf({ pausedUntilMs: 60_000 });
		const retry = watch(retries.next(1));
		await pass(1_000);
		end.abort();
		await pass(100);
		expect(retry).toEqual({ came: false });
	});
});

it('the retries that all rows of a run share are 200 since the last answer', async () => {
	const { retries, left } = runOf();
	for (let answers = 0; answers < 1000; answers++) retries.answered();
	expect([await left(), await left()]).toEqual([200, 0]);
	retries.answered();
	expect(await left()).toBe(200);
});
