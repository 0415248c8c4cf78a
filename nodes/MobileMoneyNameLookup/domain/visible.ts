// Controls, marks of direction and of format, line separators, halves of characters, private use.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** `U+202E` for the character of that number, which would turn the text round. */
const shownAs = (character: string): string =>
	`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A text with each character that steers or hides instead of being seen written out as `U+…`: it
 * can neither turn a name round nor write lines of its own into a log or a terminal.
 *
 * @param text what came from outside
 */
export const visible = (text: string): string => text.replace(UNSEEN, shownAs);
