import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { Outcome } from '../domain/outcome';
import { OUTPUTS } from '../domain/outcome';
import { askAll } from './askAll';
import type { ItemQueue } from './itemQueue';
import { itemResult } from './itemResult';
import { itemPlacer } from './placeItem';
import type { Run } from './run';
import { prepareRun } from './run';
import { hintAtOutcomes } from './runHint';
import { WorkSlices } from './workSlices';

/**
 * Checks every input item and puts each into exactly one output, in input order:
 * cell → account number → request → answer → outcome → item.
 *
 * While errors continue, nothing may be thrown: n8n would then pass the input items on to the first
 * output as they are, without outcome or error.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output, in the order of `OUTPUTS`
 * @throws NodeApiError of the first failed item, when errors are set to stop the workflow
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const run = await prepareRun(context);
	try {
		return await placeAll(context, run, await askAll(context, run));
	} finally {
		if (!(run.service instanceof CheckFailure)) run.service.client.end();
	}
}

async function placeAll(
	context: IExecuteFunctions,
	{ options, service }: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const cancel = context.getExecutionCancelSignal();
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const place = itemPlacer(context, options.includeInput);
	const outcomes: Outcome[] = [];
	const slices = new WorkSlices();
	for (let itemIndex = 0; itemIndex < queue.itemCount; itemIndex++) {
		if (slices.isOver) await slices.rest();
		// n8n throws the items of a cancelled run away; comparing names for them would delay its end.
		if (cancel?.aborted) break;
		const item = itemResult(queue.asked(itemIndex), service, itemIndex, options);
		const { outputIndex, data } = place(item, itemIndex);
		outputs[outputIndex]?.push(data);
		outcomes.push(item.outcome);
	}
	hintAtOutcomes(context, outcomes);
	return outputs;
}
