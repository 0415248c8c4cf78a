import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { isNumberType, type NumberType, TYPE_WITH_ACCOUNT } from '../domain/payee/numberType';
import { numberOfRow, type PayeeNumber } from '../domain/payee/payeeNumber';
import { quoted } from '../domain/visible';
import type { Warning } from '../domain/warnings';
import type { RowCells } from './rowCells';
import { type Section, typeOfRow } from './sections';

/** What is done with a row that names no type: it stays unchecked, it is of that type, or both are tried. */
export type DefaultType = 'ask' | NumberType | 'both';

/** A row of a sheet: a payee with what to look up, or a total, a remark and the like. */
export type SheetRow = {
	readonly itemIndex: number;
	/** The row's own columns in their order, then `row_number`. */
	readonly fields: IDataObject;
} & (
	| { readonly payee: RowCells; readonly lookUp: PayeeNumber | CheckFailure }
	| { readonly payee: undefined; readonly lookUp: CheckFailure }
);

/** What stands above or beside the cells of a payee. */
interface RowContext {
	readonly defaultType: DefaultType;
	readonly section: Section;
	/** What its other cells warn of. */
	readonly warnings: readonly Warning[];
}

/** The number with its type and account; without a type, both are tried. */
function numberToLookUp(row: RowCells, context: RowContext): PayeeNumber | CheckFailure {
	const { numbers, ofNumber } = row;
	const { defaultType, section } = context;
	const named = typeOfRow(row, section);
	if (named instanceof CheckFailure) return named;
	if (numbers.length > 1) {
		const found = numbers
			.slice(0, 2)
			.map((meaning) => `'${row.label(meaning)}' has ${quoted(String(row.cell(meaning)))}`);
		const nextStep = 'Keep the number that is to be paid, and clear the other cell.';
		return new CheckFailure(`${found.join(', and ')}: these are two numbers`, nextStep);
	}
	if (ofNumber instanceof CheckFailure) return ofNumber;
	const [meaning = 'number'] = numbers;
	const read = numberOfRow(ofNumber, row.cell(meaning), row.label(meaning), {
		type: named,
		account: row.cell('account'),
		accountLabel: row.label('account'),
		defaultType: isNumberType(defaultType) ? defaultType : undefined,
	});
	if (read instanceof CheckFailure) return read;
	const { number, account, type = account === undefined ? undefined : TYPE_WITH_ACCOUNT } = read;
	if (read.type || defaultType !== 'ask')
		return { number, warnings: [...context.warnings, ...read.warnings], account, type };
	const label = row.label('type');
	return new CheckFailure(
		`The row does not say whether ${number} is a till or a Paybill`,
		`Write till or Paybill into ${label === '' ? 'a column Type' : `the column ${quoted(label)}`}, or choose one in 'When the Sheet Names No Type'.`,
	);
}

/** What to look up for a row that is a payee; never throws. */
export function lookUpOf(row: RowCells, context: RowContext): PayeeNumber | CheckFailure {
	const lookUp = numberToLookUp(row, context);
	const { expectedName: name } = row.entered;
	// A name with letters that the reader could not read is compared with nothing.
	if (lookUp instanceof CheckFailure || typeof name !== 'string' || !name.includes('\uFFFD'))
		return lookUp;
	return fieldFailure(
		row.label('payee'),
		'has letters that could not be read ({})',
		'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.',
		name,
	);
}
