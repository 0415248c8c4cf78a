import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { z } from 'zod';

import { outputIndexOf } from '../domain/outcome';
import type { CheckedItem } from './checkItem';

/** An agent sees only the first output of a tool. */
const TOOL_OUTPUT = 0;

/** Newer agents let the engine run the tool: then only the node tells that its output goes to one. */
const isRunByAgent = (context: IExecuteFunctions): boolean =>
	context.isToolExecution() || context.getNode().rewireOutputLogTo === NodeConnectionTypes.AiTool;

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

/** The input item's own fields and files, with the result under `lookup`. */
function besideInput(input: INodeExecutionData | undefined, result: IDataObject) {
	const { json = {}, binary } = input ?? {};
	const lookup = 'lookup' in json ? withWarning(result, INPUT_FIELD_REPLACED) : result;
	return { json: { ...json, lookup }, ...(binary && { binary }) };
}

/**
 * Turns a checked item into n8n's form and finds the output that takes it.
 *
 * @param context n8n's functions of the running node
 * @param item what came of the check
 * @param itemIndex position of the input item, from 0
 * @param includeInput whether the input item's fields are passed on
 */
export function placeItem(
	context: IExecuteFunctions,
	item: CheckedItem,
	itemIndex: number,
	includeInput: boolean,
): PlacedItem {
	const pairedItem = { item: itemIndex };
	const outputIndex = isRunByAgent(context) ? TOOL_OUTPUT : outputIndexOf(item.outcome);
	if (item.failure && context.getNode().onError === 'continueErrorOutput') {
		// n8n moves an item whose only field is `error` to the error output and adds the input's
		// fields; with `item.error` set it would throw those fields away.
		return { outputIndex, data: { json: { error: item.result.error }, pairedItem } };
	}
	const content = includeInput
		? besideInput(context.getInputData()[itemIndex], item.result)
		: { json: item.result };
	return { outputIndex, data: { ...content, pairedItem } };
}
