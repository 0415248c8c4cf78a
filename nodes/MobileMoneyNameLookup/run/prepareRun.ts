import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { OpenService } from '../services/service';
import { checkFailureOf } from '../sending/readReply';
import { machineClock } from '../sending/http/clock';
import { ACCOUNT_FIELD, ACCOUNT_LABEL, chosenService } from '../operations/accounts';
import { type InputRow, inputRows } from '../reading/inputRows';
import type { RowOptions, RunOptions } from '../operations/options';
import { parameterReader, type ReadParameter } from '../reading/parameters';
import { type OptionReader, optionReader } from '../reading/readOptions';
import { isSheet, rowsOfSheet, SHEET_PRESETS, sheetOf } from '../reading/sheetRows';
import type { ReadSheet } from '../sheet/readSheet';

export interface Run {
	readonly options: RunOptions;
	readonly parameter: ReadParameter;
	readonly rowOptions: OptionReader<RowOptions>;
	/** What is checked one by one. */
	readonly rows: readonly InputRow[];
	/** Set where the rows are those of a sheet. */
	readonly sheet?: ReadSheet;
	/** The service to ask, or why no item of this run can be checked. */
	readonly service: OpenService | CheckFailure;
}

/**
 * Reads the node's options and the credential's settings, once for a run.
 *
 * @returns the run; never throws, so that each item can tell what is wrong
 */
export async function prepareRun(context: IExecuteFunctions): Promise<Run> {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter).read(0);
	const isOfSheet = isSheet(parameters.operation);
	const presets = isOfSheet ? SHEET_PRESETS : {};
	const rowOptions = optionReader('row', parameters, parameter, presets);
	const input = inputRows(context);
	const sheet = isOfSheet ? sheetOf(input, parameter, options) : undefined;
	const isRead = sheet !== undefined && !(sheet instanceof CheckFailure);
	const rows = sheet ? rowsOfSheet(sheet, input) : input;
	const open = async (): Promise<OpenService | CheckFailure> => {
		const chosen = chosenService(parameter(ACCOUNT_FIELD, ACCOUNT_LABEL, 0));
		if (chosen instanceof CheckFailure) return chosen;
		return await chosen.open(context, { ...options, rows: rows.length, clock: machineClock });
	};
	const unread = sheet instanceof CheckFailure ? sheet : undefined;
	const service = failure ?? rowOptions.failure ?? unread ?? (await open().catch(checkFailureOf));
	return { options, parameter, rowOptions, rows, ...(isRead && { sheet }), service };
}
