import { isBlankCell } from '../domain/payee/blankCell';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import {
	hasNoAccount,
	isNumberType,
	NUMBER_TYPES,
	type NumberType,
	TYPE_WITH_ACCOUNT,
} from '../domain/payee/numberType';
import { readPaybillAccount } from '../domain/payee/paybillAccount';
import {
	agreeWithRow,
	ASK_WHICH_TYPE,
	type NumberCell,
	type PayeeNumber,
	readNumberCell,
} from '../domain/payee/payeeNumber';
import { isUnknownType, NOT_CHECKED_HERE, readType } from '../domain/payee/typeWords';
import { quoted } from '../domain/visible';
import type { Warning } from '../domain/warnings';
import type { SheetColumns } from './findColumns';
import { isNumberMeaning, type Meaning, MEANINGS } from './headingTable';

/** What is done with a row that names no type: it stays unchecked, it is of that type, or both are tried. */
export type DefaultType = 'ask' | NumberType | 'both';

/** The cells of a payee, as they stand in the sheet, and what could be read of them. */
export interface SheetPayee {
	readonly entered: {
		readonly number?: unknown;
		readonly type?: unknown;
		readonly expectedName?: unknown;
	};
	readonly nameLabel: string;
	/** `both` where neither the row nor its columns name a type; a till has no account. */
	readonly lookUp:
		(Omit<PayeeNumber, 'type'> & { readonly type: NumberType | 'both' }) | CheckFailure;
	/** Undefined where the cell is blank or there is no such column. */
	readonly operator: unknown;
}

interface Column {
	readonly at: number;
	readonly label: string;
	readonly meaning: Meaning;
}

/** A row, whose cells are found by their meaning. */
export interface RowCells {
	readonly cells: readonly unknown[];
	readonly columns: Readonly<Partial<Record<Meaning, Column>>>;
	/** The columns in which it has a number. */
	readonly numbers: readonly Column[];
	/** What the first of them says by itself, or why it cannot be used. */
	readonly ofNumber: NumberCell | CheckFailure;
}

/** The cell of a meaning; undefined where the sheet has no such column. */
export const cellOf = ({ cells, columns }: RowCells, meaning: Meaning): unknown =>
	cells[columns[meaning]?.at ?? -1];

/** What a row above names for those below it. */
export interface Section {
	readonly type?: NumberType;
	readonly isOtherPayment?: boolean;
	readonly saysAbove?: string;
	readonly stop?: Warning | undefined;
}

/** What stands beside the cells of a payee. */
interface RowContext {
	readonly defaultType: DefaultType;
	readonly section: Section;
	/** What its other cells warn of. */
	readonly warnings: readonly Warning[];
}

/** Returns a function that finds a row's cells by their meaning, and reads the number. */
export function cellsReader({
	labels,
	positions,
}: SheetColumns): (cells: readonly unknown[]) => RowCells {
	const all = MEANINGS.flatMap((meaning): Column[] => {
		const at = positions[meaning];
		return at === undefined ? [] : [{ at, label: labels[at] ?? '', meaning }];
	});
	const columns = Object.fromEntries(all.map((column) => [column.meaning, column]));
	const ofNumbers = all.filter(({ meaning }) => isNumberMeaning(meaning));
	return (cells) => {
		const numbers = ofNumbers.filter(({ at }) => !isBlankCell(cells[at]));
		return { cells, columns, numbers, ofNumber: numberIn(cells, numbers[0], ofNumbers[0]) };
	};
}

/** What the number's cell says; the first column names what is missing. */
function numberIn(
	cells: readonly unknown[],
	filled: Column | undefined,
	first: Column | undefined,
): NumberCell | CheckFailure {
	const label = (filled ?? first)?.label ?? '';
	const read = readNumberCell(filled && cells[filled.at], label);
	// A word for nothing, such as N/A, is no number, but the cell is not empty.
	const blank = filled ? undefined : cells[first?.at ?? -1];
	const word = typeof blank === 'string' ? blank.trim() : '';
	if (word === '' || !(read instanceof CheckFailure)) return read;
	return fieldFailure(label, `holds no number (${quoted(word)})`, read.nextStep);
}

