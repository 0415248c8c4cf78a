import { z } from 'zod';

const rowsSchema = z.array(z.record(z.unknown()));
const itemSchema = z.object({ rows: z.string().startsWith('[') });

function unpacked(item: unknown): ReadonlyArray<Record<string, unknown>> | undefined {
	const packed = itemSchema.safeParse(item);
	if (!packed.success) return undefined;
	try {
		return rowsSchema.safeParse(JSON.parse(packed.data.rows)).data;
	} catch {
		return undefined;
	}
}

/** A row, and the position of the item that it was in. */
export interface UnpackedRow {
	readonly json: Readonly<Record<string, unknown>>;
	readonly position: number;
}

/**
 * The rows of items into which rows were put together.
 *
 * @returns undefined unless all items are such
 */
export function unpackRows(items: readonly unknown[]): UnpackedRow[] | undefined {
	const rows: UnpackedRow[] = [];
	for (const [position, item] of items.entries()) {
		const ofItem = unpacked(item);
		if (!ofItem) return undefined;
		for (const json of ofItem) rows.push({ json, position });
	}
	return rows;
}
