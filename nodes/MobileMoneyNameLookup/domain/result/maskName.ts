import { capName } from '../../names/cleanText';

/** Stars in place of hidden letters; the steps hide how long a part really is. */
function starsFor(hiddenLetters: number): string {
	if (hiddenLetters <= 3) return '***';
	return hiddenLetters <= 5 ? '****' : '******';
}

/**
 * Hides a part of a name but its first letter: `KAMAU` becomes `K****`.
 *
 * @param part a word without spaces
 */
export function maskPart(part: string): string {
	const [first = '', ...hidden] = Array.from(part);
	return `${first}${starsFor(hidden.length)}`;
}

/** Hides each part of a name but its first letter: `JANE WANJIKU KAMAU` becomes `J*** W****** K****`. */
export const maskName = (name: string): string =>
	capName(name).split(/\s+/).filter(Boolean).map(maskPart).join(' ');

/** Stands for a text of the service while names are masked, because the text may tell the name. */
export const HIDDEN_TEXT = "The service’s own text is hidden because 'Mask Name' is on.";

/** Whether a code is a number, with a letter in front, points within, or without; no name is written so. */
export const isNumberedCode = (code: string): boolean =>
	/^(?:[A-Z]?\d{3,12}|\d{1,12}(?:\.\d{1,6}){0,3})$/i.test(code);
