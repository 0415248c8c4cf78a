import { NUMBER_TYPE_NAMES, type NumberType } from '../domain/payee/numberType';
import usual from './data/headings.json';

/** What a column of a sheet of payees can hold: as the parameter Columns calls it, and as an error does. */
export const MEANING_LABELS = {
	number: ['Number', 'the number'],
	till: ['Till', 'the till'],
	paybill: ['Paybill', 'the Paybill'],
	type: ['Type', 'whether it is a till or a Paybill'],
	payee: ['Payee Name', 'the payee’s name'],
	account: ['Account', 'the account number'],
	amount: ['Amount', 'the amount'],
	operator: ['Operator', 'the operator'],
} as const satisfies Readonly<Record<string, readonly [label: string, what: string]>> &
	Readonly<Record<NumberType, unknown>>;

export type Meaning = keyof typeof MEANING_LABELS;

export const MEANINGS = Object.keys(MEANING_LABELS).filter(
	(name): name is Meaning => name in MEANING_LABELS,
);

/** The meanings that hold the number to look up. */
export const NUMBER_MEANINGS = ['number', ...NUMBER_TYPE_NAMES] as const;

export const isNumberMeaning = (meaning: Meaning): boolean =>
	NUMBER_MEANINGS.some((each) => each === meaning);

/**
 * Each usual heading with its meaning and its rank. In `headings.json`, write a heading as people do: case, punctuation,
 * plural, possessive, the order of words, small words (of, the, ya), a currency and “No.” after another word make no
 * difference. A heading of an earlier list is preferred where a sheet has both; two of one list are refused. Headings of
 * registered names come last: these must not be compared with themselves.
 */
export const USUAL_HEADINGS = MEANINGS.flatMap((meaning) =>
	usual[meaning].flatMap((list, rank) =>
		list.split(', ').map((heading) => ({ heading, meaning, rank })),
	),
);
