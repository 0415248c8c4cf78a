/** Stands for letters that the service hides; no keyboard has this character. */
export const maskMark = '\ue000';

/** Two signs or more that stand for letters, as in W****** or KXXXX or B---- or M..; one star alone is a search's wildcard. */
const hiddenLetters =
	/[*•●∗✱█■]{2,}|(?<=\p{L})(?:[#?_-]{2,}(?![\p{L}\p{N}#?_-])|\.{3,}|…)|(?<=(?<!\p{L})\p{L})\.{2,}|(?<![xX])(?:(?<=\p{L})x{3,}|x{4,})(?![\p{L}\p{N}])/iu;

/** Everything else in the text must be what names are written with. */
const asNamesAre = /^[\p{L}\p{M}\p{N}\s.,'&()/#?_*•●∗✱█■…-]+$/u;

/** Asked first, because nearly no name hides letters. */
const mayHide = /[*•●∗✱█■…]|\.{2}|x{3}|[#?_-]{2}/i;

const everySign = new RegExp(`${hiddenLetters.source}|[*•●∗✱█■]+`, 'giu');

/** What is shown of a word, in lower case: its beginning and its end. */
export type Shown = readonly [start: string, end: string];

/** The text with `maskMark` for each run of letters that a service hides; undefined when nothing is hidden. */
export function markHiddenLetters(text: string): string | undefined {
	if (!mayHide.test(text) || !hiddenLetters.test(text) || !asNamesAre.test(text)) return undefined;
	return text.replace(everySign, maskMark);
}
