import { Clock } from '../../nodes/MobileMoneyNameLookup/sending/http/clock';

/** A turn of the event loop: all that could go on has gone on. */
const settled = async (): Promise<void> => {
	await new Promise((resolve) => setImmediate(resolve));
};

/** So many may wake up at one time; more wait for no time again and again, and would never end. */
const MOST_AT_ONE_TIME = 5_000;

/** A clock of a test's own, which stands still until the test lets time pass. */
export function ownClock() {
	let nowMs = 0;
	let sleepers: Array<{ readonly untilMs: number; readonly wake: () => void }> = [];
	const pause = async (ms: number) => {
		await new Promise<void>((wake) => sleepers.push({ untilMs: nowMs + ms, wake }));
	};

	/** Lets so many milliseconds pass; all that wait for a time between wake up in order. */
	const pass = async (ms = 0): Promise<void> => {
		const endMs = nowMs + ms;
		let awakeNow = 0;
		await settled();
		for (;;) {
			const [next] = sleepers
				.filter(({ untilMs }) => untilMs <= endMs)
				.sort((one, other) => one.untilMs - other.untilMs);
			if (!next) break;
			sleepers = sleepers.filter((sleeper) => sleeper !== next);
			awakeNow = next.untilMs > nowMs ? 0 : awakeNow + 1;
			if (awakeNow > MOST_AT_ONE_TIME) throw new Error(`Time stands still at ${nowMs} ms`);
			nowMs = Math.max(nowMs, next.untilMs);
			next.wake();
			await settled();
		}
		nowMs = endMs;
	};
	return {
		clock: new Clock(() => nowMs, pause),
		pass,
		/** How many wait for a time. */
		waiting: () => sleepers.length,
	};
}
