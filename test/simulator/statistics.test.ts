import { Client } from './client';
import type { PlannedRequest } from './faults';
import { withSimulator } from './withSimulator';

describe('the counts', () => {
	it('tell every request by its kind and number', async () => {
		await withSimulator({}, async (simulator, client) => {
			await client.requestToken();
			await client.requestToken({ body: 'username=x&password=y' });
			await client.lookUp('till', '4738534');
			await client.lookUp('till', '4738534');
			await client.lookUp('paybill', '900010');
			await client.lookUp('paybill', '1', { headers: { authorization: 'Bearer bad' } });

			expect(simulator.stats).toMatchObject({
				tokenRequests: 2,
				tokenRefusals: 1,
				lookups: 4,
				lookupsPerAccount: { 'till/4738534': 2, 'paybill/900010': 1, 'paybill/1': 1 },
				bearerRefusals: 1,
				turnedAway: 0,
				inFlight: 0,
				mostInFlight: 1,
			});
		});
	});

	it('tell connections apart, not requests', async () => {
		await withSimulator({}, async (simulator) => {
			const frugal = [new Client(simulator, 1), new Client(simulator, 1)];
			for (const client of frugal) {
				await client.signIn();
				await client.lookUp('till', '4738534');
				await client.lookUp('till', '5031264');
			}
			expect(simulator.stats.connections).toBe(2);
			simulator.resetStats();
			for (const client of frugal) {
				await client.lookUp('till', '4738534');
				await client.close();
			}
			expect(simulator.stats.connections).toBe(2);
		});
	});

	it('keep the requests as they came, without their secrets', async () => {
		await withSimulator({}, async (simulator, client) => {
			const token = await client.signIn();
			await client.lookUp('till', '47%2038?a=b', { headers: { 'x-extra': '1' } });
			await client.send(`${simulator.baseUrl}/other`, { method: 'PUT' });

			const { recentRequests } = simulator.stats;
			expect(recentRequests).toMatchObject([
				{ method: 'POST', rawPath: '/identity-test/v2/token', authorization: 'Basic' },
				{
					method: 'GET',
					rawPath: '/v3/countries/KE/mmos/Mpesa/merchants/47%2038?a=b',
					authorization: 'Bearer',
					headers: { accept: 'application/json', 'x-extra': '1' },
				},
				{ method: 'PUT', rawPath: '/other', authorization: 'none' },
			]);
			const kept = JSON.stringify(recentRequests);
			expect(kept).not.toContain(token);
			expect(kept).not.toContain(Buffer.from(simulator.account.apiKey).toString('base64'));
		});
	});

	it('tell a fault plan which attempt of which number it is', async () => {
		await withSimulator({}, async (simulator, client) => {
			const asked: PlannedRequest[] = [];
			simulator.setFaultPlan(({ authorization, ...request }) => {
				expect(authorization === undefined).toBe(request.kind === 'token');
				asked.push(request);
				return undefined;
			});
			await client.requestToken();
			await client.lookUp('till', '4738534');
			await client.lookUp('paybill', '4738534');
			await client.lookUp('till', '4738534');
			await client.requestToken();

			expect(asked).toEqual([
				{ kind: 'token', attempt: 1, sequence: 0 },
				{ kind: 'till', number: '4738534', attempt: 1, sequence: 1 },
				{ kind: 'paybill', number: '4738534', attempt: 1, sequence: 2 },
				{ kind: 'till', number: '4738534', attempt: 2, sequence: 3 },
				{ kind: 'token', attempt: 2, sequence: 3 },
			]);
		});
	});

	it('are copies, and start anew after a reset', async () => {
		await withSimulator({}, async (simulator, client) => {
			await client.lookUp('till', '4738534');
			const before = simulator.stats;
			simulator.resetStats();
			expect(before.lookups).toBe(1);
			expect(simulator.stats).toMatchObject({
				lookups: 0,
				lookupsPerAccount: {},
				connections: 0,
				mostInFlight: 0,
				recentRequests: [],
			});
			await client.lookUp('till', '4738534');
			expect(simulator.stats).toMatchObject({ lookups: 1, mostInFlight: 1 });
		});
	});

	it('keep no more than the last thousand requests', async () => {
		await withSimulator({}, async (simulator, client) => {
			const numbers = Array.from({ length: 1010 }, (_, index) => String(10_000 + index));
			await Promise.all(numbers.slice(0, 1000).map((number) => client.lookUp('till', number)));
			for (const number of numbers.slice(1000)) await client.lookUp('till', number);
			const { lookups, recentRequests } = simulator.stats;
			expect(lookups).toBe(1010);
			expect(recentRequests).toHaveLength(1000);
			expect(recentRequests[999]?.rawPath).toMatch(/11009$/);
		});
	});
});
