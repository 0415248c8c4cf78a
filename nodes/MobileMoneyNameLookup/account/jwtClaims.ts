import { z } from 'zod';

import { parseJson } from '../http/json';

const claimsSchema = z.object({
	exp: z.number().positive(),
	iat: z.number().positive().optional(),
});

/** When a token ends and was issued, in seconds of the service's clock. */
export type JwtClaims = z.infer<typeof claimsSchema>;

/**
 * Reads the claims of a JWT, unverified (service description 2.1: the token is a JWT).
 *
 * @param accessToken the token as issued
 * @returns undefined for any other token, and for one that does not say when it ends
 */
export function readJwtClaims(accessToken: string): JwtClaims | undefined {
	const [, payload = '', ...rest] = accessToken.split('.');
	if (rest.length !== 1) return undefined;
	const claims = claimsSchema.safeParse(
		parseJson(Buffer.from(payload, 'base64url').toString('utf8')),
	);
	return claims.success ? claims.data : undefined;
}
