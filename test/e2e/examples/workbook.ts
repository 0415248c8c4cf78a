import { Workbook, type Cell } from 'exceljs';
import { z } from 'zod';

/** The cells of a sheet, row by row, with the titles in the first. */
export type Cells = ReadonlyArray<ReadonlyArray<string | number | boolean>>;

/** Reads the one sheet of a workbook’s file. Throws when it is not that of the payees, or a cell is a formula, a link, an error or anything but a plain value. */
export async function readWorkbook(file: Uint8Array): Promise<Cells> {
	const workbook = new Workbook();
	await workbook.xlsx.load(new Uint8Array(file).buffer);
	const [sheet, ...others] = workbook.worksheets;
	if (sheet?.name !== 'Payees' || others.length > 0)
		throw new Error('No sheet of the payees alone');
	const columns = Array.from({ length: sheet.columnCount }, (_, index) => index + 1);
	const rows = sheet.getRows(1, sheet.rowCount) ?? [];
	return rows.map((row) => columns.map((column) => plainValue(row.getCell(column))));
}

function plainValue({ value, address }: Cell): string | number | boolean {
	const plain = z.union([z.string(), z.number(), z.boolean()]).safeParse(value ?? '').data;
	if (plain === undefined)
		throw new Error(`${address} is no plain value: ${JSON.stringify(value)}`);
	return plain;
}
