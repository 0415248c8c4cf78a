/** Stands for hidden letters; no keyboard has it. */
export const maskMark = '\ue000';

const hiddenLetters =
	/[*•●∗✱█■]{2,}|(?<=\p{L})(?:[#?_-]{2,}(?![\p{L}\p{N}#?_-])|\.{3,}|…)|(?<=(?<!\p{L})\p{L})\.{2,}|(?<![xX])(?:(?<=\p{L})x{3,}|x{4,})(?![\p{L}\p{N}])/iu;

const asNamesAre = /^[\p{L}\p{M}\p{N}\s.,'&()/#?_*•●∗✱█■…-]+$/u;

const mayHide = /[*•●∗✱█■…]|\.{2}|x{3}|[#?_-]{2}/i;

const everySign = new RegExp(`${hiddenLetters.source}|[*•●∗✱█■]+`, 'giu');

export type Shown = readonly [start: string, end: string];

/** Marks each hidden run with `maskMark`; undefined if nothing is hidden. */
export function markHiddenLetters(text: string): string | undefined {
	if (!mayHide.test(text) || !hiddenLetters.test(text) || !asNamesAre.test(text)) return undefined;
	return text.replace(everySign, maskMark);
}
