import fastify from 'fastify';
import { lookupSuccess } from './answers';

/** Bytes, so that the framework leaves the content type as it is. */
const SUCCESS = Buffer.from(JSON.stringify(lookupSuccess('SOMEONE ELSEWHERE').json));

/**
 * The port that redirects lead to: whoever follows one gets a success that nobody should believe.
 * @param onRequest told of each request, and whether it brought an Authorization header
 */
export async function startElsewhere(onRequest: (withAuthorization: boolean) => void) {
	const app = fastify({ forceCloseConnections: true, keepAliveTimeout: 5000 });
	// Before any body is looked at, whatever the method and the path.
	app.addHook('onRequest', (request, reply) => {
		onRequest(request.headers.authorization !== undefined);
		void reply.header('content-type', 'application/json').send(SUCCESS);
	});
	return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
