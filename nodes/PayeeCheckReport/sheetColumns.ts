import { type Meaning, NUMBER_MEANINGS } from '../MobileMoneyNameLookup/sheet/headingTable';
import { usualColumns } from '../MobileMoneyNameLookup/sheet/usualHeadings';
import { plainText } from './plainText';
import type { Fields } from './result';

/** The sheet's own columns, and what a person should know about how they were found. */
export interface SheetColumns {
	readonly amount: string | undefined;
	readonly payee: string | undefined;
	readonly operator: string | undefined;
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
	const usual = (meaning: Meaning): string[] =>
		usualColumns(meaning, headings).map((position) => headings[position] ?? '');
	const remarks: string[] = [];
	const find = (meaning: 'amount' | 'payee'): string | undefined => {
		const given = named[meaning];
		if (given !== '' && headings.includes(given)) return given;
		if (given !== '') {
			remarks.push(`There is no column “${given}”, so no ${meaning} was read.`);
			return undefined;
		}
		const [first, second] = usual(meaning);
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

/** What the sheet calls a row: its own `row_number`, else the item's position. */
export function rowNameOf(row: Fields, index: number): string {
	return plainText(row['row_number'], 20) || String(index + 1);
}
