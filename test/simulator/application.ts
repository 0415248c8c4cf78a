import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { darajaEndpoints } from './daraja';
import { begin } from './exchanges';
import { gatewayEndpoints } from './gateway';
import { payoutEndpoint } from './payouts';
import type { ServiceState } from './simulator';
import type { Statistics } from './statistics';

export interface Incoming {
	readonly headers: IncomingHttpHeaders;
	readonly rawPath: string;
	readonly body: string;
}

/** `answer` is given what the groups of the path's pattern hold. */
export interface Endpoint {
	readonly method: 'GET' | 'POST';
	readonly path: RegExp;
	readonly answer: (
		response: ServerResponse,
		request: Incoming,
		...parts: string[]
	) => Promise<unknown>;
}

export function createApplication(state: ServiceState): Server {
	const endpoints = [gatewayEndpoints, darajaEndpoints, payoutEndpoint].flatMap((of) => of(state));
	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { headers, method, url: rawPath = '' } = request;
		const body = await text(request);
		const path = rawPath.replace(/\?.*/, '');
		for (const endpoint of endpoints) {
			const [match, ...parts] = endpoint.path.exec(path) ?? [];
			if (match === path && endpoint.method === method) {
				await endpoint.answer(response, { headers, rawPath, body }, ...parts);
				return;
			}
		}
		response.writeHead(404, { 'content-type': 'text/html' });
		response.end('<html><body><h1>404 Not Found</h1></body></html>');
	};
	return createServer((request, response) => {
		begin(response);
		state.statistics.requestReceived(request);
		// It fails where the client goes away in the middle of its request.
		answer(request, response).catch((error: unknown) => {
			if (!request.destroyed) console.error(error);
			response.destroy();
		});
	});
}

/** The port that redirects lead to; nobody should follow one. */
export function createElsewhere(statistics: Statistics): Server {
	return createServer((request, response) => {
		begin(response);
		const { elsewhere } = statistics.counts;
		elsewhere.requests++;
		if (request.headers.authorization !== undefined) elsewhere.withAuthorization++;
		response.setHeader('content-type', 'application/json').end('{}');
	});
}
