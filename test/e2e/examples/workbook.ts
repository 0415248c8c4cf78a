import { Workbook, ValueType, type Cell } from 'exceljs';

/** What stands in a cell. */
export type CellValue = string | number | boolean;

/** A sheet's titles and the rows below them. */
export interface SheetContent {
	readonly titles: readonly CellValue[];
	readonly rows: ReadonlyArray<readonly CellValue[]>;
}

/**
 * Reads every sheet of a workbook, by its name and in its order.
 * @throws when a cell is a formula, a link, an error or anything else but a plain value
 */
export async function readWorkbook(path: string): Promise<Map<string, SheetContent>> {
	const workbook = new Workbook();
	await workbook.xlsx.readFile(path);
	return new Map(
		workbook.worksheets.map((sheet) => {
			const [titles = [], ...rows] = Array.from({ length: sheet.rowCount }, (_, row) =>
				Array.from({ length: sheet.columnCount }, (__, column) =>
					plainValue(sheet.getCell(row + 1, column + 1)),
				),
			);
			return [sheet.name, { titles, rows }];
		}),
	);
}

/** A cell as a spreadsheet program writes it. */
export type WrittenCell = CellValue | { readonly formula: string; readonly result: CellValue };

/** Writes a sheet as a spreadsheet program does, as a workbook or as CSV, whichever the path ends with. */
export async function writeSheet(
	path: string,
	rows: ReadonlyArray<readonly WrittenCell[]>,
): Promise<void> {
	const workbook = new Workbook();
	const sheet = workbook.addWorksheet('Payees');
	for (const row of rows) sheet.addRow(row);
	await (path.endsWith('.csv') ? workbook.csv : workbook.xlsx).writeFile(path);
}

function plainValue({ type, value, address }: Cell): CellValue {
	switch (type) {
		case ValueType.Null:
			return '';
		case ValueType.String:
		case ValueType.Number:
		case ValueType.Boolean:
			if (typeof value === 'string') return unescaped(value);
			if (typeof value === 'number' || typeof value === 'boolean') {
				return value;
			}
	}
	throw new Error(`${address} is not a plain value: ${JSON.stringify(value)}`);
}

/** What ECMA-376 writes as `_x000D_` in a text (22.9.2.19), which the library leaves as it is. */
function unescaped(text: string): string {
	return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
}
