import type { IDataObject } from 'n8n-workflow';

import { readNumberCell } from '../domain/payee/payeeNumber';
import { CheckFailure } from '../domain/checkFailure';
import { readAmount } from './amount';
import { findColumns, readsAsHeadings, type SheetColumns } from './findColumns';
import { type GridRow, gridOf, isEmptyCell, isTextOnly } from './grid';
import { aboveHeadings, noPayeeOf, repeatedHeadings } from './noPayee';
import { movedLines } from './movedLines';
import {
	noRowsFailure,
	otherFileProblem,
	otherHeadingsFailure,
	readerProblem,
} from './readingProblem';
import { type DefaultType, type Payee, readPayee } from './readPayee';
import { cellsReader } from './rowCells';
import { fieldsReader } from './rowFields';
import type { SheetSettings } from './sheetSettings';
import { MEANINGS, type Meaning, NUMBER_MEANINGS } from './headingTable';

export interface SheetRow {
	/** The position of its input item. */
	readonly itemIndex: number;
	/** As a spreadsheet program counts. */
	readonly rowNumber: number;
	/** The row's own columns in their order, then `row_number`. */
	readonly fields: IDataObject;
	/** One of the two. */
	readonly payee?: Payee;
	/** What it was taken for. */
	readonly noPayee?: CheckFailure;
}

type RowContent = { readonly payee: Payee } | { readonly noPayee: CheckFailure };

export interface ReadSheet {
	/** All rows with cells, in their order. */
	readonly rows: readonly SheetRow[];
	/** The heading that was taken for each meaning. */
	readonly columns: Readonly<Partial<Record<Meaning, string>>>;
	/** The row of the headings as a spreadsheet program counts. */
	readonly headingRow: number;
}

const MAX_HEADING = 200;

/** Digits of a till or Paybill; fewer in a row of totals count its rows. */
const FEWEST_DIGITS = 4;

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

/** Returns a function that says what a row below the headings is. */
function contentReader(
	columns: SheetColumns,
	defaultType: DefaultType,
): (row: GridRow) => RowContent | CheckFailure {
	const byMeaning = cellsReader(columns);
	return (row) => {
		const { cells } = row;
		const read = byMeaning(cells);
		const { of, numbers, number } = read;
		const hasNumber = !(number instanceof CheckFailure) && number.number.length >= FEWEST_DIGITS;
		if (!hasNumber && cells.length > 1 && cells.every(isWords)) {
			if (repeatsHeadings(row, columns.headingRow)) return { noPayee: repeatedHeadings() };
			if (readsAsHeadings(cells)) return otherHeadingsFailure(row, columns.headingRow);
		}
		if (hasNumber) return { payee: readPayee(read, defaultType) };
		const noPayee = noPayeeOf({
			cells,
			payee: of('payee')?.value,
			amount: of('amount')?.value,
			numbers: numbers.map(({ value }) => value),
		});
		return noPayee ? { noPayee } : { payee: readPayee(read, defaultType) };
	};
}

/** Rows above the headings are titles, unless they have a number where payees have theirs. */
function isPayeeAbove({ cells, itemIndex }: GridRow, { positions }: SheetColumns): boolean {
	if (itemIndex === -1 || cells.filter((cell) => !isEmptyCell(cell)).length < 3) return false;
	return NUMBER_MEANINGS.some((meaning) => {
		const read = readNumberCell(cells[positions[meaning] ?? -1], '');
		return !(read instanceof CheckFailure) && read.number.length > FEWEST_DIGITS;
	});
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
	const unread = readerProblem(items, grid);
	if (unread) return unread;
	const width = grid.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
	const columns = findColumns(grid, width, named);
	if (columns instanceof CheckFailure) return otherFileProblem(grid) ?? columns;
	const { headingRow, headings, positions } = columns;
	const start = grid.indexOf(headingRow);
	const below = grid.slice(start + 1).filter(({ cells }) => cells.length > 0);
	if (below.length === 0) return noRowsFailure();
	const fieldsOf = fieldsReader(columns);
	const contentOf = contentReader(columns, defaultType);
	const placed = (row: GridRow, content: RowContent): SheetRow => {
		const { itemIndex, rowNumber } = row;
		if ('payee' in content) {
			const { payee } = content;
			return { itemIndex, rowNumber, fields: fieldsOf(row, payee.amount), payee };
		}
		const amount = readAmount(row.cells[positions.amount ?? -1]);
		return { itemIndex, rowNumber, fields: fieldsOf(row, amount), noPayee: content.noPayee };
	};
	const rows: SheetRow[] = grid
		.slice(0, start)
		.filter((row) => isPayeeAbove(row, columns))
		.map((row) => placed(row, { noPayee: aboveHeadings(headingRow.rowNumber) }));
	const payees: GridRow[] = [];
	for (const row of below) {
		const content = contentOf(row);
		if (content instanceof CheckFailure) return content;
		if ('payee' in content) payees.push(row);
		rows.push(placed(row, content));
	}
	// In a workbook a cell beyond the headings is only a note.
	const badLine = isTextOnly(below)
		? movedLines(below, payees, headingRow.cells.length)
		: undefined;
	if (badLine) return badLine;
	const taken = MEANINGS.flatMap((meaning) => {
		const position = positions[meaning];
		return position === undefined ? [] : [[meaning, headings[position] ?? ''] as const];
	});
	return { rows, columns: Object.fromEntries(taken), headingRow: headingRow.rowNumber };
}
