// Controls, marks of direction and of format, line separators, halves of characters, private use.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** `U+202E` for the character of that number, which would turn the text round. */
const shownAs = (character: string): string =>
	`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A text with each character that steers or hides instead of being seen written out as `U+…`: it
 * can neither turn a name round nor write lines of its own into a log or a terminal.
 */
export const visible = (text: string): string => text.replace(UNSEEN, shownAs);

const SHOWN_CHARACTERS = 40;

/** Most cells need no look at each character. */
const PLAIN = /^[!-~](?:[ -~]{0,38}[!-~])?$/;

/**
 * A cell's value for a message: in quotation marks, shortened, and with characters that nobody sees
 * written out: they would write lines of their own into a log, and two numbers read as one without.
 */
export function quoted(cell: string | number): string {
	if (PLAIN.test(String(cell))) return `"${cell}"`;
	let shown = '';
	let room = SHOWN_CHARACTERS;
	for (const character of String(cell).trim()) {
		const written = visible(character);
		room -= Array.from(written).length;
		if (room < 0) return `"${shown}…"`;
		shown += written;
	}
	return `"${shown}"`;
}

// Soft hyphen, widthless characters, marks, embeddings and isolates of direction: they come along when a
// cell is copied from a page, a chat or a PDF. Overrides are left in, because they turn letters round.
const ZERO_WIDTH = /[\u00AD\u061C\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

/** They show even digits in the reverse order. */
const DIRECTION_OVERRIDE = /[\u202D\u202E]/g;

/** A text without its characters that are invisible but harmless. */
export const withoutZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '');

/** A text without the characters that have it shown in one direction whatever it holds. */
export const withoutOverrides = (text: string): string => text.replace(DIRECTION_OVERRIDE, '');

// What is not seen at all, and what only adds to the character before it.
const NOT_READ = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{DI}\p{M}]/gu;

/** A text as whoever compares it reads it: no unseen characters, full-width and other forms as the plain ones. */
export const asRead = (text: string): string => text.normalize('NFKD').replace(NOT_READ, '');
