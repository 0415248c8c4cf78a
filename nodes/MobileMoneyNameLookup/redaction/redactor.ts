export const REMOVED = '[secret removed]';

/** Shorter ones are not looked for: they stand in words of every text, and guessing them is no feat. */
const SHORTEST_SECRET = 4;

/** Shorter ones are removed as whole words only: the login acme is not the Acme in ACMECORP. */
const SHORTEST_ANYWHERE = 8;

/** The beginning of every JWT. */
const ANY_JWT = 'eyJ[\\w-]{8,}(?:\\.[\\w-]*){0,2}';

const quotedForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Of longer ones only signs are looked for in other spellings: nobody encodes the letters of a token. */
const LONGEST_IN_ALL_SPELLINGS = 100;

/** How some characters are written beside what holds for all. */
const SPELLINGS: Readonly<Record<string, string>> = {
	'&': '&(?:amp;)*',
	'<': '<|&(?:amp;)*lt;?',
	'>': '>|&(?:amp;)*gt;?',
	'"': '"|(?<!\\\\)\\\\{1,3}"|&(?:amp;)*quot;?',
	"'": "'|&(?:amp;)*apos;?",
	'/': '\\/|(?<!\\\\)\\\\\\/',
	' ': ' |\\+',
	'\n': '\n|\\\\{1,2}n',
	'\r': '\r|\\\\{1,2}r',
	'\t': '\t|\\\\{1,2}t',
};

const hex = (code: number, digits: number): string =>
	code
		.toString(16)
		.padStart(digits, '0')
		.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** A pattern of a character, or of some backslashes, as addresses, forms, JSON and HTML write it. */
function inAllSpellings(text: string): string {
	const [character = ''] = text;
	const code = character.codePointAt(0) ?? 0;
	// Well-formed UTF-8 is all that can be sent.
	const bytes = Array.from(Buffer.from(character), (byte) => `%(?:25)*${hex(byte, 2)}`);
	const units = character.split('').map((unit) => `\\\\{1,2}u${hex(unit.charCodeAt(0), 4)}`);
	const escaped = [
		bytes.join(''),
		units.join(''),
		`&(?:amp;)*#(?:0*${code}(?!\\d)|[xX]0*${hex(code, 0)}(?![\\da-fA-F]));?`,
	];
	if (character !== '\\') {
		return `(?:${[SPELLINGS[character] ?? quotedForPattern(character), ...escaped].join('|')})`;
	}
	// As one run: to try each by itself would take for ever with many.
	const count = text.length;
	return `(?:\\\\{${count},${4 * count}}|(?:${escaped.join('|')}){${count}})`;
}

/** The texts in which a secret may stand: as it is, and as Basic and tokens encode it. */
function formsOf(secret: string): string[] {
	const bytes = Buffer.from(secret);
	// Without its padding, so that it is found however it ends.
	const base64 = bytes.toString('base64').replace(/=+$/, '');
	return [secret, secret.trim(), base64, bytes.toString('base64url')];
}

/** Where none of these signs stands, no character is written otherwise. */
const SIGN_OF_ESCAPES = /[%&\\]/;

const plain = (form: string): string => quotedForPattern(form).replace(/ /g, '[ +]');

function escaped(form: string): string {
	const isLong = form.length > LONGEST_IN_ALL_SPELLINGS;
	return form.replace(/\\+|[^]/gu, (text) =>
		isLong && /\w/.test(text) ? text : inAllSpellings(text),
	);
}

function patternFor(forms: readonly string[], write: (form: string) => string): RegExp {
	const patterns = forms.map((form) => {
		const pattern = write(form);
		if (form.length >= SHORTEST_ANYWHERE) return pattern;
		const begins = '(?:(?<=%[\\da-fA-F]{2}|\\\\u[\\da-fA-F]{4})|(?<![\\p{L}\\p{N}]))';
		return `${begins}${pattern}(?![\\p{L}\\p{N}])`;
	});
	return new RegExp([...patterns, ANY_JWT].join('|'), 'gu');
}

/**
 * Gives out what takes secrets out of a text, in whatever form they stand there.
 *
 * @param secrets the texts that nobody may read; those of fewer than 4 characters are not looked for
 * @returns puts `REMOVED` in the place of each
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
	const long = secrets.filter((secret) => secret.trim().length >= SHORTEST_SECRET);
	const forms = [...new Set(long.flatMap(formsOf))];
	// The longest first, or a part of it would be left.
	forms.sort((a, b) => b.length - a.length);
	const plainPattern = patternFor(forms, plain);
	let escapedPattern: RegExp | undefined;
	return (text) => {
		if (!SIGN_OF_ESCAPES.test(text)) return text.replace(plainPattern, REMOVED);
		escapedPattern ??= patternFor(forms, escaped);
		return text.replace(escapedPattern, REMOVED);
	};
}
