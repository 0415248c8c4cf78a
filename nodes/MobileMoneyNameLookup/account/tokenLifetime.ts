import { z } from 'zod';
import { parseJson } from '../http/json';
import type { IssuedToken } from './tokenAnswer';

/** A token is renewed this long before its end, or in the last tenth of its life when that is shorter. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.1;

const marginMs = (lifeMs: number): number => Math.min(MARGIN_MS, lifeMs * MARGIN_SHARE);

/**
 * How long a token has still to live when it is issued, in milliseconds; 0 where nothing tells. Of what the answer and
 * the JWT tell the earliest end counts; all are read from the service's clock, so that a clock that is off by minutes
 * here does no harm.
 */
function lifetimeMs({ accessToken, ...told }: IssuedToken): number {
	const { lifetimeSeconds = 0, issuedAtMs, answeredAtMs } = told;
	const lives = [lifetimeSeconds * 1000];
	const claims = readJwtClaims(accessToken);
	if (claims) {
		const bornMs = claims.iat === undefined ? issuedAtMs : claims.iat * 1000;
		// A service may hand out a token that it issued a while ago.
		for (const fromMs of [bornMs, answeredAtMs])
			if (fromMs !== undefined) lives.push(claims.exp * 1000 - fromMs);
	}
	const sensible = lives.filter((ms) => ms > 0);
	return sensible.length === 0 ? 0 : Math.min(...sensible);
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
	return Math.min(requestedAtMs + life - marginMs(life), Number.MAX_SAFE_INTEGER);
}

/**
 * When a token that somebody stored is due for renewal by its own end and the own clock, which is all
 * that there is to go by.
 *
 * @param accessToken the stored token
 * @returns milliseconds of the own clock; infinite for a token that does not say when it ends
 */
export function renewalTimeOfStoredMs(accessToken: string): number {
	const claims = readJwtClaims(accessToken);
	if (!claims) return Infinity;
	const lifeMs = claims.iat === undefined ? Infinity : (claims.exp - claims.iat) * 1000;
	return claims.exp * 1000 - (lifeMs > 0 ? marginMs(lifeMs) : 0);
}

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
