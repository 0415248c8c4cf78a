import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';
import { z } from 'zod';

import type { LookupRequest } from './lookupRequest';
import { readBody } from './readBody';

export const CREDENTIAL_TYPE = 'mobileMoneyNameLookupApi';

/** What came back over HTTP, unread. */
export interface HttpReply {
	readonly httpStatus: number;
	/** Undefined when the body is larger than any answer. */
	readonly body: string | undefined;
	readonly retryAfter?: string;
	readonly date?: string;
}

const isChunkSource = (value: unknown): value is AsyncIterable<unknown> & { destroy(): unknown } =>
	typeof value === 'object' &&
	value !== null &&
	Symbol.asyncIterator in value &&
	'destroy' in value;

const responseSchema = z.object({
	statusCode: z.number(),
	headers: z
		.object({ 'retry-after': z.string().optional(), date: z.string().optional() })
		.catch({}),
	body: z.custom<AsyncIterable<unknown> & { destroy(): unknown }>(isChunkSource),
});

/**
 * Sends one request with the token in the credential's data, and reads the reply.
 *
 * @param context n8n's functions of the running node
 * @param credential the decrypted credential; with an empty token n8n has one issued first, stores
 *   it, and writes it into this object
 * @param request a request of `lookupRequest`; its time limit holds for the whole exchange
 * @returns the reply, whatever its status
 * @throws what n8n's helper throws when there is no reply
 */
export async function exchange(
	context: IExecuteFunctions,
	credential: ICredentialDataDecryptedObject,
	request: LookupRequest,
): Promise<HttpReply> {
	const deadline = AbortSignal.timeout(request.timeout);
	const response: unknown = await context.helpers.httpRequestWithAuthentication.call(
		context,
		CREDENTIAL_TYPE,
		// A copy, because n8n writes into it.
		{ ...request },
		{ credentialsDecrypted: { id: '', name: '', type: CREDENTIAL_TYPE, data: credential } },
	);
	const { statusCode, headers, body } = responseSchema.parse(response);
	const signals = [deadline, context.getExecutionCancelSignal()];
	return {
		httpStatus: statusCode,
		body: await readBody(body, signals),
		...(headers['retry-after'] !== undefined && { retryAfter: headers['retry-after'] }),
		...(headers.date !== undefined && { date: headers.date }),
	};
}
