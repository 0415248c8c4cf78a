import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';
import { withSimulator } from './withSimulator';

const numbers = Array.from({ length: 40 }, (_, index) => String(100_000 + index));

describe('lookups in flight', () => {
	it('are counted while they wait, tokens not', async () => {
		await withSimulator({ latencyMs: 300 }, async (simulator, client) => {
			const asked = numbers.map((number) => client.lookUp('till', number));
			const token = client.requestToken();
			while (simulator.stats.lookups < 40) await wait(1);
			expect(simulator.stats).toMatchObject({ inFlight: 40, mostInFlight: 40, lookups: 40 });
			await Promise.all([...asked, token]);
			expect(simulator.stats).toMatchObject({ inFlight: 0, mostInFlight: 40 });
			expect(simulator.stats.connections).toBe(41);
		});
	});

	it('stay counted across a reset', async () => {
		await withSimulator({ latencyMs: 50 }, async (simulator, client) => {
			const asked = client.lookUp('till', '4738534');
			await wait(25);
			simulator.resetStats();
			expect(simulator.stats).toMatchObject({ inFlight: 1, mostInFlight: 1, lookups: 0 });
			await asked;
			expect(simulator.stats.inFlight).toBe(0);
		});
	});

	it.each<[string, Fault]>([
		['answered at once', { kind: 'json', httpStatus: 200, body: {} }],
		['answered with 1 MB', { kind: 'largeBody' }],
		['answered slowly', { kind: 'slow', delayMs: 2 }],
		['reset before the answer', { kind: 'resetBeforeAnswer' }],
		['reset during the body', { kind: 'resetDuringBody' }],
		['given up by the client', { kind: 'hang' }],
	])('are never more than the client has open when %s', async (_case, fault) => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(({ sequence }) => {
				if (sequence <= 3) return { kind: 'slow', delayMs: 50 }; // Lets all three meet once.
				return sequence % 2 === 0 ? fault : undefined;
			});
			const rows = [...numbers];
			const worker = async (): Promise<void> => {
				for (let number = rows.pop(); number !== undefined; number = rows.pop()) {
					const patience = fault.kind === 'hang' ? { signal: AbortSignal.timeout(100) } : {};
					await client.lookUp('till', number, patience).catch(() => undefined);
				}
			};
			await Promise.all([worker(), worker(), worker()]);
			expect(simulator.stats.mostInFlight).toBe(3);
			await wait(10);
			expect(simulator.stats.inFlight).toBe(0);
		});
	});

	it('above the limit are turned away with 429', async () => {
		await withSimulator({ maxConcurrent: 5, latencyMs: 30 }, async (simulator, client) => {
			const answers = await Promise.all(
				numbers.slice(0, 8).map((number) => client.lookUp('till', number)),
			);
			const away = answers.filter(({ httpStatus }) => httpStatus === 429);
			expect(away).toHaveLength(3);
			for (const { headers } of away) expect(headers['retry-after']).toBe('1');
			expect(simulator.stats).toMatchObject({ turnedAway: 3, mostInFlight: 8 });
		});
	});
});
