import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Somebody else's connection may hold the port for a moment. */
const RETRY_MS = 10;

/** Closes a server's port for a while, so that connections to it are refused by the system itself. */
export class Refusal {
	private readonly ended = new AbortController();
	private present: Promise<void> | undefined;

	constructor(
		private readonly server: Server,
		/** Resets every connection that stands. */
		private readonly resetConnections: () => void,
	) {}

	/**
	 * Closes the port at once, and resets all connections.
	 *
	 * @param ms how long the port stays closed
	 * @returns when the server listens on the same port again; at once when it is refusing already
	 */
	async refuseFor(ms: number): Promise<void> {
		this.present ??= this.closedFor(ms).finally(() => (this.present = undefined));
		await this.present;
	}

	get isUnderWay(): boolean {
		return this.present !== undefined;
	}

	/** Leaves the port closed for good, and ends the wait. */
	async end(): Promise<void> {
		this.ended.abort();
		await this.present;
	}

	private async closedFor(ms: number): Promise<void> {
		const address = this.server.address();
		if (address === null || typeof address === 'string') return;
		this.server.close();
		this.resetConnections();
		let waitMs = ms;
		do {
			await wait(waitMs, undefined, { signal: this.ended.signal }).catch(() => undefined);
			waitMs = RETRY_MS;
		} while (!this.ended.signal.aborted && !(await listens(this.server, address)));
	}
}

/** Has the server listen; false when the port is taken at the moment. */
function listens(server: Server, { address, port }: AddressInfo): Promise<boolean> {
	return new Promise((resolve) => {
		const taken = (): void => {
			server.off('listening', listening);
			resolve(false);
		};
		const listening = (): void => {
			server.off('error', taken);
			resolve(true);
		};
		server.once('error', taken).once('listening', listening).listen(port, address);
	});
}
