import { invisibleMark, maskMark, type Shown } from './cleanText';
import { headsOf, is } from './lexicon';

export interface Word {
	text: string;
	key: string;
	note: boolean;
	hasInvisible: boolean;
	shown: Shown | undefined;
	role: Role;
}

/** Only a `name` identifies the holder; `small` words and titles may be missing. */
export type Role = OwnRole | 'generic' | 'country' | 'number' | 'generation' | 'small' | 'title';

/** What a person's own name may be. */
type OwnRole = 'name' | 'initial' | 'masked' | 'place';

const run = new RegExp(`[\\p{L}\\p{M}\\p{N}'${invisibleMark}${maskMark}./&+]+`, 'gu');
const acronym =
	/(?:(?<![\p{L}\p{M}\p{N}])(?:\p{L}[./]){2,}(?:\p{L}(?![\p{L}\p{M}']))?|(?<![\p{L}\p{M}\p{N}])\p{L}[./]\p{L}(?![\p{L}\p{M}\p{N}']))/u;
const strokeWord = /(?<![\p{L}\p{N}'])\p{L}\/\p{L}{2,}/u;
const token = new RegExp(`${acronym.source}|${strokeWord.source}|[^./&+]+|[&+]`, 'gu');
const noteSpan = /\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^“”]*”/gu;
const besideName = /^[bcdfhmsw]\/o$/i;
const initials = /^(?:\p{L}[./])+\p{L}?$/u;
const lettersThenNumber = /^(\p{L}{2,})(\p{N}{2,})$/u;
const numberThenLetters = /^(\p{N}+)((?!st$|nd$|rd$|th$)\p{L}{2,3})$/iu;

/** Cuts cleaned text into words: A.B.C. is one word, `&` reads as "and", HUB254 is two. */
export function readWords(text: string): Word[] {
	const words: Word[] = [];
	const notes = [...text.matchAll(noteSpan)];
	for (const { 0: found, index } of text.matchAll(run)) {
		const note = notes.some((one) => index >= one.index && index < one.index + one[0].length);
		for (const piece of piecesOf(found)) {
			const word = toWord(piece, note);
			if (word.key !== '') words.push(word);
		}
	}
	if (!words.every(({ note }) => note)) return words;
	return words.map((word) => ({ ...word, note: false }));
}

/** Whether a word's text is initials with dots: J.O. Kamau is not JO KAMAU. */
export const isDotted = ({ text, key }: Word): boolean =>
	text.length > key.length && initials.test(text);

function piecesOf(found: string): readonly string[] {
	const pieces: string[] = [];
	for (const one of found.match(token) ?? []) {
		const isOne = !one.includes('/') || besideName.test(one) || initials.test(one);
		const split = lettersThenNumber.exec(one) ?? numberThenLetters.exec(one);
		if (split) pieces.push(...split.slice(1));
		else if (isOne || is(foldWord(one), 'abbreviations')) pieces.push(one);
		else pieces.push(...one.split('/'));
	}
	return pieces;
}

function toWord(found: string, note: boolean): Word {
	if (found === '&' || found === '+') return wordOf('&', 'and', note);
	if (found.includes(maskMark)) {
		const [start, end] = [found.indexOf(maskMark), found.lastIndexOf(maskMark)];
		const shown = [foldWord(found.slice(0, start)), foldWord(found.slice(end))] as const;
		return { ...wordOf(found.replaceAll(maskMark, '***'), shown.join('*'), note), shown };
	}
	// "Care of" must not read as Co, nor "daughter of" as the particle "do".
	const key = besideName.test(found) ? found.toLowerCase() : foldWord(found);
	const text = found.replaceAll(invisibleMark, '').replace(/^'+|(?<!')'+$/g, '');
	return { ...wordOf(text, key, note), hasInvisible: /[a-z]\u200b+[a-z]/i.test(found) };
}

/** The keys of words, one after another. */
export const keysIn = (words: readonly { key: string }[], between = ' '): string =>
	words.map(({ key }) => key).join(between);

export const textIn = (words: readonly { text: string }[]): string =>
	words.map(({ text }) => text).join(' ');

/** A word of a name; `key` is its folded form. */
export function wordOf(text: string, key: string, note = false): Word {
	return { text, key, note, hasInvisible: false, shown: undefined, role: 'name' };
}

const plainLetters = headsOf('plainLetters');
const latinAccents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u064b-\u0652\u0670\u0640]/gu;

/** A word in lower case without accents, apostrophes and invisible marks. */
export function foldWord(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z0-9]*$/.test(lower)) return lower;
	const bare = lower.normalize('NFD').replace(latinAccents, '').normalize('NFC');
	const folded = Array.from(bare, (letter) => plainLetters.get(letter) ?? letter).join('');
	return folded.replace(/[^\p{L}\p{N}\p{M}]|[ʹ-ʿˈˊˋ]/gu, '');
}

const drawnLike = headsOf('drawnLike');

/** Look-alike letters and digits read as the letter that they resemble. */
export const drawnForm = (key: string): string =>
	Array.from(key, (letter) => drawnLike.get(letter) ?? letter).join('');

/** Whether a word has only a to z, so that its drawn form is the same. */
export const hasPlainLetters = (key: string): boolean => /^[a-z]*$/.test(key);
