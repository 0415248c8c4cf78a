import { createHook } from 'node:async_hooks';
import { z } from 'zod';

/** Where this process went: every name that it asked for and every address that it connected to. */
export interface Outgoing {
	/** Names and `address:port`, each once, since the last `clear`. */
	destinations(): ReadonlySet<string>;
	clear(): void;
	stop(): void;
}

const question = z.object({ hostname: z.string() });
const connection = z.object({ address: z.string(), port: z.number() });

/** Reads where a resource of Node.js leads, which it knows a moment after it was made. */
function destinationOf(resource: unknown): string[] {
	const asked = question.safeParse(resource);
	if (asked.success) return [asked.data.hostname];
	const connected = connection.safeParse(resource);
	return connected.success ? [`${connected.data.address}:${connected.data.port}`] : [];
}

/** Watches all connections of this process, whichever library makes them. */
export function watchOutgoing(): Outgoing {
	let resources: object[] = [];
	const hook = createHook({
		init: (_id, type, _trigger, resource: object) => {
			if (
				type === 'TCPCONNECTWRAP' ||
				type === 'GETADDRINFOREQWRAP' ||
				type === 'PIPECONNECTWRAP'
			) {
				resources.push(resource);
			}
		},
	}).enable();
	return {
		destinations: () => new Set(resources.flatMap(destinationOf)),
		clear: () => {
			resources = [];
		},
		stop: () => {
			hook.disable();
		},
	};
}
