import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Client } from './client';
import { outages } from './outages';
import { untilInFlight, withSimulator } from './withSimulator';

const failure = z.object({ cause: z.object({ code: z.string() }) });
const codeOf = (error: unknown): string => failure.parse(error).cause.code;

/** What a lookup and a token call come to: the HTTP status, or the code of the failure. */
const lookUp = (client: Client): Promise<unknown> =>
	client.lookUp('till', '4738534').then(({ httpStatus }) => httpStatus, codeOf);
const requestToken = (client: Client): Promise<unknown> =>
	client.requestToken().then(({ httpStatus }) => httpStatus, codeOf);

/** Asks until the answer is a good one; returns what came before it, each once. */
async function untilAnswered(client: Client): Promise<unknown[]> {
	const seen = new Set<unknown>();
	for (let got = await lookUp(client); got !== 200; got = await lookUp(client)) {
		seen.add(got);
		await wait(20);
	}
	return [...seen];
}

describe('outages', () => {
	it('come one after another, each from its lookup on and until its time is over', async () => {
		await withSimulator({}, async (simulator, client) => {
			const told: unknown[] = [];
			const down = { kind: 'serverError', httpStatus: 503, body: 'json' } as const;
			const planned = [
				{ fromLookup: 3, forMs: 300, as: down },
				{ fromLookup: 1, forMs: 300, as: { kind: 'tokenExpired', httpStatus: 403 }, of: ['till'] },
				{ fromLookup: 1, forMs: 100, as: 'refused' },
			] as const;
			simulator.setFaultPlan(outages(simulator, planned, (_at, outage) => told.push(outage)));
			const before = [await lookUp(client), await requestToken(client), await lookUp(client)];
			expect(before).toEqual([200, 200, 200]);
			const beganAt = performance.now();
			expect([await lookUp(client), await requestToken(client)]).toEqual([503, 503]);
			const seen = await untilAnswered(client);
			expect(seen.slice(0, 2)).toEqual([503, 403]);
			expect(seen).toContain('ECONNREFUSED');
			expect(performance.now() - beganAt).toBeGreaterThanOrEqual(695);
			expect(told).toEqual(planned);
		});
	});

	it('of the port reset what stands, and keep no port and no timer of a closed service', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(() => ({ kind: 'hang' }));
			const held = lookUp(client);
			await untilInFlight(simulator, 1);
			const endless = simulator.refuseFor(3_600_000);
			expect(await held).toBe('ECONNRESET');
			expect(await lookUp(client)).toBe('ECONNREFUSED');
			await simulator.close();
			await endless;
		});
	});
});
