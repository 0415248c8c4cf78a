import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, unreadSheet } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/blankCell';
import { isNumberType } from '../domain/payee/numberType';
import { readNumberCell } from '../domain/payee/payeeNumber';
import { plainWords } from '../domain/payee/plainWords';
import { isOtherPayment, typeNamed } from '../domain/payee/typeWords';
import { quoted } from '../domain/visible';
import { WARNINGS } from '../domain/warnings';
import { findColumns, type SheetColumns } from './findColumns';
import { type GridRow, gridOf, isEmptyCell } from './grid';
import { type Meaning, MEANINGS, NUMBER_MEANINGS } from './headingTable';
import { movedLines, otherHeadings } from './lineProblems';
import { aboveHeadings, noPayeeOf, repeatedHeadings } from './noPayee';
import { otherFileProblem, readerProblem } from './readingProblem';
import {
	cellsReader,
	type DefaultType,
	readPayee,
	type Section,
	type SheetPayee,
} from './readPayee';
import { fieldsReader } from './rowFields';
import type { SheetSettings } from './sheetSettings';
import { isStop, stopReader } from './stopWords';
import { headingText, meaningOf } from './usualHeadings';

interface RowContent {
	readonly payee?: SheetPayee | undefined;
	readonly noPayee?: CheckFailure | undefined;
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

/** Of a till or Paybill; a row of totals may count its rows with fewer digits. */
const FEWEST_DIGITS = 4;

const comparable = (cell: unknown): string => headingText(cell).toLowerCase();

const isWords = (cell: unknown): boolean =>
	isEmptyCell(cell) || (typeof cell === 'string' && !/\d/.test(cell.slice(0, 200)));

/** Whether a row below the headings has the same headings again, or those of another table. */
function headingsIn({ cells }: GridRow, { headingRow, positions }: SheetColumns) {
	if (cells.length < 2 || !cells.every(isWords)) return undefined;
	const isSame = (cell: unknown, at: number): boolean => {
		if (isEmptyCell(cell) || comparable(cell) === comparable(headingRow.cells[at])) return true;
		const meaning = meaningOf(headingText(cell))?.meaning;
		return meaning !== undefined && positions[meaning] === at;
	};
	if (cells.every(isSame)) return 'same';
	const meanings = new Set(cells.map((cell) => meaningOf(headingText(cell))?.meaning));
	meanings.delete(undefined);
	return meanings.size > 1 ? 'other' : undefined;
}

const BRACKETS = /\([^()]*\)/g;

/** PAYBILLS, SEND MONEY or CANCELLED alone in a row is for the rows below it, until the next such row. */
function sectionBelow({ cells, rowNumber }: GridRow, above: Section, hasTypes: boolean): Section {
	const [only, ...others] = cells.filter((cell) => !isEmptyCell(cell));
	if (typeof only !== 'string' || others.length > 0) return above;
	if (isStop(only))
		return { ...above, stop: WARNINGS.rowSaysStop(`Row ${rowNumber}`, only.trim()) };
	const words = plainWords(only.replace(BRACKETS, ' '));
	const named = typeNamed(words);
	const saysAbove = `row ${rowNumber} above it says ${quoted(only.trim())}`;
	if (isNumberType(named)) return { type: named, saysAbove };
	if (isOtherPayment(words)) return { isOtherPayment: true, saysAbove };
	if (named !== 'unknown' || words.includes('other') || words.includes('not')) return {};
	if (words.some((word) => ENDS_STOP.has(word))) return { ...above, stop: undefined };
	// Where rows have types of their own, any other heading ends it, such as that of a branch.
	return hasTypes ? { stop: above.stop } : above;
}

const ENDS_STOP: ReadonlySet<string> = new Set('unpaid pay paid pending approved'.split(' '));

/** Returns a function that says what a row below the headings is; a failure where it shows that the sheet cannot be read. */
function contentReader(
	columns: SheetColumns,
	defaultType: DefaultType,
): (row: GridRow, fields: IDataObject) => RowContent | CheckFailure {
	const byMeaning = cellsReader(columns);
	const stopsIn = stopReader(columns);
	let section: Section = {};
	return (row, fields) => {
		const { cells } = row;
		const read = byMeaning(cells);
		const { ofNumber } = read;
		const hasNumber =
			!(ofNumber instanceof CheckFailure) && ofNumber.number.length >= FEWEST_DIGITS;
		const headings = hasNumber ? undefined : headingsIn(row, columns);
		if (headings === 'same') return { noPayee: repeatedHeadings() };
		if (headings === 'other') return otherHeadings(row, columns.headingRow);
		const noPayee = noPayeeOf(read, hasNumber);
		if (!noPayee) {
			const warnings = stopsIn(cells, fields);
			if (section.stop) warnings.push(section.stop);
			return { payee: readPayee(read, { defaultType, section, warnings }) };
		}
		section = sectionBelow(row, section, columns.positions.type !== undefined);
		return { noPayee };
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

/** A till has no account number: a column filled in beside most of several tills may hold codes of the office. */
function withCodesNamed(
	rows: readonly SheetRow[],
	column: string | undefined,
): readonly SheetRow[] {
	const lookUpOf = ({ payee }: SheetRow) =>
		payee && !(payee.lookUp instanceof CheckFailure) ? payee.lookUp : undefined;
	const tills = column === undefined ? [] : rows.filter((row) => lookUpOf(row)?.type === 'till');
	const filled = tills.filter(({ fields }) => !isBlankCell(fields[column ?? '']));
	if (column === undefined || filled.length < 2 || filled.length * 2 < tills.length) return rows;
	const warning = WARNINGS.accountLikeCode(column);
	return rows.map((row) => {
		const [{ payee }, lookUp] = [row, lookUpOf(row)];
		if (!payee || lookUp?.account === undefined || isBlankCell(row.fields[column])) return row;
		return {
			...row,
			payee: { ...payee, lookUp: { ...lookUp, warnings: [...lookUp.warnings, warning] } },
		};
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
	const { rows: grid, hasOwnNumbers, isMixed } = gridOf(items);
	const unread = readerProblem(items, grid);
	if (unread) return unread;
	if (isMixed)
		return unreadSheet(
			'Some items hold a row of a file, and others have fields',
			'Check the rows of each reader in a node of its own.',
		);
	const width = grid.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
	const columns = findColumns(grid, width, named);
	if (columns instanceof CheckFailure) return otherFileProblem(grid) ?? columns;
	const { headingRow, headings, positions } = columns;
	const start = grid.indexOf(headingRow);
	const below = grid.filter(({ cells }, at) => at > start && cells.length > 0);
	if (below.length === 0)
		return unreadSheet(
			'The sheet has headings, but no rows below them',
			'Fill in the payees, and check the sheet again.',
		);
	const fieldsOf = fieldsReader(columns);
	const rows: SheetRow[] = grid
		.slice(0, start)
		.filter((row) => isPayeeAbove(row, columns))
		.map((row) => ({
			itemIndex: row.itemIndex,
			fields: fieldsOf(row),
			noPayee: aboveHeadings(headingRow.rowNumber),
		}));
	const payees: GridRow[] = [];
	const contentOf = contentReader(columns, defaultType);
	for (const row of below) {
		const fields = fieldsOf(row);
		const content = contentOf(row, fields);
		if (content instanceof CheckFailure) return content;
		if (content.payee) payees.push(row);
		const { payee, noPayee } = content;
		rows.push({ itemIndex: row.itemIndex, fields, payee, noPayee });
	}
	const used = MEANINGS.flatMap((meaning) => {
		const heading = headings[positions[meaning] ?? -1];
		return heading === undefined ? [] : [[meaning, heading] as const];
	});
	const moved = movedLines(below, payees, headingRow.cells.length);
	if (moved) return moved;
	const checked = withCodesNamed(rows, headings[positions.account ?? -1]);
	return { rows: checked, hasOwnNumbers, columns: Object.fromEntries(used) };
}
