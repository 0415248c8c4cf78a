/** No answer of the service comes near; what is larger is dropped unread. */
const MAX_BODY_BYTES = 64 * 1024;

const utf8 = new TextDecoder();

/** A readable stream, as far as it is used. */
export type ByteStream = AsyncIterable<unknown> & { destroy(error?: Error): unknown };

/**
 * Reads a body of at most 64 KiB as UTF-8 text. It may wait for ever for a chunk that does not come,
 * because n8n wraps bodies so that destroying one waits, too: call it inside `withinTime`.
 *
 * @param body the stream of chunks
 * @param signal destroys the stream when it is aborted
 * @returns the text; undefined when the body is larger, of which no more is read then
 * @throws when the body breaks off
 */
export async function readBody(body: ByteStream, signal: AbortSignal): Promise<string | undefined> {
	const destroy = () => body.destroy();
	signal.addEventListener('abort', destroy);
	if (signal.aborted) body.destroy();
	try {
		return await textOf(body);
	} finally {
		signal.removeEventListener('abort', destroy);
	}
}

async function textOf(body: ByteStream): Promise<string | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early destroys the stream.
	for await (const chunk of body) {
		const bytes = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
		size += bytes.byteLength;
		if (size > MAX_BODY_BYTES) return undefined;
		chunks.push(bytes);
	}
	return utf8.decode(Buffer.concat(chunks));
}
