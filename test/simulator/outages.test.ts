import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Client } from './client';
import type { Fault } from './faults';
import { outageFrom, outages, tokenOutageFrom } from './outages';
import { untilInFlight } from './untilInFlight';
import { withSimulator } from './withSimulator';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

/** What a lookup comes to: its HTTP status, or the code of its failure. */
const lookUp = async (client: Client): Promise<unknown> =>
	client.lookUp('till', '4738534').then(({ httpStatus }) => httpStatus, codeOf);

const requestToken = async (client: Client): Promise<unknown> =>
	client.requestToken().then(({ httpStatus }) => httpStatus, codeOf);

const failure = z.object({ code: z.string() });

const codeOf = (error: unknown): string => failure.parse(error).code;

/** Asks until the answer is a good one; returns what came before it, each once. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<unknown[]> {
	const seen = new Set<unknown>();
	for (let got = await ask(); got !== 200; got = await ask()) {
		seen.add(got);
		await wait(20);
	}
	return [...seen];
}

describe('an outage', () => {
	it.each([
		['answers 503', DOWN, [503]],
		['resets', { kind: 'resetBeforeAnswer' }, ['ECONNRESET']],
	] as const)('%s from its lookup on, at all endpoints, until its time is over', async (...row) => {
		const [, fault, seen] = row;
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(outageFrom(simulator, 3, 300, fault));
			expect([await lookUp(client), await requestToken(client), await lookUp(client)]).toEqual([
				200, 200, 200,
			]);
			const beganAt = performance.now();
			expect([await lookUp(client), await requestToken(client)]).toEqual([...seen, ...seen]);
			expect(await untilAnswered(() => lookUp(client))).toEqual(seen);
			expect(performance.now() - beganAt).toBeGreaterThanOrEqual(298);
			expect(await requestToken(client)).toBe(200);
		});
	});

	it('of the port resets what stands, refuses connections, and opens the same port again', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(() => ({ kind: 'hang' }));
			const held = lookUp(client);
			await untilInFlight(simulator, 1);
			simulator.setFaultPlan(undefined);
			const reopened = simulator.refuseFor(300);
			expect(await held).toBe('ECONNRESET');
			expect(await lookUp(client)).toBe('ECONNREFUSED');
			expect(await requestToken(client)).toBe('ECONNREFUSED');
			await reopened;
			expect([await lookUp(client), await requestToken(client)]).toEqual([200, 200]);
			expect(simulator.stats).toMatchObject({ lookups: 2, tokenRequests: 1 });
		});
	});

	it('comes after another one, each from its lookup on', async () => {
		await withSimulator({}, async (simulator, client) => {
			const told: unknown[] = [];
			const planned = [
				{ fromLookup: 2, forMs: 50, as: DOWN, of: ['till'] },
				{ fromLookup: 1, forMs: 50, as: 'refused' },
			] as const;
			simulator.setFaultPlan(outages(simulator, planned, (_at, outage) => told.push(outage)));
			expect(await lookUp(client)).toBe(200);
			expect(await lookUp(client)).toBe(503);
			expect(await requestToken(client)).toBe(200);
			expect(await untilAnswered(() => lookUp(client))).toContain('ECONNREFUSED');
			expect(told).toEqual(planned);
		});
	});

	it('of the token endpoint leaves lookups alone', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(tokenOutageFrom(2, 100, DOWN));
			expect([await requestToken(client), await requestToken(client)]).toEqual([200, 503]);
			expect(await lookUp(client)).toBe(200);
			expect(await untilAnswered(() => requestToken(client))).toEqual([503]);
		});
	});

	it('keeps no port and no timer of a simulator that is closed meanwhile', async () => {
		await withSimulator({}, async (simulator, client) => {
			const reopened = simulator.refuseFor(3_600_000);
			await simulator.close();
			await reopened;
			expect(await lookUp(client)).toBe('ECONNREFUSED');
		});
	});
});
