import type { ICredentialDataDecryptedObject, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import { accountHosts } from './accountHosts';
import { AccountProblem } from './accountProblem';
import { parseAccountSettings } from './accountSettings';

const tokenSchema = z.object({ accessToken: z.string() });

/** n8n's HTTP Request node calls the address `uri`. */
const addressSchema = z.object({
	baseURL: z.string().optional(),
	url: z.string().optional(),
	uri: z.string().optional(),
});

/** The origin that a request goes to; undefined where it cannot be told for sure. */
function originOf(request: IHttpRequestOptions): string | undefined {
	const { baseURL, url, uri } = addressSchema.parse(request);
	const address = url ?? uri ?? '';
	if (baseURL === undefined) return URL.canParse(address) ? new URL(address).origin : undefined;
	// A path alone stays on the base; an address of its own would replace it.
	const isPath = /^\/(?![/\\])/.test(address) || address === '';
	return isPath && URL.canParse(baseURL) ? new URL(baseURL).origin : undefined;
}

/**
 * Adds the bearer token to a request (service description 5.3). n8n calls it for the node and for
 * its own HTTP Request node.
 *
 * An async function and not n8n's declarative form, which evaluates an expression for each request.
 *
 * @param credentials the decrypted credential
 * @param request the request; it must go to the credential's own host
 * @returns the request with its `Authorization` header
 * @throws AccountProblem when the request goes elsewhere, because the token would go with it
 */
export async function bearerAuthentication(
	credentials: ICredentialDataDecryptedObject,
	request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
	const { baseUrl } = accountHosts(parseAccountSettings(credentials));
	if (originOf(request) !== new URL(baseUrl).origin) {
		throw new AccountProblem(
			'settings',
			'The request goes to another host than the Base URL of the credential, so the token was not sent.',
			'Use an address that begins with the Base URL.',
		);
	}
	const { accessToken } = tokenSchema.parse(credentials);
	return await Promise.resolve({
		...request,
		headers: { ...request.headers, Authorization: `Bearer ${accessToken}` },
		// The token must not travel along a redirect to somebody else's host.
		sendCredentialsOnCrossOriginRedirect: false,
	});
}
