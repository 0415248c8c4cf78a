export const invisibleMark = '\u200b';

/** Stands for hidden letters; no keyboard has it. */
export const maskMark = '\ue000';

const longestName = 256;

/** The part of a text that is read as a name; patterns run on nothing longer. */
export const capName = (name: string): string => name.slice(0, longestName);

const invisible =
	/[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const lineEnd = /[\t-\r\u0085\u2028\u2029]/;
const apostrophes = /['’‘ʼʻ`´′＇ʹʿʾ‛]/gu;
const letterSymbols =
	/[\u{1d400}-\u{1d7ff}\u249c-\u24e9\u{1f110}-\u{1f189}\u2100-\u214f\u1d2c-\u1d6a]/u;

/** Cleans any text: apostrophes become `'`, invisible characters `invisibleMark`, tabs and line ends `\n`. */
export function cleanText(name: string) {
	const read = capName(name);
	const composed = read
		.replace(apostrophes, "'")
		.normalize('NFKC')
		.replace(controls, (run) => (lineEnd.test(run) ? '\n' : ' '))
		.replace(invisible, invisibleMark)
		.trim();
	return {
		// JANE KAMAU 'PETER' is quoted.
		text: capName(composed).replace(/(?<=^| )'([^' ]+)'(?= |$)/g, '"$1"'),
		cut: name.length > longestName || composed.length > longestName,
		wildcard: /\*|(?<![0-9] ?)%/.test(composed),
		styled: letterSymbols.test(read),
	};
}

/** Full stops after a word or an initial (Ltd..), and signs for a space: JANE_KAMAU. */
const insideNames =
	/(?<=[\p{L}\p{M}\p{N}'")])\.{1,2}(?!\.)|(?<=[\p{L}\p{M}\p{N}])[_·・]+(?=[\p{L}\p{N}])/gu;

/** Anything but letters, figures, blanks and name punctuation; also lines and crosses on letters. */
const sign = new RegExp(
	`[^\\p{L}\\p{M}\\p{N}\\s'",&+()[\\]“”/;:*%‐-―−${invisibleMark}${maskMark}-]|[\\u0334-\\u0338\\u033d\\u0353]`,
	'gu',
);

/** Signs that no name has (a cross, a question mark): beside a name they may deny it. */
export function marksIn(text: string): string {
	return (text.replace(insideNames, '').match(sign) ?? []).join('');
}

const hiddenLetters =
	/[*•●∗✱█■]{2,}|(?<=\p{L})(?:[#?_-]{2,}(?![\p{L}\p{N}#?_-])|\.{3,}|…)|(?<=(?<!\p{L})\p{L})\.{2,}|(?<![xX])(?:(?<=\p{L})x{3,}|x{4,})(?![\p{L}\p{N}])/iu;
const asNamesAre = /^[\p{L}\p{M}\p{N}\s.,'&()/#?_*•●∗✱█■…-]+$/u;
const everySign = new RegExp(`${hiddenLetters.source}|[*•●∗✱█■]+`, 'giu');

export type Shown = readonly [start: string, end: string];

/** Marks each hidden run with `maskMark`; undefined if nothing is hidden. */
export function markHiddenLetters(text: string): string | undefined {
	if (!hiddenLetters.test(text) || !asNamesAre.test(text)) return undefined;
	return text.replace(everySign, maskMark);
}
