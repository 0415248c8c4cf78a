/** A reply may be about a token that has been replaced since; more than these are never in flight. */
const KEPT_TOKENS = 10;

const tokensOf = new Map<string, string[]>();

/**
 * Keeps a token in mind that a request carries, so that it can be taken out of what is replied.
 *
 * @param fingerprint of the account
 * @param token the bearer token
 */
export function rememberSentToken(fingerprint: string, token: string): void {
	const tokens = tokensOf.get(fingerprint) ?? [];
	if (tokens.at(-1) === token) return;
	const others = tokens.filter((each) => each !== token);
	tokensOf.set(fingerprint, [...others, token].slice(-KEPT_TOKENS));
}

/** The tokens that requests of an account carried lately. */
export const sentTokens = (fingerprint: string): readonly string[] =>
	tokensOf.get(fingerprint) ?? [];
