import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { CellValue, SheetContent } from './workbook';

/** The sheets with the rows, in their order behind the summary. */
export const resultSheets = ['Confirmed', 'Needs Review', 'Not Confirmed', 'Unchecked'];

/** The titles behind those of the payees' own sheet. */
export const resultTitles = [
	'Lookup Result',
	'Lookup Name',
	'Lookup Reason',
	'Lookup Details',
	'Lookup Type',
	'Lookup Number',
	'Lookup Environment',
	'Lookup Time',
];

const csvRows = z.array(z.array(z.string()));

/** All rows of a CSV file, titles included. */
export async function readCsv(path: string): Promise<string[][]> {
	return csvRows.parse(parse(await readFile(path, 'utf8'), { bom: true }));
}

/** The rows of all result sheets as they stood in the payees' sheet, without the result. */
export function ownRows(workbook: ReadonlyMap<string, SheetContent>): CellValue[][] {
	return resultSheets
		.flatMap((name) => workbook.get(name)?.rows ?? [])
		.map((row) => row.slice(0, -resultTitles.length));
}

/** Rows in an order that does not depend on the sheet that they are on. */
export function sorted(rows: ReadonlyArray<readonly CellValue[]>): string[] {
	return rows.map((row) => JSON.stringify(row)).sort();
}
