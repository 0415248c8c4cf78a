import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { ERROR_OUTPUT } from '../../support/outputs';
import type { NodeRunResult } from '../../support/runNode';

/** Where a row of a run ended, and as what. */
export interface Row {
	readonly row: number;
	/** 0 to 2, or 3 for n8n's error output. */
	readonly outputIndex: number;
	/** `unchecked` on the error output, too. */
	readonly outcome: string;
	/** The result, wherever in the item it stands. */
	readonly result: IDataObject;
}

const OUR_ERRORS: readonly string[] = ['NodeApiError', 'NodeOperationError'];

const pairedSchema = z.object({ item: z.number() });
const outcomeSchema = z.object({ outcome: z.string().optional().catch(undefined) });
const resultSchema = z.record(z.custom<IDataObject[string]>());

function rowOf(json: IDataObject, pairedItem: unknown, outputIndex: number): Row {
	const { item } = pairedSchema.parse(pairedItem);
	// On the error output stands the input's own field, if it has one of this name.
	const result = outputIndex === ERROR_OUTPUT ? { error: json.error } : (json.lookup ?? json);
	const { outcome = 'unchecked' } = outcomeSchema.parse(result);
	return { row: item, outputIndex, outcome, result: resultSchema.parse(result) };
}

/** The rows of a run in order, from whichever output; none of a run that was stopped. */
export function rowsOf({ outputs, error }: NodeRunResult): Row[] {
	if (error) return [];
	return outputs
		.flatMap((items, outputIndex) =>
			items.map(({ json, pairedItem }) => rowOf(json, pairedItem, outputIndex)),
		)
		.sort((one, other) => one.row - other.row);
}

/** What is wrong with a run as a whole: an error of a foreign kind, or rows that are lost or there twice. */
export function runProblems(result: NodeRunResult, rowCount: number, mayStop: boolean): string[] {
	const { error } = result;
	if (error) {
		// n8n keeps a copy of the error, which is no instance of its class any more.
		if (!OUR_ERRORS.includes(error.name)) return [`${error.name} left the node: ${error.message}`];
		return mayStop ? [] : [`The run was stopped: ${error.message}`];
	}
	const rows = rowsOf(result).map(({ row }) => row);
	const isComplete = rows.length === rowCount && rows.every((row, index) => row === index);
	return isComplete ? [] : [`Rows ${rows.join()} came of ${rowCount}`];
}
