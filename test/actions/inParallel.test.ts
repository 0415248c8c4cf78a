import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { connect } from 'node:net';

import { eventLoopTurn, inParallel } from '../../nodes/MobileMoneyNameLookup/actions/inParallel';
import { service, useService } from '../support/service';

useService();

const immediate = () => new Promise((resolve) => setImmediate(resolve));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function entries(count: number): () => Promise<number | undefined> {
	const left = range(count);
	return async () => await Promise.resolve(left.shift());
}

/** Waits until so many wait; then, and from then on, nobody waits. */
function meetingOf(count: number): () => Promise<void> {
	let waiting = 0;
	let open: () => void = () => undefined;
	const all = new Promise<void>((resolve) => (open = resolve));
	return async () => {
		if (++waiting === count) open();
		await all;
	};
}

describe('entries worked off in parallel', () => {
	it.each([
		[0, 3],
		[50, 7],
		[5, 50],
	])('%i entries, %i at once, are each worked off once', async (count, maxParallel) => {
		const done: number[] = [];
		const most = Math.min(count, maxParallel);
		const meet = meetingOf(most);
		let under = 0;
		let mostSeen = 0;
		await inParallel(maxParallel, entries(count), async (entry) => {
			mostSeen = Math.max(mostSeen, ++under);
			await meet();
			await immediate();
			under--;
			done.push(entry);
		});
		expect(done.sort((a, b) => a - b)).toEqual(range(count));
		expect(mostSeen).toBe(most);
	});

	it('start as soon as a place is free, not when all are', async () => {
		const done: number[] = [];
		const meetFirstAndLast = meetingOf(2);
		await inParallel(2, entries(6), async (entry) => {
			if (entry === 0 || entry === 5) await meetFirstAndLast();
			done.push(entry);
		});
		expect(done.slice(0, 4)).toEqual([1, 2, 3, 4]);
	});

	it.each([
		[100, 0],
		// Longer than a timer of no time takes.
		[10, 3],
	])(
		'begin two by two while connections are served, %i at once, %i ms of work each',
		async (maxParallel, workMs) => {
			const { hostname, port } = new URL(service.baseUrl);
			const meet = meetingOf(maxParallel);
			let connected = 0;
			const connecting: number[] = [];
			await inParallel(maxParallel, entries(2 * maxParallel), async (entry) => {
				connecting.push(entry - connected);
				const until = performance.now() + workMs;
				while (performance.now() < until);
				const socket = connect(Number(port), hostname);
				await once(socket, 'connect');
				connected++;
				await meet();
				socket.destroy();
			});
			// The two before may be told of their connections only after these two were told of their turn.
			expect(Math.max(...connecting)).toBeLessThanOrEqual(3);
		},
	);
});

it('a turn of the event loop leaves no port open', async () => {
	const open = new Set<number>();
	let ports = 0;
	const init = (id: number, type: string) => {
		if (type !== 'MESSAGEPORT') return;
		ports++;
		open.add(id);
	};
	const hook = createHook({ init, destroy: (id) => open.delete(id) }).enable();
	await Promise.all(Array.from({ length: 10 }, eventLoopTurn));
	for (let wait = 0; wait < 100 && open.size > 0; wait++) await immediate();
	hook.disable();
	expect({ ports, open: open.size }).toEqual({ ports: 20, open: 0 });
});
