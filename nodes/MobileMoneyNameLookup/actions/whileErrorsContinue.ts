import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { asCheckFailure } from '../domain/checkFailure';
import type { CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { uncheckedResult } from '../domain/result';
import { outputFinder } from './placeItem';

/**
 * Runs the check of all items. Where errors continue, whatever it throws makes every item unchecked
 * instead: n8n would pass the input items on to the first output, Confirmed. So ended every run in a
 * version of n8n without one of the functions that the check called.
 *
 * @param context n8n's functions of the running node
 * @param check checks all items and gives out the items of each output
 * @throws what the check throws, when errors are set to stop the workflow
 */
export async function whileErrorsContinue(
	context: IExecuteFunctions,
	check: (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>,
): Promise<INodeExecutionData[][]> {
	if (!context.continueOnFail()) return await check(context);
	try {
		return await check(context);
	} catch (error) {
		return uncheckedItems(context, asCheckFailure(error));
	}
}

/** Uses as little of n8n as there is, because what failed is not known. */
function uncheckedItems(context: IExecuteFunctions, failure: CheckFailure): INodeExecutionData[][] {
	const hasErrorOutput = context.getNode().onError === 'continueErrorOutput';
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	outputs[outputFinder(context)('unchecked')] = context.getInputData().map((_, itemIndex) => {
		const result = uncheckedResult({}, failure, itemIndex, new Date());
		// With nothing but `error`, n8n moves it to the error output.
		const json = hasErrorOutput ? { error: result.error } : result;
		return { json, pairedItem: { item: itemIndex } };
	});
	return outputs;
}
