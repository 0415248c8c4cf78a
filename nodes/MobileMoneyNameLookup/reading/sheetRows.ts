import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { CheckFailure, fieldFailure, orThrow, refuseField } from '../domain/checkFailure';
import { isBlankCell } from '../domain/payee/cell';
import { NUMBER_TYPE_NAMES } from '../domain/payee/numberType';
import { exactOperator, operatorLabel } from '../domain/payee/operator';
import type { RunOptions } from '../operations/options';
import { COLUMNS, DEFAULT_TYPE } from '../operations/sheet.operation';
import { isChecked } from '../sheet/isChecked';
import { type Batch, readBatches } from '../sheet/packedRows';
import type { RowCells, SheetRow } from '../sheet/readPayee';
import { type ReadSheet, readSheet, type SheetSettings } from '../sheet/readSheet';
import type { InputRow } from './inputRows';
import type { ReadParameter } from './parameters';
import { readExpectedNames, type ReadingRules } from './readNames';
import { orFailure, type ReadPayee, type ReadRow, readOperator } from './readRow';

export const SHEET_PRESETS = { includeInput: true, resultFormat: 'columns' } as const;

const heading = z.union([z.string(), z.number()]).nullish();
const columnsSchema = z.record(heading.transform((text) => String(text ?? '')));
const defaultTypeSchema = z.enum(['ask', 'both', ...NUMBER_TYPE_NAMES]);

/** Reads the parameters of a sheet; n8n gives an empty text for a missing one. A CheckFailure is returned unchanged. */
export function readSheetSettings(
	columns: unknown,
	defaultType: unknown,
): SheetSettings | CheckFailure {
	if (columns instanceof CheckFailure) return columns;
	if (defaultType instanceof CheckFailure) return defaultType;
	const named = columnsSchema.safeParse(columns || {}).data;
	if (!named)
		return fieldFailure(COLUMNS.label, 'is not text', 'Write the heading of each column as text.');
	const type = defaultTypeSchema.safeParse(defaultType || 'ask').data;
	if (type) return { columns: named, defaultType: type };
	const nextStep = `Use ${defaultTypeSchema.options.join(', ')}.`;
	return fieldFailure(DEFAULT_TYPE.label, 'has an unknown value', nextStep);
}

/** Reads the input items as one sheet, whole or in batches. */
export function sheetOf(
	input: readonly InputRow[],
	parameter: ReadParameter,
	{ leaveOutChecked }: Pick<RunOptions, 'leaveOutChecked'>,
): { readonly sheet: ReadSheet | CheckFailure; readonly batches?: readonly Batch[] | undefined } {
	const settings = readSheetSettings(
		parameter(COLUMNS.name, COLUMNS.label, 0),
		parameter(DEFAULT_TYPE.name, DEFAULT_TYPE.label, 0),
	);
	const items = input.map(({ json }) => json);
	const batches = readBatches(items);
	if (settings instanceof CheckFailure) return { sheet: settings, batches };
	const sheet = batches ? sheetOfBatches(batches, settings) : readSheet(items, settings);
	if (sheet instanceof CheckFailure || !leaveOutChecked) return { sheet, batches };
	const rows = sheet.rows.filter((row) => !isChecked(row));
	return { sheet: { ...sheet, rows }, batches };
}

/** The rows of all batches as one sheet; a damaged batch is one row that says so. */
function sheetOfBatches(
	batches: readonly Batch[],
	settings: SheetSettings,
): ReadSheet | CheckFailure {
	const damaged: SheetRow[] = [];
	const whole: Array<Readonly<{ position: number; json: unknown }>> = [];
	for (const { number: batch, position, rows } of batches)
		if (rows instanceof CheckFailure)
			damaged.push({
				itemIndex: position,
				fields: { batch, failure: rows.message },
				lookUp: rows,
				payee: undefined,
			});
		else for (const json of rows) whole.push({ position, json });
	if (damaged.length === batches.length)
		return { rows: damaged, columns: {}, hasOwnNumbers: false };
	const items = whole.map(({ json }) => json);
	const sheet = readSheet(items, settings);
	if (sheet instanceof CheckFailure) return sheet;
	const rows = sheet.rows.map((row) => {
		return { ...row, itemIndex: whole[row.itemIndex]?.position ?? 0 };
	});
	return { ...sheet, rows: [...rows, ...damaged].sort((a, b) => a.itemIndex - b.itemIndex) };
}
/** A raw row has no headings, and a workbook has no cell for it. */
const unreadFields = (json: IDataObject): IDataObject =>
	Object.keys(json).join() === 'row' && typeof json.row === 'object' ? {} : json;

/** The rows of the sheet with their own columns; the input rows if the sheet was not read. */
export function rowsOfSheet(
	sheet: ReadSheet | CheckFailure,
	input: readonly InputRow[],
): InputRow[] {
	if (sheet instanceof CheckFailure)
		return input.map((row) => ({ ...row, json: unreadFields(row.json) }));
	return sheet.rows.map(({ itemIndex: position, fields: json }) => {
		const binary = input[position]?.binary;
		const isOfSheet = sheet.hasOwnNumbers && json.row_number !== undefined;
		return { json, position, ...(binary && { binary }), ...(isOfSheet && { isOfSheet }) };
	});
}

function operatorOfRow(payee: RowCells, itemIndex: number, rules: ReadingRules): string {
	const named = payee.cell('operator');
	if (isBlankCell(named)) return readOperator(rules, itemIndex);
	const { onlyOperator } = rules;
	const operator = orThrow(exactOperator(named, ''));
	if (onlyOperator === undefined || operator === onlyOperator) return operator;
	const problem = `is not ${operatorLabel(onlyOperator)}, the only one that this account can look up`;
	return refuseField('Operator', problem, 'Check this payee in another way.');
}

/** Reads a row of a sheet; one without a payee is unchecked. Never throws. */
export function readSheetRow({ itemIndex, payee, lookUp }: SheetRow, rules: ReadingRules): ReadRow {
	const { options: ofAll, failure } = rules.readOptions(itemIndex);
	if (payee === undefined) return { entered: {}, options: ofAll, payee: lookUp };
	const { entered } = payee;
	if (lookUp instanceof CheckFailure) return { entered, options: ofAll, payee: lookUp };
	const { type, warnings, number, account } = lookUp;
	const read = (): ReadPayee => {
		const operator = operatorOfRow(payee, itemIndex, rules);
		const label = payee.label('payee');
		const names = readExpectedNames(entered.expectedName, label, ofAll.acceptedNames, rules);
		return { number, account, accountType: type ?? 'till', operator, ...names, warnings };
	};
	const options = type ? ofAll : { ...ofAll, tryOtherType: true };
	return { entered, options, payee: failure ?? orFailure(read) };
}
