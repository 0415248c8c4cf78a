import { plainText } from './plainText';

export type Meaning = 'amount' | 'payee' | 'number';

/** Usual headings, those of an earlier line preferred, as `wordsOf` brings them to one form. */
const USUAL: Readonly<Record<Meaning, readonly (readonly string[])[]>> = {
	amount: [
		['net payable', 'amount payable', 'payable', 'amount pay to', 'amount net', 'net pay', 'net'],
		['amount', 'amount due', 'amount total', 'kiasi', 'amount invoice'],
		['total', 'due total', 'gross', 'amount gross', 'jumla'],
		['kes', 'ksh', 'kshs'],
	],
	payee: [
		['expected name'],
		[
			...['supplier', 'name supplier', 'payee', 'name payee', 'name vendor', 'vendor'],
			...['creditor', 'creditor name', 'beneficiary', 'beneficiary name', 'account name'],
			...['contractor', 'recipient', 'name recipient', 'landlord', 'pay to', 'business name'],
		],
		['name', 'jina', 'full name'],
	],
	number: [
		[
			...['till', 'mpesa till', 'buy good', 'buy good till', 'merchant', 'merchant till'],
			...['paybill', 'bill pay', 'mpesa paybill', 'business', 'business code short'],
			...['paybill till', 'bill pay till', 'mpesa paybill till', 'business paybill'],
			...['code short', 'shortcode', 'mpesa', 'number', 'nambari'],
		],
	],
};

/** Words that make no difference beside others. */
const FILLERS: ReadonlySet<string> = new Set(
	'of the or and in no nos s kes ksh kshs number'.split(' '),
);

/** The words of a heading in one form and order: `Name of Supplier (s)` and `Supplier's name` are the same. */
function wordsOf(heading: string): string {
	const words = plainText(heading, 60)
		.toLowerCase()
		.replace(/m[- ]pesa/g, 'mpesa')
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.map((word) => (/[a-z]{3}[^s]s$/.test(word) ? word.slice(0, -1) : word));
	const telling = words.filter((word) => !FILLERS.has(word));
	return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
}

const MEANINGS = ['amount', 'payee', 'number'] as const satisfies readonly Meaning[];

const usual = new Map(
	MEANINGS.flatMap((meaning) =>
		USUAL[meaning].flatMap((forms, rank) =>
			forms.map((form) => [form, { meaning, rank }] as const),
		),
	),
);

/**
 * What a usual heading means.
 *
 * @returns with rank 0 for the headings that are preferred; undefined for a heading that is not in the table
 */
export const meaningOf = (
	heading: string,
): { readonly meaning: string; readonly rank: number } | undefined => usual.get(wordsOf(heading));
