import { z } from 'zod';

import type { AccountKind } from '../simulator';
import { tills } from '../simulator';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from './outputs';
import type { NodeRunResult } from './runNode';

const pairedSchema = z.object({ item: z.number() });

const jsonSchema = z.object({
	outcome: z.enum(['confirmed', 'needsReview', 'notConfirmed', 'unchecked']),
	accountNumber: z.string().optional(),
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

/**
 * Where each row of a run ended.
 *
 * @param result of a run whose errors continue on the regular outputs
 * @param rowCount how many rows went in
 * @returns the ends in order of the rows
 * @throws when a row ended in no place or in several, or an output is out of order
 */
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

/** A number of the register whose holder has no name. */
export const NAMELESS = '900101';

/** A number that no register has. */
export const UNKNOWN = '999999';

const names = new Map(tills.map(({ number, name }) => [number, name]));

/** What the local service's register makes of a number when nothing goes wrong. */
export function trueEnd(
	number: string,
	kind?: AccountKind,
): Pick<RowEnd, 'outcome' | 'outputIndex' | 'name'> {
	// At Daraja a success without a name is none.
	const nameless = kind === 'daraja' ? 'unchecked' : 'needsReview';
	if (number === NAMELESS) return { outcome: nameless, outputIndex: NEEDS_REVIEW };
	const name = names.get(number);
	if (name === undefined) return { outcome: 'notConfirmed', outputIndex: NOT_CONFIRMED };
	return { outcome: 'confirmed', outputIndex: CONFIRMED, name };
}

/** Why a row's end is a lie; undefined for its true outcome and for a check that failed. */
export function falsehood(
	number: string,
	end: RowEnd,
	row: number,
	kind?: AccountKind,
): string | undefined {
	const { outcome, outputIndex, name, error } = end;
	const truth = trueEnd(number, kind);
	const told = `${outcome} ${name ?? ''} at output ${outputIndex}`;
	if (outcome === 'unchecked') {
		const isTold =
			outputIndex === NEEDS_REVIEW && error?.itemIndex === row && error.description !== '';
		return isTold ? undefined : `row ${row} failed without a proper error`;
	}
	if (end.accountNumber !== number) return `row ${row} has another row's result`;
	const expected = `${truth.outcome} ${truth.name ?? ''} at output ${truth.outputIndex}`;
	return told === expected ? undefined : `row ${row} is ${told}, not ${expected}`;
}
