import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { readBody } from '../http/readBody';
import { bindRequest } from '../account/requestOfRun';
import { streamedResponseSchema } from '../http/streamedResponse';
import { BACKSTOP_MS, withinTime } from '../http/withinTime';
import type { LookupRequest } from './lookupRequest';

export const CREDENTIAL_TYPE = 'mobileMoneyNameLookupApi';

/** What came back over HTTP, unread. */
export interface HttpReply {
	readonly httpStatus: number;
	/** Undefined when the body is larger than any answer. */
	readonly body: string | undefined;
	readonly retryAfter?: string;
	readonly date?: string;
}

/**
 * Sends one request with the token in the credential's data, and reads the reply.
 *
 * @param context n8n's functions of the running node
 * @param credential the decrypted credential with its token; an object of its own for each request
 * @param request a request of `lookupRequest`; its time limit holds for the whole exchange
 * @param signal ends the exchange early
 * @returns the reply, whatever its status
 * @throws what n8n's helper throws when there is no reply, and when it is not complete in time
 */
export async function exchange(
	context: IExecuteFunctions,
	credential: ICredentialDataDecryptedObject,
	request: LookupRequest,
	signal: AbortSignal,
): Promise<HttpReply> {
	return await withinTime(request.timeout, signal, async (abortSignal) => {
		bindRequest(credential, { abortSignal, timeoutMs: request.timeout });
		const response: unknown = await context.helpers.httpRequestWithAuthentication.call(
			context,
			CREDENTIAL_TYPE,
			// A copy, because n8n writes into it.
			{ ...request, timeout: request.timeout + BACKSTOP_MS },
			{ credentialsDecrypted: { id: '', name: '', type: CREDENTIAL_TYPE, data: credential } },
		);
		const { statusCode, headers, body } = streamedResponseSchema.parse(response);
		return {
			httpStatus: statusCode,
			body: await readBody(body, abortSignal),
			...(headers['retry-after'] !== undefined && { retryAfter: headers['retry-after'] }),
			...(headers.date !== undefined && { date: headers.date }),
		};
	});
}
