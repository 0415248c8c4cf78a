import { NUMBER_TYPE_NAMES, type NumberType } from '../domain/payee/numberType';
import { entriesOf, plainWords, wordSet } from '../domain/payee/plainWords';
import { visible } from '../domain/visible';
import { remembered } from '../remembered';
import usual from './data/headings.json';
import words from './data/words.json';

/** What a column of a sheet of payees can hold: its label in Columns, its words in errors, an example heading. */
export const MEANING_TEXTS = {
	number: ['Number', 'the number', 'Till/Paybill'],
	till: ['Till', 'the till', 'Till No.'],
	paybill: ['Paybill', 'the Paybill', 'Paybill No.'],
	type: ['Type', 'whether it is a till or a Paybill', 'Mode'],
	payee: ['Payee Name', 'the payee’s name', 'Supplier'],
	account: ['Account Number', 'the account number', 'A/C No.'],
	amount: ['Amount', 'the amount', 'Net Payable'],
	operator: ['Operator', 'the operator', 'Operator'],
} as const satisfies Readonly<Record<NumberType | keyof typeof usual, readonly string[]>>;

export type Meaning = keyof typeof MEANING_TEXTS;

export const MEANINGS = Object.keys(MEANING_TEXTS).filter(
	(name): name is Meaning => name in MEANING_TEXTS,
);

/** The meanings that hold the number to look up. */
export const NUMBER_MEANINGS = ['number', ...NUMBER_TYPE_NAMES] as const;

interface UsualHeading {
	readonly heading: string;
	readonly meaning: Meaning;
	/** A heading of an earlier line is preferred. */
	readonly rank: number;
}

/**
 * The usual headings. In `headings.json`, write a heading as people do: case, punctuation, plural, possessive, the order
 * of words, small words (of, the, ya), a currency and “No.” after another word make no difference. A sheet may have
 * headings of two lines, but not two of one line. Registered names come last: they must not be compared with themselves.
 */
export const USUAL_HEADINGS: readonly UsualHeading[] = MEANINGS.flatMap((meaning) =>
	usual[meaning].flatMap((line, rank) =>
		entriesOf([line]).map((heading) => ({ heading, meaning, rank })),
	),
);

const smallWords = wordSet(words.small);
/** Of an old and a new till, a person must choose. */
const qualifiers = wordSet(words.qualifiers);

const mayHaveNumber: ReadonlySet<Meaning> = new Set([...NUMBER_MEANINGS, 'account']);

export const headingText = (cell: unknown): string =>
	typeof cell === 'string' ? cell.slice(0, 1000).replace(/\s+/g, ' ').trim() : '';

/** A heading for messages: shortened, invisible characters written out. */
export const headingLabel = (heading = ''): string => visible(heading.slice(0, 40));

/** The words of a heading in one order. */
const keyOf = (all: readonly string[]): string =>
	[...new Set(all.filter((word) => !smallWords.has(word)))].sort().join(' ');

/** Whether two headings are the same but for case, punctuation and the like. */
export function isSameHeading(one: string, other: string): boolean {
	const key = keyOf(plainWords(one));
	return key !== '' && key === keyOf(plainWords(other));
}

function without(all: readonly string[], dropped: string): readonly string[] {
	const others = all.filter((word) => word !== dropped);
	return others.length > 0 ? others : all;
}

const byKey = new Map(USUAL_HEADINGS.map((each) => [keyOf(plainWords(each.heading)), each]));

/** `No.` and `#` alone count rows, and `Number of Tills` counts tills; only the written word means a number. */
const COUNTS = /^[\s.]*(?:nos?|num|nr|#|№)[\s.]*$|^(?:no\.?|number|#) of \p{L}+s$/iu;

/** `Account (GL)` and `Number (S/N)` are columns of the office, and `Amount (USD)` is no amount of KES. */
const OF_OFFICE =
	/[$€£]|[([]\s*(?:gl|g\/l|ledger|bank|s\/?n|serial|id|staff|phone|usd|eur|gbp|ugx|tzs|zar)\b/i;

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/** The usual heading that means the same, in English or Swahili; undefined for one that is not in the table. */
export const usualHeading = remembered((heading): UsualHeading | undefined => {
	// A spreadsheet reader numbers doubled headings: Till_1.
	const text = heading.trim().replace(/_\d{1,3}$/, '');
	if (COUNTS.test(text) || OF_OFFICE.test(text)) return undefined;
	for (const form of new Set([text, text.replace(BRACKETS, ' ')])) {
		const all = without(plainWords(form), 'kes');
		const unqualified = all.filter((word) => !qualifiers.has(word));
		const isQualified = unqualified.length < all.length;
		const exact = byKey.get(keyOf(unqualified));
		if (exact && (!isQualified || mayHaveNumber.has(exact.meaning))) return exact;
		const unnumbered = byKey.get(keyOf(without(unqualified, 'number')));
		if (unnumbered && mayHaveNumber.has(unnumbered.meaning)) return unnumbered;
	}
	return undefined;
});

export const meaningOf = (heading: string): Meaning | undefined => usualHeading(heading)?.meaning;

const TAX = /\bv\.?a\.?t\b/i;
const INCLUDES_TAX = /\b(?:total|gross|jumla)\b/i;

/** The positions of the columns that usually have a meaning, the preferred headings alone: more than one is ambiguous. */
export function usualColumns(meaning: Meaning, headings: readonly string[]): number[] {
	const hasTax = meaning === 'amount' && headings.some((heading) => TAX.test(heading));
	const ranks = headings.map((heading) => {
		const known = usualHeading(heading);
		if (known?.meaning !== meaning) return Infinity;
		// Amount, VAT, Total: the total is what is paid, unless there is a net amount.
		return hasTax && known.rank > 0 && INCLUDES_TAX.test(heading) ? 0.5 : known.rank;
	});
	const best = Math.min(...ranks);
	return [...ranks.keys()].filter((at) => best < Infinity && ranks[at] === best);
}
