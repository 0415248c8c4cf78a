import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure, checkFailureOf } from '../domain/checkFailure';
import { chosenService, ACCOUNT_FIELD, ACCOUNT_LABEL } from '../operations/accounts';
import { COMPARE_NAMES } from '../operations/compareNames';
import type { Operation } from '../operations/operation';
import { chosenOperation } from '../operations/operations';
import type { RowOptions, RunOptions } from '../operations/options';
import { type InputRow, inputRows } from '../reading/inputRows';
import { parameterReader, type ReadParameter } from '../reading/parameters';
import { type OptionReader, optionReader } from '../reading/readOptions';
import { isSheet, rowsOfSheet, SHEET_PRESETS, sheetOf } from '../reading/sheetRows';
import type { OpenService } from '../services/service';
import { REAL_SOURCE, type Source } from '../services/source';
import type { Batch } from '../sheet/packedRows';
import type { ReadSheet } from '../sheet/readSheet';

export interface Run {
	readonly options: RunOptions;
	readonly parameter: ReadParameter;
	readonly rowOptions: OptionReader<RowOptions>;
	readonly rows: readonly InputRow[];
	readonly sheet?: ReadSheet;
	readonly batches?: readonly Batch[];
	readonly operation?: Operation;
	readonly isComparison: boolean;
	/** Absent if none is needed or available. */
	readonly service?: OpenService;
	readonly source: Source;
	readonly failure?: CheckFailure;
}

/** Reads the options and the credential once for a run. Never throws: each item reports what is wrong. */
export async function prepareRun(context: IExecuteFunctions): Promise<Run> {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter).read(0);
	const chosen = chosenOperation(parameter('operation', 'Operation', 0) || 'till');
	const isOfSheet = isSheet(parameters.operation);
	const presets = isOfSheet ? SHEET_PRESETS : {};
	const rowOptions = optionReader('row', parameters, parameter, presets);
	const input = inputRows(context);
	const { sheet, batches } = isOfSheet ? sheetOf(input, parameter, options) : {};
	const isRead = sheet !== undefined && !(sheet instanceof CheckFailure);
	const rows = sheet ? rowsOfSheet(sheet, input) : input;
	const isComparison = parameters.operation === COMPARE_NAMES;
	const open = async (): Promise<OpenService | CheckFailure | undefined> => {
		if (isComparison) return undefined;
		const account = chosenService(parameter(ACCOUNT_FIELD, ACCOUNT_LABEL, 0));
		if (account instanceof CheckFailure) return account;
		return await account.open(context, { ...options, rows: rows.length });
	};
	const failed = [failure, rowOptions.failure, sheet, chosen].find(
		(each) => each instanceof CheckFailure,
	);
	const opened = failed ?? (await open().catch(checkFailureOf));
	return {
		...{ options, parameter, rowOptions, rows, isComparison },
		...(isRead && { sheet }),
		...(batches && { batches }),
		...('cells' in chosen && { operation: chosen }),
		source: REAL_SOURCE,
		...(opened instanceof CheckFailure
			? { failure: opened }
			: opened && { service: opened, source: opened.source }),
	};
}
