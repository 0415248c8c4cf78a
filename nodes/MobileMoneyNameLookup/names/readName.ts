import { is, isInAny } from './lexicon';
import { remembered } from '../remembered';
import { isKnownName, isPersonalName } from './knownNames';
import { cleanText, isPlain, markHiddenLetters, marksIn, maskMark } from './cleanText';
import { isKnownBody, namesBody, withFullName } from './fullNames';
import { isGeneric, isShortForGeneric, type Part, partsOf } from './parts';
import { oneParty, readParties, splitTradingAs, wordsOfFamilyFirst } from './readParties';
import {
	foldWord,
	isDotted,
	keysIn,
	mostWords,
	readWords,
	textIn,
	wordOf,
	type Word,
} from './readWords';
import { takeNumbers } from './takeNumbers';
import { takeLegalForms } from './takeLegalForms';
import { takeTitles } from './takeTitles';
import { isPlaceholder } from './placeholders';

/**
 * One name, read. `ordered`: a possible business, so its words keep their order. `familyFirst`: "Kamau, Jane", and in
 * `parts` the family name is last. `parties` are only for persons, because elsewhere every extra word counts.
 */
export type Name = ReturnType<typeof assemble>;

type Doubt = 'tooLong' | 'wildcard' | 'symbols' | 'invisible' | 'hidden';

/**
 * Takes apart any string. Only `registered` names have hidden letters; in typed names stars are wildcards.
 * A well-known body's short name is expanded if `other` has the full form.
 */
export function readName(
	name: string,
	of: 'expected' | 'registered' = 'expected',
	other = '',
): Name {
	const clean = cleanText(name);
	const masked = of === 'registered' ? markHiddenLetters(clean.text) : undefined;
	const { text, numbers } = takeNumbers(masked ?? clean.text.replaceAll(maskMark, ' '));
	const words = readWords(text);
	const doubts: Doubt[] = [];
	if (clean.cut || words.length > mostWords) doubts.push('tooLong');
	if (masked !== undefined) doubts.push('hidden');
	else if (clean.wildcard) doubts.push('wildcard');
	if (clean.styled) doubts.push('symbols');
	return assemble(words, text, other, doubts, numbers);
}

/** The names around "trading as"; undefined without it. */
export function sidesOf({ text, other }: Name): readonly [owner: Name, business: Name] | undefined {
	const [owner, business] = splitTradingAs(text)?.map((part) => readPart(part, other)) ?? [];
	return owner && business && [owner, business];
}

/** Two persons or more that "and" joins; empty for others. */
export function holdersOf({ text, other }: Name): readonly Name[] {
	const parts = text.split(/ (?:&|\+|and|na) /i);
	const holders = parts.length > 1 ? parts.map((part) => readPart(part, other)) : [];
	return holders.every((one) => isPersonsName(one, 'some')) ? holders : [];
}

const readPart = (text: string, other: string): Name => assemble(readWords(text), text, other);

function saysNothing(text: string, besideLegalForm: readonly Word[]): boolean {
	// N**** A**** is not "n/a".
	if (text.includes(maskMark)) return false;
	const rest = textIn(besideLegalForm);
	return isPlaceholder(text) || (rest !== '' && isPlaceholder(rest));
}

function assemble(
	all: readonly Word[],
	text: string,
	other: string,
	doubts: readonly Doubt[] = [],
	numbers: readonly string[] = [],
) {
	const { words, legal } = takeLegalForms(all.slice(0, mostWords));
	const full = withFullName(words, other);
	const business = full.words.some(({ key, note }) => !note && saysBusiness(key));
	const named = readSmallWords(full.words, business);
	const person = business ? { words: named, titles: [] } : takeTitles(named);
	const parts = partsOf(person.words, business);
	const knownBody = isKnownBody(full.words);
	const isPersons = areOfPerson(parts);
	const ordered =
		business || knownBody || legal.length > 0 || parts.some((part) => keepsOrder(part, isPersons));
	const isSigned = !isPlain(text);
	const family = ordered || !isSigned ? 0 : wordsOfFamilyFirst(text);
	const hidden = parts.some((part) => part.hidden);
	return {
		text,
		other,
		words: keysIn(all),
		parts: family > 0 ? [...parts.slice(family), ...parts.slice(0, family)] : parts,
		legal,
		titles: person.titles,
		business,
		ordered,
		doubts: hidden ? [...doubts, 'invisible' as const] : doubts,
		marks: isSigned ? marksIn(text) : '',
		parties: isSigned && !ordered ? readParties(text) : oneParty,
		placeholder: saysNothing(text, legal.length > 0 ? words : []),
		familyFirst: family > 0,
		numbers,
		knownBody,
		shortName: full.short,
		hyphened: isSigned ? hyphenedIn(text) : [],
	};
}

const hyphened = /(?<=\p{L})-(\p{L}[^ -]*)/gu;

