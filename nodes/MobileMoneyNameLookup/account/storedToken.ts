import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import type { SessionToken } from './tokenSession';

const storedTokenSchema = z.object({
	accessToken: z.string().min(1),
	sessionRenewAt: z.string().regex(/^\d+$/).transform(Number),
	sessionFingerprint: z.string().min(1),
});

/** The fields of a token to be stored in the credential. */
export const toStoredToken = (token: SessionToken, fingerprint: string) => ({
	accessToken: token.accessToken,
	sessionRenewAt: String(Math.round(token.renewAtMs)),
	sessionFingerprint: fingerprint,
});

/**
 * The token stored in a credential.
 *
 * @param credentials the decrypted credential
 * @param fingerprint of the account as it is now
 * @returns undefined when there is none, or it was issued for another account, environment or host
 */
export function readStoredToken(
	credentials: ICredentialDataDecryptedObject,
	fingerprint: string,
): SessionToken | undefined {
	const stored = storedTokenSchema.safeParse(credentials);
	if (!stored.success || stored.data.sessionFingerprint !== fingerprint) return undefined;
	return { accessToken: stored.data.accessToken, renewAtMs: stored.data.sessionRenewAt };
}
