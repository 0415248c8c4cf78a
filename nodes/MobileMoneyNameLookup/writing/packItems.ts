import type { INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { groupsOf } from '../domain/counts';
import { OUTPUTS } from '../domain/outcome';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import type { Batch } from '../sheet/packedRows';

/** With fewer unanswered payees, their own numbers are the more likely cause. */
const FEWEST_UNANSWERED = 100;

/** Why a batch must be looked up again: none of its many payees was answered; undefined otherwise. */
export function unansweredBatch(queue: ItemQueue): CheckFailure | undefined {
	let unanswered = 0;
	for (const [rowIndex, { payee }] of queue.rows.entries()) {
		if (payee instanceof CheckFailure) continue;
		if (!(queue.endingOf(rowIndex) instanceof CheckFailure)) return undefined;
		unanswered++;
	}
	if (unanswered < FEWEST_UNANSWERED) return undefined;
	const problem = `The service gave no answer to any of ${unanswered} payees`;
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

function firstOutput(
	rows: readonly INodeExecutionData[] | CheckFailure,
	{ rowsPerItem, batches }: Pick<Run, 'rowsPerItem' | 'batches'>,
): INodeExecutionData[] {
	if (rows instanceof CheckFailure)
		return (batches ?? [{ number: 0, position: 0 }]).map((batch) => itemOf(batch, rows));
	if (rowsPerItem === 0) return [...rows];
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

/** All outputs. The first one has the rows in their order, or the failure of the run. */
export const packedItems = (...given: Parameters<typeof firstOutput>): INodeExecutionData[][] =>
	OUTPUTS.map((_output, at) => (at === 0 ? firstOutput(...given) : []));
