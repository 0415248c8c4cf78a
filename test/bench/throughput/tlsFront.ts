import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { whenDone } from '../../realN8n/cleanup';
import type { Certificate } from '../../support/selfSignedCertificate';

/** A port that speaks TLS and hands every connection on, as plain text, to a service. */
export interface TlsFront {
	readonly port: number;
	/** Hands connections that come from now on to another service, and ends those that stand. */
	pointAt: (baseUrl: string) => void;
}

/** Starts a front on 127.0.0.1; it ends with this process. */
export async function startTlsFront(certificate: Certificate): Promise<TlsFront> {
	let target = { host: '127.0.0.1', port: 0 };
	const sockets = new Set<Socket>();
	const server = createServer(certificate, (outer) => {
		const inner = connect({ ...target, noDelay: true });
		for (const [from, to] of [
			[outer, inner],
			[inner, outer],
		] as const) {
			sockets.add(from);
			from.pipe(to);
			// Whoever ends first ends the other, so that neither is left half open.
			from
				.on('error', () => to.destroy())
				.on('close', () => {
					sockets.delete(from);
					to.destroy();
				});
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The front has no port.');
	const endAll = (): void => {
		for (const socket of sockets) socket.destroy();
	};
	whenDone(async () => {
		endAll();
		server.close();
		await once(server, 'close');
	});
	return {
		port: address.port,
		pointAt: (baseUrl) => {
			const { hostname, port } = new URL(baseUrl);
			target = { host: hostname, port: Number(port) };
			endAll();
		},
	};
}
