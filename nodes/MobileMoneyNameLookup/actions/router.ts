import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { askAll } from './askAll';
import type { ItemQueue } from './itemQueue';
import type { ItemResult } from './itemResult';
import { itemResult } from './itemResult';
import { placeAll } from './placeAll';
import type { Run } from './run';
import { rowName } from './rowName';
import { prepareRun } from './run';
import { runNotes, type RunNotes } from './runNotes';
import type { Checked } from './runCheck';

/**
 * Checks every input item and puts each into exactly one output, in input order:
 * cell → account number → request → answer → outcome → item.
 *
 * While errors continue, nothing may be thrown: n8n would then pass the input items on to the first
 * output as they are, without outcome or error.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output; where errors stop the workflow, the one of the first failed item
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<Checked> {
	const run = await prepareRun(context);
	try {
		const queue = await askAll(context, run);
		if (queue instanceof NodeApiError) return queue;
		const items = context.getInputData();
		const notes = runNotes(context, run, queue);
		const results = resultsOf(run, queue, items, notes);
		return await placeAll(context, results, notes);
	} finally {
		if (!(run.service instanceof CheckFailure)) run.service.client.end();
	}
}

/** Each result is worked out when its turn comes, because comparing names takes its time. */
function* resultsOf(
	{ service }: Run,
	queue: ItemQueue,
	items: readonly INodeExecutionData[],
	{ ofItem }: RunNotes,
): Generator<ItemResult> {
	for (let itemIndex = 0; itemIndex < queue.itemCount; itemIndex++) {
		const row = rowName(items, itemIndex);
		const item = { ...queue.asked(itemIndex), row, notes: ofItem(itemIndex) };
		yield itemResult(item, service, itemIndex);
	}
}
