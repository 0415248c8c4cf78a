import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { streamedResponseSchema } from '../../../credentials/account/streamedResponse';
import { readBody } from '../../../credentials/account/readBody';
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
	const limit = () => AbortSignal.timeout(request.timeout);
	// A token call that n8n makes first has a limit of its own and takes nothing of this one.
	const deadline = credential.accessToken === '' ? undefined : limit();
	const response: unknown = await context.helpers.httpRequestWithAuthentication.call(
		context,
		CREDENTIAL_TYPE,
		// A copy, because n8n writes into it.
		{ ...request },
		{ credentialsDecrypted: { id: '', name: '', type: CREDENTIAL_TYPE, data: credential } },
	);
	const { statusCode, headers, body } = streamedResponseSchema.parse(response);
	const signals = [deadline ?? limit(), context.getExecutionCancelSignal()];
	return {
		httpStatus: statusCode,
		body: await readBody(body, signals),
		...(headers['retry-after'] !== undefined && { retryAfter: headers['retry-after'] }),
		...(headers.date !== undefined && { date: headers.date }),
	};
}
