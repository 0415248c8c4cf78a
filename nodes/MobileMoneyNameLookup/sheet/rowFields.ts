import type { GenericValue, IDataObject } from 'n8n-workflow';

import { plainWords } from '../domain/payee/plainWords';
import { readAmount } from './amount';
import type { SheetColumns } from './findColumns';
import { type GridRow, ROW_NUMBER } from './grid';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Excel counts days from here, for dates after February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 1982 to 2119: other numbers in a column of dates are left alone. */
const [FIRST_DAY, LAST_DAY] = [30_000, 80_000];

const isDateHeading = (heading: string): boolean =>
	plainWords(heading).some((word) => word === 'date' || word === 'tarehe');

/** `2026-11-08`, with the time where there is one. */
const textOf = (utc: number): string =>
	new Date(utc).toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');

/** An Excel day number as a date; undefined for any other value. */
const readDay = (cell: unknown): string | undefined =>
	typeof cell === 'number' && cell >= FIRST_DAY && cell <= LAST_DAY
		? textOf(DAY_ZERO + Math.round((cell * DAY) / MINUTE) * MINUTE)
		: undefined;

/**
 * A date that a reader made of a cell; empty for no date. Readers give midnight, in the zone of n8n or in UTC, some of
 * them seconds off: what is midnight is a day.
 */
function dateText(date: Date): string {
	const exact = Math.round(date.getTime() / MINUTE) * MINUTE;
	// Beyond this, adding the zone gives no valid date.
	if (!(Math.abs(exact) < 8e15)) return '';
	const local = exact - new Date(exact).getTimezoneOffset() * MINUTE;
	return textOf(local % DAY !== 0 && exact % DAY === 0 ? exact : local);
}

function asGenericValue(value: unknown): GenericValue {
	if (value === undefined || value === null) return '';
	if (value instanceof Date) return dateText(value);
	const isJson =
		typeof value !== 'bigint' && typeof value !== 'symbol' && typeof value !== 'function';
	return isJson ? value : '';
}

/** Returns a function that gives the fields of a row: its own columns in their order, then `row_number`. */
export function fieldsReader({ headings, positions }: SheetColumns): (row: GridRow) => IDataObject {
	const known = new Set(Object.values(positions));
	const columns = headings.flatMap((heading, position) => {
		const isDate = !known.has(position) && isDateHeading(heading);
		const read = position === positions.amount ? readAmount : isDate ? readDay : undefined;
		return heading === ROW_NUMBER ? [] : [{ heading, position, read }];
	});
	return ({ cells, rowNumber }) => {
		// Not by assignment, which would take `__proto__` for the prototype.
		const fields = columns.map(({ heading, position, read }) => {
			const cell = cells[position];
			return [heading, asGenericValue(read?.(cell) ?? cell)] as const;
		});
		return Object.fromEntries([...fields, [ROW_NUMBER, rowNumber]]);
	};
}
