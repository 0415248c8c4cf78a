import { eventLoopTurn } from './inParallel';
import { machineClock } from '../http/clock';

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
