import { cleanText } from './cleanText';
import { markHiddenLetters, maskMark } from './hiddenLetters';
import { marksIn } from './marksIn';
import { partsOf, type Part } from './parts';
import { isKnownName } from './personNames/knownNames';
import { oneParty, readParties, type Parties } from './readParties';
import { mostWords, readWords, type Word } from './readWords';
import { splitTradingAs } from './splitTradingAs';
import { takeLegalForms, type LegalForm } from './takeLegalForms';
import { takeTitles } from './takeTitles';
import { commonWords } from './words/commonWords';
import { genericWords } from './words/genericWords';
import { generations } from './words/honorifics';
import { articles } from './words/particles';
import { isPlaceholder } from './words/placeholders';

/** A name taken apart. */
export interface Name {
	/** Every word compared, in order and in lower case. */
	words: string;
	parts: Part[];
	legal: LegalForm[];
	titles: Word[];
	/** It has a word that says what kind of business it is. */
	business: boolean;
	/** Its words keep their order: it is, or may be, a business and not a person. */
	ordered: boolean;
	/** Why it can be a close match at most, whatever it is compared with. */
	doubts: Doubt[];
	/** Signs that no name is written with. */
	marks: string;
	/** The holders that signs stand between; of a person's name only, for in others every word more is told. */
	parties: Parties;
	/** It stands where a name should and is none: N/A, MERCHANT, No Data Found. */
	placeholder: boolean;
	/** Letters in the name with its blanks: services cut names off at a length. */
	length: number;
	/** The two names around "trading as". */
	sides: readonly [owner: Name, business: Name] | undefined;
}

export type Doubt = 'cut' | 'wildcard' | 'styled' | 'hidden' | 'masked' | 'marks' | 'parties';

/**
 * Takes a name apart; any string will do.
 *
 * @param name a name as typed or as registered
 * @param of whose words they are: only the service hides letters, in a typed name stars ask for "anything"
 */
export function readName(name: string, of: 'expected' | 'registered' = 'expected'): Name {
	const clean = cleanText(name);
	const masked = of === 'registered' ? markHiddenLetters(clean.text) : undefined;
	const text = masked ?? withoutMarks(clean.text);
	const words = readWords(text);
	const doubts: Doubt[] = [];
	if (clean.cut || words.length > mostWords) doubts.push('cut');
	if (masked !== undefined) doubts.push('masked');
	else if (clean.wildcard) doubts.push('wildcard');
	if (clean.styled) doubts.push('styled');
	const sides = splitTradingAs(text);
	const [owner, business] =
		sides?.map((side) => assemble(readWords(side), side, [], undefined)) ?? [];
	return assemble(words, text, doubts, owner && business ? [owner, business] : undefined);
}

/** Whether a text is a placeholder, or has one beside its legal form (Customer Ltd). */
function saysNothing(text: string, besideLegalForm: readonly Word[]): boolean {
	// The initials of N**** A**** are no "n/a".
	if (text.includes(maskMark)) return false;
	return isPlaceholder(text) || isPlaceholder(besideLegalForm.map((word) => word.text).join(' '));
}

/** Only this file puts the mark into a text. */
function withoutMarks(text: string): string {
	return text.includes(maskMark) ? text.replaceAll(maskMark, ' ') : text;
}

function assemble(
	all: readonly Word[],
	text: string,
	doubts: readonly Doubt[],
	sides: Name['sides'],
): Name {
	const { words, legal } = takeLegalForms(all.slice(0, mostWords));
	const business = words.some(saysBusiness);
	const person = business ? { words, titles: [] } : takeTitles(words);
	const parts = partsOf(person.words, business);
	const ordered = business || legal.length > 0 || parts.some(keepsOrder);
	const hidden = parts.some((part) => part.hidden);
	return {
		words: all.map(({ key }) => key).join(' '),
		parts,
		legal,
		titles: person.titles,
		business,
		ordered,
		doubts: hidden ? [...doubts, 'hidden'] : [...doubts],
		marks: marksIn(text),
		parties: ordered ? oneParty : readParties(text),
		placeholder: saysNothing(text, legal.length > 0 ? words : []),
		length: text.length,
		sides,
	};
}

/** "Junior" stands in the names of schools, but alone it marks a son. */
function saysBusiness({ key, note }: Word): boolean {
	return !note && genericWords.has(key) && !isKnownName(key) && !generations.has(key);
}

function keepsOrder(part: Part): boolean {
	if (part.note) return false;
	// "John & Jane Kamau" are two holders, and "the" and "of" stand in the names of businesses.
	if (part.role === 'number' || articles.has(part.key)) return true;
	return !part.known && commonWords.has(part.key);
}

/**
 * Whether the name says whose account it is: not blank, not a placeholder such as N/A, and not only generic
 * words, numbers or initials.
 */
export function isUsable(name: Name): boolean {
	if (name.placeholder) return false;
	if (name.parts.some((part) => saysWhose(part, name.ordered))) return true;
	if (name.doubts.includes('masked')) return lettersShown(name.parts) >= fewestLettersShown;
	// The letters of "A B C Nursery School" are its name; "R K S" alone could be anyone.
	return name.ordered && name.parts.filter(({ role }) => role === 'initial').length >= 2;
}

function saysWhose({ role, text }: Part, ordered: boolean): boolean {
	if (role === 'place' || role === 'country') return true;
	return role === 'name' && (ordered || !/^(?:\p{L}[./])+\p{L}?$/u.test(text));
}

/** J*** K**** can be compared; of J**** **** too little is shown. */
const fewestLettersShown = 2;

function lettersShown(parts: readonly Part[]): number {
	return parts.reduce((sum, { shown, key }) => sum + (shown?.join('') ?? key).length, 0);
}
