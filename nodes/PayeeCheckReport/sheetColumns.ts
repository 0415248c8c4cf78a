import { NUMBER_MEANINGS } from '../MobileMoneyNameLookup/sheet/headingTable';
import { meaningOf } from '../MobileMoneyNameLookup/sheet/usualHeadings';
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

const OF_NUMBERS: ReadonlySet<string> = new Set(NUMBER_MEANINGS);

/**
 * Finds the sheet's own columns by their headings.
 *
 * @param rows the items' own fields, without the result
 */
export function findColumns(rows: readonly Fields[], named: NamedColumns): SheetColumns {
	const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const known = headings.flatMap((heading) => {
		const found = meaningOf(heading);
		return found ? [{ heading, ...found }] : [];
	});
	const remarks: string[] = [];
	const find = (meaning: 'amount' | 'payee'): string | undefined => {
		const given = named[meaning];
		if (given !== '' && headings.includes(given)) return given;
		if (given !== '') {
			remarks.push(`There is no column “${given}”, so no ${meaning} was read.`);
			return undefined;
		}
		const fitting = known.filter((each) => each.meaning === meaning);
		const best = Math.min(...fitting.map(({ rank }) => rank));
		const [first, second] = fitting.filter(({ rank }) => rank === best);
		if (!first || !second) return first?.heading;
		const both = `“${first.heading}” and “${second.heading}”`;
		remarks.push(`Two columns may show the ${meaning}: ${both}. None was read.`);
		return undefined;
	};
	return {
		amount: find('amount'),
		payee: find('payee'),
		operator: known.find(({ meaning }) => meaning === 'operator')?.heading,
		numbers: known.filter(({ meaning }) => OF_NUMBERS.has(meaning)).map(({ heading }) => heading),
		remarks: remarks.map((remark) => plainText(remark, 300)),
	};
}

/** What the sheet calls a row: its own `row_number`, else the item's position. */
export function rowNameOf(row: Fields, index: number): string {
	return plainText(row['row_number'], 20) || String(index + 1);
}
