/** Stands for letters that the service hides; no keyboard has this character. */
export const maskMark = '\ue000';

/** Two signs or more that stand for letters, as in W****** or KXXXX; one star alone is a search's wildcard. */
const hiddenLetters =
	/[*•●∗✱█■]{2,}|(?<=\p{L})(?:\.{3,}|…)|(?:(?<=\p{L})x{3,}|x{4,})(?![\p{L}\p{N}])/iu;

/** Everything else in the text must be what names are written with. */
const asNamesAre = /^[\p{L}\p{M}\p{N}\s.,'&()/*•●∗✱█■…-]+$/u;

/** Asked first, because nearly no name hides letters. */
const mayHide = /[*•●∗✱█■…]|\.{3}|x{3}/i;

const everySign = new RegExp(`${hiddenLetters.source}|[*•●∗✱█■]+`, 'giu');

/** What is shown of a word, in lower case: its beginning and its end. */
export type Shown = readonly [start: string, end: string];

/**
 * Marks the letters that a service hides in the names it gives.
 *
 * @returns the text with `maskMark` for each run of hidden letters; undefined when nothing is hidden
 */
export function markHiddenLetters(text: string): string | undefined {
	if (!mayHide.test(text) || !hiddenLetters.test(text) || !asNamesAre.test(text)) return undefined;
	return text.replace(everySign, maskMark);
}

/** Whether a word may be the one of which only this is shown. */
export function fitsShown(key: string, [start, end]: Shown): boolean {
	return key.length >= start.length + end.length && key.startsWith(start) && key.endsWith(end);
}
