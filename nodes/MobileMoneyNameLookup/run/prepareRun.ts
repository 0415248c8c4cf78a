import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure, checkFailureOf, orThrow } from '../domain/checkFailure';
import { chosenService, ACCOUNT_FIELD, ACCOUNT_LABEL } from '../operations/sharedFields';
import { COMPARE_NAMES, SHEET } from '../operations/operation';
import { chosenOperation } from '../operations/operations';
import { inputRows } from '../reading/inputRows';
import { parameterReader } from '../reading/parameters';
import { optionReader } from '../reading/readOptions';
import { rowsOfSheet, SHEET_PRESETS, sheetOf } from '../reading/sheetRows';
import { REAL_SOURCE } from '../services/service';

export type Run = Awaited<ReturnType<typeof prepareRun>>;

/** Reads the options and the credential once for a run. Never throws: each item reports what is wrong. */
export async function prepareRun(context: IExecuteFunctions) {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter).read(0);
	const chosen = chosenOperation(parameter('operation', 'Operation', 0) || 'till');
	const isOfSheet = parameters.operation === SHEET;
	const presets = isOfSheet ? SHEET_PRESETS : {};
	const rowOptions = optionReader('row', parameters, parameter, presets);
	const input = inputRows(context);
	const { sheet, batches } = isOfSheet ? sheetOf(input, parameter, options) : {};
	const isRead = sheet !== undefined && !(sheet instanceof CheckFailure);
	const rows = sheet ? rowsOfSheet(sheet, input) : input;
	const isComparison = parameters.operation === COMPARE_NAMES;
	const onlyReads = isOfSheet && options.onlyRead;
	const open = async () => {
		if (isComparison || onlyReads) return undefined;
		const account = orThrow(chosenService(parameter(ACCOUNT_FIELD, ACCOUNT_LABEL, 0)));
		return await account.open(context, { ...options, rows: rows.length });
	};
	const failed = [failure, rowOptions.failure, sheet, chosen].find(
		(each) => each instanceof CheckFailure,
	);
	const opened = failed ?? (await open().catch(checkFailureOf));
	const service = opened instanceof CheckFailure ? undefined : opened;
	return {
		options,
		parameter,
		rowOptions,
		rows,
		batches,
		isComparison,
		onlyReads,
		service,
		rowsPerItem: isOfSheet ? options.rowsPerItem : 0,
		sheet: isRead ? sheet : undefined,
		operation: 'cells' in chosen ? chosen : undefined,
		source: service?.source ?? REAL_SOURCE,
		failure: opened instanceof CheckFailure ? opened : undefined,
	};
}
