import {
	type IDataObject,
	type IExecuteFunctions,
	type INode,
	type INodeExecutionData,
	type IPairedItemData,
	NodeConnectionTypes,
	NodeOperationError,
} from 'n8n-workflow';

import { earlierVerdictIn, VERDICT_FIELDS } from '../domain/result/earlierResult';
import { type Outcome, outputIndexOf, OUTPUTS } from '../domain/outcome';
import { besideColumns, resultColumns, sheetTime } from '../domain/result/resultColumns';
import type { LookupResult } from '../domain/result/resultFields';
import { WARNINGS } from '../domain/warnings';
import type { InputRow } from '../reading/inputRows';
import type { ItemResult } from './itemResult';
import type { RunOptions } from '../operations/options';
import { hintAtOutcomes } from './outcomeHint';
import type { Remarks } from './remarks';
import { WorkSlices } from '../run/workSlices';

/** Sets fields to undefined, because n8n merges an item over its input row. */
const nothingIn = (fields: readonly string[]): IDataObject =>
	Object.fromEntries(fields.map((field) => [field, undefined]));

const NO_VERDICT = nothingIn([...VERDICT_FIELDS, 'lookup']);

/**
 * Returns a function that makes items for n8n's error output. n8n moves there what has an `error`, and lays its
 * fields over those of the input, so that no column of the row can pass for the result. `error` is non-enumerable:
 * n8n sees it, but does not replace the fields with its message.
 *
 * @returns makes an item of its row, the fields and files that it would have on another output, and its
 *   result
 */
function errorItemMaker(
	node: INode,
): (
	row: IDataObject,
	content: Content,
	result: LookupResult,
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

/** An agent sees only the first output of a tool; rows that stay together leave by it, too. */
const FIRST_OUTPUT = 0;

/** Suffix of the node type when used as a tool. */
const TOOL_ENDING = 'Tool';

/**
 * Whether an agent gets the results. The node's type tells it in every n8n: n8n 1 has no
 * `isToolExecution`, and n8n 2 denies it where the engine or an agent of n8n's own runs the tool.
 */
function isRunByAgent(context: IExecuteFunctions): boolean {
	const { type, rewireOutputLogTo } = context.getNode();
	return type.endsWith(TOOL_ENDING) || rewireOutputLogTo === NodeConnectionTypes.AiTool;
}

type Content = Pick<INodeExecutionData, 'json' | 'binary'>;

/** What of a run's options says where its items go, and how times are written. */
export type Placing = Pick<RunOptions, 'keepTogether' | 'timeZone'>;

const withWarning = (
	{ warnings = [], ...result }: LookupResult,
	warning: string,
): LookupResult => ({
	...result,
	warnings: [...warnings, warning],
});

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
	const lookup: IDataObject =
		'lookup' in row ? withWarning(result, WARNINGS.fieldReplaced().text) : result;
	return {
		json: isInColumns ? besideColumns(own, resultColumns(result, timeOf)) : { ...own, lookup },
		...(binary && { binary }),
	};
}

interface PlacedItem {
	readonly outputIndex: number;
	readonly data: INodeExecutionData;
}

/** Returns a function that makes the item of a row, and finds its output; uses few of n8n's functions. */
export function itemPlacer(
	context: IExecuteFunctions,
	rows: readonly InputRow[],
	{ keepTogether, timeZone }: Placing,
): (item: ItemResult, rowIndex: number) => PlacedItem {
	const isTogether = keepTogether || isRunByAgent(context);
	const timeOf = sheetTime(timeZone || context.getTimezone());
	const node = context.getNode();
	const asErrorItem =
		node.onError === 'continueErrorOutput' && !keepTogether && errorItemMaker(node);
	return (item, rowIndex) => {
		const row = rows[rowIndex] ?? { json: {}, position: rowIndex };
		const pairedItem = { item: row.position };
		const outputIndex = isTogether ? FIRST_OUTPUT : outputIndexOf(item.outcome);
		const content = contentOf(row, item, timeOf);
		if (item.outcome === 'unchecked' && asErrorItem) {
			return { outputIndex, data: asErrorItem(row.json, content, item.result, pairedItem) };
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
	rows: readonly InputRow[],
	results: Iterable<ItemResult>,
	placing: Placing,
	notes: Omit<Remarks, 'ofItem'> = { last: [], isWarning: false },
): Promise<INodeExecutionData[][]> {
	const cancel = context.getExecutionCancelSignal();
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const place = itemPlacer(context, rows, placing);
	const outcomes: Outcome[] = [];
	let first: LookupResult = {};
	const slices = new WorkSlices();
	for (const item of results) {
		const { outputIndex, data } = place(item, outcomes.length);
		outputs[outputIndex]?.push(data);
		if (outcomes.length === 0) first = item.result;
		outcomes.push(item.outcome);
		if (slices.isOver) await slices.rest();
		// n8n throws the items of a cancelled run away; working on them would delay its end.
		if (cancel?.aborted) break;
	}
	if (!isRunByAgent(context)) hintAtOutcomes(context, outcomes, { first, placing, notes });
	return outputs;
}
