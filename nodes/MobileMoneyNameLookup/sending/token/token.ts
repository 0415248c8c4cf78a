import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { nowMs } from '../http/clock';

/** A token and when it is due for renewal by `nowMs`; n8n stores it with the machine's own time. */
export interface SessionToken {
	readonly accessToken: string;
	readonly dueMs: number;
}

const tokenAnswerSchema = z.object({
	access_token: z
		.string()
		.trim()
		.regex(/^[\x21-\x7e]+$/),
	expires_in: z
		.union([z.string().regex(/^\s*\d+(?:\.\d+)?\s*$/), z.number().nonnegative()])
		.nullish()
		.catch(undefined),
	// A token of another type cannot be sent as a bearer.
	token_type: z
		.unknown()
		.refine((type) => typeof type !== 'string' || /^\s*bearer(?:\s*token)?\s*$/i.test(type)),
});

/**
 * Reads the body of a successful token call. The life of the token counts from the request; without a sensible one it
 * serves until it is refused. Undefined when the body is anything else.
 */
export function readTokenAnswer(body: unknown, requestedAtMs: number): SessionToken | undefined {
	const { data } = tokenAnswerSchema.safeParse(body);
	if (!data) return undefined;
	const lifeMs = Number(data.expires_in ?? 0) * 1000 || Infinity;
	return { accessToken: data.access_token, dueMs: requestedAtMs + lifeMs };
}

const storedTokenSchema = z.object({
	accessToken: z.string().min(1),
	sessionRenewAt: z.string().regex(/^\d+$/).transform(Number),
	sessionFingerprint: z.string().min(1),
});

/** Fields of a credential that change with every token and are no part of the account. */
export const SESSION_FIELDS: readonly string[] = Object.keys(storedTokenSchema.shape);

export const toStoredToken = (token: SessionToken, fingerprint: string) => ({
	accessToken: token.accessToken,
	sessionRenewAt: String(
		Math.min(Math.round(token.dueMs - nowMs() + Date.now()), Number.MAX_SAFE_INTEGER),
	),
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
