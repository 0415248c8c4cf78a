import { headsOf } from './lexicon';

const plainLetters = headsOf('plainLetters');

const latinAccents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u064b-\u0652\u0670\u0640]/gu;

/** A word in lower case without accents, apostrophes and invisible marks. */
export function foldWord(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z0-9]*$/.test(lower)) return lower;
	const bare = lower.normalize('NFD').replace(latinAccents, '').normalize('NFC');
	let folded = '';
	for (const letter of bare) folded += plainLetters.get(letter) ?? letter;
	return folded.replace(/[^\p{L}\p{N}\p{M}]|[ʹ-ʿˈˊˋ]/gu, '');
}

const drawnLike = headsOf('drawnLike');

/** Look-alike letters and digits read as the letter that they resemble. */
export function drawnForm(key: string): string {
	let form = '';
	for (const letter of key) form += drawnLike.get(letter) ?? letter;
	return form;
}

/** Whether a word has only a to z, so that its drawn form is the same. */
export const hasPlainLetters = (key: string): boolean => /^[a-z]*$/.test(key);
