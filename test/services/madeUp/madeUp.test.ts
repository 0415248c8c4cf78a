import './offered';

import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { MobileMoneyNameLookupApi } from '../../../credentials/MobileMoneyNameLookupApi.credentials';
import { lookUpWith } from '../../support/lookUpWith';
import { newCredential } from '../../support/runNode';

const PIN = 'pin with 1 & ñ';
let server: FastifyInstance;
let baseUrl = '';
let tokens = 0;
let asked: string[] = [];

beforeAll(async () => {
	server = fastify({ forceCloseConnections: true });
	server.post('/session', (request, reply) =>
		JSON.stringify(request.body) === JSON.stringify({ pin: PIN })
			? { access_token: `token-${++tokens}`, expires_in: 60 }
			: reply.code(403).send({ problem: 'PIN' }),
	);
	server.get('/:type/:number/holder', (request, reply) => {
		asked.push(request.url);
		const { authorization } = request.headers;
		// The first token dies at once.
		if (authorization === 'Bearer token-1' || !authorization) return reply.code(401).send({});
		if (asked.length === 2) return reply.code(503).send('busy');
		if (request.url.includes('/1003/')) return { problem: 'NOBODY' };
		if (request.url.includes('/1004/')) return { problem: 'UNPAID' };
		return { holder: 'JANE KAMAU' };
	});
	baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
	await server.close();
});
beforeEach(() => {
	asked = [];
});

const credential = (fields: object = {}) =>
	newCredential({ service: 'madeUp', baseUrl, pin: PIN, ...fields });

describe('a service that is one folder and one row', () => {
	it('is offered in the form, with its own fields alone', () => {
		const { properties } = new MobileMoneyNameLookupApi();
		const choice = properties.find(({ name }) => name === 'service');
		expect(choice?.options).toContainEqual({ name: 'Made-Up Money', value: 'madeUp' });
		expect(properties.find(({ name }) => name === 'pin')?.displayOptions).toEqual({
			show: { service: ['madeUp'] },
			hide: { environment: ['demo'] },
		});
	});

	it('has tokens, retries, outcomes and outputs as every other one', async () => {
		const numbers = ['10001', '1002', '1003', '1004', '10001'];
		expect(await lookUpWith(credential(), numbers)).toMatchObject([
			{ outcome: 'confirmed', name: 'JANE KAMAU', outputIndex: 1 },
			{ outcome: 'confirmed', outputIndex: 1 },
			{ outcome: 'notConfirmed', outputIndex: 2 },
			{ outcome: 'unchecked', error: { message: expect.stringContaining('no credit') } },
			{ outcome: 'confirmed' },
		]);
		expect(tokens).toBe(2);
		expect(new Set(asked)).toEqual(
			new Set([10001, 1002, 1003, 1004].map((number) => `/tills/${number}/holder`)),
		);
	});
});
