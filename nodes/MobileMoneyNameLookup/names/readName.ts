import { is, isInAny, isKnownName, isPersonalName } from './lexicon';
import { remembered } from '../remembered';
import { cleanText, markHiddenLetters, marksIn, maskMark } from './cleanText';
import { bodyNamedIn, isKnownBody, withFullName } from './fullNames';
import { isGeneric, isPersonal, isShortForGeneric, partsOf } from './parts';
import { oneParty, readParties, splitTradingAs } from './readParties';
import { foldWord, isDotted, keysIn, readWords, textIn, type Word } from './readWords';
import { takeLegalForms, takeNumbers, takeTitles } from './takeOff';
import { isPlaceholder } from './placeholders';

/** One name, read. `ordered`: a possible business, so its words keep their order, and it has one party. */
export type Name = ReturnType<typeof assemble>;

const mostWords = 24;

type Doubt = 'tooLong' | 'wildcard' | 'symbols' | 'invisible' | 'hidden';

/** Takes apart any string; only `registered` names have hidden letters. `bodyOfOther`: see `withFullName`. */
export const readName = (
	name: string,
	of: 'expected' | 'registered' = 'expected',
	bodyOfOther = '',
): Name => readersBeside(bodyOfOther)[of](name);

/** In a sheet names recur, and each is compared with several. */
const readersBeside = remembered((body) => ({
	expected: remembered((name) => readAnew(name, false, body)),
	registered: remembered((name) => readAnew(name, true, body)),
	part: remembered((text) => assemble(readWords(text), text, body)),
}));

function readAnew(name: string, mayHide: boolean, bodyOfOther: string): Name {
	const clean = cleanText(name);
	const masked = mayHide ? markHiddenLetters(clean.text) : undefined;
	const { text, numbers } = takeNumbers(masked ?? clean.text.replaceAll(maskMark, ' '));
	const words = readWords(text);
	const doubts: Doubt[] = [];
	if (clean.cut || words.length > mostWords) doubts.push('tooLong');
	if (masked !== undefined) doubts.push('hidden');
	else if (clean.wildcard) doubts.push('wildcard');
	if (clean.styled) doubts.push('symbols');
	return assemble(words, text, bodyOfOther, doubts, numbers);
}

/** The names around "trading as"; undefined without it. */
export function sidesOf({ text, bodyOfOther }: Name) {
	const [owner, business] = splitTradingAs(text)?.map(readersBeside(bodyOfOther).part) ?? [];
	return owner && business && ([owner, business] as const);
}

/** Two persons or more that "and" joins; empty for others. */
export function holdersOf({ text, bodyOfOther }: Name): readonly Name[] {
	const parts = text.split(/ (?:&|\+|and|na) /i);
	const holders = parts.length > 1 ? parts.map(readersBeside(bodyOfOther).part) : [];
	return holders.every((one) => isPersonsName(one, 'some')) ? holders : [];
}

function assemble(
	all: readonly Word[],
	text: string,
	bodyOfOther: string,
	doubts: readonly Doubt[] = [],
	numbers: readonly string[] = [],
) {
	const { words, legal } = takeLegalForms(all.slice(0, mostWords));
	const besideForm = legal.length > 0 ? textIn(words) : '';
	const full = withFullName(words, bodyOfOther);
	const business = full.words.some(({ key, note }) => !note && isBusinessWord(key));
	const named = readSmallWords(full.words, business);
	const person = business ? { words: named, titles: [] } : takeTitles(named);
	const parts = partsOf(person.words, business);
	const knownBody = isKnownBody(full.words);
	const names = parts.filter(({ role }) => role === 'name');
	const isPersons = names.length > 1 && names.every(isPersonal);
	const keepsOrder = ({ note, role, key }: Word) =>
		!note && role !== 'title' && (role === 'number' ? !isPersons : isCommonWord(key));
	const ordered = business || knownBody || legal.length > 0 || parts.some(keepsOrder);
	const parties = ordered ? oneParty : readParties(text);
	const family = parties.familyFirst;
	const hasInvisible = parts.some((part) => part.hasInvisible);
	return {
		text,
		bodyOfOther,
		/** Equal for names that have the same words. */
		folded: [keysIn(all), ...numbers, family, parties.joined].join(),
		parts: family > 0 ? [...parts.slice(family), ...parts.slice(0, family)] : parts,
		legal,
		titles: person.titles,
		business,
		ordered,
		doubts: hasInvisible ? [...doubts, 'invisible' as const] : doubts,
		marks: marksIn(text),
		parties,
		// N**** A**** is not "n/a".
		placeholder: !text.includes(maskMark) && [text, besideForm].some(isPlaceholder),
		numbers,
		knownBody,
		shortName: full.short,
		hyphened: Array.from(text.matchAll(hyphened), ([, word = '']) => foldWord(word)),
	};
}

