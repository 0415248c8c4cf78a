import { sign } from 'jsonwebtoken';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { defaultAccount } from './account';
import type { Variation } from './client';
import { withSimulator } from './withSimulator';

const { apiKey, login, password } = defaultAccount;
const authorization = (value: string): Variation => ({ headers: { authorization: value } });
const basic = (key: string) => authorization(`Basic ${Buffer.from(key).toString('base64')}`);
const form = (username: string, secret: string): Variation => ({
	body: new URLSearchParams({ username, password: secret }).toString(),
});

describe('the token endpoint', () => {
	it('gives a JWT of its own with the four fields of the description', async () => {
		await withSimulator({}, async (simulator, client) => {
			const { httpStatus, headers, json } = await client.requestToken();
			expect([httpStatus, headers['content-type']]).toEqual([200, 'application/json']);
			expect(json).toEqual({
				token_type: 'bearer',
				issued_at: expect.stringMatching(/^\d{13}$/),
				expires_in: '3599',
				access_token: expect.stringMatching(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/),
			});
			expect(await client.signIn()).not.toBe(await client.signIn());
			expect(simulator.stats).toMatchObject({ tokenRequests: 3, tokenRefusals: 0 });
		});
	});

	it.each<[string, Variation, number, string]>([
		['no Authorization header', authorization(''), 401, 'invalid_client'],
		['another API key', basic('other:'), 401, 'invalid_client'],
		['a key without a colon', basic(apiKey), 401, 'invalid_client'],
		['another login', form('someone', password), 401, 'invalid_grant'],
		['another password', form(login, 'guess'), 401, 'invalid_grant'],
		['no form encoding', { body: `username=${login}&password=${password}` }, 401, 'invalid_grant'],
		['no password', { body: 'username=someone' }, 400, 'invalid_request'],
		['JSON', { headers: { 'content-type': 'application/json' } }, 415, 'invalid_request'],
	])('refuses %s', async (_what, variation, httpStatus, error) => {
		await withSimulator({}, async (simulator, client) => {
			const refused = await client.requestToken(variation);
			expect(refused).toMatchObject({ httpStatus, json: { error } });
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
		});
	});
});

describe('the lookups', () => {
	it.each<[AccountType, string, Variation, number, string]>([
		['till', '4738534', {}, 200, 'S000000'],
		['till', '900010', {}, 404, 'E404000'],
		['till', '4738534%20', {}, 404, 'E404000'],
		['till', 'x%2F..%2F4738534', {}, 404, 'E404000'],
		['paybill', '900010', {}, 200, 'S000000'],
		['paybill', '4738534', {}, 404, 'E404000'],
		['paybill', '900010', { mmoId: 'MPESA' }, 422, 'E422022'],
		['till', '900503', { mmoId: 'Airtel' }, 422, 'E422022'],
	])('answer %s %s %j with HTTP %i %s', async (kind, number, variation, httpStatus, status) => {
		await withSimulator({}, async (_simulator, client) => {
			const received = await client.lookUp(kind, number, variation);
			const headers = { 'content-type': 'application/json' };
			expect(received).toMatchObject({ httpStatus, headers, json: { status } });
		});
	});

	const foreign = sign({ sub: 'x', jti: 'x' }, 'another key', { expiresIn: 60 });
	it.each([
		['no token', ''],
		['a text that is no JWT', 'Bearer abc'],
		['a JWT signed by someone else', `Bearer ${foreign}`],
	])('refuse %s, for a magic number too', async (_what, value) => {
		await withSimulator({}, async (simulator, client) => {
			const refused = await client.lookUp('till', '900503', authorization(value));
			const json = { status: 'E401000', message: 'JWT is invalid or expired' };
			expect(refused).toMatchObject({ httpStatus: 401, json });
			expect(simulator.stats.bearerRefusals).toBe(1);
		});
	});

	it('refuse a token of another environment, after its life, and once all were expired', async () => {
		await withSimulator({}, async (simulator, client) => {
			const foreigner = authorization(`Bearer ${await client.signIn()}`);
			await withSimulator({ tokenLifetimeSeconds: 0 }, async (_other, others) => {
				for (const variation of [foreigner, {}])
					expect((await others.lookUp('till', '4738534', variation)).httpStatus).toBe(401);
			});
			expect((await client.lookUp('till', '4738534')).httpStatus).toBe(200);
			simulator.expireAllTokens();
			expect((await client.lookUp('till', '4738534')).httpStatus).toBe(401);
		});
	});

	it.each(['/v3/countries/UG', '//v3/countries/KE'])('have nothing at %s', async (place) => {
		await withSimulator({}, async (_simulator, client) => {
			const { headers = {} } = authorization(`Bearer ${await client.signIn()}`);
			const received = await client.send(`${place}/mmos/Mpesa/merchants/4738534`, { headers });
			expect(received.httpStatus).toBe(404);
		});
	});
});
