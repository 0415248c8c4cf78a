import { createHook } from 'node:async_hooks';
import { z } from 'zod';

import { Listener, type Received } from './listener';
import { expectPlainRequest } from './plainRequest';
import type { TestAccount } from './usualService';

/** How Node.js calls a question for a name, and a connection. */
const WATCHED: ReadonlySet<string> = new Set(['GETADDRINFOREQWRAP', 'TCPCONNECTWRAP']);

const placeSchema = z.union([
	z.object({ hostname: z.string() }).transform(({ hostname }) => hostname),
	z
		.object({ address: z.string(), port: z.number() })
		.transform(({ address, port }) => `${address}:${port}`),
]);

/** Two servers, and a look at all connections of this process, whichever library makes them. */
export class Network {
	/** The service's own server. */
	readonly A: Listener = new Listener('127.0.0.1', (request) => this.answer(request, this.A));
	readonly B: Listener = new Listener('127.0.0.2', (request) => this.answer(request, this.B));
	/** They know where they lead a moment after they were made. */
	private connections: object[] = [];
	private readonly hook = createHook({
		init: (_id, type, _trigger, resource: object) => {
			if (WATCHED.has(type)) this.connections.push(resource);
		},
	});

	/** Runs as long as the tests of a `describe` block. */
	constructor(private readonly answer: (request: Received, at: Listener) => Buffer | undefined) {
		const all = [this.A, this.B];
		beforeAll(async () => {
			await Promise.all(all.map((each) => each.start()));
			this.hook.enable();
		});
		afterAll(() => {
			this.hook.disable();
			for (const each of all) each.close();
		});
	}

	/** Forgets what has come, and where connections went. */
	clear(): void {
		for (const each of [this.A, this.B]) each.clear();
		this.connections = [];
	}

	/** Expects token calls and lookups of this account alone, at the service alone; gives them. */
	async expectPlainRequests(account: TestAccount): Promise<readonly Received[]> {
		const requests = await this.A.received();
		for (const each of requests) expectPlainRequest(each, account, this.A.url.host);
		const places = this.connections.flatMap((each) => placeSchema.safeParse(each).data ?? []);
		expect(places.filter((place) => place !== this.A.place)).toEqual([]);
		expect(await this.B.received()).toEqual([]);
		return requests;
	}
}
