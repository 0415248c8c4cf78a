import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { bindRequest } from '../account/requestOfRun';
import type { TokenSession } from '../account/tokenSession';
import type { HttpReply, TimedRequest } from '../http/streamedExchange';
import { streamedExchange } from '../http/streamedExchange';

export const CREDENTIAL_TYPE = 'mobileMoneyNameLookupApi';

/**
 * Sends one request with the token in the credential's data, and reads the reply.
 *
 * @param context n8n's functions of the running node
 * @param credential the decrypted credential with its token; an object of its own for each request
 * @param request a lookup without its token; its time limit holds for the whole exchange
 * @param signal ends the exchange early
 * @param session has the account's tokens
 * @returns the reply, whatever its status
 * @throws what n8n's helper throws when there is no reply, and when it is not complete in time
 */
export async function exchange(
	context: IExecuteFunctions,
	credential: ICredentialDataDecryptedObject,
	request: TimedRequest,
	signal: AbortSignal,
	session: TokenSession,
): Promise<HttpReply> {
	return await streamedExchange(request, signal, async (options, abortSignal) => {
		bindRequest(credential, { session, abortSignal, timeoutMs: request.timeout });
		const response: unknown = await context.helpers.httpRequestWithAuthentication.call(
			context,
			CREDENTIAL_TYPE,
			options,
			{ credentialsDecrypted: { id: '', name: '', type: CREDENTIAL_TYPE, data: credential } },
		);
		return response;
	});
}
