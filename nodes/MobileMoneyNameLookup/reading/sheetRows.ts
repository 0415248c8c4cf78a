import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, orThrow, refuseField, unknownFailure } from '../domain/checkFailure';
import { exactOperator, operatorLabel } from '../domain/payee/operator';
import type { RunOptions } from '../operations/options';
import { COLUMNS, DEFAULT_TYPE } from '../operations/sheet.operation';
import { isChecked } from '../sheet/isChecked';
import { type Batch, readBatches } from '../sheet/packedRows';
import type { SheetPayee } from '../sheet/readPayee';
import { type ReadSheet, readSheet, type SheetRow } from '../sheet/readSheet';
import { readSheetSettings, type SheetSettings } from '../sheet/sheetSettings';
import type { InputRow } from './inputRows';
import type { ReadParameter } from './parameters';
import { readExpectedNames } from './readNames';
import {
	orFailure,
	type ReadingRules,
	type ReadPayee,
	type ReadRow,
	readOperator,
} from './readRow';

export const SHEET_PRESETS = { includeInput: true, resultFormat: 'columns' } as const;

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
	const damaged = batches.flatMap(({ number: batch, position, rows }): SheetRow[] =>
		rows instanceof CheckFailure
			? [{ itemIndex: position, fields: { batch, failure: rows.message }, noPayee: rows }]
			: [],
	);
	if (damaged.length === batches.length)
		return { rows: damaged, columns: {}, hasOwnNumbers: false };
	const whole = batches.flatMap(({ position, rows }) =>
		rows instanceof CheckFailure ? [] : rows.map((json) => ({ json, position })),
	);
	const sheet = readSheet(
		whole.map(({ json }) => json),
		settings,
	);
	if (sheet instanceof CheckFailure) return sheet;
	const rows = sheet.rows.map((row) => {
		return { ...row, itemIndex: whole[row.itemIndex]?.position ?? 0 };
	});
	return { ...sheet, rows: [...rows, ...damaged].sort((a, b) => a.itemIndex - b.itemIndex) };
}

/** Cells without headings are no columns, and may exceed a workbook's cell. */
const unreadFields = (json: IDataObject): IDataObject =>
	Object.keys(json).join() === 'row' && typeof json.row === 'object' ? {} : json;

/** The sheet's rows with their own columns and input items; the input itself if it was not read. */
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

function operatorOfRow(named: unknown, position: number, rules: ReadingRules): string {
	if (named === undefined) return readOperator(rules, position);
	const { onlyOperator } = rules;
	const operator = orThrow(exactOperator(named, ''));
	if (onlyOperator === undefined || operator === onlyOperator) return operator;
	const problem = `is not ${operatorLabel(onlyOperator)}, the only one that this account can look up`;
	return refuseField('Operator', problem, 'Check this payee in another way.');
}

function payeeOf(payee: SheetPayee, position: number, rules: ReadingRules): ReadPayee {
	const { type, warnings, ...number } = orThrow(payee.lookUp);
	const operator = operatorOfRow(payee.operator, position, rules);
	const { expectedName } = payee.entered;
	const names = readExpectedNames(expectedName, payee.nameLabel, position, rules, warnings);
	return { ...number, accountType: type === 'both' ? 'till' : type, operator, ...names };
}

/** Reads a row of a sheet; one without a payee is unchecked. Never throws. */
export function readSheetRow(
	{ itemIndex: position, payee, noPayee }: SheetRow,
	rules: ReadingRules,
): ReadRow {
	const { options: ofAll, failure } = rules.rowOptions.read(position);
	if (!payee) return { entered: {}, options: ofAll, payee: noPayee ?? unknownFailure() };
	const { entered, lookUp } = payee;
	const triesBoth = !(lookUp instanceof CheckFailure) && lookUp.type === 'both';
	const options = triesBoth ? { ...ofAll, tryOtherType: true } : ofAll;
	return { entered, options, payee: failure ?? orFailure(() => payeeOf(payee, position, rules)) };
}
