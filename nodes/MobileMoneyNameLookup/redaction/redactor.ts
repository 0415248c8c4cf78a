export const REMOVED = '[secret removed]';

/** Shorter ones are not looked for: they stand in words of every text, and guessing them is no feat. */
const SHORTEST_SECRET = 4;

/** Shorter ones are removed as whole words only: the login acme is not the Acme in ACMECORP. */
const SHORTEST_ANYWHERE = 8;

/** The beginning of every JWT. */
const ANY_JWT = 'eyJ[\\w-]{8,}(?:\\.[\\w-]*){0,2}';

/** The texts in which a secret may stand: as it is, and as Basic, tokens, addresses, forms and JSON write it. */
function spellingsOf(secret: string): string[] {
	const bytes = Buffer.from(secret);
	// Without its padding, so that it is found however it ends.
	const base64 = bytes.toString('base64').replace(/(?<!=)=+$/, '');
	const plain = [secret, secret.trim(), base64, bytes.toString('base64url')];
	return plain.flatMap((text) => {
		// Well-formed UTF-8 is all that can be sent.
		const inAddress = encodeURIComponent(Buffer.from(text).toString());
		const inForm = new URLSearchParams({ s: text }).toString().slice(2);
		return [text, inAddress, inForm, JSON.stringify(text).slice(1, -1)];
	});
}

const quotedForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Hexadecimal digits of addresses are found in either case. */
const inEitherCase = (pattern: string): string =>
	pattern.replace(/%[\dA-F]{2}/g, (escaped) =>
		escaped.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`),
	);

function patternOf(text: string): string {
	const pattern = inEitherCase(quotedForPattern(text));
	if (text.length >= SHORTEST_ANYWHERE) return pattern;
	return `(?:(?<=%[\\da-fA-F]{2})|(?<![\\p{L}\\p{N}]))${pattern}(?![\\p{L}\\p{N}])`;
}

/**
 * Returns a function that takes secrets out of a text.
 *
 * @param secrets the texts that nobody may read; those of fewer than 4 characters are not looked for
 * @returns puts `REMOVED` in the place of each
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
	const long = secrets.filter((secret) => secret.trim().length >= SHORTEST_SECRET);
	const spellings = [...new Set(long.flatMap(spellingsOf))];
	// The longest first, or a part of it would be left.
	spellings.sort((a, b) => b.length - a.length);
	const pattern = new RegExp([...spellings.map(patternOf), ANY_JWT].join('|'), 'gu');
	return (text) => text.replace(pattern, REMOVED);
}
