import { plainWords } from '../domain/payee/plainWords';
import { remembered } from '../domain/payee/remembered';
import { type Meaning, NUMBER_MEANINGS, USUAL_HEADINGS } from './headingTable';

const SMALL_WORDS: ReadonlySet<string> = new Set(
	'of the and a be ya wa la za cha kwa in for'.split(' '),
);

const withNumber: ReadonlySet<Meaning> = new Set([...NUMBER_MEANINGS, 'account']);

export interface UsualMeaning {
	readonly meaning: Meaning;
	/** 0 for the headings that are preferred. */
	readonly rank: number;
}

/** A heading on one line. */
export const headingText = (cell: unknown): string =>
	typeof cell === 'string' ? cell.slice(0, 1000).replace(/\s+/g, ' ').trim() : '';

/** The words of a heading in one order. */
function keyOf(words: readonly string[]): string {
	const telling = words.filter((word) => !SMALL_WORDS.has(word));
	return [...new Set(telling)].sort().join(' ');
}

const without = (words: readonly string[], dropped: string): readonly string[] => {
	const others = words.filter((word) => word !== dropped);
	return others.length > 0 ? others : words;
};

const usual = new Map<string, UsualMeaning>(
	USUAL_HEADINGS.map(({ heading, ...meaning }) => [keyOf(plainWords(heading)), meaning]),
);

/** `No.` and `#` alone count rows, and `Number of Tills` counts tills; only the written word means a number. */
const COUNTS = /^[\s.]*(?:nos?|num|nr|#|№)[\s.]*$|^(?:no\.?|number|#) of \p{L}+s$/iu;

/** `Account (GL)` and `Number (S/N)` are columns of the office. */
const OF_OFFICE = /[([]\s*(?:gl|g\/l|ledger|bank|s\/?n|serial|id|staff|phone)\b/i;

/** Of two tills, one is the old one: a person has to say which. */
const QUALIFIERS: ReadonlySet<string> = new Set(
	'new old correct corrected updated previous former current latest alternative'.split(' '),
);

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

const MAX_CHARACTERS = 100;

const findMeaning = remembered((heading): { readonly usual: UsualMeaning | undefined } => {
	// A spreadsheet reader numbers doubled headings: Till_1.
	const text = heading.trim().replace(/_\d{1,3}$/, '');
	if (text.length > MAX_CHARACTERS || COUNTS.test(text) || OF_OFFICE.test(text))
		return { usual: undefined };
	for (const form of new Set([text, text.replace(BRACKETS, ' ')])) {
		const all = without(plainWords(form), 'kes');
		const words = all.filter((word) => !QUALIFIERS.has(word));
		const exact = usual.get(keyOf(words));
		const isQualified = words.length < all.length;
		if (exact && (!isQualified || withNumber.has(exact.meaning))) return { usual: exact };
		const unnumbered = usual.get(keyOf(without(words, 'number')));
		if (unnumbered && withNumber.has(unnumbered.meaning)) return { usual: unnumbered };
	}
	return { usual: undefined };
});

/** What a usual heading means, in English or Swahili; undefined for one that is not in the table. */
export const meaningOf = (heading: string): UsualMeaning | undefined => findMeaning(heading).usual;

/** The positions of the columns that usually have a meaning, the preferred headings alone: more than one is ambiguous. */
export function usualColumns(meaning: Meaning, headings: readonly string[]): number[] {
	const found = headings.flatMap((heading, position) => {
		const known = meaningOf(heading);
		return known?.meaning === meaning ? [{ position, rank: known.rank }] : [];
	});
	const best = Math.min(...found.map(({ rank }) => rank));
	return found.filter(({ rank }) => rank === best).map(({ position }) => position);
}

/** Whether two headings are the same but for case, punctuation and the like. */
export function isSameHeading(one: string, other: string): boolean {
	const key = keyOf(plainWords(one));
	return key !== '' && key === keyOf(plainWords(other));
}
