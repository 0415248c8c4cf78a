import type { INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { groupsOf } from '../domain/counts';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import type { Batch } from '../sheet/packedRows';

/** With fewer unanswered payees, their own numbers are the more likely cause. */
const FEWEST_UNANSWERED = 100;

/** Why a batch must be looked up again: none of its many payees was answered; undefined otherwise. */
export function unansweredBatch(queue: ItemQueue): CheckFailure | undefined {
	const payees = queue.rows.filter(({ payee }) => !(payee instanceof CheckFailure));
	const isAnswered = payees.some((row) => !(queue.endingOf(row) instanceof CheckFailure));
	if (isAnswered || payees.length < FEWEST_UNANSWERED) return undefined;
	const problem = `The service gave no answer to any of ${payees.length} payees`;
	return new CheckFailure(problem, 'Check these rows again later.', true);
}

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
