/** Stands where a secret stood. */
export const REMOVED = '[secret removed]';

/** Shorter ones are not looked for: they stand in words of every text, and guessing them is no feat. */
const SHORTEST_SECRET = 4;

/** Shorter ones are removed as whole words only: the login acme is not the Acme in ACMECORP. */
const SHORTEST_ANYWHERE = 8;

/** The beginning of every JWT, whoever it was issued to. */
const ANY_JWT = 'eyJ[\\w-]{8,}(?:\\.[\\w-]*){0,2}';

const quotedForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The digits of an escaped character are written with small letters or with capitals. */
const inEitherCase = (pattern: string): string =>
	pattern.replace(/%[0-9a-f]{2}|\\\\u[0-9a-f]{4}/gi, (escape) =>
		escape.replace(/[a-f]/gi, (digit) => `[${digit.toLowerCase()}${digit.toUpperCase()}]`),
	);

const withoutNonAscii = (json: string): string =>
	json.replace(
		/[\u007f-\uffff]/g,
		(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);

/** Well-formed UTF-8 is all that can be sent, and all that `encodeURIComponent` takes. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** How a secret may stand in a text: as it is, and encoded for addresses, forms, JSON, HTML and Basic. */
function formsOf(secret: string): string[] {
	const text = wellFormed(secret);
	const json = JSON.stringify(secret).slice(1, -1);
	const form = new URLSearchParams({ s: text }).toString().slice(2);
	const bytes = Buffer.from(text, 'utf8');
	const html = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
	return [
		secret,
		secret.trim(),
		encodeURIComponent(text),
		form,
		json,
		json.replace(/\//g, '\\/'),
		withoutNonAscii(json),
		html,
		html.replace(/"/g, '&quot;'),
		// Without its padding, so that it is found however it ends.
		bytes.toString('base64').replace(/=+$/, ''),
		bytes.toString('base64url'),
	];
}

function patternOf(form: string): string {
	const pattern = inEitherCase(quotedForPattern(form));
	if (form.length >= SHORTEST_ANYWHERE) return pattern;
	return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}

/**
 * Gives out what takes secrets out of a text, in whatever form they stand there.
 *
 * @param secrets the texts that nobody may read; those of fewer than 4 characters are not looked for
 * @returns puts `REMOVED` in the place of each
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
	const long = secrets.filter((secret) => secret.trim().length >= SHORTEST_SECRET);
	const forms = [...new Set(long.flatMap(formsOf))].filter(
		(form) => form.length >= SHORTEST_SECRET,
	);
	// The longest first, or a part of it would be left.
	const patterns = forms.sort((a, b) => b.length - a.length).map(patternOf);
	const pattern = new RegExp([...patterns, ANY_JWT].join('|'), 'gu');
	return (text) => text.replace(pattern, REMOVED);
}
