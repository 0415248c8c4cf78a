import { type IExecuteFunctions, type INodeExecutionData, NodeApiError } from 'n8n-workflow';
import { z } from 'zod';

import type { CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { uncheckedResult } from '../domain/result';
import { resultColumns, sheetTime } from '../domain/resultColumns';
import { uncheckedSummary } from '../domain/summary';
import { checkFailureOf } from '../transport/readReply';
import { errorItemMaker, outputFinder } from './placeItems';
import { rowName } from './rowName';

/** The items of each output, in the order of `OUTPUTS`, or the error that stops the workflow. */
export type Checked = INodeExecutionData[][] | NodeApiError;

/**
 * Runs the check of all items; the one place where the node throws. Where errors continue, whatever goes
 * wrong makes every item unchecked instead: n8n would pass the input items on to the first output as they
 * are, without a word of why. So ended every run in a version of n8n without one of the functions that
 * the check called.
 *
 * @throws the error that the check gives, when errors are set to stop the workflow
 */
export async function checkOrThrow(
	context: IExecuteFunctions,
	check: (context: IExecuteFunctions) => Promise<Checked>,
): Promise<INodeExecutionData[][]> {
	const checked = context.continueOnFail()
		? await check(context).catch((error: unknown) => uncheckedItems(context, checkFailureOf(error)))
		: await check(context);
	if (checked instanceof NodeApiError) throw checked;
	return checked;
}

const setOptions = z.object({ options: z.object({ resultFormat: z.literal('columns') }) });

/** Uses as little of n8n as there is, because what failed is not known. */
function uncheckedItems(context: IExecuteFunctions, failure: CheckFailure): INodeExecutionData[][] {
	const node = context.getNode();
	// Only a fixed setting: expressions can no longer be worked out.
	const isInColumns = setOptions.safeParse(node.parameters).success;
	const asErrorItem = node.onError === 'continueErrorOutput' && errorItemMaker(node);
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const items = context.getInputData();
	const timeOf = sheetTime(context.getTimezone());
	outputs[outputFinder(context)('unchecked')] = items.map(({ json }, itemIndex) => {
		const summary = uncheckedSummary({}, failure, rowName(items, itemIndex));
		const result = uncheckedResult({}, { failed: failure, summary, itemIndex }, new Date());
		const pairedItem = { item: itemIndex };
		const columns = isInColumns && resultColumns(result, timeOf);
		if (!asErrorItem) return { json: columns || result, pairedItem };
		// Whether results stand under `lookup` is not known here; no column may pass for one.
		return asErrorItem(
			json,
			{ json: columns || { ...result, lookup: result } },
			result,
			pairedItem,
		);
	});
	return outputs;
}
