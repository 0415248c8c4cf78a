import type { INodeExecutionData } from 'n8n-workflow';

type Rows = ReadonlyArray<Pick<INodeExecutionData, 'json'>>;

/** Google Sheets adds this to each item; other values are ignored. */
function numberInSheet(rows: Rows, rowIndex: number): string | undefined {
	const value = rows[rowIndex]?.json.row_number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	return /^[1-9]\d{0,15}$/.test(text) ? text : undefined;
}

/** The row's number in its sheet, or its position from 1. */
export const rowName = (rows: Rows, rowIndex: number): string =>
	`row ${numberInSheet(rows, rowIndex) ?? rowIndex + 1}`;

/** The same, and the number of rows if positions are counted: “row 34 of 50”. */
export function rowOfAll(rows: Rows, rowIndex: number): string {
	const isCounted = numberInSheet(rows, rowIndex) === undefined;
	return `${rowName(rows, rowIndex)}${isCounted ? ` of ${rows.length}` : ''}`;
}
