import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

/** A request for n8n's helpers, without redirects. A streamed body can be ended before it fills the memory. */
export const streamed = (request: IHttpRequestOptions, timeoutMs: number): IHttpRequestOptions => ({
	...request,
	encoding: 'stream',
	returnFullResponse: true,
	// Every status is read here, because a token may be refused under any.
	ignoreHttpStatusErrors: true,
	disableFollowRedirect: true,
	// The signal ends it earlier; n8n's own limit ends a request that ignores the signal.
	timeout: 2 * timeoutMs,
});

export interface HttpResponse {
	readonly httpStatus: number;
	readonly body: string | undefined;
	readonly retryAfterMs?: number | undefined;
}

const MAX_RETRY_AFTER_MS = 60_000;

/** Milliseconds of the header `Retry-After`: seconds, or a date, compared with the response's own `Date`. */
function retryAfterMs(retryAfter = '', date = ''): number | undefined {
	const waitMs = /^\s*\d+\s*$/.test(retryAfter)
		? Number(retryAfter) * 1000
		: Date.parse(retryAfter) - Date.parse(date);
	return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS);
}

const responseSchema = z.object({
	statusCode: z.number(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
	body: z.custom<AsyncIterable<unknown> & { destroy(): unknown }>(
		(body) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body,
	),
});

const MAX_BODY_BYTES = 64 * 1024;

/** The text of a body; undefined as soon as it is larger than any answer. */
async function textOf(body: AsyncIterable<unknown>): Promise<string | undefined> {
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
 * Reads what n8n's helpers return; throws if it is no response, or if its body breaks off. Call it inside `within`:
 * destroying a body that n8n has wrapped waits for the next chunk, which may never come.
 */
export async function readStreamed(response: unknown, signal: AbortSignal): Promise<HttpResponse> {
	const { statusCode: httpStatus, headers, body } = responseSchema.parse(response);
	const destroy = () => body.destroy();
	signal.addEventListener('abort', destroy);
	if (signal.aborted) destroy();
	try {
		const pauseMs = retryAfterMs(headers['retry-after'], headers.date);
		return { httpStatus, body: await textOf(body), retryAfterMs: pauseMs };
	} finally {
		signal.removeEventListener('abort', destroy);
	}
}
