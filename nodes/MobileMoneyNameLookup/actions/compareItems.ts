import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { uncomparedResult } from '../domain/comparedResult';
import { unasked } from '../domain/replyTable';
import type { Compared } from './compareItem';
import { compareItem } from './compareItem';
import { COMPARE_NAMES } from './compareNames.operation';
import type { BadItem } from './itemQueue';
import type { ItemResult } from './itemResult';
import { parameterReader } from './parameters';
import { placeAll } from './placeAll';
import type { RunOptions } from './runOptions';
import { DEFAULT_RUN_OPTIONS, readRunOptions } from './runOptions';
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
	const options = readRunOptions(context);
	if (options instanceof CheckFailure && !context.continueOnFail()) {
		return failedRunError(context.getNode(), options);
	}
	const format = options instanceof CheckFailure ? DEFAULT_RUN_OPTIONS : options;
	const all = await compareAll(context, options);
	const [first, ...others] = all.flatMap(badItem);
	if (first && !context.continueOnFail()) {
		return badItemsError(context.getNode(), [first, ...others], all.length, 'compared');
	}
	return await placeAll(context, format, all.map(asItemResult));
}

async function compareAll(
	context: IExecuteFunctions,
	options: RunOptions | CheckFailure,
): Promise<Compared[]> {
	const parameter = parameterReader(context);
	const cancel = context.getExecutionCancelSignal();
	const slices = new WorkSlices();
	const all: Compared[] = [];
	for (const { json } of context.getInputData()) {
		if (slices.isOver) await slices.rest();
		const failure = cancel?.aborted ? unasked('cancelled') : options;
		all.push(
			failure instanceof CheckFailure
				? { failure }
				: compareItem(parameter, all.length, json, failure),
		);
	}
	return all;
}

const badItem = (compared: Compared, itemIndex: number): BadItem[] =>
	'failure' in compared ? [{ itemIndex, failure: compared.failure }] : [];

const asItemResult = (compared: Compared, itemIndex: number): ItemResult => {
	if (!('failure' in compared)) return compared;
	const { failure, entered } = compared;
	const item = { failed: failure, itemIndex, ...(entered && { entered }) };
	return { outcome: 'unchecked', result: uncomparedResult(item, new Date()) };
};
