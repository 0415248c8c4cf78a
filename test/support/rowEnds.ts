import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import type { NodeRunResult } from './runNode';

/** The result of a row, and the output that it is on. */
export type RowResult = IDataObject & { readonly output: number };

const pairedSchema = z.object({ item: z.number() });

/** The results of a run in order of its rows. Throws when one is lost or there twice, or an output is out of order. */
export function rowResults({ outputs, error }: NodeRunResult, rowCount: number): RowResult[] {
	if (error) throw new Error(`The run ended with an error: ${error.message}`);
	const results: RowResult[] = [];
	for (const [output, items] of outputs.entries()) {
		let previous = -1;
		for (const { json, pairedItem } of items) {
			const { item } = pairedSchema.parse(pairedItem);
			if (item <= previous) throw new Error(`Output ${output}: row ${item} is out of order`);
			if (item in results) throw new Error(`Row ${item} ended in two places`);
			results[item] = { ...json, output };
			previous = item;
		}
	}
	for (let row = 0; row < rowCount; row++)
		if (!(row in results)) throw new Error(`Row ${row} was lost`);
	if (results.length !== rowCount) throw new Error(`${results.length} rows came of ${rowCount}`);
	return results;
}

const endSchema = z.object({
	output: z.number(),
	outcome: z.enum(['confirmed', 'needsReview', 'notConfirmed', 'unchecked']),
	number: z.string().optional(),
	name: z.string().optional(),
	error: z
		.object({
			message: z.string(),
			description: z.string(),
			retryable: z.boolean(),
			itemIndex: z.number(),
			tries: z.number().optional(),
			httpStatus: z.number().optional(),
		})
		.optional(),
});

/** Where a row ended, and as what. */
export type RowEnd = z.infer<typeof endSchema>;

/** Where each row of a run ended that continues on errors. Throws as `rowResults` does. */
export const rowEnds = (result: NodeRunResult, rowCount: number): RowEnd[] =>
	z.array(endSchema).parse(rowResults(result, rowCount));
