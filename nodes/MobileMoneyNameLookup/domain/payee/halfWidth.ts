/** Full-width forms of keyboards for Chinese and Japanese. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

const toHalfWidth = (character: string): string =>
	String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** A text with its full-width letters, digits and signs in their usual form. */
export const halfWidth = (text: string): string => text.replace(FULL_WIDTH, toHalfWidth);
