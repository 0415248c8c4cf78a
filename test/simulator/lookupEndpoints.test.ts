import { sign } from 'jsonwebtoken';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import type { Variation } from './client';
import { withSimulator } from './withSimulator';

describe('the lookups', () => {
	it.each<[AccountType, string, Variation, number, string]>([
		['till', '4738534', {}, 200, 'S000000'],
		['till', '900010', {}, 404, 'E404000'],
		['till', '57318', {}, 404, 'E404000'],
		['till', '4738534%20', {}, 404, 'E404000'],
		['till', 'x%2F..%2F4738534', {}, 404, 'E404000'],
		['paybill', '900010', {}, 200, 'S000000'],
		['paybill', '4738534', {}, 404, 'E404000'],
		['paybill', '900010', { mmoId: 'MPESA' }, 422, 'E422022'],
		['till', '900503', { mmoId: 'Airtel' }, 422, 'E422022'],
	])('answer %s %s %j with HTTP %i %s', async (kind, number, variation, httpStatus, status) => {
		await withSimulator({}, async (_simulator, client) => {
			const received = await client.lookUp(kind, number, variation);
			expect(received).toMatchObject({ httpStatus, json: { status } });
			expect(received.headers).toMatchObject({ 'content-type': 'application/json' });
		});
	});

	const foreign = sign({ sub: 'x', jti: 'x' }, 'another key', { expiresIn: 60 });
	it.each([
		['no token', ''],
		['a text that is no JWT', 'Bearer abc'],
		['a JWT signed by someone else', `Bearer ${foreign}`],
		['the API key', 'Basic dWF0Og=='],
	])('refuse %s, for a magic number too', async (_what, authorization) => {
		await withSimulator({}, async (simulator, client) => {
			const refused = await client.lookUp('till', '900503', { headers: { authorization } });
			const json = { status: 'E401000', message: 'JWT is invalid or expired' };
			expect(refused).toMatchObject({ httpStatus: 401, json });
			expect(simulator.stats.bearerRefusals).toBe(1);
		});
	});

	it('refuse a token of another environment, after its life, and once all were expired', async () => {
		await withSimulator({}, async (simulator, client) => {
			const authorization = `Bearer ${await client.signIn()}`;
			await withSimulator({ tokenLifetimeSeconds: 0 }, async (_other, others) => {
				for (const variation of [{ headers: { authorization } }, {}])
					expect((await others.lookUp('till', '4738534', variation)).httpStatus).toBe(401);
			});
			expect((await client.lookUp('till', '4738534')).httpStatus).toBe(200);
			simulator.expireAllTokens();
			expect((await client.lookUp('till', '4738534')).httpStatus).toBe(401);
		});
	});

	it.each([
		['GET', '/v3/countries/UG/mmos/Mpesa/merchants/4738534'],
		['GET', '//v3/countries/KE/mmos/Mpesa/merchants/4738534'],
		['POST', '/v3/countries/KE/mmos/Mpesa/merchants/4738534'],
	] as const)('have no %s %s', async (method, path) => {
		await withSimulator({}, async (_simulator, client) => {
			const headers = { authorization: `Bearer ${await client.signIn()}` };
			expect(await client.send(path, { method, headers })).toMatchObject({ httpStatus: 404 });
		});
	});
});
