import { SendingGate } from '../../nodes/MobileMoneyNameLookup/transport/sendingGate';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** So many come to the gate; tells how many of them are in by now. */
async function crowd(gate: SendingGate, size: number): Promise<() => Promise<number>> {
	let inside = 0;
	for (let index = 0; index < size; index++) void gate.enter().then(() => inside++);
	const count = async () => {
		await turn();
		return inside;
	};
	await count();
	return count;
}

/** The service answers so often. */
function answer(gate: SendingGate, times: number): void {
	for (let time = 0; time < times; time++) gate.answered();
}

/** A request goes out and is turned away. */
async function turnAway(gate: SendingGate): Promise<number> {
	gate.turnedAway(await gate.enter());
	gate.leave();
	return gate.limit;
}

describe('the gate', () => {
	it.each([1, 3, 100])(
		'lets in no more than %i at once, and the next when one leaves',
		async (most) => {
			const gate = new SendingGate(most);
			const inside = await crowd(gate, most + 5);
			expect([await inside(), gate.underWay]).toEqual([most, most]);
			gate.leave();
			expect([await inside(), gate.underWay]).toEqual([most + 1, most]);
		},
	);

	it('knows how many are under way when nobody waits', async () => {
		const gate = new SendingGate(3);
		await crowd(gate, 2);
		gate.leave();
		expect(gate.underWay).toBe(1);
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
		for (let round = 0; round < 5; round++) limits.push(await turnAway(gate));
		expect(limits).toEqual([3, 2, 1, 1, 1]);
	});

	it('gains a place for ten answers a place, up to the most that are allowed', async () => {
		const gate = new SendingGate(5);
		await turnAway(gate);
		answer(gate, 29);
		// Those before it was turned away again count no more.
		expect(await turnAway(gate)).toBe(2);
		answer(gate, 19);
		expect(gate.limit).toBe(2);
		const inside = await crowd(gate, 3);
		expect(await inside()).toBe(2);
		answer(gate, 1);
		expect([gate.limit, await inside()]).toEqual([3, 3]);
		answer(gate, 200);
		expect(gate.limit).toBe(5);
	});
});

describe('the gate to a service that has only just come back', () => {
	it.each([1, 2, 5])('has one place, and one more for each answer up to %i', (maxParallel) => {
		const gate = new SendingGate(maxParallel);
		gate.restart();
		const limits = [gate.limit];
		for (let answers = 0; answers < 6; answers++) {
			gate.answered();
			limits.push(gate.limit);
		}
		expect(limits).toEqual([1, 2, 3, 4, 5, 6, 7].map((limit) => Math.min(limit, maxParallel)));
	});

	it('lets nobody in while more are under way than it has places, then one by one', async () => {
		const gate = new SendingGate(4);
		const inside = await crowd(gate, 7);
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
		gate.answered();
		expect(gate.limit).toBe(7);
	});

	it('gains places as slowly as ever once it turned a request away', async () => {
		const gate = new SendingGate(4);
		gate.restart();
		answer(gate, 3);
		expect(await turnAway(gate)).toBe(3);
		answer(gate, 29);
		expect(gate.limit).toBe(3);
		answer(gate, 1);
		expect(gate.limit).toBe(4);
	});

	it('has one place again when it comes back again', () => {
		const gate = new SendingGate(10);
		gate.restart();
		answer(gate, 4);
		gate.restart();
		expect(gate.limit).toBe(1);
	});
});
