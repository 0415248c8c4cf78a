import { createRequire } from 'node:module';
import { stringify } from 'csv-stringify/sync';
import { Workbook } from 'exceljs';
import { z } from 'zod';
import { installN8n } from '../../realN8n/installN8n';

type Rows = Array<Array<string | number>>;

const method = z.function(z.tuple([]).rest(z.unknown()), z.unknown());
const library = z.object({
	utils: z.object({ aoa_to_sheet: method, book_new: method, book_append_sheet: method }),
	write: z.function(z.tuple([z.unknown(), z.record(z.string())]), z.instanceof(Uint8Array)),
});

async function written(bookType: 'biff8' | 'ods' | 'html', rows: Rows): Promise<Uint8Array> {
	const { n8nScript } = await installN8n();
	const { utils, write } = library.parse(createRequire(n8nScript)('@e965/xlsx'));
	const book = utils.book_new();
	utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'November');
	if (bookType !== 'html') utils.book_append_sheet(book, utils.aoa_to_sheet([['Payee']]), 'Old');
	return write(book, { bookType, type: 'buffer' });
}

/** Makes a workbook of two worksheets, the rows in the first. */
export async function workbook(rows: Rows): Promise<Uint8Array> {
	const book = new Workbook();
	book.addWorksheet('November').addRows(rows);
	book.addWorksheet('Old').addRow(['Payee']);
	return new Uint8Array(await book.xlsx.writeBuffer());
}

const csv = (rows: Rows, delimiter = ',') => stringify(rows, { delimiter, quoted_string: true });

/** A sheet as each kind of file that a desk has: what it is, its name, and its bytes. */
export const SHEET_FILES: ReadonlyArray<
	readonly [what: string, name: string, make: (rows: Rows) => Promise<Uint8Array> | Uint8Array]
> = [
	['an Excel workbook', 'Payees.XLSX', workbook],
	['a workbook of Excel 97', 'payees.xls', async (rows) => await written('biff8', rows)],
	['an OpenDocument sheet', 'payees.ods', async (rows) => await written('ods', rows)],
	['an HTML table named .xls', 'payees.xls', async (rows) => await written('html', rows)],
	['CSV in UTF-8', 'payees.csv', (rows) => Buffer.from(csv(rows))],
	['CSV with a byte order mark', 'payees.csv', (rows) => Buffer.from(`\uFEFF${csv(rows)}`)],
	['CSV with semicolons', 'payees.csv', (rows) => Buffer.from(csv(rows, ';'))],
	['CSV in UTF-16', 'payees.csv', (rows) => Buffer.from(`\uFEFF${csv(rows, '\t')}`, 'utf16le')],
	['CSV in windows-1252', 'payees.csv', (rows) => Buffer.from(csv(rows), 'latin1')],
];

const plainValue = z.union([z.string(), z.number(), z.boolean()]);

/** The cells of a sheet, row by row, with the titles in the first. */
export type Cells = ReadonlyArray<ReadonlyArray<z.infer<typeof plainValue>>>;

/** Reads the one sheet of a workbook’s file. Throws when it is not that of the payees, or a cell is a formula, a link, an error or anything but a plain value. */
export async function readWorkbook(file: Uint8Array): Promise<Cells> {
	const workbook = new Workbook();
	await workbook.xlsx.load(new Uint8Array(file).buffer);
	const [sheet, ...others] = workbook.worksheets;
	if (sheet?.name !== 'Payees' || others.length > 0)
		throw new Error('No sheet of the payees alone');
	const columns = Array.from({ length: sheet.columnCount }, (_, index) => index + 1);
	const rows = sheet.getRows(1, sheet.rowCount) ?? [];
	const cell = plainValue.nullable().transform((value) => value ?? '');
	return rows.map((row) => columns.map((column) => cell.parse(row.getCell(column).value)));
}
