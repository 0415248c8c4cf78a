import { type IExecuteFunctions, type INodeExecutionData, NodeApiError } from 'n8n-workflow';
import { z } from 'zod';

import type { CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { resultOf } from '../domain/result/resultFields';
import { inputRows } from '../reading/inputRows';
import { rowName } from '../reading/rowName';
import { checkFailureOf } from '../sending/readReply';
import { itemPlacer } from '../writing/placeItems';

/** The items of each output, in the order of `OUTPUTS`, or the error that stops the workflow. */
export type Checked = INodeExecutionData[][] | NodeApiError;

/**
 * Runs the check of all items; the one place where the node throws. While errors continue, whatever goes wrong makes
 * every item unchecked instead: n8n would pass the input items on to the first output as they are. This happened in
 * every run on an n8n version that lacks a function used here.
 *
 * @throws the error that the check returns, when errors are set to stop the workflow
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

/** Only fixed settings: expressions can no longer be worked out. */
const fixedOptions = z
	.object({
		resultFormat: z.enum(['fields', 'columns']).catch('fields'),
		keepTogether: z.boolean().catch(false),
	})
	.catch({ resultFormat: 'fields', keepTogether: false });

/** Uses as few of n8n's functions as possible, because what failed is not known. */
function uncheckedItems(context: IExecuteFunctions, failed: CheckFailure): INodeExecutionData[][] {
	const { resultFormat, keepTogether } = fixedOptions.parse(context.getNode().parameters.options);
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const rows = inputRows(context);
	const place = itemPlacer(context, rows, { keepTogether, timeZone: '' });
	for (const itemIndex of rows.keys()) {
		const row = rowName(rows, itemIndex);
		const result = resultOf({ payee: {}, failed, row, itemIndex, checkedAt: new Date() });
		const options = { includeInput: false, resultFormat };
		const { outputIndex, data } = place({ result, options }, itemIndex);
		outputs[outputIndex]?.push(data);
	}
	return outputs;
}
