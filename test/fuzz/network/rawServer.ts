import { createServer, type Socket } from 'node:net';

/** What came over one connection, to its last byte. */
export interface Received {
	/** Everything, as Latin-1, so that no byte is lost. */
	readonly bytes: string;
	/** The request line; empty when none came. */
	readonly requestLine: string;
	/** The headers in the order in which they came, their names as they were written. */
	readonly headers: ReadonlyArray<readonly [string, string]>;
	/** What follows the headers, as UTF-8. */
	readonly body: string;
}

/** A server that keeps what it was sent and answers with the bytes that it is told to. */
export interface RawServer {
	readonly host: string;
	readonly port: number;
	/** `http://` with host and port. */
	readonly origin: string;
	/** Address and port as connections have them. */
	readonly place: string;
	/** What came since the last `clear`, once all its connections have ended. */
	received(): Promise<readonly Received[]>;
	clear(): void;
	close(): Promise<void>;
}

/** Gives the bytes of the answer to a request; undefined closes the connection without one. */
export type Answerer = (request: Received) => Buffer | undefined;

/** Far more than any request of ours; what is larger is not waited for. */
const MOST_BYTES = 256 * 1024;

/** No connection of a test stays open longer. */
const MOST_WAIT_MS = 10_000;

/** Reads what has come so far. */
function parseReceived(bytes: Buffer): Received {
	const text = bytes.toString('latin1');
	const end = text.indexOf('\r\n\r\n');
	const [requestLine = '', ...lines] = (end === -1 ? text : text.slice(0, end)).split('\r\n');
	const headers = lines.map((line) => {
		const [name = '', ...value] = line.split(': ');
		return [name, value.join(': ')] as const;
	});
	const body = end === -1 ? '' : bytes.subarray(end + 4).toString('utf8');
	return { bytes: text, requestLine, headers, body };
}

const lengthOf = ({ headers }: Received): number =>
	Number(headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0);

/** Whether the first request of a connection has come to its end. */
function isWhole(bytes: Buffer): boolean {
	const end = bytes.indexOf('\r\n\r\n');
	if (end === -1) return bytes.length > MOST_BYTES;
	return bytes.length >= end + 4 + lengthOf(parseReceived(bytes));
}

/** Answers the first request of a connection and closes it; resolves to all that came. */
function serve(socket: Socket, answer: Answerer): Promise<Received> {
	let bytes = Buffer.alloc(0);
	let isAnswered = false;
	socket.on('data', (chunk: Buffer) => {
		bytes = Buffer.concat([bytes, chunk]);
		// A TLS handshake is no request, and nothing would ever end it.
		const isTls = bytes[0] === 0x16;
		if (isAnswered || (!isTls && !isWhole(bytes))) return;
		isAnswered = true;
		socket.end((isTls ? undefined : answer(parseReceived(bytes))) ?? '');
	});
	socket.on('error', () => undefined);
	socket.setTimeout(MOST_WAIT_MS, () => socket.destroy());
	return new Promise((resolve) => {
		socket.once('close', () => {
			resolve(parseReceived(bytes));
		});
	});
}

/**
 * Starts a server on a free port of a loopback address.
 *
 * @param host an address such as `127.0.0.2` or `::1`
 * @param answer gives the bytes of each answer
 */
export async function startRawServer(host: string, answer: Answerer): Promise<RawServer> {
	let connections: Array<Promise<Received>> = [];
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
		connections.push(serve(socket, answer));
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(0, host, resolve);
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('No port was given');
	const { port } = address;
	return {
		host,
		port,
		place: `${host}:${port}`,
		origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
		received: async () => await Promise.all(connections),
		clear: () => {
			connections = [];
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => {
					resolve();
				});
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/** The bytes of an HTTP answer whose length is told, so that the other side knows its end. */
export function answerBytes(
	status: number,
	headers: ReadonlyArray<readonly [string, string]>,
	body: Buffer,
): Buffer {
	const lines = [
		`HTTP/1.1 ${status} Whatever`,
		...headers.map(([name, value]) => `${name}: ${value}`),
		`Content-Length: ${body.length}`,
		'Connection: close',
	];
	return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
