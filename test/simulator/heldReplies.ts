import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections whose replies wait for time to pass, or never come, by the port at the client's end. */
const held = new Map<number, Socket>();

/** Whether the service holds the reply back from the connection with this port at the client's end. */
export const isHeldFor = (clientPort: number): boolean => held.get(clientPort)?.destroyed === false;

/** Marks a reply as held back, until it goes on by what is returned, or its connection is gone. */
export function hold({ socket }: ServerResponse): () => void {
	const port = socket?.remotePort ?? NaN;
	if (socket) held.set(port, socket);
	return () => {
		held.delete(port);
	};
}

/**
 * Holds a reply back for so many ms; false, at once, when the connection goes away, so that no timer outlives it.
 * The timer is the global one, which a test with a time of its own has replaced.
 */
export async function pause(ms: number, response: ServerResponse): Promise<boolean> {
	if (response.closed) return false;
	const release = hold(response);
	const isThere = await new Promise<boolean>((resolve) => {
		const gone = () => {
			clearTimeout(timer);
			resolve(false);
		};
		const timer = setTimeout(() => {
			response.off('close', gone);
			resolve(true);
		}, ms);
		response.once('close', gone);
	});
	release();
	return isThere;
}
