import { CheckFailure, fieldFailure, unreadSheet } from '../domain/checkFailure';
import { isNumberType, NUMBER_TYPES, type NumberType } from '../domain/payee/numberType';
import { ASK_WHICH_TYPE } from '../domain/payee/payeeNumber';
import { plainWords, wordSet } from '../domain/payee/plainWords';
import {
	isOtherPayment,
	isUnknownType,
	NOT_CHECKED_HERE,
	readType,
	typeNamed,
} from '../domain/payee/typeWords';
import { quoted } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import words from './data/words.json';
import { saysDoNotPay } from './doNotPay';
import type { SheetColumns } from './findColumns';
import { filledCells, type GridRow, isEmptyCell } from './grid';
import { headingText, meaningOf } from './headings';
import { takenFor } from './noPayee';
import type { RowCells } from './rowCells';

/** What a row names for those below it. */
export interface Section {
	readonly type?: NumberType;
	readonly isOtherPayment?: boolean;
	readonly saysAbove?: string;
	readonly doNotPay?: Warning | undefined;
}

const toPay = wordSet(words.toPay);

const BRACKETS = /\([^()]*\)/g;

/** PAYBILLS, SEND MONEY or CANCELLED alone in a row is for the rows below it, until the next such row. */
export function sectionBelow(
	{ cells, rowNumber }: GridRow,
	above: Section,
	hasTypes: boolean,
): Section {
	const [only, ...others] = filledCells(cells);
	if (typeof only !== 'string' || others.length > 0) return above;
	if (saysDoNotPay(only))
		return { ...above, doNotPay: WARNINGS.rowSaysDoNotPay(`Row ${rowNumber}`, only.trim()) };
	const all = plainWords(only.replace(BRACKETS, ' '));
	const named = typeNamed(all);
	const saysAbove = `row ${rowNumber} above it says ${quoted(only.trim())}`;
	if (isNumberType(named)) return { type: named, saysAbove };
	if (isOtherPayment(all)) return { isOtherPayment: true, saysAbove };
	if (named !== 'unknown' || all.includes('other') || all.includes('not')) return {};
	if (all.some((word) => toPay.has(word))) return { ...above, doNotPay: undefined };
	// Where rows have types of their own, any other heading ends it, such as that of a branch.
	return hasTypes ? { doNotPay: above.doNotPay } : above;
}

/** The type that a row names, by its own cell, by the column of its number or by the section in which it stands. */
export function typeOfRow(
	row: RowCells,
	{ type: section, isOtherPayment, saysAbove = '' }: Section,
): NumberType | undefined | CheckFailure {
	const { numbers, ofNumber } = row;
	const [number = 'number'] = numbers;
	const ofColumn = isNumberType(number) ? number : undefined;
	const [cell, label] = [row.cell('type'), row.label('type')];
	// Beside a column of tills, a type such as Company says nothing about the number.
	const named = ofColumn && isUnknownType(cell) ? undefined : readType(cell, label);
	if (named instanceof CheckFailure) return named;
	if (named && ofColumn && named !== ofColumn)
		return fieldFailure(
			label,
			`says ${NUMBER_TYPES[named].label}, but the number is in the column {}`,
			ASK_WHICH_TYPE,
			row.label(ofColumn),
		);
	const type = named ?? ofColumn;
	const ofCell = ofNumber instanceof CheckFailure ? undefined : ofNumber.type;
	if (!type && !ofCell && isOtherPayment)
		return new CheckFailure(
			`The row names no type, and ${saysAbove}, which ${NOT_CHECKED_HERE}`,
			'Check this payee in another way, or correct the type.',
		);
	if (!section || !type || section === type) return type ?? section;
	return new CheckFailure(
		`The row is for a ${NUMBER_TYPES[type].label}, but ${saysAbove}`,
		'Correct the one that is wrong.',
	);
}

const comparable = (cell: unknown): string => headingText(cell).toLowerCase();

const isWords = (cell: unknown): boolean =>
	isEmptyCell(cell) || (typeof cell === 'string' && !/\d/.test(cell.slice(0, 200)));

/** A row of headings below the first: a page begins with the same again, a second table with others; undefined if it is none. */
export function headingsAgain(
	{ cells, rowNumber }: GridRow,
	{ headingRow, positions }: SheetColumns,
): CheckFailure | undefined {
	if (cells.length < 2 || !cells.every(isWords)) return undefined;
	const isSame = (cell: unknown, at: number): boolean => {
		if (isEmptyCell(cell) || comparable(cell) === comparable(headingRow.cells[at])) return true;
		const meaning = meaningOf(headingText(cell));
		return meaning !== undefined && positions[meaning] === at;
	};
	if (cells.every(isSame)) return takenFor('the headings again');
	const meanings = new Set(cells.map((cell) => meaningOf(headingText(cell))));
	meanings.delete(undefined);
	if (meanings.size < 2) return undefined;
	const texts = filledCells(cells).slice(0, 10);
	const shown = texts.map((cell) => quoted(String(cell))).join(', ');
	return unreadSheet(
		`Row ${rowNumber} has other headings than row ${headingRow.rowNumber}: ${shown}`,
		rowNumber === headingRow.rowNumber + 1
			? 'Write all headings into one row, one into each cell, and check the sheet again.'
			: 'Put each table into a sheet of its own, and check them one after the other.',
	);
}
