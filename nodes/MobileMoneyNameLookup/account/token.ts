import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { parseJson } from '../http/json';

/** A token and when it is due for renewal, in milliseconds of the machine's own time. */
export interface SessionToken {
	readonly accessToken: string;
	readonly renewAtMs: number;
}

/** A token is renewed this long before its end, or in the last tenth of its life when that is shorter. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.1;

/** The token response of service description 2.1; only what is used is required. */
const tokenAnswerSchema = z.object({
	access_token: z
		.string()
		.trim()
		.regex(/^[\x21-\x7e]+$/),
	expires_in: z
		.union([z.string().regex(/^\s*\d+(?:\.\d+)?\s*$/), z.number().nonnegative()])
		.nullish(),
	// Optional, because only a JWT without an issue time needs it.
	issued_at: z
		.union([z.string().regex(/^\s*\d+\s*$/), z.number().nonnegative()])
		.optional()
		.catch(undefined),
	// Nothing is read from it; but a token of another type cannot be sent as a bearer.
	token_type: z
		.unknown()
		.refine((type) => typeof type !== 'string' || /^\s*bearer(?:\s*token)?\s*$/i.test(type)),
});

/**
 * Reads the body of a successful token call (service description 2.1). The earliest end counts that the answer and the
 * JWT tell (5.4 and 8); both are read from the service's clock, so that a clock that is off by minutes here does no
 * harm.
 *
 * @param requestedAtMs when it was asked for, in milliseconds of the machine's own time
 * @param answeredAtMs when the service answered, in milliseconds of its clock; NaN where it does not say
 * @param readReply brings the reply of a service that writes it in another way into the documented form
 * @returns the token, which serves until it is refused where nothing tells a sensible life; undefined when the body is
 *   anything else
 */
export function readTokenAnswer(
	body: string,
	requestedAtMs: number,
	answeredAtMs: number,
	readReply: (json: unknown) => unknown = (json) => json,
): SessionToken | undefined {
	const answer = tokenAnswerSchema.safeParse(readReply(parseJson(body)));
	if (!answer.success) return undefined;
	const { access_token: accessToken, expires_in: expiresIn, issued_at: issuedAt } = answer.data;
	const lives = [Number(expiresIn ?? 0) * 1000];
	const claims = readJwtClaims(accessToken);
	if (claims) {
		const bornMs = claims.iat === undefined ? Number(issuedAt ?? NaN) : claims.iat * 1000;
		// A service may hand out a token that it issued a while ago.
		lives.push(claims.exp * 1000 - bornMs, claims.exp * 1000 - answeredAtMs);
	}
	const lifeMs = Math.min(...lives.filter((ms) => ms > 0));
	const renewAtMs = requestedAtMs + lifeMs - Math.min(MARGIN_MS, lifeMs * MARGIN_SHARE);
	return { accessToken, renewAtMs: Math.min(renewAtMs, Number.MAX_SAFE_INTEGER) };
}

const claimsSchema = z.object({
	exp: z.number().positive(),
	iat: z.number().positive().optional(),
});

/** When a JWT ends and was issued, in seconds of the service's clock, unverified; undefined for any other token. */
function readJwtClaims(accessToken: string): z.infer<typeof claimsSchema> | undefined {
	const [, payload = '', ...rest] = accessToken.split('.');
	if (rest.length !== 1) return undefined;
	const json = parseJson(Buffer.from(payload, 'base64url').toString('utf8'));
	return claimsSchema.safeParse(json).data;
}

const storedTokenSchema = z.object({
	accessToken: z.string().min(1),
	sessionRenewAt: z.string().regex(/^\d+$/).transform(Number),
	sessionFingerprint: z.string().min(1),
});

/** Fields of a credential that change with every token and are no part of the account. */
export const SESSION_FIELDS: readonly string[] = [
	'accessToken',
	'sessionRenewAt',
	'sessionFingerprint',
];

/** The fields of a token to be stored in the credential. */
export const toStoredToken = (token: SessionToken, fingerprint: string) => ({
	accessToken: token.accessToken,
	sessionRenewAt: String(Math.round(token.renewAtMs)),
	sessionFingerprint: fingerprint,
});

/** The token stored in a credential; undefined when there is none of the account with this fingerprint. */
export function readStoredToken(
	credentials: ICredentialDataDecryptedObject,
	fingerprint: string,
): SessionToken | undefined {
	const stored = storedTokenSchema.safeParse(credentials);
	if (!stored.success || stored.data.sessionFingerprint !== fingerprint) return undefined;
	return { accessToken: stored.data.accessToken, renewAtMs: stored.data.sessionRenewAt };
}
