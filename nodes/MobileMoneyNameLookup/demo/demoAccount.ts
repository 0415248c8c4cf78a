import type { ICredentialDataDecryptedObject, IHttpRequestOptions } from 'n8n-workflow';

import { AccountProblem } from '../account/accountProblem';
import { NO_REQUEST_ADDRESS } from '../account/noRequest';

/** The environment that needs no account and reaches no network. */
export const DEMO_ENVIRONMENT = 'demo';

/** What the Test button asks in the demo. */
export const DEMO_TEST_ADDRESS = NO_REQUEST_ADDRESS;

/** Whether a credential is set to the demo. */
export const isDemoAccount = (credentials: ICredentialDataDecryptedObject): boolean =>
	credentials.environment === DEMO_ENVIRONMENT;

/**
 * A request with the demo's credential: its own test passes as it is, any other would ask a service that
 * is not there.
 *
 * @param request as n8n is about to send it
 * @throws AccountProblem for any request but the test
 */
export function requestOfDemo(request: IHttpRequestOptions): IHttpRequestOptions {
	if (request.url === DEMO_TEST_ADDRESS && request.baseURL === undefined) return request;
	throw new AccountProblem(
		'settings',
		'The credential is set to the demo, which has no service to send a request to.',
		'Choose another environment in the credential, or use the Mobile Money Name Lookup node.',
	);
}
