export const REMOVED = '[secret removed]';

/** Shorter ones occur in any text, and are easy to guess anyway. */
const SHORTEST_SECRET = 4;
/** Shorter ones are removed as whole words only: the login acme is not the Acme in ACMECORP. */
const SHORTEST_ANYWHERE = 8;
const ANY_JWT = 'eyJ[\\w-]{8,}(?:\\.[\\w-]*){0,2}';

function spellingsOf(secret: string): string[] {
	const bytes = Buffer.from(secret);
	// Without padding, to find it whatever follows.
	const base64 = bytes.toString('base64').replace(/={1,2}$/, '');
	// encodeURIComponent throws on a lone surrogate.
	const inAddress = encodeURIComponent(bytes.toString());
	const inJson = JSON.stringify(secret).slice(1, -1);
	return [secret, secret.trim(), base64, bytes.toString('base64url'), inAddress, inJson];
}

function patternOf(text: string): string {
	const pattern = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
	if (text.length >= SHORTEST_ANYWHERE) return pattern;
	return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}

/** Returns a function that replaces each secret of at least 4 characters by `REMOVED`. */
export function redactor(secrets: readonly string[]): (text: string) => string {
	const long = secrets.filter((secret) => secret.trim().length >= SHORTEST_SECRET);
	const spellings = [...new Set(long.flatMap(spellingsOf))];
	// The longest first, or a part would be left.
	spellings.sort((a, b) => b.length - a.length);
	const pattern = new RegExp([...spellings.map(patternOf), ANY_JWT].join('|'), 'gu');
	return (text) => text.replace(pattern, REMOVED);
}
