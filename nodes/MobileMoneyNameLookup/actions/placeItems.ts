import {
	type IDataObject,
	type IExecuteFunctions,
	type INode,
	type INodeExecutionData,
	type IPairedItemData,
	NodeConnectionTypes,
	NodeOperationError,
} from 'n8n-workflow';
import { z } from 'zod';

import { earlierVerdictIn } from '../domain/earlierResult';
import { type Outcome, outputIndexOf, OUTPUTS } from '../domain/outcome';
import { besideColumns, resultColumns, sheetTime } from '../domain/resultColumns';
import type { ItemResult } from './itemResult';
import { hintAtOutcomes } from './outcomeHint';
import type { Remarks } from './remarks';
import { WorkSlices } from './inParallel';

/** Fields of a result that a failed check has none of: a column of the row must not pass for them. */
const VERDICT_FIELDS = [
	'reason',
	'status',
	'nameMatch',
	'foundAs',
	'rawResponse',
	'simulated',
	'lookup',
] as const;

/** Nothing in the place of each: n8n lays an item's fields over those of its row. */
const nothingIn = (fields: readonly string[]): IDataObject =>
	Object.fromEntries(fields.map((field) => [field, undefined]));

const NO_VERDICT = nothingIn(VERDICT_FIELDS);

/**
 * Gives out what makes items for n8n's error output. n8n moves there what has an `error`, and lays its
 * fields over those of the input, so that no column of the row can pass for the result. Of an item whose
 * `error` can be listed it then keeps the message alone; this one n8n sees, but does not copy.
 *
 * @returns makes an item of its row, the fields and files that it would have on another output, and its
 *   result
 */
export function errorItemMaker(
	node: INode,
): (
	row: IDataObject,
	content: Pick<INodeExecutionData, 'json' | 'binary'>,
	result: IDataObject,
	pairedItem: IPairedItemData,
) => INodeExecutionData {
	// One for all items: to make one takes longer than all else here.
	const mark = new NodeOperationError(node, 'This row was not checked');
	return (row, { json, binary }, { error }, pairedItem) => {
		const empty = { ...NO_VERDICT, ...nothingIn(earlierVerdictIn(row)) };
		const item = { json: { ...empty, ...json, error }, ...(binary && { binary }), pairedItem };
		return Object.defineProperty(item, 'error', { value: mark, enumerable: false });
	};
}

/** An agent sees only the first output of a tool. */
const TOOL_OUTPUT = 0;

/** What n8n appends to the type of a node that it has made a tool. */
const TOOL_ENDING = 'Tool';

/**
 * Whether an agent gets the results. The node's type tells it in every n8n: n8n 1 has no
 * `isToolExecution`, and n8n 2 denies it where the engine or an agent of n8n's own runs the tool.
 */
function isRunByAgent(context: IExecuteFunctions): boolean {
	const { type, rewireOutputLogTo } = context.getNode();
	return type.endsWith(TOOL_ENDING) || rewireOutputLogTo === NodeConnectionTypes.AiTool;
}

/** Gives out what finds the output that takes an item, by its outcome. */
export function outputFinder(context: IExecuteFunctions): (outcome: Outcome) => number {
	const isTool = isRunByAgent(context);
	return (outcome) => (isTool ? TOOL_OUTPUT : outputIndexOf(outcome));
}

interface PlacedItem {
	readonly outputIndex: number;
	readonly data: INodeExecutionData;
}

const INPUT_FIELD_REPLACED = "The input item already had a field 'lookup'. The result replaced it.";

const warningsSchema = z.array(z.string()).default([]);

const withWarning = (result: IDataObject, warning: string): IDataObject => ({
	...result,
	warnings: [...warningsSchema.parse(result.warnings), warning],
});

type Content = Pick<INodeExecutionData, 'json' | 'binary'>;

/** The fields of a row that may stand beside its result. */
function ownFields(row: IDataObject, outcome: Outcome): IDataObject {
	if (outcome !== 'unchecked') return row;
	const earlier = new Set(earlierVerdictIn(row));
	return Object.fromEntries(Object.entries(row).filter(([name]) => !earlier.has(name)));
}

/** The result in its format, beside the input item's own fields and files where they are passed on. */
function contentOf(
	{ json: row, binary }: Content,
	{ outcome, result, format: { includeInput, resultFormat } }: ItemResult,
	timeOf: (iso: string) => string,
): Content {
	const isInColumns = resultFormat === 'columns';
	if (!includeInput) return { json: isInColumns ? resultColumns(result, timeOf) : result };
	const own = ownFields(row, outcome);
	const lookup = 'lookup' in row ? withWarning(result, INPUT_FIELD_REPLACED) : result;
	return {
		json: isInColumns ? besideColumns(own, resultColumns(result, timeOf)) : { ...own, lookup },
		...(binary && { binary }),
	};
}

function itemPlacer(
	context: IExecuteFunctions,
): (item: ItemResult, itemIndex: number) => PlacedItem {
	const inputs = context.getInputData();
	const outputIndexFor = outputFinder(context);
	const timeOf = sheetTime(context.getTimezone());
	const node = context.getNode();
	const asErrorItem = node.onError === 'continueErrorOutput' && errorItemMaker(node);
	return (item, itemIndex) => {
		const pairedItem = { item: itemIndex };
		const outputIndex = outputIndexFor(item.outcome);
		const input = inputs[itemIndex] ?? { json: {} };
		const content = contentOf(input, item, timeOf);
		if (item.outcome === 'unchecked' && asErrorItem) {
			return { outputIndex, data: asErrorItem(input.json, content, item.result, pairedItem) };
		}
		return { outputIndex, data: { ...content, pairedItem } };
	};
}

/**
 * Puts each item into exactly one output, in their order, and says above the output what came of them.
 *
 * @returns the items of each output, in the order of `OUTPUTS`
 */
export async function placeAll(
	context: IExecuteFunctions,
	results: Iterable<ItemResult>,
	notes: Omit<Remarks, 'ofItem'> = { last: [], isWarning: false },
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
	if (!isRunByAgent(context)) hintAtOutcomes(context, outcomes, summary, notes);
	return outputs;
}
