import { z } from 'zod';

import { CheckFailure } from '../domain/checkFailure';

const rowsSchema = z.array(z.record(z.unknown()));
const batchSchema = z.object({
	rows: z.string().nullable(),
	batch: z.number().optional().catch(undefined),
});

/** An item that holds several rows. */
export interface Batch {
	/** Its field `batch`, or its position from 1. */
	readonly number: number;
	readonly position: number;
	readonly rows: ReadonlyArray<Readonly<Record<string, unknown>>> | CheckFailure;
}

function rowsIn(text: string): z.output<typeof rowsSchema> | undefined {
	try {
		return rowsSchema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

function batchOf(item: unknown, position: number): Batch | undefined {
	const { rows = '', batch } = batchSchema.safeParse(item).data ?? {};
	const isList = rows !== null && rows.startsWith('[');
	const read = isList ? rowsIn(rows) : undefined;
	if (read) return { number: batch ?? position + 1, position, rows: read };
	// A data table may have lost the rows, or half of their text. Any other text may be a cell of a sheet.
	const isDamaged = batch !== undefined && (isList || !rows);
	if (!isDamaged) return undefined;
	const failure = new CheckFailure(
		`The rows of batch ${batch} are damaged`,
		'Upload the sheet again.',
	);
	return { number: batch, position, rows: failure };
}

/** The batches, if each item is one; undefined otherwise. A damaged batch fails alone. */
export function readBatches(items: readonly unknown[]): Batch[] | undefined {
	const batches = items.flatMap((item, position) => batchOf(item, position) ?? []);
	return batches.length > 0 && batches.length === items.length ? batches : undefined;
}
