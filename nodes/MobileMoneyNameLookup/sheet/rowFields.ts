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
	const columns = headings.map((heading, position) => ({
		heading,
		position,
		isAmount: position === positions.amount,
		isDate: !Object.values(positions).includes(position) && isDateHeading(heading),
	}));
	return ({ cells, rowNumber }, amount) => {
		const fields: IDataObject = {};
		for (const { heading, position, isAmount, isDate } of columns) {
			if (heading === ROW_NUMBER) continue;
			const cell = cells[position];
			const read = isAmount ? amount : isDate ? dayNumberText(cell) : undefined;
			const value = asGenericValue(read ?? cell);
			// A plain assignment would set the prototype.
			if (heading === '__proto__')
				Object.defineProperty(fields, heading, {
					value,
					enumerable: true,
					configurable: true,
					writable: true,
				});
			else fields[heading] = value;
		}
		fields[ROW_NUMBER] = rowNumber;
		return fields;
	};
}
