import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { Checked } from './checkOrThrow';
import { inputRows } from '../reading/inputRows';
import { packedItems } from '../writing/packItems';
import { parameterReader, settingAt } from '../reading/parameters';
import { optionReader } from '../reading/readOptions';
import { isSheet, rowsOfSheet, sheetOf } from '../reading/sheetRows';
import { failedRunError } from '../writing/stoppingErrors';

/** Whether the node only reads a sheet. */
export function onlyReads(context: Pick<IExecuteFunctions, 'getNode'>): boolean {
	const { parameters } = context.getNode();
	return isSheet(parameters.operation) && settingAt(parameters, 'options.onlyRead') === true;
}

/** The rows of a sheet for the first output; if it cannot be read, one item or error that reports why. */
export async function readSheetItems(context: IExecuteFunctions): Promise<Checked> {
	const node = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', node.parameters, parameter).read(0);
	const input = inputRows(context);
	const { sheet: read, batches } = sheetOf(input, parameter, options);
	const packed = (rows: Parameters<typeof packedItems>[0]) =>
		packedItems(rows, options.rowsPerItem, batches);
	const sheet = failure ?? read;
	if (sheet instanceof CheckFailure) {
		const isStopped = !context.continueOnFail();
		return isStopped ? failedRunError(node, sheet) : packed(sheet);
	}
	const rows = rowsOfSheet(sheet, input).map(({ position, json, binary }) => ({
		...{ json, pairedItem: { item: position } },
		...(binary && { binary }),
	}));
	return await Promise.resolve(packed(rows));
}