const hyphened = /(?<=\p{L})-(\p{L}[^ -]*)/gu;

/** In a business N is "and", No before a number says nothing, and ENT of a clinic or a doctor is no enterprise. */
function readSmallWords(words: readonly Word[], business: boolean): readonly Word[] {
	const isOfDoctor = words.some(({ key }) => key === 'dr');
	return words.flatMap((word, at) => {
		const { key } = word;
		const next = words[at + 1]?.key ?? '';
		if (business && key === 'no' && /^\d/.test(next)) return [];
		if (business && key === 'n' && at > 0 && next !== '') return [{ ...word, key: 'and' }];
		const isOfClinic = key === 'ent' && (isOfDoctor || is(next, 'genericWords'));
		return [isOfClinic ? { ...word, key: 'earnosethroat' } : word];
	});
}

const isBusinessWord = remembered((key) => {
	if (isKnownName(key) || is(key, 'generations')) return false;
	if (is(key, 'genericWords')) return true;
	return key.length > 3 && isShortForGeneric(key) && !is(key, 'titles');
});

/** "John & Jane Kamau" are two holders; "the" and "of" stand in business names. */
const isCommonWord = remembered(
	(key) => is(key, 'articles') || (is(key, 'commonWords') && !isKnownName(key)),
);

/** Whether the name identifies a holder: not only generic words, numbers or initials. */
export function isUsable(name: Name): boolean {
	if (name.placeholder) return false;
	if (name.knownBody) return true;
	if (!name.business && name.parts.every(({ key }) => isNoName(key))) return false;
	if (name.parts.some((part) => identifiesHolder(part, name.ordered))) return true;
	if (name.doubts.includes('hidden')) return lettersShown(name.parts) >= fewestLettersShown;
	// "A B C Nursery School" is a name; "R K S" alone could be anyone.
	return name.ordered && name.parts.filter(({ role }) => role === 'initial').length >= 2;
}

/** A well-known body, or a kind that nobody trades as: a bank, a university, a SACCO. */
export const isInstitution = ({ knownBody, parts }: Name): boolean =>
	knownBody || parts.some(({ key }) => is(key, 'institutionWords'));

/** A sole trader's business: distinctive, without other companies' brands, and no firm of two. */
export function isSoleTrade({ business, parts, text }: Name): boolean {
	const isTrade = (part: Word | undefined) =>
		!part || isGeneric(part) || is(part.key, 'soleTrades');
	// Kaplan & Stratton; but wines and spirits.
	const isOfFirm = ({ key }: Word, at: number) =>
		key === 'and' && ![parts[at - 1], parts[at + 1]].every(isTrade);
	const isOfOther = ({ key }: Word, at: number) =>
		isOtherKind(key) || isOfOthers(key) || isOfOthers(`${key} ${parts[at + 1]?.key ?? ''}`);
	return (
		business &&
		bodyNamedIn(text) === undefined &&
		parts.some(({ key }) => is(key, 'soleTrades')) &&
		parts.some(({ role }) => role === 'name') &&
		!parts.some(isOfFirm) &&
		!parts.some(isOfOther)
	);
}

const isListedRole = isInAny('purposes', 'purposeObjects', 'jobs', 'otherBodyWords', 'parentWords');
/** Caretaker, cash: a role or a purpose. */
const isNoName = (key: string): boolean => isListedRole(key) && !isPersonalName(key);

const isOfOthers = isInAny('brands', 'owners', 'levels', 'nations');
const isOtherKind = isInAny('institutionWords', 'otherBodyWords');

/** Two or more persons' names and nothing else; `some`: one of them is known. */
export function isPersonsName({ parts, ordered }: Name, known: 'every' | 'some'): boolean {
	const names = parts.filter(({ role }) => role !== 'small');
	return !ordered && names.length > 1 && names[known](isPersonal);
}

const identifiesHolder = (part: Word, ordered: boolean): boolean =>
	part.role === 'place' ||
	part.role === 'country' ||
	(part.role === 'name' && (ordered || !isDotted(part)));

const fewestLettersShown = 2;
const lettersShown = (parts: readonly Word[]): number =>
	parts.reduce((sum, { shown, key }) => sum + (shown?.join('') ?? key).length, 0);
