import fastify from 'fastify';
import { darajaDialect } from './daraja/dialect';
import { gatewayDialect } from './gateway/dialect';
import type { Statistics } from './statistics';

const name = 'SOMEONE ELSEWHERE';
const json = { ...gatewayDialect.success(name).json, ...darajaDialect().success(name).json };

/** A success in the words of both services; bytes, so that the framework leaves the content type as it is. */
const SUCCESS = Buffer.from(JSON.stringify(json));

/** The port that redirects lead to: whoever follows one gets a success that nobody should believe. */
export async function startElsewhere(statistics: Statistics) {
	const app = fastify({ forceCloseConnections: true, keepAliveTimeout: 5000 });
	// Before any body is looked at, whatever the method and the path.
	app.addHook('onRequest', (request, reply) => {
		statistics.elsewhereReached(request.headers.authorization !== undefined);
		void reply.header('content-type', 'application/json').send(SUCCESS);
	});
	return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
