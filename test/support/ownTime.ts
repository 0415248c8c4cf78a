import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import zlib, { type Unzip } from 'node:zlib';
import { install } from '@sinonjs/fake-timers';
import { z } from 'zod';

import { isHeldFor } from '../simulator/heldReplies';

/** Real ones: the time of the tests must not stop what moves it. */
const { setImmediate: nextTurn } = globalThis;

/** So many turns of the event loop in which nothing was sent or answered, and only time can go on. */
const QUIET_TURNS = 30;

/** Not intervals: n8n’s engine has one of a minute, to which the time would run on while a server is closed. */
const FAKED = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const;

const CHANNEL = 'http.client.request.start';
const isRequest = z.custom<ClientRequest>((value) => typeof value === 'object' && value !== null);
const startSchema = z.object({ request: isRequest });

/** Follows the requests of this process from their start until their connection has nothing more of them. */
function followWire() {
	const open = new Set<ClientRequest>();
	/** How many began or ended. */
	let changes = 0;
	const started = (message: unknown): void => {
		const { request } = startSchema.parse(message);
		changes++;
		open.add(request);
		request.once('close', () => {
			changes++;
			open.delete(request);
		});
	};
	subscribe(CHANNEL, started);
	return {
		changes: () => changes,
		/** Whether a request or its reply is on the way; one that the service holds back is not. */
		isBusy: () => [...open].some(({ socket }) => !isHeldFor(socket?.localPort ?? -1)),
		end: () => unsubscribe(CHANNEL, started),
	};
}

/** Follows what another thread works out for this process, which takes many turns of a busy machine. */
function followThreads() {
	const busy = new Set<object>();
	const { subtle } = globalThis.crypto;
	const digest = subtle.digest.bind(subtle);
	subtle.digest = async (...given) => {
		busy.add(given);
		return await digest(...given).finally(() => busy.delete(given));
	};
	const { createUnzip } = zlib;
	const followed = (...given: Parameters<typeof createUnzip>): Unzip => {
		const unzip = createUnzip(...given);
		const transform = unzip._transform.bind(unzip);
		unzip._transform = (chunk, encoding, done) => {
			busy.add(unzip);
			transform(chunk, encoding, (...ended) => {
				busy.delete(unzip);
				done(...ended);
			});
		};
		return unzip.once('close', () => busy.delete(unzip));
	};
	Object.defineProperty(zlib, 'createUnzip', { value: followed });
	return {
		isBusy: () => busy.size > 0,
		end: () => {
			subtle.digest = digest;
			Object.defineProperty(zlib, 'createUnzip', { value: createUnzip });
		},
	};
}

/**
 * Gives the tests of a file a time of their own: it stands still while anything is being done, and goes on to the next
 * timer when the node, n8n’s engine and the local service only wait. So no test waits, and none depends on how fast
 * the machine is.
 */
export function useOwnTime(): void {
	let end: () => Promise<void>;

	beforeAll(() => {
		const clock = install({ toFake: [...FAKED], now: Date.now() });
		const wire = followWire();
		const threads = followThreads();
		let isOver = false;
		const move = async () => {
			let [seen, quiet] = [-1, 0];
			while (!isOver) {
				await new Promise<void>((resolve) => nextTurn(resolve));
				if (wire.isBusy() || threads.isBusy() || wire.changes() !== seen) {
					[seen, quiet] = [wire.changes(), 0];
				} else if (++quiet >= QUIET_TURNS) {
					quiet = 0;
					clock.next();
				}
			}
		};
		const moving = move();
		end = async () => {
			isOver = true;
			await moving;
			wire.end();
			threads.end();
			clock.uninstall();
		};
	});
	afterAll(async () => {
		await end();
	});
}
