import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * The port that redirects lead to: whoever follows one gets a success that nobody should believe.
 * @param onRequest told of each request, and whether it brought an Authorization header
 */
export async function startElsewhere(onRequest: (withAuthorization: boolean) => void) {
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
		close: async (): Promise<void> => {
			const closed = once(server.close(), 'close');
			server.closeAllConnections();
			await closed;
		},
	};
}
