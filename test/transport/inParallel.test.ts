import { once } from 'node:events';
import { connect } from 'node:net';

import { inParallel } from '../../nodes/MobileMoneyNameLookup/transport/inParallel';
import { withService } from '../support/withService';

const { simulator } = withService();

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function entries(count: number): () => Promise<number | undefined> {
	let cursor = 0;
	return async () => await Promise.resolve(cursor < count ? cursor++ : undefined);
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

function keepBusy(ms: number): void {
	const until = performance.now() + ms;
	while (performance.now() < until);
}

describe('entries worked off in parallel', () => {
	it.each([
		[0, 3],
		[1, 3],
		[50, 1],
		[50, 7],
		[5, 50],
		[100, 100],
	])('%i entries, %i at once, are each worked off once', async (count, maxParallel) => {
		const done: number[] = [];
		const most = Math.min(count, maxParallel);
		const meet = meetingOf(most);
		let under = 0;
		let mostSeen = 0;
		await inParallel(maxParallel, entries(count), async (entry) => {
			mostSeen = Math.max(mostSeen, ++under);
			await meet();
			await nextTurn();
			under--;
			done.push(entry);
		});
		expect(done.sort((a, b) => a - b)).toEqual(range(count));
		expect(mostSeen).toBe(most);
	});

	it('start as soon as a place is free, not when all are', async () => {
		const started: number[] = [];
		let release: () => void = () => undefined;
		const held = new Promise<void>((resolve) => (release = resolve));
		const all = inParallel(2, entries(6), async (entry) => {
			started.push(entry);
			if (entry === 0) await held;
			if (entry === 5) release();
		});
		await all;
		expect(started).toEqual(range(6));
	});

	it('start without waiting when there is only one', async () => {
		let turns = 0;
		setImmediate(() => turns++);
		let turnsBefore: number | undefined;
		await inParallel(1, entries(1), async () => {
			turnsBefore = await Promise.resolve(turns);
		});
		expect(turnsBefore).toBe(0);
	});
});

describe('entries whose places become free together', () => {
	it.each([
		[2, 0],
		[10, 0],
		[100, 0],
		// Longer than a timer of no time takes.
		[10, 3],
	])(
		'begin two by two while connections are served, %i at once, %i ms of work each',
		async (maxParallel, workMs) => {
			const { hostname, port } = new URL(simulator().baseUrl);
			const meet = meetingOf(maxParallel);
			let connected = 0;
			const connecting: number[] = [];
			await inParallel(maxParallel, entries(2 * maxParallel), async (entry) => {
				connecting.push(entry - connected);
				keepBusy(workMs);
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
