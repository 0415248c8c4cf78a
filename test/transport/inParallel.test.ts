import { inParallel } from '../../nodes/MobileMoneyNameLookup/transport/inParallel';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function entries(count: number): () => Promise<number | undefined> {
	let cursor = 0;
	return async () => await Promise.resolve(cursor < count ? cursor++ : undefined);
}

describe('entries worked off in parallel', () => {
	it.each([
		[0, 3],
		[1, 3],
		[50, 1],
		[50, 7],
		[5, 50],
	])('%i entries, %i at once, are each worked off once', async (count, maxParallel) => {
		const done: number[] = [];
		let under = 0;
		let most = 0;
		await inParallel(maxParallel, entries(count), async (entry) => {
			most = Math.max(most, ++under);
			await nextTurn();
			under--;
			done.push(entry);
		});
		expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
		expect(most).toBe(Math.min(count, maxParallel));
	});

	it('starts the next as soon as a place is free, not when all are', async () => {
		const started: number[] = [];
		let release: () => void = () => undefined;
		const held = new Promise<void>((resolve) => (release = resolve));
		const all = inParallel(2, entries(6), async (entry) => {
			started.push(entry);
			if (entry === 0) await held;
		});
		for (let turn = 0; turn < 5; turn++) await nextTurn();
		expect(started).toEqual([0, 1, 2, 3, 4, 5]);
		release();
		await all;
	});
});
