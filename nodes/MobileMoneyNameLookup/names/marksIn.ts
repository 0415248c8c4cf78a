import { hiddenMark } from './cleanText';
import { maskMark } from './hiddenLetters';

/** Asked first, because nearly all names are plain. */
const plain = /^[A-Za-z0-9 ,'&()/-]*$/;

/** Full stops after a word or an initial (Ltd..), and signs that stand for a space: JANE_KAMAU. */
const insideNames =
	/(?<=[\p{L}\p{M}\p{N}'")])\.{1,2}(?!\.)|(?<=[\p{L}\p{M}\p{N}])[_·・]+(?=[\p{L}\p{N}])/gu;

/** All but letters, figures, blanks, and the punctuation of names; lines and crosses on letters, too. */
const sign = new RegExp(
	`[^\\p{L}\\p{M}\\p{N}\\s'",&+()[\\]“”/;:*%‐-―−${hiddenMark}${maskMark}-]|[\\u0334-\\u0338\\u033d\\u0353]`,
	'gu',
);

/**
 * The signs in cleaned text that no name is written with: a cross, a question mark, a warning sign. Beside a name
 * they may deny it.
 *
 * @returns the signs in their order; empty for nearly every name
 */
export function marksIn(text: string): string {
	if (plain.test(text)) return '';
	return (text.replace(insideNames, '').match(sign) ?? []).join('');
}
