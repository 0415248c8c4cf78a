import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import { accountIdentity } from './accountIdentity';
import { isDemoAccount } from './demoAccount';
import { requestToken } from './requestToken';
import { toStoredToken } from './storedToken';
import { renewalTimeMs } from './tokenLifetime';
import { tokenSession } from './tokenSession';

/**
 * Gets a fresh token for a credential, in a single flight for the whole process (service
 * description 4.1 and 5.4).
 *
 * @param http n8n's request helpers
 * @param credentials the decrypted credential; its token, when there is one, is to be replaced
 * @returns the fields that n8n stores in the credential; none for the demo
 * @throws AccountProblem when the account gets no token
 */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: ICredentialDataDecryptedObject,
): Promise<IDataObject> {
	// The demo has no tokens; n8n stores nothing when none is returned.
	if (isDemoAccount(credentials)) return {};
	const { account, fingerprint } = await accountIdentity(credentials);
	const replaced = typeof credentials.accessToken === 'string' ? credentials.accessToken : '';
	const token = await tokenSession(fingerprint).issue(replaced, async (abortSignal) => {
		const requestedAtMs = Date.now();
		const issued = await requestToken(http, account, abortSignal);
		return {
			accessToken: issued.accessToken,
			renewAtMs: renewalTimeMs(issued, requestedAtMs),
		};
	});
	return toStoredToken(token, fingerprint);
}
