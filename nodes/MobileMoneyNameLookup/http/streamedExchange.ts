import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import type { ByteStream } from './readBody';
import { readBody } from './readBody';
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
