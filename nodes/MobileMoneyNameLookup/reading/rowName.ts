import type { INodeExecutionData } from 'n8n-workflow';

type Rows = ReadonlyArray<Pick<INodeExecutionData, 'json'>>;

/** Google Sheets gives each item the number of its row; other values are ignored. */
function numberInSheet(rows: Rows, rowIndex: number): string | undefined {
	const value = rows[rowIndex]?.json.row_number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	return /^[1-9]\d{0,15}$/.test(text) ? text : undefined;
}

/** What a row is called: as its sheet calls it, else by its place among the rows, counted from 1. */
export const rowName = (rows: Rows, rowIndex: number): string =>
	`row ${numberInSheet(rows, rowIndex) ?? rowIndex + 1}`;

/** The same, with the number of the rows where they are counted: “row 34 of 50”. */
export function rowOfAll(rows: Rows, rowIndex: number): string {
	const isCounted = numberInSheet(rows, rowIndex) === undefined;
	return `${rowName(rows, rowIndex)}${isCounted ? ` of ${rows.length}` : ''}`;
}
