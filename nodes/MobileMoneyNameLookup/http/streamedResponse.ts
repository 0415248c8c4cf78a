import { z } from 'zod';

import type { ByteStream } from './readBody';

const isByteStream = (value: unknown): value is ByteStream =>
	typeof value === 'object' &&
	value !== null &&
	Symbol.asyncIterator in value &&
	'destroy' in value;

/** What n8n's HTTP helper returns for `encoding: 'stream'` and `returnFullResponse`. */
export const streamedResponseSchema = z.object({
	statusCode: z.number(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
	body: z.custom<ByteStream>(isByteStream),
});
