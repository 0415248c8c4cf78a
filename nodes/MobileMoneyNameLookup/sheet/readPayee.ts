import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import { isNumberType, type NumberType, TYPE_WITH_ACCOUNT } from '../domain/payee/numberType';
import { numberOfRow, type PayeeNumber } from '../domain/payee/payeeNumber';
import type { Entered } from '../domain/result/entered';
import { quoted } from '../domain/visible';
import type { Warning } from '../domain/warnings';
import type { RowCells } from './rowCells';
import { type Section, typeOfRow } from './sections';

/** What is done with a row that names no type: it stays unchecked, it is of that type, or both are tried. */
export type DefaultType = 'ask' | NumberType | 'both';

/** A row below the headings. */
export interface SheetRow {
	readonly itemIndex: number;
	/** The row's own columns in their order, then `row_number`. */
	readonly fields: IDataObject;
	/** Whether it is a payee, and no total, remark or the like. */
	readonly isPayee: boolean;
	/** The cells of the payee, as they stand in the sheet. */
	readonly entered: Entered;
	readonly nameLabel: string;
	/** Undefined where the cell is blank or there is no such column. */
	readonly operator: unknown;
	/** What to look up, or why nothing is; without a type, both are tried. */
	readonly lookUp: PayeeNumber | CheckFailure;
}

/** What stands above or beside the cells of a payee. */
interface RowContext {
	readonly defaultType: DefaultType;
	readonly section: Section;
	/** What its other cells warn of. */
	readonly warnings: readonly Warning[];
}

function numberToLookUp(row: RowCells, context: RowContext): SheetRow['lookUp'] {
	const { numbers, ofNumber } = row;
	const { defaultType, section } = context;
	const named = typeOfRow(row, section);
	if (named instanceof CheckFailure) return named;
	if (numbers.length > 1) {
		const found = numbers
			.slice(0, 2)
			.map((meaning) => `'${row.label(meaning)}' has ${quoted(String(row.cell(meaning)))}`);
		const nextStep = 'Leave the number that is to be paid, and clear the other cell.';
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

/** A name with letters that the reader could not read is compared with nothing. */
function damagedName(name: unknown, label: string): CheckFailure | undefined {
	if (typeof name !== 'string' || !name.includes('\uFFFD')) return undefined;
	const nextStep = 'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.';
	return fieldFailure(label, 'has letters that could not be read ({})', nextStep, name);
}

/** Reads a row that is a payee; never throws. */
export function readPayee(
	itemIndex: number,
	fields: IDataObject,
	row: RowCells,
	context: RowContext,
): SheetRow {
	const [number] = row.numbers;
	const [expectedName, operator] = [row.cell('payee'), row.cell('operator')];
	const nameLabel = row.label('payee');
	const lookUp = numberToLookUp(row, context);
	return {
		itemIndex,
		fields,
		isPayee: true,
		entered: { number: number && row.cell(number), type: row.cell('type'), expectedName },
		nameLabel,
		operator: isBlankCell(operator) ? undefined : operator,
		lookUp:
			lookUp instanceof CheckFailure ? lookUp : (damagedName(expectedName, nameLabel) ?? lookUp),
	};
}

/** A row that is no payee, and why. */
export const noPayeeRow = (
	itemIndex: number,
	fields: IDataObject,
	lookUp: CheckFailure,
): SheetRow => ({
	itemIndex,
	fields,
	isPayee: false,
	entered: {},
	nameLabel: '',
	operator: undefined,
	lookUp,
});
