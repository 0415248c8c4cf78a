import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { wait } from './wait';

/** Somebody else's connection may hold the port for a moment. */
const RETRY_MS = 10;

/** Closes a server's port for a while, so that connections to it are refused by the system itself. */
export class Refusal {
	private readonly ended = new AbortController();
	private present: Promise<void> | undefined;

	constructor(
		private readonly server: Server,
		private readonly standing: ReadonlySet<Socket>,
	) {}

	/** Closes the port for so long, and resets all connections; ends when the same port is open again. */
	async refuseFor(ms: number): Promise<void> {
		this.present ??= this.closedFor(ms).finally(() => (this.present = undefined));
		await this.present;
	}

	/** Leaves a port that is closed so closed for good. */
	async end(): Promise<void> {
		if (!this.present) return;
		this.ended.abort();
		await this.present;
	}

	private async closedFor(ms: number): Promise<void> {
		const address = this.server.address();
		if (address === null || typeof address === 'string') return;
		this.server.close();
		for (const socket of this.standing) socket.resetAndDestroy();
		const { signal } = this.ended;
		for (let waitMs = ms; !this.server.listening; waitMs = RETRY_MS) {
			await wait(waitMs, signal);
			if (signal.aborted) return;
			const listening = once(this.server.listen(address.port, address.address), 'listening');
			await listening.catch(() => undefined);
		}
	}
}
