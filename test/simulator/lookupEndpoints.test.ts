import { sign } from 'jsonwebtoken';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, jsonOf } from './client';
import { paybills, tills } from '../../nodes/MobileMoneyNameLookup/demo/directory';
import { startSimulator, type Simulator } from './simulator';
import { withSimulator } from './withSimulator';

const expired = { status: 'E401000', message: 'JWT is invalid or expired' };

describe('the lookups', () => {
	let simulator: Simulator;
	let client: Client;
	let token: string;

	beforeAll(async () => {
		simulator = await startSimulator();
		client = new Client(simulator);
		token = await client.signIn();
	});
	afterAll(async () => {
		await client.close();
		await simulator.close();
	});

	it.each([
		...tills.map((holder) => ['till' as const, holder.number, holder.name] as const),
		...paybills.map((holder) => ['paybill' as const, holder.number, holder.name] as const),
	])('answer %s %s with %s, and only at its own endpoint', async (kind, number, name) => {
		const received = await client.lookUp(kind, number);
		expect(received.httpStatus).toBe(200);
		expect(received.headers['content-type']).toBe('application/json');
		expect(jsonOf(received)).toEqual({ name, status: 'S000000', message: 'Lookup Success' });

		const other = await client.lookUp(kind === 'till' ? 'paybill' : 'till', number);
		expect(other.httpStatus).toBe(404);
		expect(jsonOf(other)).toMatchObject({ status: 'E404000' });
	});

	it('find nothing under a number nobody has, or without its leading zero', async () => {
		for (const number of ['111111', '57318', '4738534%20', 'x%2F..%2F4738534']) {
			const received = await client.lookUp('till', number);
			expect(received.httpStatus).toBe(404);
			expect(jsonOf(received)).toMatchObject({ status: 'E404000' });
		}
	});

	it.each(['MPESA', 'mpesa', 'MPesa', 'M-Pesa', 'Airtel', 'Mpesa%20'])(
		'do not support the operator %s',
		async (mmoId) => {
			const message = `mmoId ${decodeURIComponent(mmoId)} is not supported at the moment`;
			for (const kind of ['till', 'paybill'] as const) {
				const received = await client.lookUp(kind, '4738534', { mmoId });
				expect(received.httpStatus).toBe(422);
				expect(jsonOf(received)).toEqual({ status: 'E422022', message });
			}
		},
	);

	const foreign = sign({ sub: 'x', jti: 'x' }, 'another key', { expiresIn: 60 });
	it.each([
		['no token', ''],
		['the scheme only', 'Bearer '],
		['a text that is no JWT', 'Bearer abc'],
		['a JWT signed by someone else', `Bearer ${foreign}`],
		['the API key', 'Basic dWF0Og=='],
	])('refuse %s', async (_case, authorization) => {
		simulator.resetStats();
		for (const kind of ['till', 'paybill'] as const) {
			const received = await client.lookUp(kind, '4738534', { headers: { authorization } });
			expect(received.httpStatus).toBe(401);
			expect(jsonOf(received)).toEqual(expired);
		}
		expect(simulator.stats.bearerRefusals).toBe(2);
	});

	it('refuse a token whose content was changed', async () => {
		const [head, , signature] = token.split('.');
		const payload = Buffer.from('{"jti":"1","exp":9999999999}').toString('base64url');
		const authorization = `Bearer ${String(head)}.${payload}.${String(signature)}`;
		const received = await client.lookUp('till', '4738534', { headers: { authorization } });
		expect(jsonOf(received)).toEqual(expired);
	});

	it('refuse a token of another environment', async () => {
		await withSimulator({}, async (_production, other) => {
			const authorization = `Bearer ${token}`;
			const received = await other.lookUp('till', '4738534', { headers: { authorization } });
			expect(jsonOf(received)).toEqual(expired);
		});
	});

	it('refuse a token once its lifetime is over, and take a fresh one', async () => {
		await withSimulator({ tokenLifetimeSeconds: 1 }, async (_simulator, own) => {
			await wait(1010);
			expect(jsonOf(await own.lookUp('till', '4738534'))).toEqual(expired);
			await wait(1000 - (Date.now() % 1000)); // A JWT counts whole seconds: start with a full one.
			await own.signIn();
			expect((await own.lookUp('till', '4738534')).httpStatus).toBe(200);
		});
	});

	it('refuse all earlier tokens after they are expired by hand', async () => {
		simulator.expireAllTokens();
		expect(jsonOf(await client.lookUp('till', '4738534'))).toEqual(expired);
		token = await client.signIn();
		expect((await client.lookUp('till', '4738534')).httpStatus).toBe(200);
	});

	it.each([
		['GET', '/v3/countries/UG/mmos/Mpesa/merchants/4738534'],
		['GET', '/v3/countries/KE/mmos/Mpesa/Merchants/4738534'],
		['GET', '/v2/countries/KE/mmos/Mpesa/merchants/4738534'],
		['GET', '/v3/countries/KE/mmos/Mpesa/merchants/4738534/more'],
		['GET', '//v3/countries/KE/mmos/Mpesa/merchants/4738534'],
		['POST', '/v3/countries/KE/mmos/Mpesa/merchants/4738534'],
		['GET', '/identity-test/v2/token'],
		['GET', '/'],
	] as const)('have no %s %s', async (method, path) => {
		const headers = { authorization: `Bearer ${token}` };
		const received = await client.send(simulator.baseUrl + path, { method, headers });
		expect(received.httpStatus).toBe(404);
		expect(received.headers['content-type']).toContain('text/html');
	});

	it.each(['/io', 'io/', '/deep/er'])('stand behind the prefix %s', async (pathPrefix) => {
		await withSimulator({ pathPrefix }, async ({ baseUrl }, own) => {
			expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/(io|deep\/er)$/);
			expect((await own.lookUp('till', '4738534')).httpStatus).toBe(200);
			const origin = new URL(baseUrl).origin;
			const bare = await own.send(`${origin}/identity-test/v2/token`, { method: 'POST' });
			expect(bare.httpStatus).toBe(404);
		});
	});
});
