import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A server's port, which closes for a while, so that the system itself refuses connections, or for good. */
export class Door {
	private readonly sockets = new Set<Socket>();
	private reopening: NodeJS.Timeout | undefined;

	constructor(private readonly server: Server) {
		server.on('connection', (socket) => {
			this.sockets.add(socket);
			socket.once('close', () => this.sockets.delete(socket));
		});
	}

	closeFor(ms: number): void {
		const address = this.server.address();
		if (address === null || typeof address === 'string') return;
		this.server.close();
		for (const socket of this.sockets) socket.resetAndDestroy();
		this.reopening = setTimeout(() => this.server.listen(address.port, address.address), ms);
	}

	async close(): Promise<void> {
		clearTimeout(this.reopening);
		const ended = this.server.listening ? once(this.server.close(), 'close') : undefined;
		// A server is done before its sockets say so, and what hangs on them ends only then.
		await Promise.all([...this.sockets].map((socket) => once(socket.destroy(), 'close')));
		await ended;
	}
}
