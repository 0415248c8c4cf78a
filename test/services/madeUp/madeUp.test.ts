import './offered';

import fastify from 'fastify';
import { z } from 'zod';

import type { ICredentialType } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { CredentialStore } from '../../support/credentialStore';
import { goesOn, lookUp } from '../../support/lookUp';
import { rowEnds } from '../../support/rowEnds';
import { madeUp } from './madeUp';

const pin = 'pin with 1 & ñ';
const server = fastify({ forceCloseConnections: true });
let tokens = 0;

const session = z.object({ headers: z.object({ 'x-time': z.string() }), body: z.unknown() });
server.post('/session', (request, reply) => {
	const { headers, body } = session.parse(request);
	const isFresh = Math.abs(Date.parse(headers['x-time']) - Date.now()) < 60_000;
	return isFresh && JSON.stringify(body) === JSON.stringify({ pin })
		? { data: { token: `token-${++tokens}` } }
		: reply.code(403).send({ problem: 'PIN' });
});
server.get('/tills/:number/holder', ({ url, headers }, reply) => {
	// The first token dies at once.
	if (headers.authorization !== 'Bearer token-2') return reply.code(401).send({});
	return url === '/tills/10001/holder' ? { holder: 'JANE KAMAU' } : { problem: 'NOBODY' };
});

afterAll(async () => {
	await server.close();
});

const { properties, authenticate, preAuthentication } = madeUp.credential;

class MadeUpApi implements ICredentialType {
	name = 'madeUpApi';
	displayName = 'Made-Up API';
	properties = properties;
	authenticate = authenticate;
	preAuthentication = preAuthentication;
}

describe('a service that is one folder, one entry and one credential type', () => {
	it('is offered by the node, with its own credential and no operator', () => {
		const { properties, credentials } = new MobileMoneyNameLookup().description;
		const account = properties.find(({ name }) => name === 'authentication');
		expect(account?.options).toContainEqual({ name: 'Made-Up Money', value: 'madeUp' });
		expect(credentials).toContainEqual({
			name: 'madeUpApi',
			required: true,
			displayOptions: {
				hide: {
					operation: ['compareNames'],
					authentication: ['apiUser', 'clientCredentials', 'daraja', 'demo', undefined],
				},
			},
		});
		const operator = properties.find(({ name }) => name === 'operator');
		expect(operator?.displayOptions?.hide?.authentication).toEqual(['daraja', 'madeUp']);
	});

	it('signs its login with the time, reads its own token reply, and has outcomes as every other one', async () => {
		const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
		const credentials = new CredentialStore(new MadeUpApi(), {
			...{ environment: 'uat', baseUrl, pin, accessToken: '' },
		});
		const rows = [{ number: '10001' }, { number: '1003' }];
		const parameters = { authentication: 'madeUp' };
		const result = await lookUp(rows, { ...goesOn, credentials, parameters });
		expect(rowEnds(result, rows.length)).toMatchObject([
			{ outcome: 'confirmed', name: 'JANE KAMAU', outputIndex: 1 },
			{ outcome: 'notConfirmed', outputIndex: 2 },
		]);
		expect(tokens).toBe(2);
	});
});
