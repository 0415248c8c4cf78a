import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Client } from './client';
import { outages } from './outages';
import { untilInFlight, withSimulator } from './withSimulator';

const failure = z.object({ cause: z.object({ code: z.string() }) });

/** What a lookup comes to: the HTTP status, or the code of the failure. */
const lookUp = (client: Client): Promise<unknown> =>
	client.lookUp('till', '4738534').then(
		({ httpStatus }) => httpStatus,
		(error: unknown) => failure.parse(error).cause.code,
	);

describe('an outage of the port', () => {
	it('refuses connections from its lookup on, and opens the same port again', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(outages(simulator, [{ fromLookup: 2, forMs: 300, as: 'refused' }]));
			expect(await lookUp(client)).toBe(200);
			const seen: unknown[] = [];
			while (seen.at(-1) !== 200) {
				seen.push(await lookUp(client));
				await wait(20);
			}
			expect(new Set(seen)).toEqual(new Set(['ECONNRESET', 'ECONNREFUSED', 200]));
		});
	});

	it('resets what stands, and keeps no port and no timer of a service that is closed', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(() => ({ kind: 'hang' }));
			const held = lookUp(client);
			await untilInFlight(simulator, 1);
			const endless = simulator.refuseFor(3_600_000);
			expect(await held).toBe('ECONNRESET');
			await simulator.close();
			await endless;
		});
	});
});
