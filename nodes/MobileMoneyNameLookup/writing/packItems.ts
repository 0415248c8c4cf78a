import type { INodeExecutionData } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { type PackedRows, packRows } from '../sheet/packedRows';
import type { ItemQueue } from '../run/itemQueue';

/** With fewer payees of a batch unanswered, their own numbers are the more likely cause. */
const FEWEST_UNANSWERED = 100;

/**
 * Why a batch has to be looked up again as a whole: the service gave none of its many payees an answer.
 *
 * @returns undefined where their rows can be kept
 */
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

/** A batch without rows, and why: the next node must not take it for a checked one. */
const failedItem = (failure: CheckFailure): INodeExecutionData => ({
	json: { batch: 0, rows: '', failure: `${failure.whatHappened}. ${failure.nextStep}` },
	pairedItem: { item: 0 },
});

const asItem = ({ batch, rows }: PackedRows): INodeExecutionData => ({
	json: { batch, rows },
	pairedItem: { item: 0 },
});

/**
 * Puts the rows of a run together into items, which leave by the first output.
 *
 * @param rows the items of the rows, in their order; or why there is none
 * @param rowsPerItem 0 for an item for each row
 */
export function packedItems(
	rows: readonly INodeExecutionData[] | CheckFailure,
	rowsPerItem: number,
): INodeExecutionData[][] {
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	if (rows instanceof CheckFailure) outputs[0] = [failedItem(rows)];
	else if (rowsPerItem === 0) outputs[0] = [...rows];
	else
		outputs[0] = packRows(
			rows.map(({ json }) => json),
			rowsPerItem,
		).map(asItem);
	return outputs;
}
