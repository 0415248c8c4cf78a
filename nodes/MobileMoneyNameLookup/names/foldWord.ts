import { headsOf } from './lexicon';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters = headsOf('plainLetters');

const latinAccents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u064b-\u0652\u0670\u0640]/gu;

/** A word in lower case without accents, apostrophes and marks that nobody sees. */
export function foldWord(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z0-9]*$/.test(lower)) return lower;
	const bare = lower.normalize('NFD').replace(latinAccents, '').normalize('NFC');
	let folded = '';
	for (const letter of bare) folded += plainLetters.get(letter) ?? letter;
	return folded.replace(/[^\p{L}\p{N}\p{M}]|[ʹ-ʿˈˊˋ]/gu, '');
}

/** For each letter that is drawn like a Latin one, that one. */
const drawnLike = headsOf('drawnLike');

/** The word as the eye takes it: look-alike letters and digits inside a word read as the letter they resemble. */
export function drawnForm(key: string): string {
	let form = '';
	for (const letter of key) form += drawnLike.get(letter) ?? letter;
	return form;
}

/** Whether a word (its key) has letters a to z only, so that its drawn form says no more than its letters. */
export const hasPlainLetters = (key: string): boolean => /^[a-z]*$/.test(key);
