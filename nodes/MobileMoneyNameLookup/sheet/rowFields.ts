import type { GenericValue, IDataObject } from 'n8n-workflow';

import { readAmount } from './amount';
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
export function fieldsReader({ headings, positions }: SheetColumns): (row: GridRow) => IDataObject {
	const known = new Set(Object.values(positions));
	const columns = headings.flatMap((heading, position) => {
		const isDate = !known.has(position) && isDateHeading(heading);
		const read = position === positions.amount ? readAmount : isDate ? dayNumberText : undefined;
		return heading === ROW_NUMBER ? [] : [{ heading, position, read }];
	});
	return ({ cells, rowNumber }) => {
		const fields: IDataObject = {};
		for (const { heading, position, read } of columns) {
			const cell = cells[position];
			setField(fields, heading, asGenericValue(read?.(cell) ?? cell));
		}
		return setField(fields, ROW_NUMBER, rowNumber);
	};
}

function setField(fields: IDataObject, name: string, value: GenericValue): IDataObject {
	// An assignment to __proto__ would set the prototype.
	if (name === '__proto__')
		return Object.defineProperty(fields, name, {
			...{ value, enumerable: true, configurable: true, writable: true },
		});
	fields[name] = value;
	return fields;
}
