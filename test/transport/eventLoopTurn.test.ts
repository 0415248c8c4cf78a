import { createHook } from 'node:async_hooks';

import { eventLoopTurn } from '../../nodes/MobileMoneyNameLookup/transport/eventLoopTurn';

const immediate = () => new Promise((resolve) => setImmediate(resolve));

describe('a turn of the event loop', () => {
	it('lets everybody else have theirs', async () => {
		let immediates = 0;
		setImmediate(() => immediates++);
		for (let turn = 0; turn < 3; turn++) await eventLoopTurn();
		expect(immediates).toBe(1);
	});

	it('leaves no port open', async () => {
		const open = new Set<number>();
		let ports = 0;
		const hook = createHook({
			init: (id, type) => {
				if (type !== 'MESSAGEPORT') return;
				ports++;
				open.add(id);
			},
			destroy: (id) => open.delete(id),
		}).enable();
		await Promise.all(Array.from({ length: 10 }, eventLoopTurn));
		for (let wait = 0; wait < 100 && open.size > 0; wait++) await immediate();
		hook.disable();
		expect({ ports, open: open.size }).toEqual({ ports: 20, open: 0 });
	});
});