/** The type that a row names, by its own cell, by the column of its number or by the section in which it stands. */
function typeOfRow(
	row: RowCells,
	{ type: section, isOtherPayment, saysAbove = '' }: Section,
): NumberType | undefined | CheckFailure {
	const [number] = row.numbers;
	const ofColumn = number && isNumberType(number.meaning) ? number.meaning : undefined;
	const [cell, label = ''] = [cellOf(row, 'type'), row.columns.type?.label];
	// Beside a column of tills, a type such as Company says nothing about the number.
	const named = ofColumn && isUnknownType(cell) ? undefined : readType(cell, label);
	if (named instanceof CheckFailure) return named;
	if (named && number && ofColumn && named !== ofColumn)
		return fieldFailure(
			label,
			`says ${NUMBER_TYPES[named].label}, but the number is in the column ${quoted(number.label)}`,
			ASK_WHICH_TYPE,
		);
	const type = named ?? ofColumn;
	const ofCell = row.ofNumber instanceof CheckFailure ? undefined : row.ofNumber.type;
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

function numberToLookUp(row: RowCells, context: RowContext): SheetPayee['lookUp'] {
	const { defaultType, section } = context;
	const { cells, columns, numbers, ofNumber } = row;
	const [first, second] = numbers;
	const named = typeOfRow(row, section);
	if (named instanceof CheckFailure) return named;
	if (first && second) {
		const found = [first, second].map(
			({ label, at }) => `'${label}' has ${quoted(String(cells[at]))}`,
		);
		const nextStep = 'Leave the number that is to be paid, and clear the other cell.';
		return new CheckFailure(`${found.join(', and ')}: these are two numbers`, nextStep);
	}
	if (ofNumber instanceof CheckFailure) return ofNumber;
	// The cell of the account says nothing about a till.
	const known = ofNumber.type ?? named ?? (ofNumber.account && TYPE_WITH_ACCOUNT) ?? defaultType;
	const cell = hasNoAccount(known) ? undefined : cellOf(row, 'account');
	const account = readPaybillAccount(cell, columns.account?.label ?? '');
	if (account instanceof CheckFailure) return account;
	const read = agreeWithRow(ofNumber, first?.label ?? '', { type: named, account });
	if (read instanceof CheckFailure) return read;
	const { number, account: paid, type = defaultType } = read;
	const warnings = [...context.warnings, ...read.warnings];
	if (isNumberType(type) && hasNoAccount(type))
		return { number, account: undefined, type, warnings };
	// Only a Paybill has an account number.
	if (type === 'both' && account !== undefined && TYPE_WITH_ACCOUNT)
		return { number, account: paid, type: TYPE_WITH_ACCOUNT, warnings };
	if (type !== 'ask') return { number, account: paid, type, warnings };
	const where = columns.type
		? `into the column ${quoted(columns.type.label)}`
		: 'into a column Type';
	return new CheckFailure(
		`The row does not say whether ${number} is a till or a Paybill`,
		`Write till or Paybill ${where}, or choose one in 'When the Sheet Names No Type'.`,
	);
}

/** A name with letters that the reader could not read is compared with nothing. */
function damagedName(name: unknown, label: string): CheckFailure | undefined {
	if (typeof name !== 'string' || !name.includes('\uFFFD')) return undefined;
	return fieldFailure(
		label,
		`has letters that could not be read (${quoted(name)})`,
		'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.',
	);
}

/** Reads the cells of a row that is a payee; never throws. */
export function readPayee(row: RowCells, context: RowContext): SheetPayee {
	const { cells, columns, numbers } = row;
	const [expectedName, operator] = [cellOf(row, 'payee'), cellOf(row, 'operator')];
	const nameLabel = columns.payee?.label ?? '';
	const lookUp = numberToLookUp(row, context);
	return {
		entered: { number: cells[numbers[0]?.at ?? -1], type: cellOf(row, 'type'), expectedName },
		nameLabel,
		lookUp:
			lookUp instanceof CheckFailure ? lookUp : (damagedName(expectedName, nameLabel) ?? lookUp),
		operator: isBlankCell(operator) ? undefined : operator,
	};
}
