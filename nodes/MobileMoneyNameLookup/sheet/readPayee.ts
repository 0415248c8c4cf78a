import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import {
	isNumberType,
	NUMBER_TYPES,
	type NumberType,
	TYPE_WITH_ACCOUNT,
} from '../domain/payee/numberType';
import {
	ASK_WHICH_TYPE,
	numberOfRow,
	type PayeeNumber,
	readNumberCell,
} from '../domain/payee/payeeNumber';
import { isUnknownType, readType } from '../domain/payee/typeWords';
import type { Entered } from '../domain/result/entered';
import { quoted } from '../domain/visible';
import type { SheetColumns } from './findColumns';
import type { GridRow } from './grid';
import { headingLabel, type Meaning, NUMBER_MEANINGS } from './headings';
import type { Section } from './sections';

/** A row whose cells are found by their meaning. */
export class RowCells {
	/** The columns in which it has a number. */
	readonly numbers: ReadonlyArray<(typeof NUMBER_MEANINGS)[number]>;
	/** What the first of them says by itself, or why it cannot be used. */
	readonly ofNumber: PayeeNumber | CheckFailure;

	constructor(
		readonly gridRow: GridRow,
		private readonly columns: SheetColumns,
	) {
		const { positions } = columns;
		this.numbers = NUMBER_MEANINGS.filter((meaning) => !isBlankCell(this.cell(meaning)));
		const first = NUMBER_MEANINGS.find((meaning) => positions[meaning] !== undefined);
		const meaning = this.numbers[0] ?? first ?? 'number';
		this.ofNumber = readNumberCell(this.cell(meaning), this.label(meaning));
	}

	/** Undefined where the sheet has no such column. */
	cell(meaning: Meaning): unknown {
		return this.gridRow.cells[this.columns.positions[meaning] ?? -1];
	}

	label(meaning: Meaning): string {
		return headingLabel(this.columns.headings[this.columns.positions[meaning] ?? -1]);
	}

	/** The cells of the payee, as they stand in the sheet. */
	get entered(): Entered {
		const [number] = this.numbers;
		return {
			number: number && this.cell(number),
			type: this.cell('type'),
			expectedName: this.cell('payee'),
		};
	}
}

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

/** The type that a row names, by its own cell, by the column of its number or by the section in which it stands. */
function typeOfRow(row: RowCells, section: Section): NumberType | undefined | CheckFailure {
	const [number = 'number'] = row.numbers;
	const ofColumn = isNumberType(number) ? number : undefined;
	const [cell, label] = [row.cell('type'), row.label('type')];
	// Beside a column of tills, a type such as Company says nothing about the number.
	const ofCell = ofColumn && isUnknownType(cell) ? undefined : readType(cell, label);
	if (ofCell instanceof CheckFailure) return ofCell;
	const { type: above, label: rowAbove = '' } = section;
	const says = [
		{ label, type: ofCell },
		{ label: row.label(number), type: ofColumn },
		{ label: rowAbove, type: above instanceof CheckFailure ? undefined : above },
	].filter(({ type }) => type);
	const [first] = says;
	const ofNumber = row.ofNumber instanceof CheckFailure ? undefined : row.ofNumber.type;
	if (!first && !ofNumber && above instanceof CheckFailure) return above;
	const other = says.find(({ type }) => type !== first?.type);
	if (!first?.type || !other?.type) return first?.type;
	const [one, two] = [NUMBER_TYPES[first.type].label, NUMBER_TYPES[other.type].label];
	return fieldFailure(first.label, `says ${one}, but '${other.label}' says ${two}`, ASK_WHICH_TYPE);
}

const withoutType = (number: string, label: string): CheckFailure =>
	new CheckFailure(
		`The row does not say whether ${number} is a till or a Paybill`,
		`Write till or Paybill into ${label === '' ? 'a column Type' : `the column ${quoted(label)}`}, or choose one in 'When the Sheet Names No Type'.`,
	);

/** What to look up for a row that is a payee; without a type, both are tried. Never throws. */
export function lookUpOf(
	row: RowCells,
	section: Section,
	defaultType: DefaultType,
): PayeeNumber | CheckFailure {
	const { numbers, ofNumber } = row;
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
	if (!read.type && defaultType === 'ask') return withoutType(read.number, row.label('type'));
	const name = row.cell('payee');
	// A name with letters that the reader could not read is compared with nothing.
	if (typeof name === 'string' && name.includes('\uFFFD'))
		return fieldFailure(
			row.label('payee'),
			'has letters that could not be read ({})',
			'Save the sheet as “CSV UTF-8” or as an Excel workbook, and check it again.',
			name,
		);
	const {
		number,
		warnings,
		account,
		type = account === undefined ? undefined : TYPE_WITH_ACCOUNT,
	} = read;
	return { number, warnings, account, type };
}
