import type { IDataObject, INode, INodeExecutionData, IPairedItemData } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { earlierVerdictIn } from '../domain/earlierVerdict';

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
 * @param node the running node
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
