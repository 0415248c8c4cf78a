import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type CellValue, Workbook, type Worksheet } from 'exceljs';

const DAY = 86_400_000;

/** A cell as SheetJS gives it in n8n: a date as its day number, an error and an empty cell as nothing. */
function rawCell(value: CellValue): unknown {
	if (value instanceof Date) return (value.getTime() - Date.UTC(1899, 11, 30)) / DAY;
	if (typeof value !== 'object' || value === null) return value ?? undefined;
	if ('result' in value) return value.result;
	if ('richText' in value) return value.richText.map(({ text }) => text).join('');
	return 'error' in value ? null : undefined;
}

/**
 * A workbook, written to its file and read again: the rows of its first sheet as n8n's Extract from File gives them
 * with Header Row off.
 *
 * @param fill writes into the workbook
 */
export async function rowsOfWorkbook(fill: (book: Workbook) => void): Promise<unknown[]> {
	const made = new Workbook();
	fill(made);
	const file = await made.xlsx.writeBuffer();
	const read = new Workbook();
	await read.xlsx.load(file);
	const [sheet] = read.worksheets;
	return sheet ? rowsOf(sheet) : [];
}

function rowsOf(sheet: Worksheet): unknown[] {
	const rows: unknown[] = [];
	for (let at = 1; at <= sheet.rowCount; at++) {
		const cells: unknown[] = [];
		sheet.getRow(at).eachCell((cell, column) => {
			// Only the first of merged cells has a value.
			if (cell.master.address === cell.address) cells[column - 1] = rawCell(cell.value);
		});
		rows.push({ row: cells });
	}
	return rows;
}

/** The text of a CSV file. */
export const csvOf = (rows: readonly (readonly unknown[])[], delimiter = ','): string =>
	stringify(
		rows.map((row) => [...row]),
		{ delimiter },
	);

/** What n8n's Extract from File gives for a CSV file with Header Row off: rows, or the error of its reader. */
export function rowsOfCsv(csv: string): unknown[] {
	const rows: unknown[] = [];
	try {
		parse(csv, {
			on_record: (record: string[]) => {
				rows.push({
					row: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
				});
				return record;
			},
		});
	} catch (error) {
		return [{ error: error instanceof Error ? error.message : 'unknown' }];
	}
	return rows;
}
