import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** A server whose answers begin well and never end. */
export interface EndlessServer {
	readonly origin: string;
	/** Bytes written for connections so far. */
	readonly bytesWritten: () => number;
	/** Connections that still stand. */
	readonly open: () => number;
	readonly close: () => void;
}

/** Then it writes no more, so that a client that reads on does not fill the memory. */
const WRITTEN_AT_MOST = 64 * 1024 * 1024;

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const BEGINNING = '{"name":"JANE","status":"S000000","message":"Lookup Success","padding":"';

/**
 * Starts the server on 127.0.0.1; it writes as fast as the other side reads.
 *
 * @param isCompressed sends next to nothing on the wire, which unpacks without end
 */
export async function startEndlessServer(isCompressed: boolean): Promise<EndlessServer> {
	let bytesWritten = 0;
	let open = 0;
	function* chunks() {
		yield BEGINNING;
		for (; bytesWritten < WRITTEN_AT_MOST; bytesWritten += CHUNK.length) yield CHUNK;
	}
	const server = createServer((_request, response) => {
		open++;
		response.setHeader('content-type', 'application/json');
		if (isCompressed) response.setHeader('content-encoding', 'gzip');
		const body = Readable.from(chunks());
		const sent = isCompressed ? body.pipe(createGzip()) : body;
		// What was written is not ended, so that the client cannot take it for the whole answer.
		sent.pipe(response, { end: false });
		response.on('close', () => {
			open--;
			body.destroy();
		});
	});
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve);
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('No port was given');
	return {
		origin: `http://127.0.0.1:${address.port}`,
		bytesWritten: () => bytesWritten,
		open: () => open,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
