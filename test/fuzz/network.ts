import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A request as it came; bytes that are no HTTP have no method and stand in the body. */
export interface Received {
	readonly method: string;
	readonly url: string;
	/** In the order in which they came, with names in lower case. */
	readonly headers: ReadonlyArray<readonly [string, string]>;
	readonly body: string;
}

/** No connection of a test stays open longer. */
const MOST_WAIT_MS = 10_000;

/** How Node.js calls a question for a name, and a connection. */
const WATCHED: ReadonlySet<string> = new Set(['GETADDRINFOREQWRAP', 'TCPCONNECTWRAP']);

const placeSchema = z.union([
	z.object({ hostname: z.string() }).transform(({ hostname }) => hostname),
	z
		.object({ address: z.string(), port: z.number() })
		.transform(({ address, port }) => `${address}:${port}`),
]);

/** A server that keeps what it was sent, and a look at all connections of this process, whichever library makes them. */
export class Network {
	private requests: Received[] = [];
	private open: Array<Promise<unknown>> = [];
	/** They know where they lead a moment after they were made. */
	private connections: object[] = [];
	private readonly server = createServer();

	/** Runs as long as the tests of a `describe` block. */
	constructor(private readonly answer: (request: Received, response: ServerResponse) => void) {
		const hook = createHook({
			init: (_id, type, _trigger, resource: object) => {
				if (WATCHED.has(type)) this.connections.push(resource);
			},
		});
		beforeAll(async () => {
			this.listen();
			await once(this.server.listen(0, '127.0.0.1'), 'listening');
			hook.enable();
		});
		afterAll(() => {
			hook.disable();
			this.server.close();
			this.server.closeAllConnections();
		});
	}

	private listen(): void {
		this.server.on('connection', (socket) => {
			socket.setTimeout(MOST_WAIT_MS, () => socket.destroy());
			this.open.push(new Promise((resolve) => socket.once('close', resolve)));
		});
		this.server.on('request', (incoming, response) => {
			const { method = '', url = '', rawHeaders } = incoming;
			const headers = rawHeaders.flatMap((name, at) =>
				at % 2 === 0 ? [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const] : [],
			);
			const answerTo = (body: string): void => {
				const request = { method, url, headers, body };
				this.requests.push(request);
				this.answer(request, response);
			};
			// A request that is given up half-way is none.
			void text(incoming).then(answerTo, () => undefined);
		});
		this.server.on('clientError', (error, socket) => {
			if ('rawPacket' in error && Buffer.isBuffer(error.rawPacket)) {
				const body = error.rawPacket.toString('latin1');
				this.requests.push({ method: '', url: '', headers: [], body });
			}
			socket.destroy();
		});
	}

	/** Address and port of the server. */
	get host(): string {
		const address = this.server.address();
		return typeof address === 'object' && address ? `${address.address}:${address.port}` : '';
	}

	/** Forgets what has come, and where connections went. */
	clear(): void {
		this.requests = [];
		this.open = [];
		this.connections = [];
	}

	/** What came since the last `clear`, once all connections have ended, none of which led elsewhere. */
	async received(): Promise<readonly Received[]> {
		await Promise.all(this.open);
		const places = this.connections.flatMap((each) => placeSchema.safeParse(each).data ?? []);
		expect(places.filter((place) => place !== this.host)).toEqual([]);
		return this.requests;
	}
}
