import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { readNumberCell } from '../domain/payee/payeeNumber';
import { unreadSheet } from '../domain/sheetFailure';
import { findColumns, type SheetColumns } from './findColumns';
import { type GridRow, gridOf, isEmptyCell } from './grid';
import { type Meaning, MEANINGS, NUMBER_MEANINGS } from './headingTable';
import { movedLines, otherHeadings } from './lineProblems';
import { aboveHeadings, noPayeeOf, repeatedHeadings } from './noPayee';
import { otherFileProblem, readerProblem } from './readingProblem';
import { cellsReader, type DefaultType, type Payee, readPayee } from './readPayee';
import { fieldsReader } from './rowFields';
import type { SheetSettings } from './sheetSettings';
import { headingText, meaningOf } from './usualHeadings';

interface RowContent {
	readonly payee?: Payee;
	readonly noPayee?: CheckFailure;
}

export interface SheetRow extends RowContent {
	readonly itemIndex: number;
	/** The row's own columns in their order, then `row_number`. */
	readonly fields: IDataObject;
}

export interface ReadSheet {
	readonly rows: readonly SheetRow[];
	/** Whether each `row_number` is the sheet's: rows with fields may have none. */
	readonly hasOwnNumbers: boolean;
	/** The heading that was taken for each meaning. */
	readonly columns: Readonly<Partial<Record<Meaning, string>>>;
}

/** Digits of a till or Paybill; fewer in a row of totals count its rows. */
const FEWEST_DIGITS = 4;

const comparable = (cell: unknown): string => headingText(cell).toLowerCase();

const repeatsHeadings = ({ cells }: GridRow, headings: GridRow): boolean =>
	cells.every(
		(cell, at) => isEmptyCell(cell) || comparable(cell) === comparable(headings.cells[at]),
	);

/** Whether a row below the headings has headings of its own, as those of another table. */
function readsAsHeadings(cells: readonly unknown[]): boolean {
	const meanings = new Set(cells.map((cell) => meaningOf(headingText(cell))?.meaning));
	return meanings.has('payee') && NUMBER_MEANINGS.some((meaning) => meanings.has(meaning));
}

const isWords = (cell: unknown): boolean =>
	isEmptyCell(cell) || (typeof cell === 'string' && !/\d/.test(cell.slice(0, 200)));

/** Returns a function that says what a row below the headings is; a failure where it shows that the sheet cannot be read. */
function contentReader(
	columns: SheetColumns,
	defaultType: DefaultType,
): (row: GridRow) => RowContent | CheckFailure {
	const { headingRow } = columns;
	const byMeaning = cellsReader(columns);
	return (row) => {
		const { cells } = row;
		const read = byMeaning(cells);
		const { ofNumber } = read;
		const hasNumber =
			!(ofNumber instanceof CheckFailure) && ofNumber.number.length >= FEWEST_DIGITS;
		if (hasNumber) return { payee: readPayee(read, defaultType) };
		if (cells.length > 1 && cells.every(isWords)) {
			if (repeatsHeadings(row, headingRow)) return { noPayee: repeatedHeadings() };
			if (readsAsHeadings(cells)) return otherHeadings(row, headingRow);
		}
		const noPayee = noPayeeOf(cells, read);
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
 * Reads the rows of a sheet as any reader gives them: `{ row: […] }`, `{ row: { "0": … } }`, rows with fields, or
 * `{ error }`. Of a failure, which is one for the whole sheet, nothing may be looked up. Never throws.
 */
export function readSheet(
	items: readonly unknown[],
	{ columns: named, defaultType }: SheetSettings,
): ReadSheet | CheckFailure {
	const { rows: grid, hasOwnNumbers } = gridOf(items);
	const unread = readerProblem(items, grid);
	if (unread) return unread;
	const width = grid.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
	const columns = findColumns(grid, width, named);
	if (columns instanceof CheckFailure) return otherFileProblem(grid) ?? columns;
	const { headingRow, headings, positions } = columns;
	const start = grid.indexOf(headingRow);
	const below = grid.slice(start + 1).filter(({ cells }) => cells.length > 0);
	if (below.length === 0)
		return unreadSheet(
			'The sheet has headings, but no rows below them',
			'Fill in the payees, and check the sheet again.',
		);
	const fieldsOf = fieldsReader(columns);
	const placed = (row: GridRow, content: RowContent): SheetRow => ({
		itemIndex: row.itemIndex,
		fields: fieldsOf(row),
		...content,
	});
	const rows = grid
		.slice(0, start)
		.filter((row) => isPayeeAbove(row, columns))
		.map((row) => placed(row, { noPayee: aboveHeadings(headingRow.rowNumber) }));
	const payees: GridRow[] = [];
	const contentOf = contentReader(columns, defaultType);
	for (const row of below) {
		const content = contentOf(row);
		if (content instanceof CheckFailure) return content;
		if (content.payee) payees.push(row);
		rows.push(placed(row, content));
	}
	const used = MEANINGS.flatMap((meaning) => {
		const heading = headings[positions[meaning] ?? -1];
		return heading === undefined ? [] : [[meaning, heading] as const];
	});
	const moved = movedLines(below, payees, headingRow.cells.length);
	return moved ?? { rows, hasOwnNumbers, columns: Object.fromEntries(used) };
}
