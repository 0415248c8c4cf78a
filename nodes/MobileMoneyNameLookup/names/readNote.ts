import { remembered } from '../remembered';
import { cleanText } from './cleanText';
import { isNameOfBody } from './fullNames';
import { is, isInAny, isKnownName, isPersonalName } from './lexicon';
import { readWords, textIn } from './readWords';
import { takeNumbers } from './takeOff';

const span = /\(([^()]*)\)|\[([^[\]]*)\]|\*([^*]+)\*/g;
const thanks = /[🙏👍👌🙂😀😊✅✔❤]\ufe0f?/gu;
const divider =
	/(?<![-‐-―−]) ?[‐-―−-]+ | [‐-―−-]+(?![-‐-―−])|[‒-―−]| ?:| ?\||(?<=[\p{L}\p{N}]{2}) ?\/ ?(?=[\p{L}\p{N}]{2})/gu;

type Piece = readonly { text: string; keys: readonly string[] }[];

const readPiece = (text: string): Piece =>
	text
		.split(/\s+/)
		.map((word) => ({ text: word, keys: readWords(word).map(({ key }) => key) }))
		.filter((word) => word.text !== '');
const keysOf = (piece: Piece): readonly string[] => piece.flatMap(({ keys }) => keys);

const isNumber = (key: string): boolean => /\d/.test(key) || /^k[a-d][a-z]$/.test(key);
const isPurpose = isInAny('purposes', 'months');
const isJob = (key: string): boolean => is(key, 'jobs') && !isPersonalName(key);
const isObject = (key: string): boolean => is(key, 'purposeObjects') || isJob(key);
const mayBeNote = (key: string): boolean =>
	isPurpose(key) || is(key, 'noteWords') || isObject(key) || isNumber(key);

function isNote(piece: Piece): boolean {
	const keys = keysOf(piece);
	return keys.some((key) => isPurpose(key) || isObject(key)) && keys.every(mayBeNote);
}

/** Jane Kamau - KPLC: a name, a place, a level, another body or a warning may be the payee. */
const mayBePayee = (piece: Piece): boolean =>
	keysOf(piece).some((key) => isKnownName(key) || identifiesBody(key)) ||
	isNameOfBody(textIn(piece)) ||
	is(keysOf(piece).join(' '), 'brands');

const identifiesBody = isInAny(
	'otherBodyWords',
	'warnings',
	'places',
	'levels',
	'foreignCountries',
);

function isWhole(piece: Piece): boolean {
	const names = keysOf(piece).filter((key) => !is(key, 'titles'));
	return arePersons(names) || isNameOfBody(textIn(piece));
}

const arePersons = (keys: readonly string[]): boolean =>
	keys.length > 1 && keys.every(isPersonalName);

/** The name without its note (KPLC token), the likelier reading first; empty if there is no note. */
export const takeNote = remembered((typed) => {
	const text = takeNumbers(cleanText(typed).text).text.replace(/\s+/g, ' ');
	const plain = text.replace(thanks, ' ').replace(/^ ?\d{1,3}[.)] +/, '');
	const spans = Array.from(plain.matchAll(span), ([, ...found]) => found.find(Boolean) ?? '');
	const read = plain.replace(span, ' ').split(divider).map(readPiece);
	const pieces = read.filter((piece) => keysOf(piece).length > 0);
	const names = pieces.filter((piece) => !isNote(piece));
	const notes = [...pieces.filter(isNote), ...spans.map(readPiece)];
	if (names.length > 2) return [];
	const hasNote = plain !== text || spans.length > 0 || pieces.length > 1;
	return names.flatMap((name) => {
		const others = names.filter((other) => other !== name);
		return readings(name, [...others, ...notes], hasNote);
	});
});

function readings(piece: Piece, notes: readonly Piece[], hasNote: boolean) {
	const others = notes.filter((note) => !isNote(note));
	if (others.some(mayBePayee)) return [];
	const [name, beside] = withoutPurpose(piece);
	const [first] = name;
	if (!first || (!hasNote && beside.length === 0)) return [];
	const note = others[0] ?? [beside, ...notes].find(({ length }) => length > 0) ?? [];
	const before = piece.slice(0, piece.indexOf(first));
	/** Rent of, fees for, Kamau's landlord: the name is not the payee's. */
	const ofOther =
		[before, ...notes].some(isOfOther) || (beside.length > before.length && isOwner(name));
	return [{ name: textIn(name), note, ofPurpose: others.length === 0, ofOther }];
}

/** Landlord of, fees for, student, stop; but "pay to" names the payee. */
function isOfOther(note: Piece): boolean {
	const keys = keysOf(note);
	const isLinked = is(keys.at(-1) ?? '', 'linkWords') && !is(keys.join(' '), 'payTo');
	return isLinked || keys.some((key) => is(key, 'payers') || is(key, 'noteWarnings'));
}

/** Jane Kamau's landlord. */
function isOwner(name: Piece): boolean {
	const keys = keysOf(name);
	const last = keys.at(-1) ?? '';
	const isOwned = last.endsWith('s') && !isPersonalName(last);
	return isOwned && arePersons([...keys.slice(0, -1), last.slice(0, -1)]);
}

/** KPLC token meter 14: trade words come off only beside a whole name. */
function withoutPurpose(piece: Piece): readonly [name: Piece, note: Piece] {
	const [job, person] = [piece.slice(0, 1), piece.slice(1)];
	if (keysOf(job).some(isJob) && arePersons(keysOf(person))) return [person, job];
	if (!hasPurpose(piece)) return [piece, []];
	for (const mayGo of [mayBeNote, (key: string) => mayBeNote(key) && !is(key, 'purposeObjects')]) {
		const stays = ({ keys }: Piece[number]) => !keys.some(mayGo);
		// PETTY may be a given name, not petty cash.
		const from = piece.findIndex((word) => stays(word) || word.keys.every(isKnownName));
		const to = piece.findLastIndex(stays) + 1;
		if (from < 0) return [[], []];
		const ends = [piece.slice(0, from), piece.slice(to)];
		const [before = [], after = []] = ends.map((end) => (hasPurpose(end) ? [] : end));
		const kept = [...before, ...piece.slice(from, to), ...after];
		// PREMIUM KILIFI ACADEMY pays no premium.
		const isBehind = mayGo !== mayBeNote && before.length === from;
		if (ends.some(hasPurpose) && (isBehind || isWhole(kept)))
			return [kept, ends.filter(hasPurpose).flat()];
	}
	return [piece, []];
}

/** Without months: June may be a given name, and needs a divider. */
const hasPurpose = (piece: Piece): boolean => keysOf(piece).some((key) => is(key, 'purposes'));

/** The name without its note, in capitals and single spaces, to group a payee's rows. */
export function nameWithoutNote(typed: string): string {
	const [found] = takeNote(typed);
	const { text } = cleanText(found?.ofPurpose ? found.name : typed);
	return text.toUpperCase().split(/\s+/).filter(Boolean).join(' ');
}
