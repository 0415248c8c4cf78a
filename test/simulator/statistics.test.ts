import { Client } from './client';
import { untilInFlight, withSimulator } from './withSimulator';

describe('the counts', () => {
	it('tell requests by kind and number, as copies, and start anew after a reset', async () => {
		await withSimulator({}, async (simulator, client) => {
			const asked: unknown[] = [];
			simulator.setFaultPlan(({ authorization, ...request }) => {
				expect(authorization === undefined).toBe(request.kind === 'token');
				asked.push(request);
				return undefined;
			});
			await client.requestToken({ body: 'username=x&password=y' });
			await client.lookUp('till', '4738534');
			await client.lookUp('paybill', '4738534');
			await client.lookUp('till', '4738534', { headers: { authorization: 'Bearer bad' } });
			await client.requestToken();
			const service = 'gateway';
			expect(asked).toEqual([
				{ kind: 'token', service, attempt: 1, sequence: 0 },
				{ kind: 'till', service, number: '4738534', attempt: 1, sequence: 1 },
				{ kind: 'paybill', service, number: '4738534', attempt: 1, sequence: 2 },
				{ kind: 'till', service, number: '4738534', attempt: 2, sequence: 3 },
				{ kind: 'token', service, attempt: 2, sequence: 3 },
			]);
			const before = simulator.stats;
			simulator.resetStats();
			expect(before).toMatchObject({ tokenRequests: 2, tokenRefusals: 1, bearerRefusals: 1 });
			expect(before.lookupsPerAccount).toEqual({ 'till/4738534': 2, 'paybill/4738534': 1 });
			expect(simulator.stats).toMatchObject({ lookups: 0, lookupsPerAccount: {}, connections: 0 });
		});
	});

	it('count all services together, and tell whose each request is and what it is for', async () => {
		await withSimulator({}, async (simulator, gateway) => {
			const daraja = new Client(simulator, 'daraja');
			const asked: unknown[] = [];
			simulator.setFaultPlan(({ kind, service, attempt }) => {
				asked.push([kind, service, attempt]);
				return undefined;
			});
			await daraja.signIn();
			await gateway.signIn();
			await daraja.lookUp('till', '4738534');
			await gateway.lookUp('till', '4738534');
			await daraja.lookUp('till', '', { body: '{}' });
			await gateway.send('/payouts', { method: 'POST' });
			await gateway.send('/sfcverify/v1/query/info');
			expect(asked).toEqual([
				['token', 'daraja', 1],
				['token', 'gateway', 2],
				['till', 'daraja', 1],
				['till', 'gateway', 2],
				['payout', 'gateway', 1],
			]);
			const { recentRequests, ...counts } = simulator.stats;
			expect(counts).toMatchObject({ tokenRequests: 2, lookups: 3 });
			expect(recentRequests.map(({ kind }) => kind).join(' ')).toBe(
				'token token lookup lookup lookup other other',
			);
		});
	});

	it('tell who followed a redirect, and with a token or without', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(() => ({ kind: 'redirect', httpStatus: 307 }));
			const { headers } = await client.lookUp('till', '4738534');
			const location = String(headers.location);
			await client.send(location, { headers: { authorization: 'Bearer x' } });
			await client.send(location, { method: 'POST', body: 'x' });
			expect(simulator.stats.elsewhere).toEqual({ requests: 2, withAuthorization: 1 });
		});
	});

	it('tell how many lookups wait, of which those above a limit are turned away', async () => {
		await withSimulator({ maxConcurrent: 5 }, async (simulator, client) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
			const patience = new AbortController();
			const held = ['1', '2', '3', '4', '5'].map((number) =>
				client.lookUp('till', number, { signal: patience.signal }),
			);
			const settled = Promise.allSettled(held);
			await untilInFlight(simulator, 5);
			const away = await client.lookUp('till', '6');
			expect(away).toMatchObject({ httpStatus: 429, headers: { 'retry-after': '1' } });
			await client.requestToken();
			// Who is turned away counts while it is told so.
			expect(simulator.stats).toMatchObject({ inFlight: 5, mostInFlight: 6, turnedAway: 1 });
			expect(simulator.stats.connections).toBeGreaterThanOrEqual(6);
			simulator.resetStats();
			expect(simulator.stats).toMatchObject({ inFlight: 5, mostInFlight: 5, lookups: 0 });
			patience.abort();
			await settled;
			await untilInFlight(simulator, 0);
		});
	});
});
