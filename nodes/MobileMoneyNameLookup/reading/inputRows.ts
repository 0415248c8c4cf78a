import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { rowsNamed } from '../domain/counts';

/** An input item, or a row of the sheet in the input items. */
export interface InputRow extends Pick<INodeExecutionData, 'json' | 'binary'> {
	readonly position: number;
	/** Its `row_number` is that of the user's sheet. */
	readonly isOfSheet?: true;
}

export const inputRows = (context: Pick<IExecuteFunctions, 'getInputData'>): InputRow[] =>
	context
		.getInputData()
		.map(({ json, binary }, position) => ({ json, ...(binary && { binary }), position }));

type Rows = ReadonlyArray<Pick<InputRow, 'json' | 'isOfSheet'>>;

/** Google Sheets and Check a Sheet add `row_number` to each item; other values are ignored. */
function numberInSheet(rows: Rows, rowIndex: number): string | undefined {
	const value = rows[rowIndex]?.json.row_number;
	const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
	return /^[1-9]\d{0,15}$/.test(text) ? text : undefined;
}

/** The row's number in its sheet, or its position from 1. */
export const rowNumber = (rows: Rows, rowIndex: number): string =>
	numberInSheet(rows, rowIndex) ?? String(rowIndex + 1);

/** “row 34”, or “row 34 of your sheet” after Check a Sheet. */
export const rowName = (rows: Rows, rowIndex: number): string =>
	rowsNamed([rowNumber(rows, rowIndex)], rows[rowIndex]?.isOfSheet === true);

/** The same, and the number of rows if positions are counted: “row 34 of 50”. */
export function rowOfAll(rows: Rows, rowIndex: number): string {
	const isCounted = numberInSheet(rows, rowIndex) === undefined;
	return `${rowName(rows, rowIndex)}${isCounted ? ` of ${rows.length}` : ''}`;
}
