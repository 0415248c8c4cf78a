import { type IExecuteFunctions, type INodeExecutionData, NodeApiError } from 'n8n-workflow';
import { z } from 'zod';

import { type CheckFailure, checkFailureOf } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { resultOf } from '../domain/result/resultFields';
import { inputRows, rowName } from '../reading/inputRows';
import { itemPlacer } from '../writing/placeItems';

/** The items of each output in the order of `OUTPUTS`, or the error that stops the workflow. */
export type Checked = INodeExecutionData[][] | NodeApiError;

/**
 * Checks all items; throws only if errors stop the workflow.
 * If errors continue, n8n would send the items of a throwing node to the first output.
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

/** Expressions can no longer be evaluated. */
const fixedOptions = z
	.object({
		resultFormat: z.enum(['fields', 'columns']).catch('fields'),
		keepTogether: z.boolean().catch(false),
	})
	.catch({ resultFormat: 'fields', keepTogether: false });

/** Uses few n8n functions, because the cause is unknown. */
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
