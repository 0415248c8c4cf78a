import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Outcome } from '../domain/outcome';
import { OUTPUTS } from '../domain/outcome';
import type { ItemResult } from './itemResult';
import { itemPlacer } from './placeItem';
import { hintAtOutcomes } from './runHint';
import type { RunNotes } from './runNotes';
import { WorkSlices } from './workSlices';

/**
 * Puts each item into exactly one output, in their order, and says above the output what came of them.
 *
 * @param context n8n's functions of the running node
 * @param results what came of each input item
 * @param notes what the hint of the run says besides
 * @returns the items of each output, in the order of `OUTPUTS`
 */
export async function placeAll(
	context: IExecuteFunctions,
	results: Iterable<ItemResult>,
	notes: Omit<RunNotes, 'ofItem'> = { last: [], isWarning: false },
): Promise<INodeExecutionData[][]> {
	const cancel = context.getExecutionCancelSignal();
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const place = itemPlacer(context);
	const outcomes: Outcome[] = [];
	let summary = '';
	const slices = new WorkSlices();
	for (const result of results) {
		const { outputIndex, data } = place(result, outcomes.length);
		outputs[outputIndex]?.push(data);
		const sentence = result.result.summary;
		if (outcomes.length === 0 && typeof sentence === 'string') summary = sentence;
		outcomes.push(result.outcome);
		if (slices.isOver) await slices.rest();
		// n8n throws the items of a cancelled run away; working on them would delay its end.
		if (cancel?.aborted) break;
	}
	hintAtOutcomes(context, outcomes, summary, notes);
	return outputs;
}
