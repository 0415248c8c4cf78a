import { plainText } from './plainText';

type Fields = Readonly<Record<string, unknown>>;

/** Usual headings, the surest first, as `wordsOf` brings them to one form. */
const USUAL = {
	amount: [
		['amount'],
		['amount', 'net'],
		['net', 'payable'],
		['amount', 'payable'],
		['amount', 'due'],
		['amount', 'total'],
		['net', 'pay'],
		['payable'],
		['kiasi'],
		['total'],
		['kes'],
		['ksh'],
	],
	payee: [
		['expected', 'name'],
		['name', 'supplier'],
		['name', 'payee'],
		['name', 'vendor'],
		['creditor', 'name'],
		['beneficiary', 'name'],
		['supplier'],
		['payee'],
		['vendor'],
		['creditor'],
		['beneficiary'],
		['account', 'name'],
		['jina'],
		['name'],
	],
	number: [
		['till'],
		['buy', 'good', 'till'],
		['paybill'],
		['bill', 'pay'],
		['paybill', 'till'],
		['bill', 'pay', 'till'],
		['mpesa', 'paybill', 'till'],
		['mpesa', 'till'],
		['mpesa', 'paybill'],
		['busines'],
		['busines', 'short', 'code'],
		['code', 'short'],
		['shortcode'],
		['mpesa'],
		['number'],
		['nambari'],
	],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly string[]>>>;

type Meaning = keyof typeof USUAL;

/** Words that make no difference beside others. */
const FILLERS: ReadonlySet<string> = new Set([
	'of',
	'the',
	'or',
	'and',
	'in',
	'no',
	's',
	'kes',
	'ksh',
	'number',
]);

/** The words of a heading in one form and order: `Name of Supplier (s)` and `Supplier's name` are the same. */
function wordsOf(heading: string): string {
	const words = plainText(heading, 60)
		.toLowerCase()
		.replace(/m[- ]pesa/g, 'mpesa')
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word));
	const telling = words.filter((word) => !FILLERS.has(word));
	return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
}

const keysOf = (meaning: Meaning): readonly string[] =>
	USUAL[meaning].map((words) => words.join(' '));

/** The headings that mean one thing, and what a person should know about how they were found. */
export interface SheetColumns {
	readonly amount: string | undefined;
	readonly payee: string | undefined;
	/** Columns in which a till or Paybill number may stand. */
	readonly numbers: readonly string[];
	readonly remarks: readonly string[];
}

/** Headings as the user gives them where they are unusual; empty for the usual ones. */
export interface NamedColumns {
	readonly amount: string;
	readonly payee: string;
}

/**
 * Finds the sheet's own columns by their headings.
 *
 * @param rows the items' own fields, without the result
 */
export function findColumns(rows: readonly Fields[], named: NamedColumns): SheetColumns {
	const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const forms = headings.map((heading) => ({ heading, words: wordsOf(heading) }));
	const remarks: string[] = [];
	const usual = (meaning: Meaning): string[] => {
		for (const key of keysOf(meaning)) {
			const fitting = forms.filter(({ words }) => words === key);
			if (fitting.length > 0) return fitting.map(({ heading }) => heading);
		}
		return [];
	};
	const find = (meaning: 'amount' | 'payee'): string | undefined => {
		const given = named[meaning];
		if (given !== '') {
			if (headings.includes(given)) return given;
			remarks.push(`There is no column “${given}”, so no ${meaning} was read.`);
			return undefined;
		}
		const [first, second] = usual(meaning);
		if (first === undefined || second === undefined) return first;
		remarks.push(`Two columns may show the ${meaning}: “${first}” and “${second}”. None was read.`);
		return undefined;
	};
	const numberKeys = new Set(keysOf('number'));
	return {
		amount: find('amount'),
		payee: find('payee'),
		numbers: forms.filter(({ words }) => numberKeys.has(words)).map(({ heading }) => heading),
		remarks: remarks.map((remark) => plainText(remark, 200)),
	};
}

/** What the sheet calls a row: its own `row_number`, else the item's position. */
export function rowNameOf(row: Fields, index: number): string {
	return plainText(row['row_number'], 20) || String(index + 1);
}
