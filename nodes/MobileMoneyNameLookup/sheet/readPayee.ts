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
import { isUnknownType, readType } from '../domain/payee/typeWords';
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

interface Cell {
	readonly value: unknown;
	readonly label: string;
	readonly meaning: Meaning;
}

export interface RowCells {
	readonly cells: Readonly<Partial<Record<Meaning, Cell>>>;
	readonly numbers: readonly Cell[];
	/** What the first of them says by itself, or why it cannot be used. */
	readonly ofNumber: NumberCell | CheckFailure;
}

/** What stands beside the cells of a payee. */
interface RowContext {
	readonly defaultType: DefaultType;
	/** The type that a row above names for those below it. */
	readonly section: NumberType | undefined;
	/** What its other cells warn of. */
	readonly warnings: readonly Warning[];
}

/** Returns a function that finds a row's cells by their meaning, and reads the number. */
export function cellsReader({
	labels,
	positions,
}: SheetColumns): (values: readonly unknown[]) => RowCells {
	const columns = MEANINGS.flatMap((meaning) => {
		const at = positions[meaning];
		const isNumber = isNumberMeaning(meaning);
		return at === undefined ? [] : [{ meaning, at, label: labels[at] ?? '', isNumber }];
	});
	const first = columns.find(({ isNumber }) => isNumber);
	return (values) => {
		const cells: Partial<Record<Meaning, Cell>> = {};
		const numbers: Cell[] = [];
		for (const { meaning, at, label, isNumber } of columns) {
			const cell = { value: values[at], label, meaning };
			cells[meaning] = cell;
			if (isNumber && !isBlankCell(cell.value)) numbers.push(cell);
		}
		return { cells, numbers, ofNumber: numberIn(numbers[0], first && cells[first.meaning]) };
	};
}

/** What a filled cell says; the first column names what is missing. */
function numberIn(filled: Cell | undefined, first: Cell | undefined): NumberCell | CheckFailure {
	const label = filled?.label ?? first?.label ?? '';
	const read = readNumberCell(filled?.value, label);
	// A word for nothing, such as N/A, is no number, but the cell is not empty.
	const word = filled || typeof first?.value !== 'string' ? '' : first.value.trim();
	if (word === '' || !(read instanceof CheckFailure)) return read;
	return fieldFailure(label, `holds no number (${quoted(word)})`, read.nextStep);
}

/** The type that a row names, by its own cell, by the column of its number or by the section in which it stands. */
function typeOfRow(
	{ cells: { type: cell }, numbers: [number] }: RowCells,
	section: NumberType | undefined,
): NumberType | undefined | CheckFailure {
	const ofColumn = number && isNumberType(number.meaning) ? number.meaning : undefined;
	// Beside a column of tills, a type such as Company says nothing about the number.
	const named =
		cell && !(ofColumn && isUnknownType(cell.value)) && readType(cell.value, cell.label);
	if (named instanceof CheckFailure) return named;
	if (named && number && ofColumn && named !== ofColumn)
		return fieldFailure(
			cell.label,
			`says ${NUMBER_TYPES[named].label}, but the number is in the column ${quoted(number.label)}`,
			ASK_WHICH_TYPE,
		);
	const type = named || ofColumn;
	if (!section || !type || section === type) return type ?? section;
	const [own, above] = [type, section].map((each) => NUMBER_TYPES[each].label);
	return new CheckFailure(
		`The row is for a ${own}, but a row above it says ${above}`,
		ASK_WHICH_TYPE,
	);
}

function numberToLookUp(row: RowCells, context: RowContext): SheetPayee['lookUp'] {
	const { defaultType, section } = context;
	const { cells, numbers, ofNumber } = row;
	const [first, second] = numbers;
	const named = typeOfRow(row, section);
	if (named instanceof CheckFailure) return named;
	if (first && second) {
		const found = [first, second].map(
			({ label, value }) => `'${label}' has ${quoted(String(value))}`,
		);
		const nextStep = 'Leave the number that is to be paid, and clear the other cell.';
		return new CheckFailure(`${found.join(', and ')}: these are two numbers`, nextStep);
	}
	if (ofNumber instanceof CheckFailure) return ofNumber;
	// The cell of the account says nothing about a till.
	const known = ofNumber.type ?? named ?? (ofNumber.account && TYPE_WITH_ACCOUNT) ?? defaultType;
	const cell = hasNoAccount(known) ? undefined : cells.account;
	const account = readPaybillAccount(cell?.value, cell?.label ?? '');
	if (account instanceof CheckFailure) return account;
	const read = agreeWithRow(ofNumber, first?.label ?? '', { type: named, account });
	if (read instanceof CheckFailure) return read;
	const { number, type = defaultType } = read;
	const warnings = [...context.warnings, ...read.warnings];
	if (isNumberType(type) && hasNoAccount(type)) return { number, type, warnings };
	// Only a Paybill has an account number.
	if (type === 'both' && account !== undefined && TYPE_WITH_ACCOUNT)
		return { ...read, type: TYPE_WITH_ACCOUNT, warnings };
	if (type !== 'ask') return { ...read, type, warnings };
	const where = cells.type ? `into the column ${quoted(cells.type.label)}` : 'into a column Type';
	return new CheckFailure(
		`The row does not say whether ${number} is a till or a Paybill`,
		`Write till or Paybill ${where}, or choose one for When the Sheet Names No Type.`,
	);
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
export function readPayee(row: RowCells, context: RowContext): SheetPayee {
	const { payee: name, type, operator } = row.cells;
	const lookUp = numberToLookUp(row, context);
	return {
		entered: {
			number: row.numbers[0]?.value,
			...(type && { type: type.value }),
			expectedName: name?.value,
		},
		nameLabel: name?.label ?? '',
		lookUp: lookUp instanceof CheckFailure ? lookUp : (damagedName(name) ?? lookUp),
		operator: isBlankCell(operator?.value) ? undefined : operator?.value,
	};
}
