import { eventLoopTurn, nowMs } from '../sending/http/clock';

/** n8n needs several turns of the event loop to cancel a run. */
const WORK_MS = 5;

/** Returns a function for long work to await often: it lets n8n serve others, and cancel the run. */
export function workSlices(): () => Promise<void> {
	let endsAtMs = nowMs() + WORK_MS;
	return async () => {
		if (nowMs() < endsAtMs) return;
		await eventLoopTurn();
		endsAtMs = nowMs() + WORK_MS;
	};
}
