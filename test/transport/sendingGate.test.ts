import fc from 'fast-check';

import { SendingGate } from '../../nodes/MobileMoneyNameLookup/transport/sendingGate';

/** Enters as many as get in at once, and tells how many did. */
async function crowd(gate: SendingGate, size: number): Promise<number> {
	let inside = 0;
	for (let index = 0; index < size; index++) void gate.enter().then(() => inside++);
	await new Promise((resolve) => setImmediate(resolve));
	return inside;
}

describe('the gate', () => {
	it.each([1, 3, 10, 100])('lets in no more than %i at once', async (maxParallel) => {
		expect(await crowd(new SendingGate(maxParallel), maxParallel + 5)).toBe(maxParallel);
	});

	it('lets the next in when one leaves', async () => {
		const gate = new SendingGate(2);
		let inside = 0;
		for (let index = 0; index < 5; index++) void gate.enter().then(() => inside++);
		await new Promise((resolve) => setImmediate(resolve));
		gate.leave();
		await new Promise((resolve) => setImmediate(resolve));
		expect(inside).toBe(3);
	});

	it('has a quarter fewer places once requests were turned away together', async () => {
		const gate = new SendingGate(40);
		const passes = await Promise.all(Array.from({ length: 40 }, () => gate.enter()));
		for (const pass of passes) gate.turnedAway(pass);
		expect(gate.limit).toBe(30);
	});

	it('has fewer places still when later requests are turned away, but one at the least', async () => {
		const gate = new SendingGate(4);
		const limits: number[] = [];
		for (let round = 0; round < 5; round++) {
			gate.turnedAway(await gate.enter());
			gate.leave();
			limits.push(gate.limit);
		}
		expect(limits).toEqual([3, 2, 1, 1, 1]);
	});

	it('gains a place for ten answers a place, up to the most that are allowed', async () => {
		const gate = new SendingGate(4);
		gate.turnedAway(await gate.enter());
		for (let answer = 0; answer < 29; answer++) gate.answered();
		expect(gate.limit).toBe(3);
		gate.answered();
		expect(gate.limit).toBe(4);
		for (let answer = 0; answer < 200; answer++) gate.answered();
		expect(gate.limit).toBe(4);
	});

	it('tells how many are under way', async () => {
		const gate = new SendingGate(3);
		expect(gate.underWay).toBe(0);
		await crowd(gate, 5);
		expect(gate.underWay).toBe(3);
		gate.leave();
		gate.leave();
		await new Promise((resolve) => setImmediate(resolve));
		expect(gate.underWay).toBe(3);
		gate.leave();
		expect(gate.underWay).toBe(2);
	});

	describe('when the service has only just come back', () => {
		it.each([1, 2, 5])(
			'has one place, and one more for each answer up to %i',
			async (maxParallel) => {
				const gate = new SendingGate(maxParallel);
				gate.restart();
				const limits = [gate.limit];
				for (let answer = 0; answer < 6; answer++) {
					gate.answered();
					limits.push(gate.limit);
				}
				expect(limits).toEqual([1, 2, 3, 4, 5, 6, 7].map((limit) => Math.min(limit, maxParallel)));
				expect(await crowd(gate, 10)).toBe(maxParallel);
			},
		);

		it('lets nobody in while more are under way than it has places, then one by one', async () => {
			const gate = new SendingGate(4);
			const inside = await crowd(gate, 4);
			gate.restart();
			let late = 0;
			for (let index = 0; index < 3; index++) void gate.enter().then(() => late++);
			const turn = () => new Promise((resolve) => setImmediate(resolve));
			for (let left = 1; left < inside; left++) gate.leave();
			await turn();
			expect(late).toBe(0);
			gate.leave();
			await turn();
			expect(late).toBe(1);
			gate.answered();
			await turn();
			expect(late).toBe(2);
		});

		it('does not mind those turned away that went out before', async () => {
			const gate = new SendingGate(8);
			const pass = await gate.enter();
			gate.restart();
			for (let answer = 0; answer < 5; answer++) gate.answered();
			gate.turnedAway(pass);
			expect(gate.limit).toBe(6);
			gate.answered();
			expect(gate.limit).toBe(7);
		});

		it('gains places as slowly as ever once it turned a request away', async () => {
			const gate = new SendingGate(4);
			gate.restart();
			for (let answer = 0; answer < 3; answer++) gate.answered();
			expect(gate.limit).toBe(4);
			gate.turnedAway(await gate.enter());
			expect(gate.limit).toBe(3);
			for (let answer = 0; answer < 29; answer++) gate.answered();
			expect(gate.limit).toBe(3);
			gate.answered();
			expect(gate.limit).toBe(4);
		});

		it('may come back again: the answers before count no more', () => {
			const gate = new SendingGate(10);
			gate.restart();
			for (let answer = 0; answer < 4; answer++) gate.answered();
			gate.restart();
			expect(gate.limit).toBe(1);
		});
	});

	it('keeps its limit within bounds and everybody gets in, whatever happens', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 20 }),
				fc.array(fc.constantFrom('answered', 'turnedAway'), { maxLength: 60 }),
				async (maxParallel, events) => {
					const gate = new SendingGate(maxParallel);
					let most = 0;
					let inside = 0;
					await Promise.all(
						events.map(async (event) => {
							const pass = await gate.enter();
							most = Math.max(most, ++inside);
							await Promise.resolve();
							if (event === 'answered') gate.answered();
							else gate.turnedAway(pass);
							inside--;
							gate.leave();
							expect(gate.limit).toBeGreaterThanOrEqual(1);
						}),
					);
					expect(most).toBeLessThanOrEqual(maxParallel);
				},
			),
		);
	});
});
