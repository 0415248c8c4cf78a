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
import { WARNINGS } from '../domain/warnings';
import type { RunOptions } from '../operations/options';
import type { InputRow } from '../reading/inputRows';
import { workSlices } from '../run/workSlices';
import type { ItemResult } from './itemResult';
import { hintAtResults } from './outcomeHint';
import type { Remarks } from './remarks';

/** By the node's type: n8n 1 has no `isToolExecution`, and in n8n 2 it is false when an agent runs the tool. */
function isRunByAgent(context: IExecuteFunctions): boolean {
	const { type, rewireOutputLogTo } = context.getNode();
	return type.endsWith('Tool') || rewireOutputLogTo === NodeConnectionTypes.AiTool;
}

type Content = Pick<INodeExecutionData, 'json' | 'binary'>;

export type Placing = Pick<RunOptions, 'keepTogether' | 'timeZone'>;

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
	const { warnings = [] } = result;
	const replaced = 'lookup' in row && { warnings: [...warnings, WARNINGS.fieldReplaced().text] };
	const written = columns ?? { lookup: { ...result, ...replaced } };
	return { json: { ...own, ...written }, ...(binary && { binary }) };
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
	rows: readonly InputRow[],
	resultOf: (rowIndex: number) => ItemResult,
	placing: Placing,
	remarks: Remarks,
): Promise<INodeExecutionData[][]> {
	const cancel = context.getExecutionCancelSignal();
	const { outputs, place } = itemPlacer(context, placing);
	const results: LookupResult[] = [];
	const rest = workSlices();
	for (const [rowIndex, row] of rows.entries()) {
		// One at a time, because comparing names is slow.
		const item = resultOf(rowIndex);
		place(row, item);
		results.push(item.result);
		await rest();
		// n8n discards the items of a cancelled run; working on would delay its end.
		if (cancel?.aborted) break;
	}
	if (!isRunByAgent(context)) hintAtResults(context, results, placing, remarks);
	return outputs;
}
