import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import fc from 'fast-check';

import { mapInParallel } from '../../nodes/MobileMoneyNameLookup/transport/mapInParallel';

/** The entries 0, 1, 2 and so on. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('tasks in parallel', () => {
	it('give their results in the order of the entries, whichever ends first', async () => {
		const results = await mapInParallel(upTo(5), 5, async (index) => {
			await pause((5 - index) * 4);
			return index * 10;
		});
		expect(results).toEqual([0, 10, 20, 30, 40]);
	});

	it('are none when there is nothing to do', async () => {
		const task = jest.fn(nextTurn);
		expect(await mapInParallel(upTo(0), 10, task)).toEqual([]);
		expect(task).not.toHaveBeenCalled();
	});

	it('are each started once, in order, and never more at once than allowed', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 0, max: 40 }),
				fc.integer({ min: 1, max: 12 }),
				async (count, maxParallel) => {
					const started: number[] = [];
					let running = 0;
					let most = 0;
					await mapInParallel(upTo(count), maxParallel, async (index) => {
						started.push(index);
						most = Math.max(most, ++running);
						for (let turn = 0; turn <= index % 3; turn++) await nextTurn();
						running--;
					});
					expect(started).toEqual(upTo(count));
					expect(most).toBe(Math.min(count, maxParallel));
				},
			),
			{ numRuns: 50 },
		);
	});

	it('are given the entries themselves', async () => {
		const entries = ['a', 'b', 'c'];
		const results = await mapInParallel(entries, 2, async (entry) => {
			await nextTurn();
			return entry.toUpperCase();
		});
		expect(results).toEqual(['A', 'B', 'C']);
		expect(entries).toEqual(['a', 'b', 'c']);
	});

	it('keep results that are undefined in their places', async () => {
		const results = await mapInParallel(upTo(3), 2, async (index) => {
			await nextTurn();
			return index === 1 ? undefined : index;
		});
		expect(results).toEqual([0, undefined, 2]);
	});

	it('manage 50,000 at a time budget of seconds', async () => {
		const results = await mapInParallel(upTo(50_000), 10, (index) => Promise.resolve(index));
		expect(results).toHaveLength(50_000);
		expect(results.at(-1)).toBe(49_999);
	});
});

describe('tasks in parallel of which one fails', () => {
	it('start no further one, and wait for those under way', async () => {
		const started: number[] = [];
		const ended: number[] = [];
		const all = mapInParallel(upTo(10), 3, async (index) => {
			started.push(index);
			if (index === 1) throw new Error('Task 1 failed');
			await pause(5);
			ended.push(index);
		});

		await expect(all).rejects.toThrow('Task 1 failed');
		expect(started).toEqual([0, 1, 2]);
		expect(ended.sort()).toEqual([0, 2]);
	});

	it('throw the error of the earliest entry, not of the first in time', async () => {
		const all = mapInParallel(upTo(3), 3, async (index) => {
			await pause((3 - index) * 5);
			throw new Error(`Task ${index} failed`);
		});
		await expect(all).rejects.toThrow('Task 0 failed');
	});

	it('stop one by one when one at a time is allowed', async () => {
		const task = jest.fn(async (index: number) => {
			await nextTurn();
			if (index === 2) throw new Error('Task 2 failed');
		});
		await expect(mapInParallel(upTo(10), 1, task)).rejects.toThrow('Task 2 failed');
		expect(task).toHaveBeenCalledTimes(3);
	});

	it('also when the task throws before it waits', async () => {
		const all = mapInParallel(upTo(3), 2, () => {
			throw new Error('At once');
		});
		await expect(all).rejects.toThrow('At once');
	});
});
