import type { ICredentialDataDecryptedObject as CredentialData } from 'n8n-workflow';
import type { IDataObject, IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import type { KnownCredential } from '../../domain/credential';
import { ThrownFailure, CheckFailure } from '../../domain/checkFailure';
import { nowMs } from '../http/clock';
import { requestOfRun } from './requestOfRun';
import { readStoredToken, toStoredToken } from './token';
import { TOKEN_WAIT_MS, tokenSession } from './tokenSession';

/** The address of a request; n8n's HTTP Request node sets `uri`, and a base URL could change the host. */
const addressSchema = z
	.object({ baseURL: z.undefined(), url: z.string().optional(), uri: z.string().optional() })
	.transform(({ url, uri }) => url ?? uri)
	.pipe(z.string().url());

const OTHER_HOST = new CheckFailure(
	"The token was not sent, because this request goes to a different host than 'Base URL' in the credential",
	"Use an address that begins with 'Base URL'.",
);

const TOKEN_DUE =
	'The credential has no token for this account yet. Open the credential and save it.';

/**
 * Adds the bearer token to a request of the node or of n8n's HTTP Request node. Throws ThrownFailure if it must not be
 * sent, and an error with the status 401 if it is another account's or has expired: n8n then gets a new one.
 */
export function bearerAuthentication(
	credentials: CredentialData,
	request: IHttpRequestOptions,
	{ baseUrl, fingerprint }: KnownCredential,
): IHttpRequestOptions {
	const run = requestOfRun(credentials);
	const { data: address } = addressSchema.safeParse(request);
	if (!address || new URL(address).origin !== new URL(baseUrl).origin)
		throw new ThrownFailure(OTHER_HOST);
	const token = readStoredToken(credentials, fingerprint);
	// n8n renews only after HTTP 401, but services refuse tokens in other ways. A run renews its token itself.
	if (!token || (!run && nowMs() >= token.dueMs))
		throw Object.assign(new Error(TOKEN_DUE), { response: { status: 401 } });
	return {
		...request,
		// n8n overwrote it with the execution's signal, which does not end with the request.
		...(run?.abortSignal && { abortSignal: run.abortSignal }),
		headers: { ...request.headers, Authorization: `Bearer ${token.accessToken}` },
		// The token must not travel along a redirect to somebody else's host.
		sendCredentialsOnCrossOriginRedirect: false,
	};
}

/** A token for n8n to store: the run's, or else a new one; throws ThrownFailure if the account gets none. */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: CredentialData,
	credential: KnownCredential,
): Promise<IDataObject> {
	const replaced = z.string().catch('').parse(credentials.accessToken);
	const ofRun = requestOfRun(credentials)?.token;
	const token = ofRun ?? (await tokenSession(credential).issue(http, replaced, TOKEN_WAIT_MS));
	return toStoredToken(token, credential.fingerprint);
}
