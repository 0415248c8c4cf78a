import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { parseJson } from '../../domain/json';
import { nowMs } from '../http/clock';

/** A token and when it is due for renewal by `nowMs`; n8n stores it with the machine's own time. */
export interface SessionToken {
	readonly accessToken: string;
	readonly dueMs: number;
}

const HEADER_TEXT = /^[\x21-\x7e]+$/;
const issuedTokenSchema = z.object({
	access_token: z.string().trim().regex(HEADER_TEXT),
	expires_in: z.coerce.number().nonnegative().catch(0),
});

const claimsSchema = z.object({ exp: z.number(), iat: z.number().optional() });

/** The life that a JWT has by its own claims, in seconds; undefined for another token. */
function lifeOf(token: string): number | undefined {
	const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
	const { data } = claimsSchema.safeParse(parseJson(claims));
	return data && data.exp - (data.iat ?? Date.now() / 1000);
}

/** Reads the body of a successful token call. A token without a sensible life serves until it is refused. */
export function readIssuedToken(body: unknown, requestedAtMs: number): SessionToken | undefined {
	const { data } = issuedTokenSchema.safeParse(body);
	if (!data) return undefined;
	const { access_token: accessToken, expires_in: seconds } = data;
	const lifeMs = Math.max(lifeOf(accessToken) ?? seconds, 0) * 1000 || Infinity;
	return { accessToken, dueMs: requestedAtMs + lifeMs };
}

const storedTokenSchema = z.object({
	accessToken: z.string().min(1),
	sessionRenewAt: z.coerce.number(),
	sessionFingerprint: z.string().min(1),
});

/** Fields of a credential that change with every token and are no part of the account. */
export const SESSION_FIELDS: readonly string[] = Object.keys(storedTokenSchema.shape);

export const toStoredToken = ({ accessToken, dueMs }: SessionToken, fingerprint: string) => ({
	accessToken,
	sessionRenewAt: String(Math.round(dueMs - nowMs() + Date.now())),
	sessionFingerprint: fingerprint,
});

/** The token stored in a credential; undefined when there is none of the account with this fingerprint. */
export function readStoredToken(
	credentials: ICredentialDataDecryptedObject,
	fingerprint: string,
): SessionToken | undefined {
	const { data } = storedTokenSchema.safeParse(credentials);
	if (data?.sessionFingerprint !== fingerprint) return undefined;
	return { accessToken: data.accessToken, dueMs: data.sessionRenewAt - Date.now() + nowMs() };
}
