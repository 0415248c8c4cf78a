import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { OUTPUTS } from '../domain/outcome';
import { mapInParallel } from '../transport/mapInParallel';
import { checkItem } from './checkItem';
import { placeItem } from './placeItem';
import { prepareRun } from './run';
import { toNodeError } from './toNodeError';

/**
 * Checks every input item and puts each into exactly one output, in input order.
 *
 * While errors continue, nothing may be thrown: n8n would then pass the input items on to the first
 * output, and unchecked rows would read as confirmed.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output, in the order of `OUTPUTS`
 * @throws NodeApiError of the first failed item, when errors are set to stop the workflow
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const run = await prepareRun(context);
	const { maxParallel, includeInput } = run.options;
	const itemCount = context.getInputData().length;
	const placed = await mapInParallel(itemCount, maxParallel, async (itemIndex) => {
		const item = await checkItem(context, run, itemIndex);
		if (item.failure && !context.continueOnFail()) {
			throw toNodeError(context.getNode(), item.failure, itemIndex);
		}
		return placeItem(context, item, itemIndex, includeInput);
	});
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	for (const { outputIndex, data } of placed) outputs[outputIndex]?.push(data);
	return outputs;
}
