import { heads } from './words/wordList';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters = heads(
	'o ø, l ł, ss ß, ae æ, oe œ, d đ ð, th þ, h ħ, ng ŋ, i ı ɨ, u ʉ, ا أ إ آ, ي ى ی, ه ة, ك ک',
);

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
