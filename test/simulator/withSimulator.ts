import { setTimeout as wait } from 'node:timers/promises';
import type { AccountKind } from './accountKinds';
import { Client } from './client';
import { startSimulator, type Simulator, type SimulatorOptions } from './simulator';

/** Runs a simulator and a client that has signed in, which is not counted, and ends both whatever happens. */
export async function withSimulator(
	options: SimulatorOptions,
	use: (simulator: Simulator, client: Client) => Promise<void>,
	kind?: AccountKind,
): Promise<void> {
	const simulator = await startSimulator(options);
	const client = new Client(simulator, kind);
	try {
		await client.signIn();
		simulator.resetStats();
		await use(simulator, client);
	} finally {
		await simulator.close();
	}
}

/** Waits until so many lookups are in flight; for ever, and so into the test's limit, if they never are. */
export async function untilInFlight(simulator: Simulator, count: number): Promise<void> {
	while (simulator.stats.inFlight !== count) await wait(1);
}
