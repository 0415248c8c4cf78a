import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { nowMs } from '../http/clock';

/** A token and when it is due for renewal by `nowMs`; n8n stores it with the machine's own time. */
export interface SessionToken {
	readonly accessToken: string;
	readonly dueMs: number;
}

const HEADER_TEXT = /^[\x21-\x7e]+$/;
const tokenAnswerSchema = z.object({
	access_token: z.string().trim().regex(HEADER_TEXT),
	expires_in: z.coerce.number().nonnegative().catch(0),
});

/** Reads the body of a successful token call. A token without a sensible life serves until it is refused. */
export function readTokenAnswer(body: unknown, requestedAtMs: number): SessionToken | undefined {
	const { data } = tokenAnswerSchema.safeParse(body);
	if (!data) return undefined;
	const lifeMs = data.expires_in * 1000 || Infinity;
	return { accessToken: data.access_token, dueMs: requestedAtMs + lifeMs };
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
