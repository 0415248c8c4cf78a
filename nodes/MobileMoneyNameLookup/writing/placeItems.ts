import {
	type IDataObject,
	type IExecuteFunctions,
	type INodeExecutionData,
	NodeConnectionTypes,
	NodeOperationError,
} from 'n8n-workflow';

import { outputIndexOf, OUTPUTS } from '../domain/outcome';
import {
	earlierResultIn,
	CHECK_FIELDS,
	ownFields,
	resultColumns,
	sheetTime,
} from '../domain/result/resultColumns';
import type { LookupResult } from '../domain/result/resultFields';
import type { RunOptions } from '../operations/options';
import type { InputRow } from '../reading/inputRows';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import { workSlices } from '../run/workSlices';
import { type ItemResult, resultMaker } from './itemResult';
import { hintAtResults } from './outcomeHint';
import { remarksOn } from './remarks';

/** Looks at the node's type: n8n 1 has no `isToolExecution`, and in n8n 2 it is false when an agent runs the tool. */
function isRunByAgent(context: IExecuteFunctions): boolean {
	const { type, rewireOutputLogTo } = context.getNode();
	return type.endsWith('Tool') || rewireOutputLogTo === NodeConnectionTypes.AiTool;
}

type Content = Pick<INodeExecutionData, 'json' | 'binary'>;

type Placing = Pick<RunOptions, 'keepTogether' | 'timeZone'>;

/** Undefined fields, because n8n merges an error item over the input row. */
const nothingIn = (fields: readonly string[]): IDataObject =>
	Object.fromEntries(fields.map((field) => [field, undefined]));

const NO_RESULT = nothingIn([...CHECK_FIELDS, 'lookup']);

function contentOf(
	{ json: row, binary }: Content,
	{ result, options: { includeInput, resultFormat } }: ItemResult,
	timeOf: (iso: string) => string,
): Content {
	const columns = resultFormat === 'columns' ? resultColumns(result, timeOf) : undefined;
	if (!includeInput) return { json: columns ?? result };
	const own = ownFields(row, result.outcome !== 'unchecked');
	return { json: { ...own, ...(columns ?? { lookup: result }) }, ...(binary && { binary }) };
}

/** The outputs in the order of `OUTPUTS`, and a function that puts a row's item into one; it uses few n8n functions. */
export function itemPlacer(context: IExecuteFunctions, { keepTogether, timeZone }: Placing) {
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const isTogether = keepTogether || isRunByAgent(context);
	const timeOf = sheetTime(timeZone || context.getTimezone());
	const node = context.getNode();
	const hasErrorOutput = node.onError === 'continueErrorOutput' && !keepTogether;
	// Shared, because creating an error is slow.
	const mark = hasErrorOutput && new NodeOperationError(node, 'This row was not checked');
	const place = (row: InputRow, item: ItemResult): void => {
		const { outcome, error } = item.result;
		const content = contentOf(row, item, timeOf);
		const placed: INodeExecutionData = { ...content, pairedItem: { item: row.position } };
		if (mark && outcome === 'unchecked') {
			const empty = { ...NO_RESULT, ...nothingIn(earlierResultIn(row.json)) };
			placed.json = { ...empty, ...content.json, error };
			// If it is not enumerable, n8n keeps the fields.
			Object.defineProperty(placed, 'error', { value: mark, enumerable: false });
		}
		// Agents see only a tool's first output.
		outputs[isTogether ? 0 : outputIndexOf(outcome)]?.push(placed);
	};
	return { outputs, place };
}

/** Puts each row's item into one output, in input order, and adds a hint. */
export async function placeAll(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const cancel = context.getExecutionCancelSignal();
	const remarks = remarksOn(context, run, queue);
	const resultOf = resultMaker(context, run, queue, remarks.warningsOf);
	const { outputs, place } = itemPlacer(context, run.options);
	const results: LookupResult[] = [];
	const rest = workSlices();
	for (const [rowIndex, row] of run.rows.entries()) {
		// One at a time, because comparing names is slow.
		const item = resultOf(rowIndex);
		place(row, item);
		results.push(item.result);
		await rest();
		// n8n discards the items of a cancelled run; working on would delay its end.
		if (cancel?.aborted) break;
	}
	if (!isRunByAgent(context)) hintAtResults(context, results, run.options, remarks);
	return outputs;
}
