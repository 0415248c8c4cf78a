import type { ICredentialDataDecryptedObject as CredentialData } from 'n8n-workflow';
import type { IDataObject, IHttpRequestHelper, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import type { KnownAccount } from '../../domain/account';
import { AccountProblem, CheckFailure } from '../../domain/checkFailure';
import { nowMs } from '../http/clock';
import { requestOfRun } from './requestOfRun';
import { readStoredToken, toStoredToken } from './token';
import { TOKEN_WAIT_MS, tokenSession } from './tokenSession';

/** n8n's HTTP Request node sets `uri`, `rejectUnauthorized` and, for a custom certificate, `agentOptions`. */
const requestSchema = z.object({
	baseURL: z.string().optional(),
	url: z.string().optional(),
	uri: z.string().optional(),
	skipSslCertificateValidation: z.unknown(),
	rejectUnauthorized: z.unknown(),
	agentOptions: z.object({ rejectUnauthorized: z.unknown(), ca: z.unknown() }).optional(),
});

type SentRequest = z.output<typeof requestSchema>;

/** The origin that a request goes to; undefined if it is uncertain. */
function originOf({ baseURL, url, uri }: SentRequest): string | undefined {
	const address = url ?? uri ?? '';
	try {
		const target = new URL(address, baseURL).origin;
		if (baseURL === undefined) return target;
		// n8n joins the two for the request and resolves them for its redirects: both must stay on the base.
		const isPath = /^\/(?![/\\])/.test(address) || address === '';
		return isPath && target === new URL(baseURL).origin ? target : undefined;
	} catch {
		return undefined;
	}
}

/** Whether certificate checks are off or replaced for this request: somebody on the way could then read the token. */
const trustsAnyServer = (request: SentRequest): boolean =>
	request.skipSslCertificateValidation === true ||
	request.rejectUnauthorized === false ||
	request.agentOptions?.rejectUnauthorized === false ||
	request.agentOptions?.ca !== undefined;

function refuse(why: string, nextStep: string): never {
	const message = `The token was not sent, because this request ${why}`;
	throw new AccountProblem(new CheckFailure(message, nextStep));
}

const TOKEN_DUE =
	'The credential has no token for this account yet. Open the credential and save it.';

/**
 * Adds the bearer token to a request of the node or of n8n's HTTP Request node. Throws AccountProblem if it must not be
 * sent, and an error with the status 401 if it is another account's or has expired: n8n then gets a new one.
 */
export function bearerAuthentication(
	credentials: CredentialData,
	request: IHttpRequestOptions,
	{ baseUrl, fingerprint }: KnownAccount,
): IHttpRequestOptions {
	const run = requestOfRun(credentials);
	const sent = requestSchema.parse(request);
	if (originOf(sent) !== new URL(baseUrl).origin)
		refuse(
			"goes to a different host than 'Base URL' in the credential",
			"Use an address that begins with 'Base URL'.",
		);
	if (trustsAnyServer(sent))
		refuse(
			'does not check the TLS certificate of the service',
			"Turn off 'Ignore SSL Issues' and 'SSL Certificates'. If you have your own certificate authority, ask your n8n administrator to add it with NODE_EXTRA_CA_CERTS.",
		);
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

/** A token for n8n to store: the run's, or else a new one; throws AccountProblem if the account gets none. */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: CredentialData,
	account: KnownAccount,
): Promise<IDataObject> {
	const replaced = z.string().catch('').parse(credentials.accessToken);
	const ofRun = requestOfRun(credentials)?.token;
	const token = ofRun ?? (await tokenSession(account).issue(http, replaced, TOKEN_WAIT_MS));
	return toStoredToken(token, account.fingerprint);
}
