import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure, checkFailureOf, orThrow } from '../domain/checkFailure';
import { COMPARE_NAMES, SHEET } from '../operations/operation';
import { chosenOperation } from '../operations/operations';
import type { RunOptions } from '../operations/options';
import { ACCOUNT_FIELD, ACCOUNT_LABEL, chosenService } from '../operations/sharedFields';
import { inputRows } from '../reading/inputRows';
import { isSet, parameterReader, type ReadParameter, settingAt } from '../reading/parameters';
import type { ReadingRules } from '../reading/readNames';
import { optionReader } from '../reading/readOptions';
import { type ReadRow, readRow } from '../reading/readRow';
import { readSheetRow, rowsOfSheet, SHEET_PRESETS, sheetOf } from '../reading/sheetRows';
import { REAL_SOURCE } from '../services/service';

export type Run = Awaited<ReturnType<typeof prepareRun>>;

/** What is the same for all rows, and how each is read. Never throws: each item reports what is wrong. */
export async function prepareRun(context: IExecuteFunctions) {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter)(0);
	const input = readInput(context, parameter, options);
	const { isOfSheet, isComparison, onlyReads, operation, sheet, rows } = input;
	const open = async () => {
		if (isComparison || onlyReads) return undefined;
		const account = orThrow(chosenService(parameter(ACCOUNT_FIELD, ACCOUNT_LABEL, 0)));
		return await account.open(context, { ...options, rows: rows.length });
	};
	const failed = [failure, sheet, operation].find((each) => each instanceof CheckFailure);
	const opened = failed ?? (await open().catch(checkFailureOf));
	const service = opened instanceof CheckFailure ? undefined : opened;
	const source = service?.source ?? REAL_SOURCE;
	const rules: ReadingRules = {
		parameter,
		source,
		readOptions: optionReader('row', parameters, parameter, isOfSheet ? SHEET_PRESETS : {}),
		// Compare Names only compares, so a row needs a name.
		expectsName: isOfSheet || (!isComparison && isSet(parameters.expectedName)),
		acceptsNames: isComparison || isSet(settingAt(parameters, 'options.acceptedNames')),
		onlyOperator: service?.onlyOperator,
	};
	return {
		...input,
		// Packed rows all leave by the first output.
		options: { ...options, keepTogether: options.keepTogether || input.rowsPerItem > 0 },
		service,
		source,
		failure: opened instanceof CheckFailure ? opened : undefined,
		read: (rowIndex: number): ReadRow => {
			const row = sheet instanceof CheckFailure ? undefined : sheet?.rows[rowIndex];
			return row ? readSheetRow(row, rules) : readRow(operation, rowIndex, rules);
		},
	};
}

function readInput(context: IExecuteFunctions, parameter: ReadParameter, options: RunOptions) {
	const { operation: chosen } = context.getNode().parameters;
	const isOfSheet = chosen === SHEET;
	const items = inputRows(context);
	const { sheet, batches } = isOfSheet ? sheetOf(items, parameter, options) : {};
	return {
		operation: chosenOperation(parameter('operation', 'Operation', 0) || 'till'),
		isComparison: chosen === COMPARE_NAMES,
		isOfSheet,
		onlyReads: isOfSheet && options.onlyRead,
		rowsPerItem: isOfSheet ? options.rowsPerItem : 0,
		batches,
		sheet,
		/** The input items, or the rows of the sheet in them. */
		rows: sheet ? rowsOfSheet(sheet, items) : items,
	};
}
