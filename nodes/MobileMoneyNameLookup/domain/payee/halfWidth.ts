const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

const toHalfWidth = (character: string): string =>
	String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Converts full-width letters, digits and signs to their usual form. */
export const halfWidth = (text: string): string => text.replace(FULL_WIDTH, toHalfWidth);
