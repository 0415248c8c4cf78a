import { z } from 'zod';

import { parseJson } from './parseJson';
import type { IssuedToken } from './tokenAnswer';

/** A token is renewed this long before its end, or in the last tenth of its life when that is shorter. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.1;

const claimsSchema = z.object({
	exp: z.number().positive(),
	iat: z.number().positive().optional(),
});

/** Expiry and issue time of a JWT in seconds of the service's clock; undefined for another token. */
function readClaims(accessToken: string): z.infer<typeof claimsSchema> | undefined {
	const [, payload = '', ...rest] = accessToken.split('.');
	if (rest.length !== 1) return undefined;
	const claims = claimsSchema.safeParse(
		parseJson(Buffer.from(payload, 'base64url').toString('utf8')),
	);
	return claims.success ? claims.data : undefined;
}

/**
 * How long a token lives, in milliseconds. The JWT's own times count first; both its ends are read
 * from the service's clock, so that a clock that is off by minutes here does no harm.
 */
function lifetimeMs(token: IssuedToken): number {
	const toldMs = token.lifetimeSeconds * 1000;
	const claims = readClaims(token.accessToken);
	if (!claims) return toldMs;
	const issuedAtMs = claims.iat === undefined ? token.issuedAtMs : claims.iat * 1000;
	return issuedAtMs === undefined ? toldMs : claims.exp * 1000 - issuedAtMs;
}

/**
 * When a token is due for renewal (service description 5.4 and 8).
 *
 * @param token the token as issued
 * @param requestedAtMs when it was asked for, in milliseconds of the own clock
 * @returns milliseconds of the own clock; a token without a sensible life is used until it is refused
 */
export function renewalTimeMs(token: IssuedToken, requestedAtMs: number): number {
	const life = lifetimeMs(token);
	if (!(life > 0)) return Number.MAX_SAFE_INTEGER;
	const renewAtMs = requestedAtMs + life - Math.min(MARGIN_MS, life * MARGIN_SHARE);
	return Math.min(renewAtMs, Number.MAX_SAFE_INTEGER);
}
