import type { IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

/** n8n's HTTP Request node sets `rejectUnauthorized` and, for a certificate of one's own, `agentOptions`. */
const trustSchema = z.object({
	skipSslCertificateValidation: z.unknown(),
	rejectUnauthorized: z.unknown(),
	agentOptions: z.object({ rejectUnauthorized: z.unknown(), ca: z.unknown() }).optional(),
});

/**
 * Whether a request takes a server for the service although no authority that n8n trusts says so:
 * somebody on the way could then read the token.
 *
 * @param request as n8n hands it to the credential
 */
export function trustsAnyServer(request: IHttpRequestOptions): boolean {
	const trust = trustSchema.parse(request);
	return (
		trust.skipSslCertificateValidation === true ||
		trust.rejectUnauthorized === false ||
		trust.agentOptions?.rejectUnauthorized === false ||
		trust.agentOptions?.ca !== undefined
	);
}
