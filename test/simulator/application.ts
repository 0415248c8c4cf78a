import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { darajaEndpoints } from './daraja';
import { darajaDialect } from './darajaDialect';
import { begin } from './exchanges';
import { gatewayDialect, gatewayEndpoints } from './gateway';
import { payoutEndpoint } from './payouts';
import type { ServiceState } from './simulator';
import type { Statistics } from './statistics';

/** The service's routes. */
export function createApplication(state: ServiceState) {
	const app = fastify({ exposeHeadRoutes: false, forceCloseConnections: true });
	app.addHook('onRequest', (request, reply, done) => {
		begin(reply.raw);
		state.statistics.requestReceived(request);
		done();
	});
	// Node.js tells the machine's own time there, of which tests do not know.
	app.addHook('onSend', (_request, reply, _payload, done) => {
		void reply.header('date', new Date().toUTCString());
		done();
	});
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
		done(null, body);
	});
	void app.register(formbody);
	app.setNotFoundHandler((_request, reply) =>
		reply.code(404).type('text/html').send('<html><body><h1>404 Not Found</h1></body></html>'),
	);
	for (const addTo of [gatewayEndpoints, darajaEndpoints, payoutEndpoint]) addTo(app, state);
	return app;
}

/** The port that redirects lead to: whoever follows one gets a success, in the words of both services, that nobody should believe. */
export function createElsewhere(statistics: Statistics) {
	const [one, other] = [gatewayDialect, darajaDialect()].map(({ success }) =>
		success('SOMEONE ELSEWHERE'),
	);
	const app = fastify({ forceCloseConnections: true });
	// Before any body is looked at, whatever the method and the path.
	app.addHook('onRequest', (request, reply) => {
		begin(reply.raw);
		const { elsewhere } = statistics.counts;
		elsewhere.requests++;
		if (request.headers.authorization !== undefined) elsewhere.withAuthorization++;
		void reply.send({ ...one?.json, ...other?.json });
	});
	return app;
}
