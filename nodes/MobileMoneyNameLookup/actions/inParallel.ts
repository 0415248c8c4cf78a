import { machineClock } from '../http/clock';

/**
 * Works entries off, at most `maxParallel` at once, each as soon as a place is free, and no more than two
 * in one turn of the event loop. Begun in one turn, requests would go out together when the last is made,
 * be answered together, and so stay together for the whole run, with nothing under way meanwhile.
 *
 * @param maxParallel how many may be under way at once, at least 1
 * @param next gives out the next entry; undefined when there are no more
 * @param task what to do with an entry; it does not throw
 */
export async function inParallel<Entry>(
	maxParallel: number,
	next: () => Promise<Entry | undefined>,
	task: (entry: Entry) => Promise<void>,
): Promise<void> {
	let turn = Promise.resolve();
	let begun = 0;
	// Two share a turn: with one for each, a run of new numbers takes a seventh longer.
	const nextInTurn = async () => {
		const ownTurn = turn;
		if (begun++ % 2 === 1) turn = ownTurn.then(eventLoopTurn);
		await ownTurn;
		// Taken only now, because n8n takes its time to read one.
		return await next();
	};
	const worker = async () => {
		for (let entry = await nextInTurn(); entry !== undefined; entry = await nextInTurn())
			await task(entry);
	};
	await Promise.all(Array.from({ length: maxParallel }, worker));
}

/**
 * Resolves when the event loop has served what was ready by now, such as connections and answers.
 *
 * A message to oneself and not `sleep(0)`, whose timer takes a millisecond: with as many rows as a
 * sheet has, that adds up even where nothing is sent.
 */
export async function eventLoopTurn(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	await new Promise<void>((resolve) => {
		port1.once('message', () => {
			// Closes the other end too; left open, both would stay in memory.
			port1.close();
			resolve();
		});
		port2.postMessage(undefined);
	});
}

/** How long the node may work without a break, in milliseconds; to stop a run takes n8n many steps. */
const SLICE_MS = 5;

/**
 * Divides long work into slices, so that n8n serves others meanwhile and can cancel the run. They are
 * counted by the clock and not by items, whose expressions may take long. A turn of the event loop
 * follows each and not `sleep(0)`: while timers are due one after another, Node serves nothing else.
 */
export class WorkSlices {
	private endsAtMs = machineClock.nowMs() + SLICE_MS;

	get isOver(): boolean {
		return machineClock.nowMs() >= this.endsAtMs;
	}

	/** Lets everything else have its turn, and begins the next slice. */
	async rest(): Promise<void> {
		await eventLoopTurn();
		this.endsAtMs = machineClock.nowMs() + SLICE_MS;
	}
}
