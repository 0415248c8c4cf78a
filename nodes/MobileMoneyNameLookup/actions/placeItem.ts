import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { z } from 'zod';

import type { Outcome } from '../domain/outcome';
import { outputIndexOf } from '../domain/outcome';
import { besideColumns, resultColumns } from '../domain/resultColumns';
import { errorItemMaker } from './errorItem';
import type { ItemResult } from './itemResult';
import type { RunOptions } from './runOptions';

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

const INPUT_FIELD_REPLACED =
	'The input item has a field “lookup” of its own, in whose place the result stands.';

const warningsSchema = z.array(z.string()).default([]);

const withWarning = (result: IDataObject, warning: string): IDataObject => ({
	...result,
	warnings: [...warningsSchema.parse(result.warnings), warning],
});

/** What an item is made of, beside its pair. */
type Content = Pick<INodeExecutionData, 'json' | 'binary'>;

/** The input item's own fields, with the result under `lookup`. */
function besideInput(json: IDataObject, result: IDataObject): IDataObject {
	const lookup = 'lookup' in json ? withWarning(result, INPUT_FIELD_REPLACED) : result;
	return { ...json, lookup };
}

/** How results stand in their items. */
export type ItemFormat = Pick<RunOptions, 'includeInput' | 'resultFormat'>;

/** The result in its format, beside the input item's own fields and files where they are passed on. */
function contentOf(
	input: INodeExecutionData | undefined,
	result: IDataObject,
	{ includeInput, resultFormat }: ItemFormat,
): Content {
	const { json = {}, binary } = input ?? {};
	const isInColumns = resultFormat === 'columns';
	if (!includeInput) return { json: isInColumns ? resultColumns(result) : result };
	return {
		json: isInColumns ? besideColumns(json, resultColumns(result)) : besideInput(json, result),
		...(binary && { binary }),
	};
}

/**
 * Gives out what turns a result into n8n's form and finds the output that takes it.
 *
 * @param context n8n's functions of the running node
 * @param format how results stand in their items
 */
export function itemPlacer(
	context: IExecuteFunctions,
	format: ItemFormat,
): (item: ItemResult, itemIndex: number) => PlacedItem {
	const inputs = context.getInputData();
	const outputIndexFor = outputFinder(context);
	const node = context.getNode();
	const asErrorItem = node.onError === 'continueErrorOutput' && errorItemMaker(node);
	return ({ outcome, result }, itemIndex) => {
		const pairedItem = { item: itemIndex };
		const outputIndex = outputIndexFor(outcome);
		const content = contentOf(inputs[itemIndex], result, format);
		if (outcome === 'unchecked' && asErrorItem) {
			return { outputIndex, data: asErrorItem(content, result, pairedItem) };
		}
		return { outputIndex, data: { ...content, pairedItem } };
	};
}
