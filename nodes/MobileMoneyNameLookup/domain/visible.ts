const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** Writes out invisible characters as `U+…`, so that a text cannot reverse a name or add lines to a log. */
export const visible = (text: string): string =>
	text.replace(UNSEEN, (character) => {
		const code = character.codePointAt(0) ?? 0;
		return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
	});

const SHOWN_CHARACTERS = 40;

/** A cell's value for a message: quoted and shortened; invisible characters could break a log's lines. */
export const quoted = (cell: string | number): string =>
	`"${cut(visible(cut(String(cell).trim(), SHOWN_CHARACTERS)), SHOWN_CHARACTERS)}"`;

// Harmless characters that are copied from pages, chats and PDFs. Not overrides, which reverse letters.
const ZERO_WIDTH = /[\u00AD\u061C\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;
/** They reverse digits, too. */
const DIRECTION_OVERRIDE = /[\u202D\u202E]/g;

/** Removes invisible but harmless characters. */
export const withoutZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '');

/** Removes the characters that force one direction. */
export const withoutOverrides = (text: string): string => text.replace(DIRECTION_OVERRIDE, '');

const NOT_READ = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{DI}\p{M}]/gu;

/** Without invisible characters and accents; full-width forms as plain ones. */
export const asRead = (text: string): string => text.normalize('NFKD').replace(NOT_READ, '');

/** Converts full-width letters, digits and signs to their usual form. */
export const halfWidth = (text: string): string =>
	text.replace(/[\uFF01-\uFF5E]/g, (character) =>
		String.fromCharCode(character.charCodeAt(0) - 0xfee0),
	);

/** In characters; a workbook's cell holds 32,767. */
export const LONGEST = { name: 256, message: 500 } as const;

/** At most `longest` characters; a shortened text ends with “…”. */
export function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	// A character may take two units; one extra shows that the text is longer.
	const characters = Array.from(text.slice(0, 2 * longest + 2));
	return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
