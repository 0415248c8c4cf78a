import { setTimeout as sleep } from 'node:timers/promises';
import { fetch } from 'undici';

const everyMs = 100;

/**
 * Asks a server again and again whether it is healthy.
 * @returns a function that ends the asking and tells the longest wait for an answer, in ms
 */
export function watchResponsiveness(baseUrl: string): () => Promise<number> {
	const stop = new AbortController();
	const watching = watch(`${baseUrl}/healthz`, stop.signal);
	return async () => {
		stop.abort();
		return await watching;
	};
}

async function watch(url: string, signal: AbortSignal): Promise<number> {
	let longestMs = 0;
	while (!signal.aborted) {
		const askedAt = performance.now();
		// A connection may be dropped while n8n is silent; the time until then counts all the same.
		const response = await fetch(url).catch(() => undefined);
		await response?.arrayBuffer().catch(() => undefined);
		longestMs = Math.max(longestMs, performance.now() - askedAt);
		await sleep(everyMs);
	}
	return longestMs;
}
