import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { z } from 'zod';

import { earlierVerdictIn } from '../domain/earlierVerdict';
import type { Outcome } from '../domain/outcome';
import { outputIndexOf } from '../domain/outcome';
import { besideColumns, resultColumns, sheetTime } from '../domain/resultColumns';
import { errorItemMaker } from './errorItem';
import type { ItemResult } from './itemResult';

/** An agent sees only the first output of a tool. */
const TOOL_OUTPUT = 0;

/** What n8n appends to the type of a node that it has made a tool. */
const TOOL_ENDING = 'Tool';

/**
 * Whether an agent gets the results. The node's type tells it in every n8n: n8n 1 has no
 * `isToolExecution`, and n8n 2 denies it where the engine or an agent of n8n's own runs the tool.
 */
export function isRunByAgent(context: IExecuteFunctions): boolean {
	const { type, rewireOutputLogTo } = context.getNode();
	return type.endsWith(TOOL_ENDING) || rewireOutputLogTo === NodeConnectionTypes.AiTool;
}

/**
 * Gives out what finds the output that takes an item, by its outcome.
 *
 * @param context n8n's functions of the running node
 */
export function outputFinder(context: IExecuteFunctions): (outcome: Outcome) => number {
	const isTool = isRunByAgent(context);
	return (outcome) => (isTool ? TOOL_OUTPUT : outputIndexOf(outcome));
}

/** An item and the position of the output that takes it. */
export interface PlacedItem {
	readonly outputIndex: number;
	readonly data: INodeExecutionData;
}

const INPUT_FIELD_REPLACED = "The input item already had a field 'lookup'. The result replaced it.";

const warningsSchema = z.array(z.string()).default([]);

const withWarning = (result: IDataObject, warning: string): IDataObject => ({
	...result,
	warnings: [...warningsSchema.parse(result.warnings), warning],
});

/** What an item is made of, beside its pair. */
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

/**
 * Gives out what turns a result into n8n's form and finds the output that takes it.
 *
 * @param context n8n's functions of the running node
 */
export function itemPlacer(
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
