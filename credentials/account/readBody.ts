/** No answer of the service comes near; what is larger is dropped unread. */
const MAX_BODY_BYTES = 64 * 1024;

/** A readable stream, as far as it is used. */
export type ByteStream = AsyncIterable<unknown> & { destroy(error?: Error): unknown };

/** A body that did not come in time; the code is the one of a request that did not. */
class BodyTimeout extends Error {
	readonly code = 'ETIMEDOUT';
}

/**
 * Reads a body of at most 64 KiB as UTF-8 text.
 *
 * @param body the stream of chunks
 * @param signals each ends the reading when it is aborted
 * @returns the text; undefined when the body is larger, of which no more is read then
 * @throws when the body breaks off or is not complete in time
 */
export async function readBody(
	body: ByteStream,
	signals: ReadonlyArray<AbortSignal | undefined>,
): Promise<string | undefined> {
	const stop = () => body.destroy(new BodyTimeout('The answer did not arrive in time'));
	for (const signal of signals) {
		if (signal?.aborted) stop();
		signal?.addEventListener('abort', stop);
	}
	try {
		const chunks: Uint8Array[] = [];
		let size = 0;
		// Leaving the loop early destroys the stream.
		for await (const chunk of body) {
			const bytes = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
			size += bytes.byteLength;
			if (size > MAX_BODY_BYTES) return undefined;
			chunks.push(bytes);
		}
		return new TextDecoder().decode(Buffer.concat(chunks));
	} finally {
		for (const signal of signals) signal?.removeEventListener('abort', stop);
	}
}
