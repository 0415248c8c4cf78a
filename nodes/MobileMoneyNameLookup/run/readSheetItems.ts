import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { Checked } from './checkOrThrow';
import { inputRows } from '../reading/inputRows';
import { packedItems } from '../writing/packItems';
import { parameterReader, settingAt } from '../reading/parameters';
import { optionReader } from '../reading/readOptions';
import { isSheet, rowsOfSheet, sheetOf } from '../reading/sheetRows';
import { failedRunError } from '../writing/stoppingErrors';

/** Whether the node is set to read a sheet and look nothing up. */
export function onlyReads(context: Pick<IExecuteFunctions, 'getNode'>): boolean {
	const { parameters } = context.getNode();
	return isSheet(parameters.operation) && settingAt(parameters, 'options.onlyRead') === true;
}

/**
 * Gives the rows of a sheet with their own columns and `row_number`, by the first output; nobody is asked.
 *
 * @returns the items; where the sheet cannot be read, one that says why, or the error that stops the workflow
 */
export async function readSheetItems(context: IExecuteFunctions): Promise<Checked> {
	const node = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', node.parameters, parameter).read(0);
	const input = inputRows(context);
	const packed = (rows: Parameters<typeof packedItems>[0]) =>
		packedItems(
			rows,
			options.rowsPerItem,
			input.map(({ json }) => json),
		);
	const sheet = failure ?? sheetOf(input, parameter, options);
	if (sheet instanceof CheckFailure) {
		const isStopped = !context.continueOnFail();
		return isStopped ? failedRunError(node, sheet) : packed(sheet);
	}
	const rows = rowsOfSheet(sheet, input).map(({ position, ...item }) => ({
		...item,
		pairedItem: { item: position },
	}));
	return await Promise.resolve(packed(rows));
}
