import { Workbook, type Cell, type CellValue } from 'exceljs';

/** The cells of a sheet, row by row, with the titles in the first. */
export type Cells = ReadonlyArray<ReadonlyArray<string | number | boolean>>;

/**
 * Reads every sheet of a workbook, by its name and in its order.
 * @throws when a cell is a formula, a link, an error or anything else but a plain value
 */
export async function readWorkbook(path: string): Promise<Map<string, Cells>> {
	const workbook = new Workbook();
	await workbook.xlsx.readFile(path);
	return new Map(
		workbook.worksheets.map((sheet) => {
			const rows = sheet.getRows(1, sheet.rowCount) ?? [];
			const columns = Array.from({ length: sheet.columnCount }, (_, index) => index + 1);
			return [
				sheet.name,
				rows.map((row) => columns.map((column) => plainValue(row.getCell(column)))),
			];
		}),
	);
}

/** Writes a sheet as a spreadsheet program does, as a workbook or as CSV, whichever the path ends with. */
export async function writeSheet(
	path: string,
	rows: ReadonlyArray<readonly CellValue[]>,
): Promise<void> {
	const workbook = new Workbook();
	workbook.addWorksheet('Payees').addRows(rows.map((row) => [...row]));
	await (path.endsWith('.csv') ? workbook.csv : workbook.xlsx).writeFile(path);
}

function plainValue({ value, address }: Cell): string | number | boolean {
	if (value === null) return '';
	if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') {
		return value;
	}
	throw new Error(`${address} is not a plain value: ${JSON.stringify(value)}`);
}
