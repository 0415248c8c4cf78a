import type { IDataObject } from 'n8n-workflow';

import { CheckFailure, fieldFailure, unknownFailure } from '../domain/checkFailure';
import { exactOperator, operatorLabel } from '../domain/payee/operator';
import { type ReadSheet, readSheet, type SheetRow } from '../sheet/readSheet';
import type { Payee } from '../sheet/readPayee';
import { isChecked } from '../sheet/isChecked';
import { type Batch, readBatches } from '../sheet/packedRows';
import { readSheetSettings, type SheetSettings } from '../sheet/sheetSettings';
import type { InputRow } from './inputRows';
import { ACCEPTED_NAMES_LABEL, readExpectedNames } from './readNames';
import type { RunOptions } from '../operations/options';
import type { ReadParameter } from './parameters';
import { type ReadingRules, type ReadPayee, type ReadRow, readOperator } from './readRow';
import { COLUMNS, DEFAULT_TYPE, SHEET } from '../operations/sheet.operation';

export const SHEET_PRESETS = { includeInput: true, resultFormat: 'columns' } as const;

/** Whether the input items are one sheet. */
export const isSheet = (operation: unknown): boolean => operation === SHEET;

/** The rows of the input sheet, or why nothing may be looked up. */
export function sheetOf(
	rows: readonly InputRow[],
	parameter: ReadParameter,
	{ leaveOutChecked }: Pick<RunOptions, 'leaveOutChecked'>,
): ReadSheet | CheckFailure {
	const columns = parameter(COLUMNS.name, COLUMNS.label, 0);
	if (columns instanceof CheckFailure) return columns;
	const defaultType = parameter(DEFAULT_TYPE.name, DEFAULT_TYPE.label, 0);
	if (defaultType instanceof CheckFailure) return defaultType;
	// n8n gives an empty text for a missing field.
	const settings = readSheetSettings(columns || {}, defaultType || 'ask');
	if (settings instanceof CheckFailure) return settings;
	const items = rows.map(({ json }) => json);
	const batches = readBatches(items);
	const sheet = batches ? sheetOfBatches(batches, settings) : readSheet(items, settings);
	if (sheet instanceof CheckFailure || !leaveOutChecked) return sheet;
	return { ...sheet, rows: sheet.rows.filter((row) => !isChecked(row)) };
}

/** The rows of all batches as one sheet; a damaged batch is one row that says so. */
function sheetOfBatches(
	batches: readonly Batch[],
	settings: SheetSettings,
): ReadSheet | CheckFailure {
	const damaged = batches.flatMap(({ number, position, rows }): SheetRow[] => {
		if (!(rows instanceof CheckFailure)) return [];
		const fields = { batch: number, failure: rows.message };
		return [{ itemIndex: position, rowNumber: 0, fields, noPayee: rows }];
	});
	const whole = batches.flatMap(({ position, rows }) =>
		rows instanceof CheckFailure ? [] : rows.map((json) => ({ json, position })),
	);
	const isAllDamaged = damaged.length === batches.length;
	if (isAllDamaged) return { rows: damaged, columns: {}, headingRow: 0 };
	const sheet = readSheet(
		whole.map(({ json }) => json),
		settings,
	);
	if (sheet instanceof CheckFailure) return sheet;
	const rows = sheet.rows.map((row) => ({
		...row,
		itemIndex: whole[row.itemIndex]?.position ?? 0,
	}));
	return { ...sheet, rows: [...rows, ...damaged].sort((a, b) => a.itemIndex - b.itemIndex) };
}

/** Cells without headings are no columns, and may exceed a workbook's cell. */
const unreadFields = (json: IDataObject): IDataObject =>
	Object.keys(json).join() === 'row' && typeof json.row === 'object' ? {} : json;

/** The sheet's rows with their own columns and input items; the input itself if it was not read. */
export const rowsOfSheet = (
	sheet: ReadSheet | CheckFailure,
	input: readonly InputRow[],
): InputRow[] =>
	sheet instanceof CheckFailure
		? input.map((row) => ({ ...row, json: unreadFields(row.json) }))
		: sheet.rows.map(({ itemIndex, fields }) => {
				const binary = input[itemIndex]?.binary;
				return { json: fields, position: itemIndex, ...(binary && { binary }) };
			});

/** The row's operator, or the node's. */
function operatorOfRow(
	{ operator }: Payee,
	{ onlyOperator }: ReadingRules,
	ofNode: () => string | CheckFailure,
): string | CheckFailure {
	if (operator === undefined) return ofNode();
	const named = exactOperator(operator, '');
	if (onlyOperator === undefined || named === onlyOperator) return named;
	return fieldFailure(
		'Operator',
		`is not ${operatorLabel(onlyOperator)}, the only one that this account can look up`,
		'Check this payee in another way.',
	);
}

function payeeOf(payee: Payee, position: number, rules: ReadingRules): ReadPayee | CheckFailure {
	const { lookUp, expectedName, nameLabel } = payee;
	if (lookUp instanceof CheckFailure) return lookUp;
	const operator = operatorOfRow(payee, rules, () => readOperator(rules, position));
	if (operator instanceof CheckFailure) return operator;
	const accepted = rules.parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, position);
	const ofSheet = { ...rules, nameLabel, expectsName: true };
	const names = readExpectedNames(expectedName, accepted, ofSheet);
	if (names instanceof CheckFailure) return names;
	const { type, warnings, ...number } = lookUp;
	return {
		...number,
		accountType: type === 'both' ? 'till' : type,
		operator,
		...names,
		warnings: [...warnings, ...names.warnings],
	};
}

/** Reads a row of a sheet; one without a payee is unchecked. Never throws. */
export function readSheetRow(
	{ itemIndex: position, payee, noPayee }: SheetRow,
	rules: ReadingRules,
): ReadRow {
	const { options, failure } = rules.rowOptions.read(position);
	if (!payee) return { entered: {}, options, payee: noPayee ?? unknownFailure() };
	const { entered, lookUp } = payee;
	const triesBoth = !(lookUp instanceof CheckFailure) && lookUp.type === 'both';
	const ofRow = triesBoth ? { ...options, tryOtherType: true } : options;
	try {
		return { entered, options: ofRow, payee: failure ?? payeeOf(payee, position, rules) };
	} catch {
		// One odd cell must not end the run.
		return { entered, options: ofRow, payee: unknownFailure() };
	}
}
