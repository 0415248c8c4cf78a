import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { readAmount } from '../MobileMoneyNameLookup/sheet/amount';
import {
	type Meaning,
	NUMBER_MEANINGS,
	usualColumns,
} from '../MobileMoneyNameLookup/sheet/headings';
import { plainText } from './plainText';

const OTHER_CURRENCY = /\b(?:usd|eur|gbp|ugx|tzs|rwf|zar|dollars?|euros?|pounds?)\b|[$€£]/i;

export type NamedColumns = Readonly<Record<'amountColumn' | 'payeeColumn', string>>;

/** Finds the sheet's own columns by their headings, in the items' own fields. */
export function findColumns(rows: readonly JsonObject[], named: NamedColumns) {
	const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const usual = (meaning: Meaning): string[] =>
		usualColumns(meaning, headings).map((position) => headings[position] ?? '');
	const remarks: string[] = [];
	const find = (meaning: 'amount' | 'payee'): string | undefined => {
		const given = named[`${meaning}Column`];
		const [first, second] =
			given === '' ? usual(meaning) : headings.filter((each) => each === given);
		if (first === undefined && given !== '')
			remarks.push(`The sheet has no column “${given}”, so no ${meaning} was read.`);
		if (meaning === 'amount' && first !== undefined && OTHER_CURRENCY.test(first)) {
			remarks.push(`The amounts in “${first}” are not in KES, so none was read.`);
			return undefined;
		}
		if (second === undefined) return first;
		remarks.push(`Two columns may show the ${meaning}: “${first}” and “${second}”. None was read.`);
		return undefined;
	};
	return {
		amount: find('amount'),
		payee: find('payee'),
		operator: usual('operator')[0],
		numbers: NUMBER_MEANINGS.flatMap(usual),
		remarks: remarks.map((remark) => plainText(remark, 300)),
	};
}

/** Larger numbers have no exact cents. */
const MAX_AMOUNT = 9e13;

/** An amount of KES in whole cents, so that sums are exact; undefined if it cannot be read with certainty. */
export function readCents(cell: unknown): number | undefined {
	const amount = readAmount(cell) ?? Infinity;
	return Math.abs(amount) > MAX_AMOUNT ? undefined : Math.round(amount * 100);
}
