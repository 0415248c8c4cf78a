import { machineClock } from '../sending/http/clock';
import { eventLoopTurn } from '../sending/http/eventLoopTurn';

/** How long the node may work without a break, in milliseconds; n8n needs several turns to cancel a run. */
const SLICE_MS = 5;

/**
 * Divides long work into slices of time, so that n8n serves others meanwhile and can cancel the run. A turn of the
 * event loop follows each and not `sleep(0)`: while timers are due one after another, Node serves nothing else.
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
