import { setTimeout as wait } from 'node:timers/promises';
import type { Simulator } from './simulator';

/** Waits until so many lookups are in flight; for ever, and so into the test's limit, if they never are. */
export async function untilInFlight(simulator: Simulator, count: number): Promise<void> {
	while (simulator.stats.inFlight !== count) await wait(1);
}