const hyphenedIn = (text: string): readonly string[] =>
	Array.from(text.matchAll(hyphened), ([, word = '']) => foldWord(word));

function readSmallWords(words: readonly Word[], business: boolean): readonly Word[] {
	if (!business || !words.some(({ key }) => key === 'n' || key === 'no' || key === 'ent'))
		return words;
	const isInside = (at: number) => at > 0 && at < words.length - 1;
	// Nairobi ENT Clinic: for ears, nose and throat.
	const isOfDoctor = words.some(({ key }) => key === 'dr');
	const isOfClinic = (at: number) => isOfDoctor || is(words[at + 1]?.key ?? '', 'genericWords');
	const keyOf = (key: string, at: number) => {
		if (key === 'ent' && isOfClinic(at)) return 'earnosethroat';
		return key === 'n' && isInside(at) ? 'and' : key;
	};
	return words
		.filter(({ key }, at) => !(key === 'no' && /^\d/.test(words[at + 1]?.key ?? '')))
		.map((word, at) => {
			const key = keyOf(word.key, at);
			return key === word.key ? word : wordOf(word.text, key, word.note);
		});
}

const saysBusiness = remembered((key) => {
	if (isKnownName(key) || is(key, 'generations')) return false;
	if (is(key, 'genericWords')) return true;
	return key.length > 3 && isShortForGeneric(key) && !is(key, 'titles');
});

function areOfPerson(parts: readonly Part[]): boolean {
	const names = parts.filter(({ role }) => role === 'name');
	return names.length > 1 && names.every(({ key }) => isPersonalName(key));
}

function keepsOrder(part: Part, isPersons: boolean): boolean {
	if (part.note || part.role === 'title') return false;
	if (part.role === 'number') return !isPersons;
	return isCommonWord(part.key);
}

/** "John & Jane Kamau" are two holders; "the" and "of" stand in business names. */
const isCommonWord = remembered(
	(key) => is(key, 'articles') || (is(key, 'commonWords') && !isKnownName(key)),
);

/** Whether the name identifies a holder: not only generic words, numbers or initials. */
export function isUsable(name: Name): boolean {
	if (name.placeholder) return false;
	if (name.knownBody) return true;
	if (!name.business && name.parts.every(({ key }) => isNoName(key))) return false;
	if (name.parts.some((part) => saysWhose(part, name.ordered))) return true;
	if (name.doubts.includes('hidden')) return lettersShown(name.parts) >= fewestLettersShown;
	// "A B C Nursery School" is a name; "R K S" alone could be anyone.
	return name.ordered && name.parts.filter(({ role }) => role === 'initial').length >= 2;
}

/** A well-known body, or a kind that nobody trades as: a bank, a university, a SACCO. */
export const isInstitution = ({ knownBody, parts }: Name): boolean =>
	knownBody || parts.some(({ key }) => is(key, 'institutionWords'));

/** A sole trader's business: distinctive, without other companies' brands, and no firm of two. */
export function isSoleTrade({ business, parts, words }: Name): boolean {
	if (!business || namesBody(words.split(' '))) return false;
	const isTrade = (part: Part | undefined) =>
		!part || isGeneric(part) || is(part.key, 'soleTrades');
	if (!parts.some(({ key }) => is(key, 'soleTrades'))) return false;
	// Kaplan & Stratton; but wines and spirits.
	const isFirm = ({ key }: Part, at: number) =>
		key === 'and' && ![parts[at - 1], parts[at + 1]].every(isTrade);
	const keys = parts.map(({ key }) => key);
	const pairs = keys.map((key, at) => `${key} ${keys[at + 1] ?? ''}`);
	return (
		parts.some(({ role }) => role === 'name') &&
		!parts.some(isFirm) &&
		![...keys, ...pairs].some(isOfOthers)
	);
}

const isListedRole = isInAny('purposes', 'purposeObjects', 'jobs', 'otherBodyWords', 'parentWords');
/** Caretaker, cash: a role or a purpose. */
const isNoName = (key: string): boolean => isListedRole(key) && !isPersonalName(key);

const isOfOthers = isInAny(
	'brands',
	'owners',
	'levels',
	'institutionWords',
	'otherBodyWords',
	'nations',
);

/** Two or more persons' names and nothing else; `some`: one of them is known. */
export function isPersonsName({ parts, ordered }: Name, known: 'every' | 'some'): boolean {
	const names = parts.filter(({ role }) => role !== 'small');
	return !ordered && names.length > 1 && names[known](({ key }) => isPersonalName(key));
}

function saysWhose(part: Part, ordered: boolean): boolean {
	const { role } = part;
	if (role === 'place' || role === 'country') return true;
	return role === 'name' && (ordered || !isDotted(part));
}

const fewestLettersShown = 2;
const lettersShown = (parts: readonly Part[]): number =>
	parts.reduce((sum, { shown, key }) => sum + (shown?.join('') ?? key).length, 0);
