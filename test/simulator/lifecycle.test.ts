import { Client } from './client';
import { startSimulator } from './simulator';
import { untilInFlight } from './untilInFlight';
import { withSimulator } from './withSimulator';

/** What keeps the process alive, by kind. */
function openHandles(): string[] {
	return process
		.getActiveResourcesInfo()
		.filter((kind) => /^TCP|^Timeout/.test(kind))
		.sort();
}

/** The engine lets go of a closed socket some turns later. */
async function settledDown(wanted: string[]): Promise<void> {
	for (let turn = 0; turn < 50 && openHandles().length > wanted.length; turn += 1) {
		await new Promise(setImmediate);
	}
}

describe('a simulator', () => {
	it('listens on the loopback address only, on the port asked for', async () => {
		await withSimulator({}, async (first) => {
			const port = Number(new URL(first.baseUrl).port);
			expect(first.baseUrl).toBe(`http://127.0.0.1:${port}`);
			await expect(startSimulator({ port })).rejects.toThrow('EADDRINUSE');
			await first.close();
			await withSimulator({ port }, (second) => {
				expect(second.baseUrl).toBe(first.baseUrl);
				return Promise.resolve();
			});
		});
	});

	it('answers later from the moment it is told to', async () => {
		await withSimulator({}, async (simulator, client) => {
			const timed = async (ask: () => Promise<unknown>): Promise<number> => {
				const start = performance.now();
				await ask();
				return performance.now() - start;
			};
			simulator.setLatency(150);
			expect(await timed(() => client.lookUp('till', '4738534'))).toBeGreaterThanOrEqual(145);
			expect(await timed(() => client.requestToken())).toBeGreaterThanOrEqual(145);
			simulator.setLatency(60_000);
			const patience = new AbortController();
			const late = client.lookUp('till', '4738534', { signal: patience.signal });
			await untilInFlight(simulator, 1);
			simulator.setLatency(0);
			await client.lookUp('till', '4738534');
			expect(simulator.stats.inFlight).toBe(1);
			patience.abort();
			await expect(late).rejects.toThrow('aborted');
		});
	});

	it('leaves no timer, no socket and no port behind when closed under load', async () => {
		const before = openHandles();
		const simulator = await startSimulator({ latencyMs: 0 });
		const client = new Client(simulator);
		await client.signIn();
		simulator.setFaultPlan(({ number }) =>
			number === '1' ? { kind: 'hang' } : { kind: 'slow', delayMs: 60_000 },
		);
		const asked = [
			client.lookUp('till', '1'),
			client.lookUp('till', '2'),
			client.lookUp('paybill', '3'),
		];
		const settled = Promise.allSettled(asked);
		await untilInFlight(simulator, 3);
		await Promise.all([simulator.close(), simulator.close()]);
		await simulator.close();
		expect(simulator.stats.inFlight).toBe(0);
		expect((await settled).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));

		await expect(client.requestToken()).rejects.toThrow('ECONNREFUSED');
		await client.close();
		await settledDown(before);
		expect(openHandles()).toEqual(before);
	});
});
