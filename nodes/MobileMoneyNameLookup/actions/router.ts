import type { IExecuteFunctions } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { askAll } from './askAll';
import type { ItemQueue } from './itemQueue';
import type { ItemResult } from './itemResult';
import { itemResult } from './itemResult';
import { placeAll } from './placeAll';
import type { Run } from './run';
import { prepareRun } from './run';
import { runNotes } from './runNotes';
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
		const notes = runNotes(run, queue);
		const results = resultsOf(run, queue, notes.ofResults);
		return await placeAll(context, results, notes);
	} finally {
		if (!(run.service instanceof CheckFailure)) run.service.client.end();
	}
}

/** Each result is worked out when its turn comes, because comparing names takes its time. */
function* resultsOf(
	{ service }: Run,
	queue: ItemQueue,
	notes: readonly string[],
): Generator<ItemResult> {
	for (let itemIndex = 0; itemIndex < queue.itemCount; itemIndex++)
		yield itemResult({ ...queue.asked(itemIndex), notes }, service, itemIndex);
}
