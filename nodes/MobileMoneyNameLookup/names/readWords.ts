import { hiddenMark } from './cleanText';
import { foldWord } from './foldWord';
import { maskMark, type Shown } from './hiddenLetters';
import { is } from './lexicon';

export interface Word {
	text: string;
	key: string;
	note: boolean;
	hidden: boolean;
	shown: Shown | undefined;
}

export const mostWords = 24;

const acronym =
	/(?:(?<![\p{L}\p{M}\p{N}])(?:\p{L}[./]){2,}(?:\p{L}(?![\p{L}\p{M}']))?|(?<![\p{L}\p{M}\p{N}])\p{L}[./]\p{L}(?![\p{L}\p{M}\p{N}']))/u;
const plainWord = new RegExp(`[\\p{L}\\p{M}\\p{N}'${hiddenMark}${maskMark}]+`, 'u');
const strokeWord = /(?<![\p{L}\p{N}'])\p{L}\/\p{L}{2,}/u;
const token = new RegExp(`${acronym.source}|${strokeWord.source}|${plainWord.source}|[&+]`, 'gu');
const noteSpan = /\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^“”]*”/gu;
const besideName = /^[bcdfhmsw]\/o$/i;
const lettersThenNumber = /^(\p{L}{2,})(\p{N}{2,})$/u;
const numberThenLetters = /^(\p{N}+)((?!st$|nd$|rd$|th$)\p{L}{2,3})$/iu;

/** Cuts cleaned text into words: A.B.C. is one word, `&` reads as "and", HUB254 is two. */
export function readWords(text: string): Word[] {
	// Fast path: the full pattern takes a third of a comparison.
	if (/^[A-Za-z0-9 ,'-]*$/.test(text)) return readPlainWords(text);
	const notes = /[("[“]/.test(text)
		? Array.from(
				text.matchAll(noteSpan),
				(span) => [span.index, span.index + span[0].length] as const,
			)
		: [];
	const words: Word[] = [];
	for (const match of text.matchAll(token)) {
		const note = notes.some(([from, to]) => match.index >= from && match.index < to);
		for (const piece of pieces(match[0])) {
			const word = toWord(piece, note);
			if (word) words.push(word);
		}
	}
	return words.every((word) => word.note) ? words.map((word) => ({ ...word, note: false })) : words;
}

function readPlainWords(text: string): Word[] {
	const words: Word[] = [];
	const hasFigures = /\d/.test(text);
	const hasMarks = text.includes("'");
	for (const found of text.split(/[ ,-]+/)) {
		for (const piece of hasFigures ? pieces(found) : [found]) {
			const word = hasMarks ? toWord(piece, false) : plainWordOf(piece);
			if (word) words.push(word);
		}
	}
	return words;
}

function plainWordOf(text: string): Word | undefined {
	if (text === '') return undefined;
	return { text, key: text.toLowerCase(), note: false, hidden: false, shown: undefined };
}

function pieces(found: string): readonly string[] {
	if (found.includes('/') && !besideName.test(found))
		return is(foldWord(found), 'abbreviations') || /^(?:\p{L}[./])+\p{L}?$/u.test(found)
			? [found]
			: found.split('/');
	const split = lettersThenNumber.exec(found) ?? numberThenLetters.exec(found);
	return split ? split.slice(1) : [found];
}

function toWord(found: string, note: boolean): Word | undefined {
	if (found === '&' || found === '+')
		return { text: '&', key: 'and', note, hidden: false, shown: undefined };
	if (found.includes(maskMark)) return maskedWord(found, note);
	// "Care of" must not read as Co, nor "daughter of" as the particle "do".
	const key = besideName.test(found) ? found.toLowerCase() : foldWord(found);
	if (key === '') return undefined;
	if (key.length === found.length && !found.includes(hiddenMark))
		return { text: found, key, note, hidden: false, shown: undefined };
	const hidden = found.includes(hiddenMark) && /[a-z]\u200b+[a-z]/i.test(found);
	const text = found.replaceAll(hiddenMark, '').replace(/^'+|(?<!')'+$/g, '');
	return { text, key, note, hidden, shown: undefined };
}

function maskedWord(found: string, note: boolean): Word {
	const shown = [
		foldWord(found.slice(0, found.indexOf(maskMark))),
		foldWord(found.slice(found.lastIndexOf(maskMark))),
	] as const;
	const text = found.replaceAll(maskMark, '***');
	return { text, key: shown.join('*'), note, hidden: false, shown };
}
