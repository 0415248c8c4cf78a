import { NUMBER_TYPES, type NumberType } from '../domain/payee/numberType';
import { isBlankCell } from '../domain/payee/blankCell';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { readPaybillAccount } from '../domain/payee/paybillAccount';
import { agreeWithRow } from '../domain/payee/payeeNumber';
import { readType } from '../domain/payee/typeWords';
import { quoted } from '../domain/visible';
import type { Warning } from '../domain/warnings';
import { readAmount } from './amount';
import type { Cell, RowCells } from './rowCells';

/** What is done with a row that names no type: it stays unchecked, it is of that type, or both are tried. */
export type DefaultType = 'ask' | NumberType | 'both';

/** The number of a payee as it is to be looked up. */
export interface NumberToLookUp {
	readonly number: string;
	/** `both` where neither the row nor its columns name a type, and both are to be tried. */
	readonly type: NumberType | 'both';
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

/** The type that a row names, by its own cell or by the column of its number. */
function typeOfRow(
	typeCell: Cell | undefined,
	number: Cell | undefined,
): NumberType | undefined | CheckFailure {
	const named = typeCell && readType(typeCell.value, typeCell.label);
	if (named instanceof CheckFailure || !typeCell || !number) return named ?? typeOfColumn(number);
	const ofColumn = typeOfColumn(number);
	if (!named || !ofColumn || named === ofColumn) return named ?? ofColumn;
	return fieldFailure(
		typeCell.label,
		`says ${NUMBER_TYPES[named].label}, but the number is in the column ${quoted(number.label)}`,
		'Ask the payee which one they mean, and correct the row.',
	);
}

const typeOfColumn = (number: Cell | undefined): NumberType | undefined =>
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
	{ of, numbers, numberLabel, number }: RowCells,
	defaultType: DefaultType,
): NumberToLookUp | CheckFailure {
	const typeCell = of('type');
	const named = typeOfRow(typeCell, numbers[0]);
	if (named instanceof CheckFailure) return named;
	if (numbers.length > 1) return severalNumbers(numbers);
	if (number instanceof CheckFailure) return number;
	// Of a till the cell of the account is not read.
	const isPaybill =
		(number.type ?? named ?? (number.account && 'paybill') ?? defaultType) !== 'till';
	const accountCell = isPaybill ? of('account') : undefined;
	const account = accountCell && readPaybillAccount(accountCell.value, accountCell.label);
	if (account instanceof CheckFailure) return account;
	const read = agreeWithRow(number, numberLabel, { type: named, account });
	if (read instanceof CheckFailure) return read;
	const type = read.type ?? defaultType;
	if (type === 'ask') return noType(number.number, typeCell);
	if (type === 'till') return { number: read.number, type, warnings: read.warnings };
	return { ...read, type };
}

/** A name with letters that the reader could not read is compared with nothing. */
function damagedName(name: Cell | undefined): CheckFailure | undefined {
	if (typeof name?.value !== 'string' || !name.value.includes('\uFFFD')) return undefined;
	return fieldFailure(
		name.label,
		`has letters that could not be read (${quoted(name.value)})`,
		'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.',
	);
}

/** Reads the cells of a row that is a payee; never throws. */
export function readPayee(cells: RowCells, defaultType: DefaultType): Payee {
	const { of, numbers, numberLabel } = cells;
	const name = of('payee');
	const operator = of('operator')?.value;
	const amount = readAmount(of('amount')?.value);
	const lookUp = numberToLookUp(cells, defaultType);
	const typeCell = of('type');
	return {
		entered: {
			number: numbers[0]?.value,
			...(typeCell && { type: typeCell.value }),
			expectedName: name?.value,
		},
		numberLabel,
		nameLabel: name?.label ?? '',
		lookUp: lookUp instanceof CheckFailure ? lookUp : (damagedName(name) ?? lookUp),
		expectedName: name?.value,
		operator: isBlankCell(operator) ? undefined : operator,
		...(amount !== undefined && { amount }),
	};
}
