import './offered';

import fastify from 'fastify';

import { MobileMoneyNameLookupApi } from '../../../credentials/MobileMoneyNameLookupApi.credentials';
import { newCredential } from '../../support/runNode';
import { lookUpWith } from '../../support/lookUp';

const pin = 'pin with 1 & ñ';
const server = fastify({ forceCloseConnections: true });
let tokens = 0;

server.post('/session', (request, reply) =>
	JSON.stringify(request.body) === JSON.stringify({ pin })
		? { access_token: `token-${++tokens}`, expires_in: 60 }
		: reply.code(403).send({ problem: 'PIN' }),
);
server.get('/tills/:number/holder', ({ url, headers }, reply) => {
	// The first token dies at once.
	if (headers.authorization !== 'Bearer token-2') return reply.code(401).send({});
	return url === '/tills/10001/holder' ? { holder: 'JANE KAMAU' } : { problem: 'NOBODY' };
});

afterAll(async () => {
	await server.close();
});

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

	it('has tokens, outcomes and outputs as every other one', async () => {
		const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
		const credential = newCredential({ service: 'madeUp', baseUrl, pin });
		expect(await lookUpWith(credential, ['10001', '1003'])).toMatchObject([
			{ outcome: 'confirmed', name: 'JANE KAMAU', outputIndex: 1 },
			{ outcome: 'notConfirmed', outputIndex: 2 },
		]);
		expect(tokens).toBe(2);
	});
});
