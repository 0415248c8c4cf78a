import type { ServerResponse } from 'node:http';

/** The ports of the clients whose replies wait for time to pass, or never come. */
const ports = new Set<number>();

/** Whether the service holds the reply back from the connection with this port at the client's end. */
export const isHeldFor = (clientPort: number): boolean => ports.has(clientPort);

/**
 * Marks a reply as held back, until it goes on or its connection is gone.
 *
 * @returns lets it go on
 */
export function hold({ socket }: ServerResponse): () => void {
	const port = socket?.remotePort;
	if (port === undefined) return () => undefined;
	const release = () => {
		ports.delete(port);
	};
	ports.add(port);
	socket?.once('close', release);
	return release;
}
