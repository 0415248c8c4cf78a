import type { GenericValue, IDataObject } from 'n8n-workflow';

import { readPayeeNumber } from '../domain/payeeNumber';
import { CheckFailure } from '../domain/checkFailure';
import { readAmount } from './amount';
import { dateText, dayNumberText, isDateHeading } from './dayText';
import { findColumns, type NamedColumns, readsAsHeadings, type SheetColumns } from './findColumns';
import { type GridRow, gridOf, isEmptyCell, isTextOnly, ROW_NUMBER } from './grid';
import { aboveHeadings, type NoPayee, noPayeeOf, repeatedHeadings } from './noPayee';
import { fileProblem, lineFailure, noRowsFailure, otherHeadingsFailure } from './readingProblem';
import { cellOf, type DefaultType, numberCells, type Payee, readPayee } from './readPayee';
import { MEANINGS, type Meaning } from './usualHeadings';

export interface SheetRow {
	/** The position of its input item. */
	readonly itemIndex: number;
	/** As a spreadsheet program counts. */
	readonly rowNumber: number;
	/** The row's own columns in their order, then `row_number`. */
	readonly fields: IDataObject;
	/** One of the two. */
	readonly payee?: Payee;
	readonly noPayee?: NoPayee;
}

export interface ReadSheet {
	/** All rows with cells, in their order. */
	readonly rows: readonly SheetRow[];
	/** The heading that was taken for each meaning. */
	readonly columns: Readonly<Partial<Record<Meaning, string>>>;
	/** The row of the headings as a spreadsheet program counts. */
	readonly headingRow: number;
}

export interface SheetSettings {
	readonly columns: NamedColumns;
	readonly defaultType: DefaultType;
}

const MAX_HEADING = 200;

/** Digits of a till or Paybill; fewer in a row of totals count its rows. */
const FEWEST_DIGITS = 4;

/** Whether one of the cells has a number that could be a till or a Paybill. */
const hasUsableNumber = (columns: SheetColumns, cells: readonly unknown[]): boolean =>
	numberCells(columns, cells).some(({ value, label }) => {
		const read = readPayeeNumber(value, label);
		return !(read instanceof CheckFailure) && read.number.length >= FEWEST_DIGITS;
	});

function asGenericValue(value: unknown): GenericValue {
	if (value === undefined || value === null) return '';
	if (value instanceof Date) return dateText(value);
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return value;
	return typeof value === 'object' ? value : String(value);
}

/** Returns a function that gives the fields of a row. */
function fieldsReader({ headings, positions }: SheetColumns): (row: GridRow) => IDataObject {
	const columns = headings.map((heading, position) => ({
		heading,
		position,
		isAmount: position === positions.amount,
		isDate: !Object.values(positions).includes(position) && isDateHeading(heading),
	}));
	return ({ cells, rowNumber }) => {
		const fields: IDataObject = {};
		for (const { heading, position, isAmount, isDate } of columns) {
			if (heading === ROW_NUMBER) continue;
			const cell = cells[position];
			const amount = isAmount ? readAmount(cell) : undefined;
			const value = asGenericValue(amount ?? (isDate ? dayNumberText(cell) : cell));
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

const comparable = (cell: unknown): string =>
	(typeof cell === 'string' ? cell : '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether all filled cells of a row are the headings of their columns. */
const repeatsHeadings = ({ cells }: GridRow, headingRow: GridRow): boolean =>
	cells.every(
		(cell, position) =>
			isEmptyCell(cell) || comparable(cell) === comparable(headingRow.cells[position]),
	);

/** Headings have no digits. */
const isWords = (cell: unknown): boolean =>
	isEmptyCell(cell) || (typeof cell === 'string' && !/\d/.test(cell.slice(0, MAX_HEADING)));

/** What a row below the headings is. */
function contentOf(
	row: GridRow,
	columns: SheetColumns,
	defaultType: DefaultType,
): Pick<SheetRow, 'payee' | 'noPayee'> | CheckFailure {
	const { cells } = row;
	const hasNumber = hasUsableNumber(columns, cells);
	if (!hasNumber && cells.length > 1 && cells.every(isWords)) {
		if (repeatsHeadings(row, columns.headingRow)) return { noPayee: repeatedHeadings() };
		if (readsAsHeadings(cells)) return otherHeadingsFailure(row, columns.headingRow);
	}
	const noPayee = noPayeeOf({
		cells,
		payee: cellOf(columns, cells, 'payee')?.value,
		amount: cellOf(columns, cells, 'amount')?.value,
		numbers: numberCells(columns, cells).map(({ value }) => value),
		hasNumber,
	});
	return noPayee ? { noPayee } : { payee: readPayee(columns, cells, defaultType) };
}

/** Rows above the headings are titles, unless they have a number as a payee has. */
function isPayeeAbove({ cells, itemIndex }: GridRow): boolean {
	const filled = cells.filter((cell) => !isEmptyCell(cell));
	const isNumber = (cell: unknown) => {
		const read = readPayeeNumber(cell, '');
		return !(read instanceof CheckFailure) && read.number.length > FEWEST_DIGITS;
	};
	return itemIndex !== -1 && filled.length > 2 && filled.some(isNumber);
}

/**
 * Reads the rows of a sheet as any reader gives them.
 *
 * @param items the json of each input item: `{ row: […] }`, `{ row: { "0": … } }`, rows with fields, or `{ error }`
 * @returns all rows with cells, or one failure for the whole sheet, of which nothing may be looked up; never throws
 */
export function readSheet(
	items: readonly unknown[],
	{ columns: named, defaultType }: SheetSettings,
): ReadSheet | CheckFailure {
	const grid = gridOf(items);
	const unread = fileProblem(items, grid);
	if (unread) return unread;
	const width = grid.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
	const columns = findColumns(grid, width, named);
	if (columns instanceof CheckFailure) return columns;
	const { headingRow, headings, positions } = columns;
	const start = grid.indexOf(headingRow);
	const below = grid.slice(start + 1).filter(({ cells }) => cells.length > 0);
	if (below.length === 0) return noRowsFailure();
	const fieldsOf = fieldsReader(columns);
	const placed = (row: GridRow) => ({
		itemIndex: row.itemIndex,
		rowNumber: row.rowNumber,
		fields: fieldsOf(row),
	});
	const rows: SheetRow[] = grid
		.slice(0, start)
		.filter(isPayeeAbove)
		.map((row) => ({ ...placed(row), noPayee: aboveHeadings(headingRow.rowNumber) }));
	const payees: GridRow[] = [];
	for (const row of below) {
		const content = contentOf(row, columns, defaultType);
		if (content instanceof CheckFailure) return content;
		if (content.payee) payees.push(row);
		rows.push({ ...placed(row), ...content });
	}
	// In a workbook a cell beyond the headings is only a note.
	const badLine = isTextOnly(below)
		? lineFailure(below, payees, headingRow.cells.length)
		: undefined;
	if (badLine) return badLine;
	const taken = MEANINGS.flatMap((meaning) => {
		const position = positions[meaning];
		return position === undefined ? [] : [[meaning, headings[position] ?? ''] as const];
	});
	return { rows, columns: Object.fromEntries(taken), headingRow: headingRow.rowNumber };
}
