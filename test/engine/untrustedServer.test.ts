import { once } from 'node:events';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import type { INodeType } from 'n8n-workflow';

import type { Simulator } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from '../support/lookUpWith';
import { rowEnds } from '../support/rowEnds';
import { requestingNode } from '../support/requestingNode';
import { runNode } from '../support/runNode';
import { selfSignedCertificate } from '../support/selfSignedCertificate';

const { cert, key } = selfSignedCertificate();

describe('a server whose certificate nobody vouches for', () => {
	let service: Simulator;
	let server: Server;
	let origin = '';
	let requests = 0;

	beforeEach(async () => {
		requests = 0;
		service = await startOwnSimulator();
		server = createServer({ cert, key }, (_request, response) => {
			requests++;
			response.end('{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}');
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('No port was given');
		origin = `https://127.0.0.1:${address.port}`;
	});
	afterEach(async () => {
		server.closeAllConnections();
		server.close();
		await service.close();
	});

	/** Sends a request with n8n’s HTTP Request node’s own helper and the credential. */
	const requestWith = async (options: object): Promise<string> => {
		// The token comes from a server that is trusted, so that only the request itself is in question.
		const credentials = credentialOf(service, { baseUrl: origin, authUrl: service.baseUrl });
		const otherNode: INodeType = requestingNode({ uri: `${origin}/x`, ...options });
		const { error } = await runNode({
			items: [{ json: {} }],
			parameters: {},
			credentials,
			otherNode,
		});
		return error?.message ?? 'sent';
	};

	it('answers who takes its certificate for good, so that the other cases mean something', async () => {
		const [response] = await once(httpsRequest(`${origin}/x`, { ca: cert }).end(), 'response');
		expect(response).toMatchObject({ statusCode: 200 });
		expect(requests).toBe(1);
	});

	it('gets neither key nor token from a lookup', async () => {
		const [end] = rowEnds(
			await lookUpWith(credentialOf(service, { baseUrl: origin }), ['4738534']),
			1,
		);
		expect(end).toMatchObject({ outcome: 'unchecked', error: { retryable: false } });
		expect(end?.error?.message).toContain('its TLS certificate is not trusted');
		expect(requests).toBe(0);
	});
	it('gets no token from a lookup when only the Base URL leads to it', async () => {
		const credentials = credentialOf(service, { baseUrl: origin, authUrl: service.baseUrl });
		const [end] = rowEnds(await lookUpWith(credentials, ['4738534']), 1);
		expect(end?.error?.message).toContain('its TLS certificate is not trusted');
		expect(service.stats.tokenRequests).toBe(1);
		expect(requests).toBe(0);
	});

	it.each([
		['checks certificates', {}],
		['ignores SSL issues', { rejectUnauthorized: false }],
		['brings an authority of its own', { agentOptions: { ca: cert } }],
	])('gets no token from an HTTP Request node that %s', async (_what, options) => {
		expect(await requestWith(options)).not.toBe('sent');
		expect(service.stats.tokenRequests).toBeGreaterThan(0);
		expect(requests).toBe(0);
	});
});
