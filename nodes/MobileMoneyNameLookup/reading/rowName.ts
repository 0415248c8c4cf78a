import type { INodeExecutionData } from 'n8n-workflow';
import { z } from 'zod';

/** Google Sheets gives each item the number of its row; any other value of a column is none, which costs no error. */
const sheetRow = z
	.union([
		z.number().int().positive(),
		z
			.string()
			.trim()
			.regex(/^[1-9]\d*$/),
	])
	.optional()
	.catch(undefined);

type Rows = ReadonlyArray<Pick<INodeExecutionData, 'json'>>;

const numberInSheet = (items: Rows, itemIndex: number) =>
	sheetRow.parse(items[itemIndex]?.json.row_number);

/**
 * What the row of an item is called: as its sheet calls it, where the item says so, else by its place
 * among the items, counted from 1.
 */
export const rowName = (items: Rows, itemIndex: number): string =>
	`row ${numberInSheet(items, itemIndex) ?? itemIndex + 1}`;

/** The same, with the number of the items where they are counted: “row 34 of 50”. */
export function rowOfAll(items: Rows, itemIndex: number): string {
	const isCounted = numberInSheet(items, itemIndex) === undefined;
	return `${rowName(items, itemIndex)}${isCounted ? ` of ${items.length}` : ''}`;
}
