import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { isNumberType, type NumberType } from '../domain/payee/numberType';
import { plainWords, wordSet } from '../domain/payee/plainWords';
import { isOtherPayment, readType, typeNamed } from '../domain/payee/typeWords';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import words from './data/words.json';
import { forbidsPayment, isOfPaidRows, isOfPaidSection } from './doNotPay';
import type { SheetColumns } from './findColumns';
import { filledCells, type GridRow } from './grid';
import { headingText, meaningOf } from './headings';
import { takenFor } from './noPayee';

/** What a row says of those below it. */
export interface Section {
	/** The row, for messages. */
	readonly label?: string;
	/** A failure if it names another way to pay. */
	readonly type?: NumberType | CheckFailure | undefined;
	readonly doNotPay?: readonly Warning[] | undefined;
}

const toPay = wordSet(words.toPay);

/** The same section, but its rows are not to be paid, as this row says. */
export const notToBePaid = ({ rowNumber }: GridRow, above: Section, text: string): Section => ({
	...above,
	doNotPay: [WARNINGS.rowForbidsPayment(`Row ${rowNumber}`, text.trim())],
});

/** PAID or CANCELLED in a title counts for all rows. */
export function titleSection(titles: readonly GridRow[]): Section {
	for (const row of titles) {
		const paid = filledCells(row.cells).find(
			(cell) => typeof cell === 'string' && forbidsPayment(cell) && isOfPaidRows(cell),
		);
		if (typeof paid === 'string') return notToBePaid(row, {}, paid);
	}
	return {};
}

/** PAYBILLS, SEND MONEY or CANCELLED alone in a row applies to the rows below it, until the next such row. */
export function sectionBelow(row: GridRow, above: Section, hasTypes: boolean): Section {
	const [only, ...others] = filledCells(row.cells);
	if (typeof only !== 'string' || others.length > 0) return above;
	if (isOfPaidSection(only)) return notToBePaid(row, above, only);
	const label = `Row ${row.rowNumber}`;
	const text = only.replace(/\([^()]*\)/g, ' ');
	const all = plainWords(text);
	const named = typeNamed(all);
	if (isNumberType(named) || isOtherPayment(all)) return { label, type: readType(text, label) };
	if (named !== 'unknown' || all.includes('other') || all.includes('not')) return {};
	if (all.some((word) => toPay.has(word))) return { ...above, doNotPay: undefined };
	// Where rows have types of their own, any other heading ends it, such as that of a branch.
	return hasTypes ? { doNotPay: above.doNotPay } : above;
}

/** A row of headings below the first: a page begins with the same again, a second table with others; undefined if it is none. */
export function headingsAgain(
	{ cells, rowNumber }: GridRow,
	{ headingRow, positions }: SheetColumns,
): CheckFailure | undefined {
	const filled = filledCells(cells);
	const texts = filled.map(headingText);
	if (filled.length < 2 || texts.some((text) => text === '' || /\d/.test(text))) return undefined;
	const isSame = (cell: unknown, at: number): boolean => {
		const [text, above] = [headingText(cell), headingText(headingRow.cells[at])];
		const meaning = meaningOf(text);
		const isOfColumn =
			meaning !== undefined &&
			positions[meaning] === at &&
			// Amount Paid below Amount begins a table of other rows.
			isOfPaidRows(text) === isOfPaidRows(above);
		return text === '' || isOfColumn || text.toLowerCase() === above.toLowerCase();
	};
	if (cells.every(isSame)) return takenFor('the headings again');
	if (new Set(texts.flatMap((text) => meaningOf(text) ?? [])).size < 2) return undefined;
	const shown = texts.slice(0, 10).map((text) => quoted(text));
	return unreadSheet(
		`Row ${rowNumber} has other headings than row ${headingRow.rowNumber}: ${shown.join(', ')}`,
		rowNumber === headingRow.rowNumber + 1
			? 'Write all headings into one row, one into each cell, and check the sheet again.'
			: 'Put each table into a sheet of its own, and check them one after the other.',
	);
}
