import { machineClock } from '../sending/http/clock';
import { eventLoopTurn } from '../sending/http/eventLoopTurn';

/** n8n needs several turns of the event loop to cancel a run. */
const SLICE_MS = 5;

/** Lets n8n serve others and cancel the run. Not `sleep(0)`: while timers are due, Node serves nothing else. */
export class WorkSlices {
	private endsAtMs = machineClock.nowMs() + SLICE_MS;

	get isOver(): boolean {
		return machineClock.nowMs() >= this.endsAtMs;
	}

	/** Yields to other work, then begins the next slice. */
	async rest(): Promise<void> {
		await eventLoopTurn();
		this.endsAtMs = machineClock.nowMs() + SLICE_MS;
	}
}
