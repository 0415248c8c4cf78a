import { eventLoopTurn, nowMs } from '../sending/http/clock';

/** n8n needs several turns of the event loop to cancel a run. */
const SLICE_MS = 5;

/** Lets n8n serve others and cancel the run. Not `sleep(0)`: while timers are due, Node serves nothing else. */
export class WorkSlices {
	private endsAtMs = nowMs() + SLICE_MS;

	get isOver(): boolean {
		return nowMs() >= this.endsAtMs;
	}

	async rest(): Promise<void> {
		await eventLoopTurn();
		this.endsAtMs = nowMs() + SLICE_MS;
	}
}
