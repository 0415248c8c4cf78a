import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const RETRY_MS = 10;

/** A server's port, which closes for a while, so that the system itself refuses connections, or for good. */
export class Door {
	private readonly sockets = new Set<Socket>();
	private reopening = Promise.resolve();
	private isOver = false;
	private endWait = (): void => undefined;

	constructor(private readonly server: Server) {
		server.on('connection', (socket) => {
			this.sockets.add(socket);
			socket.once('close', () => this.sockets.delete(socket));
		});
	}

	async closeFor(ms: number): Promise<void> {
		this.reopening = this.reopenAfter(ms);
		await this.reopening;
	}

	async close(): Promise<void> {
		this.isOver = true;
		this.endWait();
		await this.reopening;
		const ended = this.server.listening ? once(this.server.close(), 'close') : undefined;
		// A server is done before its sockets say so, and what hangs on them ends only then.
		await Promise.all([...this.sockets].map((socket) => once(socket.destroy(), 'close')));
		await ended;
	}

	private async reopenAfter(ms: number): Promise<void> {
		const address = this.server.address();
		if (address === null || typeof address === 'string') return;
		this.server.close();
		for (const socket of this.sockets) socket.resetAndDestroy();
		for (let waitMs = ms; !this.server.listening; waitMs = RETRY_MS) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, waitMs);
				this.endWait = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			if (this.isOver) return;
			const listening = once(this.server.listen(address.port, address.address), 'listening');
			await listening.catch(() => undefined);
		}
	}
}
