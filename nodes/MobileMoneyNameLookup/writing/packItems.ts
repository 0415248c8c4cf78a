import type { INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { groupsOf } from '../domain/counts';
import type { Run } from '../run/prepareRun';
import type { Batch } from '../sheet/packedRows';

/** A batch that failed has no rows: the next node must not take it for a checked one. */
function itemOf(
	{ number: batch, position: item }: Omit<Batch, 'rows'>,
	rows: readonly INodeExecutionData[] | CheckFailure,
): INodeExecutionData {
	const content =
		rows instanceof CheckFailure
			? { rows: '', failure: `${rows.whatHappened}. ${rows.nextStep}` }
			: { rows: JSON.stringify(rows.map(({ json }) => json)) };
	return { json: { batch, ...content }, pairedItem: { item } };
}

const positionOf = ({ pairedItem }: INodeExecutionData): number =>
	typeof pairedItem === 'object' && 'item' in pairedItem ? pairedItem.item : 0;

/** Puts several rows into one item: those of each batch that came in, or `rowsPerItem`. */
export function packedItems(
	rows: readonly INodeExecutionData[],
	{ rowsPerItem, batches }: Pick<Run, 'rowsPerItem' | 'batches'>,
): INodeExecutionData[] {
	if (batches) {
		const rowsOf = groupsOf(rows, positionOf);
		return batches.map((batch) => {
			const isDamaged = batch.rows instanceof CheckFailure;
			return itemOf(batch, isDamaged ? batch.rows : (rowsOf.get(batch.position) ?? []));
		});
	}
	return Array.from({ length: Math.ceil(rows.length / rowsPerItem) }, (_item, at) => {
		const start = at * rowsPerItem;
		return itemOf({ number: at + 1, position: 0 }, rows.slice(start, start + rowsPerItem));
	});
}

/** The items of a run that failed as a whole. */
export const failedBatches = (
	failure: CheckFailure,
	{ batches }: Pick<Run, 'batches'>,
): INodeExecutionData[] =>
	(batches ?? [{ number: 0, position: 0 }]).map((batch) => itemOf(batch, failure));
