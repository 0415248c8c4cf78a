import { CheckFailure, noPayee, unreadSheet } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import { hasNoAccount } from '../domain/payee/numberType';
import { type PayeeNumber, readNumberCell } from '../domain/payee/payeeNumber';
import { WARNINGS } from '../domain/warnings';
import { doNotPayReader, forbidsPayment } from './doNotPay';
import { movedLines, otherFileProblem, readerProblem } from './fileProblems';
import { findColumns, type NamedColumns, type SheetColumns } from './findColumns';
import { filledCells, type GridRow, gridOf } from './grid';
import { type Meaning, MEANINGS, NUMBER_MEANINGS } from './headings';
import { noPayeeOf } from './noPayee';
import { type DefaultType, lookUpOf, RowCells, type SheetRow } from './readPayee';
import { fieldsReader } from './rowFields';
import { headingsAgain, notToBePaid, sectionBelow, titleSection } from './sections';

export interface SheetSettings {
	readonly columns: NamedColumns;
	readonly defaultType: DefaultType;
}

export interface ReadSheet {
	readonly rows: readonly SheetRow[];
	/** Whether each `row_number` is the sheet's: rows with fields may have none. */
	readonly hasOwnNumbers: boolean;
	/** The heading that was taken for each meaning. */
	readonly columns: Readonly<Partial<Record<Meaning, string>>>;
}

/** Of a till or Paybill; a row of totals may count its rows with fewer digits, and a title have a year. */
const FEWEST_DIGITS = { below: 4, aboveHeadings: 5 };

const isLong = (read: PayeeNumber | CheckFailure, where: keyof typeof FEWEST_DIGITS): boolean =>
	!(read instanceof CheckFailure) && read.number.length >= FEWEST_DIGITS[where];

/** Rows above the headings are titles, unless they have a number where payees have theirs. */
function isPayeeAbove({ cells, itemIndex }: GridRow, { positions }: SheetColumns): boolean {
	if (itemIndex === -1 || filledCells(cells).length < 3) return false;
	return NUMBER_MEANINGS.some((meaning) =>
		isLong(readNumberCell(cells[positions[meaning] ?? -1], ''), 'aboveHeadings'),
	);
}

/** Returns a function that reads a row; a failure where it shows that the sheet cannot be read. */
function rowReader(
	columns: SheetColumns,
	defaultType: DefaultType,
	titles: readonly GridRow[],
): (row: GridRow) => SheetRow | CheckFailure {
	const { headingRow, positions } = columns;
	const fieldsOf = fieldsReader(columns);
	const doNotPayIn = doNotPayReader(columns);
	let section = titleSection(titles);
	const noPayeeIn = (row: GridRow, cells: RowCells): CheckFailure | undefined => {
		if (row.itemIndex < headingRow.itemIndex)
			return noPayee(
				`This row is above the headings in row ${headingRow.rowNumber}, so it was not taken for a payee`,
				'If it is a payee, move it below the headings.',
			);
		const hasNumber = isLong(cells.ofNumber, 'below');
		const again = hasNumber ? undefined : headingsAgain(row, columns);
		return again ?? noPayeeOf(cells, hasNumber);
	};
	return (row) => {
		const { itemIndex } = row;
		const fields = fieldsOf(row);
		const cells = new RowCells(row, columns);
		const other = noPayeeIn(row, cells);
		if (other?.facts.finding === 'unreadSheet') return other;
		if (other) {
			section = sectionBelow(row, section, positions.type !== undefined);
			return { itemIndex, fields, lookUp: other, payee: undefined };
		}
		const payee = cells.cell('payee');
		// CANCELLED in place of a payee is for the rows below it, also beside an amount.
		const isStop = cells.ofNumber instanceof CheckFailure && typeof payee === 'string';
		if (isStop && forbidsPayment(payee)) section = notToBePaid(row, section, payee);
		const read = lookUpOf(cells, section, defaultType);
		if (read instanceof CheckFailure) return { itemIndex, fields, lookUp: read, payee: cells };
		const { number, account, type } = read;
		const warnings = [...doNotPayIn(fields), ...(section.doNotPay ?? []), ...read.warnings];
		return { itemIndex, fields, lookUp: { number, account, type, warnings }, payee: cells };
	};
}

/** A till has no account number: a column filled in beside most of several tills may hold codes of the office. */
function withCodesNamed(rows: readonly SheetRow[], column: string): readonly SheetRow[] {
	const isFilled = ({ fields }: SheetRow): boolean => !isBlankCell(fields[column]);
	const tills = rows.filter(
		({ lookUp }) => !(lookUp instanceof CheckFailure) && hasNoAccount(lookUp.type),
	);
	const filled = tills.filter(isFilled).length;
	if (filled < 2 || filled * 2 < tills.length) return rows;
	const warning = WARNINGS.accountLikeCode(column);
	return rows.map((row) => {
		const { lookUp, payee } = row;
		if (!payee || lookUp instanceof CheckFailure || !lookUp.account || !isFilled(row)) return row;
		return { ...row, payee, lookUp: { ...lookUp, warnings: [...lookUp.warnings, warning] } };
	});
}

/**
 * Reads the rows of a sheet as any reader gives them: `{ row: […] }`, `{ row: { "0": … } }`, rows with fields, or
 * `{ error }`. A failure concerns the whole sheet: nothing may be looked up. Never throws.
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
			'Some items are raw rows of a file, and others have named fields',
			'Use one Check a Sheet node for each source.',
		);
	const columns = findColumns(grid, named);
	if (columns instanceof CheckFailure) return otherFileProblem(grid) ?? columns;
	const { headingRow, headings, positions } = columns;
	const start = grid.indexOf(headingRow);
	const below = grid.slice(start + 1).filter(({ cells }) => cells.length > 0);
	if (below.length === 0)
		return unreadSheet(
			'The sheet has headings, but no rows below them',
			'Fill in the payees, and check the sheet again.',
		);
	const titles = grid.slice(0, start);
	const above = titles.filter((row) => isPayeeAbove(row, columns));
	const readRow = rowReader(columns, defaultType, titles);
	const rows: SheetRow[] = [];
	for (const row of [...above, ...below]) {
		const read = readRow(row);
		if (read instanceof CheckFailure) return read;
		rows.push(read);
	}
	const payees = rows.flatMap(({ payee }) => payee?.gridRow ?? []);
	const moved = movedLines(below, payees, headingRow.cells.length);
	if (moved) return moved;
	const used = MEANINGS.flatMap((meaning) => {
		const heading = headings[positions[meaning] ?? -1];
		return heading === undefined ? [] : [[meaning, heading] as const];
	});
	const account = headings[positions.account ?? -1];
	return {
		rows: account === undefined ? rows : withCodesNamed(rows, account),
		hasOwnNumbers,
		columns: Object.fromEntries(used),
	};
}
