import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

/** So much later n8n's own time limit ends a request, in milliseconds, should it not heed the signal. */
const BACKSTOP_MS = 5_000;

/**
 * A request as n8n's helpers get it: streamed, so that an oversized body is never held in memory, and without redirects.
 *
 * @param request what is asked
 * @param timeoutMs how long the whole exchange may take, in milliseconds
 */
export const streamed = (request: IHttpRequestOptions, timeoutMs: number): IHttpRequestOptions => ({
	...request,
	encoding: 'stream',
	returnFullResponse: true,
	// Every status is read here, because a token may be refused under any (service description 7).
	ignoreHttpStatusErrors: true,
	disableFollowRedirect: true,
	timeout: timeoutMs + BACKSTOP_MS,
});

/** What came back over HTTP, unread. */
export interface HttpReply {
	readonly httpStatus: number;
	/** Undefined when the body is larger than any answer. */
	readonly body: string | undefined;
	readonly retryAfter?: string;
	readonly date?: string;
}

const isByteStream = (value: unknown): value is ByteStream =>
	typeof value === 'object' &&
	value !== null &&
	Symbol.asyncIterator in value &&
	'destroy' in value;

/** What n8n's HTTP helpers return for `encoding: 'stream'` and `returnFullResponse`. */
const responseSchema = z.object({
	statusCode: z.number(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
	body: z.custom<ByteStream>(isByteStream),
});

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

/**
 * Reads what n8n's helpers return for a streamed request, as far as an answer may be long.
 *
 * @param response as returned
 * @param signal ends the reading
 * @returns the reply, whatever its status
 * @throws when the response is none, or its body breaks off
 */
export async function readStreamed(response: unknown, signal: AbortSignal): Promise<HttpReply> {
	const { statusCode, headers, body } = responseSchema.parse(response);
	return {
		httpStatus: statusCode,
		body: await readBody(body, signal),
		...(headers['retry-after'] !== undefined && { retryAfter: headers['retry-after'] }),
		...(headers.date !== undefined && { date: headers.date }),
	};
}
