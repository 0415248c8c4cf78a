import { cleanText } from './clean';
import { takeLegalForms, type LegalForm } from './legalForm';
import { isKnownName } from './names/knownNames';
import { takeTitles } from './titles';
import { splitTradingAs } from './tradingAs';
import { withRoles, type Part } from './roles';
import { mostWords, readWords, type Word } from './words';
import { commonWords } from './words/commonWords';
import { genericWords } from './words/genericWords';
import { generations } from './words/honorifics';
import { articles } from './words/particles';
import { placeholders } from './words/placeholders';

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
	/** Letters in the name with its blanks: services cut names off at a length. */
	length: number;
	/** The two names around "trading as". */
	sides: readonly [owner: Name, business: Name] | undefined;
}

export type Doubt = 'cut' | 'wildcard' | 'styled' | 'hidden';

/** Takes a name apart, as typed or as registered; any string will do. */
export function readName(name: string): Name {
	const clean = cleanText(name);
	const words = readWords(clean.text);
	const doubts: Doubt[] = [];
	if (clean.cut || words.length > mostWords) doubts.push('cut');
	if (clean.wildcard) doubts.push('wildcard');
	if (clean.styled) doubts.push('styled');
	const sides = splitTradingAs(clean.text);
	const [owner, business] =
		sides?.map((side) => assemble(readWords(side), side.length, [], undefined)) ?? [];
	return assemble(
		words,
		clean.text.length,
		doubts,
		owner && business ? [owner, business] : undefined,
	);
}

function assemble(
	all: readonly Word[],
	length: number,
	doubts: readonly Doubt[],
	sides: Name['sides'],
): Name {
	const { words, legal } = takeLegalForms(all.slice(0, mostWords));
	const business = words.some(saysBusiness);
	const person = business ? { words, titles: [] } : takeTitles(words);
	const parts = withRoles(person.words, business);
	const hidden = parts.some((part) => part.hidden);
	return {
		words: all.map(({ key }) => key).join(' '),
		parts,
		legal,
		titles: person.titles,
		business,
		ordered: business || legal.length > 0 || parts.some(keepsOrder),
		doubts: hidden ? [...doubts, 'hidden'] : [...doubts],
		length,
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
	if (placeholders.has(name.parts.map(({ key }) => key).join('')) && !name.business) return false;
	if (name.parts.some((part) => saysWhose(part, name.ordered))) return true;
	// The letters of "A B C Nursery School" are its name; "R K S" alone could be anyone.
	return name.ordered && name.parts.filter(({ role }) => role === 'initial').length >= 2;
}

function saysWhose({ role, text }: Part, ordered: boolean): boolean {
	if (role === 'place' || role === 'country') return true;
	return role === 'name' && (ordered || !/^(?:\p{L}[./])+\p{L}?$/u.test(text));
}
