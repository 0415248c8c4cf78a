import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The ports of the clients whose replies wait for time to pass, or never come. */
const ports = new Set<number>();
const watched = new WeakSet<Socket>();

/** Whether the service holds the reply back from the connection with this port at the client's end. */
export const isHeldFor = (clientPort: number): boolean => ports.has(clientPort);

/**
 * Marks a reply as held back, until it goes on or its connection is gone.
 *
 * @returns lets it go on
 */
export function hold({ socket }: ServerResponse): () => void {
	const port = socket?.remotePort;
	if (!socket || port === undefined) return () => undefined;
	const release = () => {
		ports.delete(port);
	};
	ports.add(port);
	if (!watched.has(socket)) socket.once('close', release);
	watched.add(socket);
	return release;
}
