import { Client } from './client';
import { startSimulator, type Simulator, type SimulatorOptions } from './simulator';

/**
 * Runs a simulator and a client that has signed in, and ends both whatever happens.
 * @param options how the simulator is set up
 * @param use what is done with them; counting starts anew just before
 */
export async function withSimulator(
	options: SimulatorOptions,
	use: (simulator: Simulator, client: Client) => Promise<void>,
): Promise<void> {
	const simulator = await startSimulator(options);
	const client = new Client(simulator);
	try {
		await client.signIn();
		simulator.resetStats();
		await use(simulator, client);
	} finally {
		await client.close();
		await simulator.close();
	}
}
