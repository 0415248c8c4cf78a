import type { AccountType } from '../domain/accountType';
import { isBlankCell } from '../domain/blankCell';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { readPaybillAccount } from '../domain/paybillAccount';
import { readPayeeNumber } from '../domain/payeeNumber';
import { readType, typeLabel } from '../domain/typeWords';
import { quoted, visible } from '../domain/visible';
import type { Warning } from '../domain/warnings';
import { readAmount } from './amount';
import type { SheetColumns } from './findColumns';
import { type Meaning, NUMBER_MEANINGS } from './usualHeadings';

/** What is done with a row that names no type: it stays unchecked, it is of that type, or both are tried. */
export type DefaultType = 'ask' | AccountType | 'both';

/** The number of a payee as it is to be looked up. */
export interface NumberToLookUp {
	readonly number: string;
	/** `both` where neither the row nor its columns name a type, and both are to be tried. */
	readonly type: AccountType | 'both';
	/** The account number after the Paybill; never that of a till. */
	readonly account?: string;
	readonly warnings: readonly Warning[];
}

/** The cells of a payee, as they stand in the sheet, and what could be read of them. */
export interface Payee {
	readonly entered: {
		readonly number?: unknown;
		readonly type?: unknown;
		readonly expectedName?: unknown;
	};
	/** Headings, for messages. */
	readonly numberLabel: string;
	readonly nameLabel: string;
	readonly lookUp: NumberToLookUp | CheckFailure;
	/** As it stands in the sheet; not yet checked. */
	readonly expectedName: unknown;
	/** As it stands in the sheet; undefined where the cell is blank or there is no such column. */
	readonly operator: unknown;
	/** In the units of the sheet; undefined where there is none, or none that can be read. */
	readonly amount?: number;
}

const MAX_LABEL = 40;

/** What a row holds under a meaning. */
export interface Cell {
	readonly value: unknown;
	/** The heading, for messages. */
	readonly label: string;
	readonly meaning: Meaning;
}

export function cellOf(
	{ headings, positions }: SheetColumns,
	cells: readonly unknown[],
	meaning: Meaning,
): Cell | undefined {
	const position = positions[meaning];
	if (position === undefined) return undefined;
	const heading = headings[position] ?? '';
	return { value: cells[position], label: visible(heading.slice(0, MAX_LABEL)), meaning };
}

/** The filled cells of the columns for numbers. */
export const numberCells = (columns: SheetColumns, cells: readonly unknown[]): Cell[] =>
	NUMBER_MEANINGS.flatMap((meaning) => {
		const cell = cellOf(columns, cells, meaning);
		return cell && !isBlankCell(cell.value) ? [cell] : [];
	});

/** The type that a row names, by its own cell or by the column of its number. */
function typeOfRow(
	typeCell: Cell | undefined,
	number: Cell | undefined,
): AccountType | undefined | CheckFailure {
	const named = typeCell && readType(typeCell.value, typeCell.label);
	if (named instanceof CheckFailure || !typeCell || !number) return named ?? typeOfColumn(number);
	const ofColumn = typeOfColumn(number);
	if (!named || !ofColumn || named === ofColumn) return named ?? ofColumn;
	return fieldFailure(
		typeCell.label,
		`says ${typeLabel(named)}, but the number is in the column ${quoted(number.label)}`,
		'Ask the payee which one they mean, and correct the row.',
	);
}

const typeOfColumn = (number: Cell | undefined): AccountType | undefined =>
	number?.meaning === 'till' || number?.meaning === 'paybill' ? number.meaning : undefined;

/** That a row has numbers in more than one column. */
function severalNumbers(cells: readonly Cell[]): CheckFailure {
	const [first, second] = cells.map(
		({ label, value }) => `'${label}' has ${quoted(String(value))}`,
	);
	return new CheckFailure(
		`${first ?? ''}, and ${second ?? ''}: these are two numbers`,
		'Leave the number that is to be paid, and clear the other cell.',
	);
}

function noType(number: string, typeCell: Cell | undefined): CheckFailure {
	const where = typeCell ? `into the column ${quoted(typeCell.label)}` : 'into a column Type';
	return new CheckFailure(
		`The row does not say whether ${number} is a till or a Paybill`,
		`Write till or Paybill ${where}, or choose one for When the Sheet Names No Type.`,
	);
}

function numberToLookUp(
	columns: SheetColumns,
	cells: readonly unknown[],
	defaultType: DefaultType,
): NumberToLookUp | CheckFailure {
	const numbers = numberCells(columns, cells);
	const [number] = numbers;
	const typeCell = cellOf(columns, cells, 'type');
	const named = typeOfRow(typeCell, number);
	if (named instanceof CheckFailure) return named;
	if (numbers.length > 1) return severalNumbers(numbers);
	const column = NUMBER_MEANINGS.map((meaning) => cellOf(columns, cells, meaning)).find(Boolean);
	const label = number?.label ?? column?.label ?? '';
	const read = readPayeeNumber(number?.value, label, { type: named });
	if (read instanceof CheckFailure) return read;
	const type = read.type ?? defaultType;
	if (type === 'ask') return noType(read.number, typeCell);
	if (type === 'till') return { number: read.number, type, warnings: read.warnings };
	const accountCell = cellOf(columns, cells, 'account');
	const account = readPaybillAccount(accountCell?.value, accountCell?.label ?? '');
	if (account instanceof CheckFailure) return account;
	if (account === undefined) return { ...read, type };
	const together = readPayeeNumber(number?.value, label, { type: named, account });
	return together instanceof CheckFailure ? together : { ...together, type };
}

/** A name whose letters the reader could not read is compared with nothing. */
function damagedName(name: Cell | undefined): CheckFailure | undefined {
	if (typeof name?.value !== 'string' || !name.value.includes('\uFFFD')) return undefined;
	return fieldFailure(
		name.label,
		`has letters that could not be read (${quoted(name.value)})`,
		'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.',
	);
}

/** Reads the cells of a row that is a payee; never throws. */
export function readPayee(
	columns: SheetColumns,
	cells: readonly unknown[],
	defaultType: DefaultType,
): Payee {
	const cell = (meaning: Meaning) => cellOf(columns, cells, meaning);
	const name = cell('payee');
	const operator = cell('operator')?.value;
	const amount = readAmount(cell('amount')?.value);
	const lookUp = numberToLookUp(columns, cells, defaultType);
	const [number] = numberCells(columns, cells);
	const typeCell = cell('type');
	return {
		entered: {
			number: number?.value,
			...(typeCell && { type: typeCell.value }),
			expectedName: name?.value,
		},
		numberLabel: number?.label ?? '',
		nameLabel: name?.label ?? '',
		lookUp: lookUp instanceof CheckFailure ? lookUp : (damagedName(name) ?? lookUp),
		expectedName: name?.value,
		operator: isBlankCell(operator) ? undefined : operator,
		...(amount !== undefined && { amount }),
	};
}
