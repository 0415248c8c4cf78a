import { cleanText } from './cleanText';
import { isNameOfBody } from './fullNames';
import { isKnownName, isPersonalName } from './knownNames';
import { is } from './lexicon';
import { readWords } from './readWords';
import { takeNumbers } from './takeNumbers';

export interface Noted {
	name: string;
	note: string;
	ofPurpose: boolean;
}

const span = /\(([^()]*)\)|\[([^[\]]*)\]|\*([^*]+)\*/g;
const thanks = /[🙏👍👌🙂😀😊✅✔❤]\ufe0f?/gu;
/** Dashes, colons and strokes before a note; no hyphen and no stroke of C/O. */
const divider =
	/(?<![-‐-―−]) ?[‐-―−-]+ | [‐-―−-]+(?![-‐-―−])|[‒-―−]| ?:| ?\||(?<=[\p{L}\p{N}]{2}) ?\/ ?(?=[\p{L}\p{N}]{2})/gu;

const keysOf = (text: string): readonly string[] => readWords(text).map(({ key }) => key);

const isNumber = (key: string): boolean => /\d/.test(key) || /^k[a-d][a-z]$/.test(key);
const isPurpose = (key: string): boolean => is(key, 'purposes') || is(key, 'months');
const mayBeNote = (key: string): boolean =>
	isPurpose(key) || is(key, 'noteWords') || is(key, 'purposeObjects') || isNumber(key);

function saysPurpose(text: string): boolean {
	const keys = keysOf(text);
	return keys.some((key) => isPurpose(key) || is(key, 'purposeObjects')) && keys.every(mayBeNote);
}

/** A name, a place, a level, another body or a warning. */
function saysWhose(key: string): boolean {
	const lists = ['otherBodyWords', 'warnings', 'places', 'levels', 'foreignCountries'] as const;
	return isKnownName(key) || lists.some((list) => is(key, list));
}

/** Jane Kamau - KPLC: the note may be the payee. */
const isBody = (text: string): boolean =>
	isNameOfBody(text) || is(keysOf(text).join(' '), 'brands');

function isWhole(text: string): boolean {
	const names = keysOf(text).filter((key) => !is(key, 'titles'));
	return (names.length > 1 && names.every(isPersonalName)) || isNameOfBody(text);
}

/** The name without its note (KPLC token), the likelier reading first; empty if there is no note. */
export function takeNote(typed: string): readonly Noted[] {
	const text = takeNumbers(cleanText(typed).text).text.split(/\s+/).join(' ');
	if (/^[A-Za-z' ]*$/.test(text) && !keysOf(text).some((key) => is(key, 'purposes'))) return [];
	const spans: string[] = [];
	const bare = text.replace(thanks, ' ').replace(span, (_all, ...found: unknown[]) => {
		spans.push(found.slice(0, 3).find((one): one is string => typeof one === 'string') ?? '');
		return ' ';
	});
	const pieces = bare
		.split(divider)
		.map((piece) => piece.trim())
		.filter((piece) => keysOf(piece).length > 0);
	const names = pieces.filter((piece) => !saysPurpose(piece));
	const notes = [...pieces.filter(saysPurpose), ...spans];
	const [first = '', second] = names;
	const hasNote = bare !== text || pieces.length > 1;
	if (names.length === 1) return readings(first, notes, hasNote);
	if (second === undefined || names.length > 2) return [];
	return [
		...readings(first, [second, ...notes], true),
		...readings(second, [first, ...notes], true),
	];
}

function readings(piece: string, notes: readonly string[], hasNote: boolean): readonly Noted[] {
	const others = notes.filter((note) => !saysPurpose(note));
	if (others.some((note) => keysOf(note).some(saysWhose) || isBody(note))) return [];
	const [name, beside] = withoutPurpose(piece);
	if (!hasNote && beside === '') return [];
	const note = others[0] ?? [beside, ...notes].find(Boolean) ?? '';
	return name === '' ? [] : [{ name, note, ofPurpose: others.length === 0 }];
}

/** KPLC token meter 14: trade words come off only beside a whole name. */
function withoutPurpose(piece: string): readonly [name: string, note: string] {
	const words = piece.split(' ');
	const isOf = (list: (key: string) => boolean) => (word: string) => keysOf(word).every(list);
	for (const mayGo of [mayBeNote, (key: string) => mayBeNote(key) && !is(key, 'purposeObjects')]) {
		const stays = isOf((key) => !mayGo(key));
		// PETTY may be a given name, not petty cash.
		const from = words.findIndex((word) => stays(word) || isOf(isKnownName)(word));
		const to = words.findLastIndex(stays) + 1;
		if (from < 0) return ['', ''];
		const name = words.slice(from, to).join(' ');
		const ends = [words.slice(0, from), words.slice(to)].map((end) => end.join(' '));
		const note = ends.filter(saysPurposeOfPayment).join(' ');
		const [before, behind] = ends.map((end) => (saysPurposeOfPayment(end) ? '' : end));
		const kept = [before, name, behind].filter(Boolean).join(' ');
		if (note !== '' && (mayGo !== mayBeNote || isWhole(kept))) return [kept, note];
	}
	return [piece, ''];
}

/** June may be a given name, so it needs a divider. */
const saysPurposeOfPayment = (text: string): boolean =>
	keysOf(text).some((key) => is(key, 'purposes'));

/** The name without its note, in capitals and single spaces, to group a payee's rows. */
export function nameWithoutNote(typed: string): string {
	const [found] = takeNote(typed);
	const { text } = cleanText(found?.ofPurpose ? found.name : typed);
	return text.toUpperCase().split(/\s+/).filter(Boolean).join(' ');
}
