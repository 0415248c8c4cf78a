import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

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
const FIRST_BYTE_OF_TLS = 0x16;

/** A server that keeps what it was sent and answers with the bytes that it is told to. */
export class Listener {
	private requests: Received[] = [];
	private connections: Array<Promise<unknown>> = [];
	private readonly server = createServer();

	/**
	 * @param host a loopback address, such as `127.0.0.2` or `::1`
	 * @param answer gives the bytes of each answer; undefined closes the connection without one
	 */
	constructor(
		private readonly host: string,
		private readonly answer: (request: Received) => Buffer | undefined,
	) {}

	/** Listens on a free port. */
	async start(): Promise<void> {
		this.server.on('connection', (socket) => {
			socket.setTimeout(MOST_WAIT_MS, () => socket.destroy());
			this.connections.push(new Promise((resolve) => socket.once('close', resolve)));
		});
		this.server.on('request', (incoming) => {
			const { method = '', url = '', rawHeaders, socket } = incoming;
			const headers = rawHeaders.flatMap((name, at) =>
				at % 2 === 0 ? [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const] : [],
			);
			const answerTo = (body: string): void => {
				const request = { method, url, headers, body };
				this.requests.push(request);
				socket.end(this.answer(request) ?? '');
			};
			// A request that is given up half-way is none.
			void text(incoming).then(answerTo, () => undefined);
		});
		this.server.on('clientError', (error, socket) => {
			const bytes = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) && error.rawPacket;
			if (bytes && bytes[0] !== FIRST_BYTE_OF_TLS) {
				this.requests.push({ method: '', url: '', headers: [], body: bytes.toString('latin1') });
			}
			socket.destroy();
		});
		await once(this.server.listen(0, this.host), 'listening');
	}

	/** `http://` with host and port. */
	get url(): URL {
		const address = this.server.address();
		const port = typeof address === 'object' && address ? address.port : 0;
		return new URL(`http://${this.host.includes(':') ? `[${this.host}]` : this.host}:${port}`);
	}

	/** Address and port as connections have them. */
	get place(): string {
		return `${this.host}:${this.url.port}`;
	}

	/** What came since the last `clear`, once all its connections have ended. */
	async received(): Promise<readonly Received[]> {
		await Promise.all(this.connections);
		return this.requests;
	}

	clear(): void {
		this.requests = [];
		this.connections = [];
	}

	close(): void {
		this.server.close();
		this.server.closeAllConnections();
	}
}
