import { z } from 'zod';

import { parseJson } from '../http/json';

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
	// Nothing is read from it; but a token that is told to be of another type cannot be sent as a bearer.
	token_type: z
		.unknown()
		.refine((type) => typeof type !== 'string' || /^\s*bearer(?:\s*token)?\s*$/i.test(type)),
});

/** A bearer token as issued. */
export interface IssuedToken {
	readonly accessToken: string;
	/** `expires_in`, in seconds; absent where the service does not say. */
	readonly lifetimeSeconds?: number;
	/** `issued_at`, in milliseconds of the service's clock. */
	readonly issuedAtMs?: number;
	/** When the service answered, in milliseconds of its clock. */
	readonly answeredAtMs?: number;
}

/**
 * Parses the body of a successful token call (service description 2.1).
 *
 * @param body the body as text
 * @returns the token, or undefined when the body is anything else
 */
export function parseTokenAnswer(body: string): IssuedToken | undefined {
	const answer = tokenAnswerSchema.safeParse(parseJson(body));
	if (!answer.success) return undefined;
	const { access_token: accessToken, expires_in: expiresIn, issued_at: issuedAt } = answer.data;
	return {
		accessToken,
		...(expiresIn != null && { lifetimeSeconds: Number(expiresIn) }),
		...(issuedAt !== undefined && { issuedAtMs: Number(issuedAt) }),
	};
}
