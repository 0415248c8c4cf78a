import { SendingGate } from '../../nodes/MobileMoneyNameLookup/transport/sendingGate';

/** So many come to the gate; tells how many of them are in by now. */
function crowd(gate: SendingGate, size: number): () => Promise<number> {
	let inside = 0;
	for (let index = 0; index < size; index++) void gate.enter().then(() => inside++);
	return async () => {
		await new Promise((resolve) => setImmediate(resolve));
		return inside;
	};
}

/** The service answers so often; how many may be under way from then on. */
function answer(gate: SendingGate, times: number): number {
	for (let time = 0; time < times; time++) gate.answered();
	return gate.limit;
}

/** A request goes out and is turned away; how many may be under way from then on. */
async function turnAway(gate: SendingGate): Promise<number> {
	gate.turnedAway(await gate.enter());
	gate.leave();
	return gate.limit;
}

describe('the gate', () => {
	it.each([1, 3, 100])('lets in %i at once, and the next when one leaves', async (most) => {
		const gate = new SendingGate(most);
		const inside = crowd(gate, most + 1);
		expect([await inside(), gate.underWay]).toEqual([most, most]);
		gate.leave();
		expect([await inside(), gate.underWay]).toEqual([most + 1, most]);
		gate.leave();
		expect(gate.underWay).toBe(most - 1);
	});

	it('has a quarter fewer places when requests are turned away together, but one at the least', async () => {
		const gate = new SendingGate(4);
		const passes = await Promise.all([gate.enter(), gate.enter(), gate.enter()]);
		for (const pass of passes) {
			gate.turnedAway(pass);
			gate.leave();
		}
		const limits = [gate.limit];
		for (let round = 0; round < 3; round++) limits.push(await turnAway(gate));
		expect(limits).toEqual([3, 2, 1, 1]);
	});

	it('gains a place for ten answers a place, up to the most that are allowed', async () => {
		const gate = new SendingGate(5);
		await turnAway(gate);
		expect(answer(gate, 29)).toBe(3);
		// The answers before count no more.
		expect(await turnAway(gate)).toBe(2);
		expect(answer(gate, 19)).toBe(2);
		const inside = crowd(gate, 3);
		expect(await inside()).toBe(2);
		expect(answer(gate, 1)).toBe(3);
		expect(await inside()).toBe(3);
		expect(answer(gate, 200)).toBe(5);
	});
});

describe('the gate to a service that has only just come back', () => {
	it.each([1, 5])('has one place, and one more for each answer up to %i', (maxParallel) => {
		const gate = new SendingGate(maxParallel);
		gate.restart();
		const limits = [0, 1, 1, 1, 1, 1, 1].map((answers) => answer(gate, answers));
		expect(limits).toEqual([1, 2, 3, 4, 5, 6, 7].map((limit) => Math.min(limit, maxParallel)));
		gate.restart();
		expect(gate.limit).toBe(1);
	});

	it('lets nobody in while more are under way than it has places, then one by one', async () => {
		const gate = new SendingGate(4);
		const inside = crowd(gate, 7);
		gate.restart();
		for (let left = 1; left < 4; left++) gate.leave();
		expect(await inside()).toBe(4);
		gate.leave();
		expect(await inside()).toBe(5);
		gate.answered();
		expect(await inside()).toBe(6);
	});

	it('does not mind those turned away that went out before', async () => {
		const gate = new SendingGate(8);
		const pass = await gate.enter();
		gate.restart();
		answer(gate, 5);
		gate.turnedAway(pass);
		expect(gate.limit).toBe(6);
		expect(answer(gate, 1)).toBe(7);
	});

	it('gains places as slowly as ever once it turned a request away', async () => {
		const gate = new SendingGate(4);
		gate.restart();
		answer(gate, 3);
		expect(await turnAway(gate)).toBe(3);
		expect(answer(gate, 29)).toBe(3);
		expect(answer(gate, 1)).toBe(4);
	});
});
