import type { ServerResponse } from 'node:http';

const underWay = new Set<ServerResponse>();
let changes = 0;

/** What is under way between this process and its local services, by which the tests' own time goes. */
export const exchanges = {
	areUnderWay: (): boolean => underWay.size > 0,
	changes: (): number => changes,
};

/** Counts a request as under way until its response is sent or its connection is gone. */
export function begin(response: ServerResponse): void {
	changes++;
	underWay.add(response);
	response.once('close', () => {
		changes++;
		underWay.delete(response);
	});
}

/** Marks a response as held back, until it goes on by what is returned, or its connection is gone. */
export function hold(response: ServerResponse): () => void {
	changes++;
	underWay.delete(response);
	return () => {
		changes++;
		if (!response.closed) underWay.add(response);
	};
}

/**
 * Holds a response back for so many ms; false, at once, when the connection goes away, so that no timer outlives it.
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
