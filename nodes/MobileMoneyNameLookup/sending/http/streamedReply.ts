import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import { retryAfterMs } from './retryAfter';

/** A request for n8n's helpers: streamed, so that no oversized body is held in memory, and without redirects. */
export const streamed = (request: IHttpRequestOptions, timeoutMs: number): IHttpRequestOptions => ({
	...request,
	encoding: 'stream',
	returnFullResponse: true,
	// Every status is read here, because a token may be refused under any.
	ignoreHttpStatusErrors: true,
	disableFollowRedirect: true,
	// The signal ends it in time; n8n's own limit is for a request that does not heed it.
	timeout: 2 * timeoutMs,
});

export interface HttpReply {
	readonly httpStatus: number;
	/** Undefined when the body is larger than any answer. */
	readonly body: string | undefined;
	/** How long the service asks to be left alone. */
	readonly retryAfterMs?: number | undefined;
}

type ByteStream = AsyncIterable<unknown> & { destroy(): unknown };

const responseSchema = z.object({
	statusCode: z.number(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
	body: z.custom<ByteStream>(
		(body) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body,
	),
});

const MAX_BODY_BYTES = 64 * 1024;

/** The text of a body; undefined when it is larger than any answer, and no more of it is read then. */
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
	return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Reads what n8n's helpers return for a streamed request; throws when it is no response, or its body breaks off. Call it
 * inside `within`: n8n wraps bodies so that destroying one waits for a chunk, too, which may never come.
 */
export async function readStreamed(response: unknown, signal: AbortSignal): Promise<HttpReply> {
	const { statusCode: httpStatus, headers, body } = responseSchema.parse(response);
	const destroy = () => body.destroy();
	signal.addEventListener('abort', destroy);
	if (signal.aborted) destroy();
	try {
		const text = await textOf(body);
		const pauseMs = retryAfterMs(headers['retry-after'], headers.date);
		return { httpStatus, body: text, retryAfterMs: pauseMs };
	} finally {
		signal.removeEventListener('abort', destroy);
	}
}
