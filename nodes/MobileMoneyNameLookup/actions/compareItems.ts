import type { IExecuteFunctions } from 'n8n-workflow';

import { uncomparedResult } from '../domain/comparedResult';
import { unasked } from '../domain/replyTable';
import type { Compared } from './compareItem';
import { compareItem } from './compareItem';
import { COMPARE_NAMES } from './compareNames.operation';
import type { BadItem } from './itemQueue';
import type { ItemResult } from './itemResult';
import type { ReadParameter } from './parameters';
import { parameterReader } from './parameters';
import { placeAll } from './placeAll';
import type { OptionReader } from './readOptions';
import type { RowOptions } from './options';
import { DEFAULT_ROW_OPTIONS, optionReader } from './readOptions';
import { rowName } from './rowName';
import type { Checked } from './runCheck';
import { badItemsError, failedRunError } from './stoppingErrors';
import { WorkSlices } from './workSlices';

/** Whether the node is set to compare names, and so needs neither account nor lookup. */
export const isComparison = (context: IExecuteFunctions): boolean =>
	context.getNode().parameters.operation === COMPARE_NAMES;

/**
 * Compares the names of every input item and puts each item into exactly one output, in input order.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output; where errors stop the workflow, the error that tells the rows that
 *   cannot be compared
 */
export async function compareItems(context: IExecuteFunctions): Promise<Checked> {
	const parameter = parameterReader(context);
	const rowOptions = optionReader('row', context.getNode().parameters, parameter);
	if (rowOptions.failure && !context.continueOnFail()) {
		return failedRunError(context.getNode(), rowOptions.failure);
	}
	const all = await compareAll(context, parameter, rowOptions);
	const [first, ...others] = all.flatMap(badItem);
	if (first && !context.continueOnFail()) {
		return badItemsError(context, [first, ...others], 'compared');
	}
	const items = context.getInputData();
	const results = all.map((compared, itemIndex) =>
		asItemResult(compared, itemIndex, rowName(items, itemIndex)),
	);
	return await placeAll(context, results);
}

async function compareAll(
	context: IExecuteFunctions,
	parameter: ReadParameter,
	rowOptions: OptionReader<RowOptions>,
): Promise<Compared[]> {
	const cancel = context.getExecutionCancelSignal();
	const slices = new WorkSlices();
	const all: Compared[] = [];
	for (const { json } of context.getInputData()) {
		if (slices.isOver) await slices.rest();
		all.push(
			cancel?.aborted
				? { failure: unasked('cancelled'), format: DEFAULT_ROW_OPTIONS }
				: compareItem(parameter, all.length, json, rowOptions.read(all.length)),
		);
	}
	return all;
}

const badItem = (compared: Compared, itemIndex: number): BadItem[] =>
	'failure' in compared ? [{ itemIndex, failure: compared.failure }] : [];

const asItemResult = (compared: Compared, itemIndex: number, row: string): ItemResult => {
	if (!('failure' in compared)) return compared;
	const { failure, entered, format } = compared;
	const item = { failed: failure, itemIndex, ...(entered && { entered }) };
	return { outcome: 'unchecked', result: uncomparedResult(item, row, new Date()), format };
};
