import type { GenericValue, IDataObject } from 'n8n-workflow';

import { dateText, dayNumberText, isDateHeading } from './dayText';
import type { SheetColumns } from './findColumns';
import { type GridRow, ROW_NUMBER } from './grid';

function asGenericValue(value: unknown): GenericValue {
	if (value === undefined || value === null) return '';
	if (value instanceof Date) return dateText(value);
	if (typeof value === 'bigint') return value.toString();
	const isKept =
		typeof value === 'string' ||
		typeof value === 'number' ||
		typeof value === 'boolean' ||
		typeof value === 'object';
	return isKept ? value : '';
}

/** Returns a function that gives the fields of a row: its own columns in their order, then `row_number`. */
export function fieldsReader({
	headings,
	positions,
}: SheetColumns): (row: GridRow, amount: number | undefined) => IDataObject {
	const columns = headings
		.map((heading, position) => ({
			heading,
			position,
			isAmount: position === positions.amount,
			isDate: !Object.values(positions).includes(position) && isDateHeading(heading),
		}))
		.filter(({ heading }) => heading !== ROW_NUMBER);
	return ({ cells, rowNumber }, amount) => {
		const own = columns.map(({ heading, position, isAmount, isDate }) => {
			const cell = cells[position];
			const read = isAmount ? amount : isDate ? dayNumberText(cell) : undefined;
			return [heading, asGenericValue(read ?? cell)] as const;
		});
		// An assignment would set the prototype where a heading is __proto__.
		return Object.fromEntries([...own, [ROW_NUMBER, rowNumber]]);
	};
}
