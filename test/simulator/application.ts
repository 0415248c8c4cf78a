import { once } from 'node:events';
import type { Socket } from 'node:net';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { lookupEndpoint } from './daraja/lookupEndpoint';
import { tokenEndpoint } from './daraja/tokenEndpoint';
import { lookupEndpoints } from './gateway/lookupEndpoints';
import { tokenEndpoints } from './gateway/tokenEndpoints';
import { payoutEndpoint } from './payouts';
import { Refusal } from './refusal';
import type { ServiceState } from './serviceState';

/** The service's routes, and how to close its port for so many ms or for good. */
export function createApplication(state: ServiceState) {
	const app = fastify({ exposeHeadRoutes: false, forceCloseConnections: true });
	const sockets = new Set<Socket>();
	app.server.on('connection', (socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	app.addHook('onRequest', (request, _reply, done) => {
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
	const gateway = [tokenEndpoints, lookupEndpoints];
	const daraja = [tokenEndpoint, lookupEndpoint];
	for (const addTo of [...gateway, ...daraja, payoutEndpoint]) addTo(app, state);
	const refusal = new Refusal(app.server, sockets);
	return {
		app,
		refuseFor: (ms: number) => refusal.refuseFor(ms),
		closeApp: async () => {
			await refusal.end();
			const stopped = app.close();
			// A server is done before its sockets say so, and what hangs on them ends only then.
			await Promise.all([...sockets].map((socket) => once(socket.destroy(), 'close')));
			await stopped;
		},
	};
}
