import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import type { ItemQueue } from '../run/itemQueue';

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

const itemWith = (json: IDataObject): INodeExecutionData => ({ json, pairedItem: { item: 0 } });

function firstOutput(
	rows: readonly INodeExecutionData[] | CheckFailure,
	rowsPerItem: number,
): INodeExecutionData[] {
	if (rows instanceof CheckFailure) {
		const failure = `${rows.whatHappened}. ${rows.nextStep}`;
		// Without rows, so that the next node does not take the batch for checked.
		return [itemWith({ batch: 0, rows: '', failure })];
	}
	if (rowsPerItem === 0) return [...rows];
	const count = Math.ceil(rows.length / rowsPerItem);
	return Array.from({ length: count }, (_item, at) => {
		const batch = rows.slice(at * rowsPerItem, (at + 1) * rowsPerItem);
		return itemWith({ batch: at + 1, rows: JSON.stringify(batch.map(({ json }) => json)) });
	});
}

/** Packs a run's rows, or why there are none, into items of the first output; `rowsPerItem` 0 means one each. */
export const packedItems = (
	rows: readonly INodeExecutionData[] | CheckFailure,
	rowsPerItem: number,
): INodeExecutionData[][] =>
	OUTPUTS.map((_output, at) => (at === 0 ? firstOutput(rows, rowsPerItem) : []));
