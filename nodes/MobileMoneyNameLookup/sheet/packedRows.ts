import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

/** Rows of a sheet that were put together into one item. */
export interface PackedRows {
	/** Counted from 1. */
	readonly batch: number;
	/** The rows as JSON text; empty where they could not be read or checked. */
	readonly rows: string;
}

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

/**
 * Puts rows together into items.
 *
 * @param rowsPerItem at least 1
 */
export function packRows(rows: readonly IDataObject[], rowsPerItem: number): PackedRows[] {
	const items: PackedRows[] = [];
	for (let start = 0; start < rows.length; start += rowsPerItem) {
		const text = JSON.stringify(rows.slice(start, start + rowsPerItem));
		items.push({ batch: items.length + 1, rows: text });
	}
	return items;
}
