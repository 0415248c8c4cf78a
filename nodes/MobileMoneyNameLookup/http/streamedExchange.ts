import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import { withinTime } from './withinTime';

/** So much later n8n's own time limit ends a request, in milliseconds, should it not heed the signal. */
const BACKSTOP_MS = 5_000;

/** A request with the time limit of its whole exchange, in milliseconds. */
export type TimedRequest = IHttpRequestOptions & { readonly timeout: number };

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

/**
 * Sends a request, follows no redirect, and reads the reply as far as an answer may be long.
 *
 * @param request what is asked
 * @param signal ends the exchange early; undefined for none
 * @param send hands the request to one of n8n's helpers; the signal is to free the connection
 * @returns the reply, whatever its status
 * @throws what `send` throws, and when the reply is not complete in time
 */
export async function streamedExchange(
	request: TimedRequest,
	signal: AbortSignal | undefined,
	send: (request: IHttpRequestOptions, signal: AbortSignal) => Promise<unknown>,
): Promise<HttpReply> {
	const options: IHttpRequestOptions = {
		...request,
		// A stream, so that an oversized body is never held in memory.
		encoding: 'stream',
		returnFullResponse: true,
		// Every status is read here, because a token may be refused under any (service description 7).
		ignoreHttpStatusErrors: true,
		disableFollowRedirect: true,
		timeout: request.timeout + BACKSTOP_MS,
	};
	return await withinTime(request.timeout, signal, async (abortSignal) => {
		const response = await send(options, abortSignal);
		const { statusCode, headers, body } = responseSchema.parse(response);
		return {
			httpStatus: statusCode,
			body: await readBody(body, abortSignal),
			...(headers['retry-after'] !== undefined && { retryAfter: headers['retry-after'] }),
			...(headers.date !== undefined && { date: headers.date }),
		};
	});
}

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
