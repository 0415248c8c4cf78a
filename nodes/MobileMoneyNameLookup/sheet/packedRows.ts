import { z } from 'zod';

import { CheckFailure } from '../domain/checkFailure';

const rowsSchema = z.array(z.record(z.unknown()));
const packedSchema = z.object({
	rows: z.string().startsWith('['),
	batch: z.number().optional().catch(undefined),
});
/** A data table keeps no rows, or half of their text, of a batch that was damaged. */
const damagedSchema = z.object({ batch: z.number(), rows: z.literal('').nullable() });

type Row = Readonly<Record<string, unknown>>;

/** One item into which rows were put together. */
export interface Batch {
	/** Its own number; its position where it has none. */
	readonly number: number;
	/** The position of its item. */
	readonly position: number;
	readonly rows: readonly Row[] | CheckFailure;
}

const damaged = (number: number): CheckFailure =>
	new CheckFailure(
		`The text of the rows of batch ${number} is damaged`,
		'Read the sheet again, so that its batches are made anew.',
	);

function rowsIn(text: string): readonly Row[] | undefined {
	try {
		return rowsSchema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

function batchOf(item: unknown, position: number): Batch | undefined {
	const packed = packedSchema.safeParse(item).data;
	const number = packed?.batch ?? damagedSchema.safeParse(item).data?.batch;
	if (packed) {
		const rows = rowsIn(packed.rows);
		// A text that only begins like rows may be a cell of a sheet.
		if (rows) return { number: number ?? position + 1, position, rows };
	}
	return number === undefined ? undefined : { number, position, rows: damaged(number) };
}

/**
 * The batches of items into which rows were put together; a damaged one fails alone.
 *
 * @returns undefined unless all items are such
 */
export function readBatches(items: readonly unknown[]): Batch[] | undefined {
	const batches: Batch[] = [];
	for (const [position, item] of items.entries()) {
		const batch = batchOf(item, position);
		if (!batch) return undefined;
		batches.push(batch);
	}
	return batches.length > 0 ? batches : undefined;
}
