import type { Client } from './client';
import type { Fault, PlannedRequest } from './faults';
import { untilInFlight } from './untilInFlight';
import { withSimulator } from './withSimulator';

const numbers = Array.from({ length: 40 }, (_, index) => String(100_000 + index));

/** A lookup stays in flight until the client gives it up; a token comes at once. */
const heldBack = ({ kind }: PlannedRequest): Fault | undefined =>
	kind === 'token' ? undefined : { kind: 'hang' };

/** Asks for numbers that are held back; the result lets go of them. */
function hold(client: Client, some: readonly string[]): () => Promise<unknown> {
	const held = some.map((number) => {
		const patience = new AbortController();
		return { patience, asked: client.lookUp('till', number, { signal: patience.signal }) };
	});
	const settled = Promise.allSettled(held.map(({ asked }) => asked));
	return () => {
		for (const { patience } of held) patience.abort();
		return settled;
	};
}

describe('lookups in flight', () => {
	it('are counted while they wait, tokens not', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(heldBack);
			const letGo = hold(client, numbers);
			await untilInFlight(simulator, 40);
			await client.requestToken();
			expect(simulator.stats).toMatchObject({ inFlight: 40, mostInFlight: 40, lookups: 40 });
			expect(simulator.stats.connections).toBe(41);
			await letGo();
			await untilInFlight(simulator, 0);
			expect(simulator.stats.mostInFlight).toBe(40);
		});
	});

	it('stay counted across a reset', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(heldBack);
			const letGo = hold(client, ['4738534']);
			await untilInFlight(simulator, 1);
			simulator.resetStats();
			expect(simulator.stats).toMatchObject({ inFlight: 1, mostInFlight: 1, lookups: 0 });
			await letGo();
			await untilInFlight(simulator, 0);
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
			simulator.setFaultPlan(heldBack);
			const letGo = hold(client, numbers.slice(0, 3));
			await untilInFlight(simulator, 3);
			await letGo();
			await untilInFlight(simulator, 0);
			simulator.setFaultPlan(({ sequence }) => (sequence % 2 === 0 ? fault : undefined));
			const rows = [...numbers];
			const worker = async (): Promise<void> => {
				for (let number = rows.pop(); number !== undefined; number = rows.pop()) {
					const patience = fault.kind === 'hang' ? { signal: AbortSignal.timeout(100) } : {};
					await client.lookUp('till', number, patience).catch(() => undefined);
				}
			};
			await Promise.all([worker(), worker(), worker()]);
			await untilInFlight(simulator, 0);
			expect(simulator.stats.mostInFlight).toBe(3);
		});
	});

	it('above the limit are turned away with 429', async () => {
		await withSimulator({ maxConcurrent: 5 }, async (simulator, client) => {
			simulator.setFaultPlan(heldBack);
			const letGo = hold(client, numbers.slice(0, 5));
			await untilInFlight(simulator, 5);
			for (const number of numbers.slice(5, 8)) {
				const away = await client.lookUp('till', number);
				expect(away).toMatchObject({ httpStatus: 429, headers: { 'retry-after': '1' } });
			}
			// Who is turned away counts while it is told so.
			expect(simulator.stats).toMatchObject({ turnedAway: 3, mostInFlight: 6, lookups: 8 });
			await letGo();
		});
	});
});
