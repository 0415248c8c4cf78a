import { plainWords } from '../domain/payee/plainWords';
import { remembered } from '../remembered';
import { type Meaning, NUMBER_MEANINGS, USUAL_HEADINGS } from './headingTable';

const SMALL_WORDS: ReadonlySet<string> = new Set(
	'of the and a be ya wa la za cha kwa in for'.split(' '),
);

const withNumber: ReadonlySet<Meaning> = new Set([...NUMBER_MEANINGS, 'account']);

type Usual = Omit<(typeof USUAL_HEADINGS)[number], 'heading'>;

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

const usual = new Map<string, Usual>(
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

const findMeaning = remembered((heading): { readonly usual?: Usual | undefined } => {
	// A spreadsheet reader numbers doubled headings: Till_1.
	const text = heading.trim().replace(/_\d{1,3}$/, '');
	if (text.length > MAX_CHARACTERS || COUNTS.test(text) || OF_OFFICE.test(text)) return {};
	for (const form of new Set([text, text.replace(BRACKETS, ' ')])) {
		const all = without(plainWords(form), 'kes');
		const words = all.filter((word) => !QUALIFIERS.has(word));
		const exact = usual.get(keyOf(words));
		const isQualified = words.length < all.length;
		if (exact && (!isQualified || withNumber.has(exact.meaning))) return { usual: exact };
		const unnumbered = usual.get(keyOf(without(words, 'number')));
		if (unnumbered && withNumber.has(unnumbered.meaning)) return { usual: unnumbered };
	}
	return {};
});

/** What a usual heading means, in English or Swahili; undefined for one that is not in the table. */
export const meaningOf = (heading: string): Usual | undefined => findMeaning(heading).usual;

const isTax = (heading: string): boolean =>
	/\bv\.?a\.?t\b/i.test(heading.slice(0, MAX_CHARACTERS)) && meaningOf(heading) === undefined;

const INCLUDES_TAX = /\b(?:total|gross|jumla)\b/i;

/** The positions of the columns that usually have a meaning, the preferred headings alone: more than one is ambiguous. */
export function usualColumns(meaning: Meaning, headings: readonly string[]): number[] {
	const hasTax = meaning === 'amount' && headings.some(isTax);
	const ranks = headings.map((heading) => {
		const known = meaningOf(heading);
		if (known?.meaning !== meaning) return Infinity;
		// Amount, VAT, Total: the total is what is paid, unless there is a net amount.
		return hasTax && known.rank > 0 && INCLUDES_TAX.test(heading) ? 0.5 : known.rank;
	});
	const best = Math.min(...ranks);
	return [...ranks.keys()].filter((at) => best < Infinity && ranks[at] === best);
}

/** Whether two headings are the same but for case, punctuation and the like. */
export function isSameHeading(one: string, other: string): boolean {
	const key = keyOf(plainWords(one));
	return key !== '' && key === keyOf(plainWords(other));
}
