import { once } from 'node:events';
import { createServer } from 'node:http';

/** The origin that redirects lead to: a client that follows one shows itself here. */
export interface Elsewhere {
	readonly origin: string;
	close(): Promise<void>;
}

/**
 * Listens on another loopback port and answers everything with a success nobody should believe.
 * @param onRequest told of each request, and whether it brought an Authorization header
 */
export async function startElsewhere(
	onRequest: (withAuthorization: boolean) => void,
): Promise<Elsewhere> {
	const server = createServer((request, response) => {
		onRequest(request.headers.authorization !== undefined);
		response.setHeader('content-type', 'application/json');
		response.end('{"name":"SOMEONE ELSEWHERE","status":"S000000","message":"Lookup Success"}');
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('No port was given');
	return {
		origin: `http://127.0.0.1:${address.port}`,
		close: async () => {
			const closed = once(server.close(), 'close');
			server.closeAllConnections();
			await closed;
		},
	};
}
