import { z } from 'zod';

import type { NodeRunResult } from './runNode';

const pairedSchema = z.object({ item: z.number() });

const jsonSchema = z.object({
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
export type RowEnd = z.infer<typeof jsonSchema> & { readonly outputIndex: number };

/** Where each row of a run ended that continues on errors, in order of the rows. Throws when one ended in no place or in several, or an output is out of order. */
export function rowEnds(result: NodeRunResult, rowCount: number): RowEnd[] {
	if (result.error) throw new Error(`The run ended with an error: ${result.error.message}`);
	const ends: RowEnd[] = [];
	for (const [outputIndex, items] of result.outputs.entries()) {
		let previous = -1;
		for (const { json, pairedItem } of items) {
			const { item } = pairedSchema.parse(pairedItem);
			if (item <= previous) throw new Error(`Output ${outputIndex}: row ${item} is out of order`);
			if (item in ends) throw new Error(`Row ${item} ended in two places`);
			ends[item] = { ...jsonSchema.parse(json), outputIndex };
			previous = item;
		}
	}
	for (let row = 0; row < rowCount; row++) {
		if (!(row in ends)) throw new Error(`Row ${row} was lost`);
	}
	if (ends.length !== rowCount) throw new Error(`${ends.length} rows came of ${rowCount}`);
	return ends;
}
