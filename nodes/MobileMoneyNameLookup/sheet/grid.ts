import { isJsonObject, objectIn } from '../domain/json';
import { isEmptyCell } from '../domain/payee/cell';

/** A row of a sheet, which may also be headings or a title. */
export interface GridRow {
	/** The position of its input item; -1 for the names of fields, which are no item. */
	readonly itemIndex: number;
	/** As Excel counts, from 1. */
	readonly rowNumber: number;
	/** From the first column to the last that is filled. */
	readonly cells: readonly unknown[];
}

interface Grid {
	readonly rows: readonly GridRow[];
	/** Whether the row numbers are those of the user's sheet: rows with fields may have none. */
	readonly hasOwnNumbers: boolean;
	/** Whether some items are raw rows and others have fields. */
	readonly isMixed: boolean;
}

const EXCEL_COLUMNS = 16_384;

/** The field for the row's number, which Google Sheets' node and this node add. */
export const ROW_NUMBER = 'row_number';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const filledCells = (cells: readonly unknown[]): unknown[] =>
	cells.filter((cell) => !isEmptyCell(cell));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undoes that a reader took UTF-8 for Latin-1: `JosÃ©` becomes `José`. Any other text is returned as it is. */
function repairText(text: string): string {
	if (!/[\u0080-\u00FF]/.test(text) || /[\u0100-\uFFFF]/.test(text)) return text;
	try {
		return utf8.decode(Buffer.from(text, 'latin1'));
	} catch {
		return text;
	}
}

/** Extract from File leaves holes for empty cells; they become undefined. */
function upToLastFilled(cells: readonly unknown[]): readonly unknown[] {
	let end = Math.min(cells.length, EXCEL_COLUMNS);
	while (end > 0 && isEmptyCell(cells[end - 1])) end--;
	return Array.from(cells.slice(0, end), (cell) =>
		typeof cell === 'string' ? repairText(cell) : cell,
	);
}

/** The cells of a raw row, `{ row: […] }` or `{ row: { "0": … } }`; undefined for an item with fields. */
function rawCells(json: unknown): readonly unknown[] | undefined {
	if (!isJsonObject(json) || Object.keys(json).length !== 1) return undefined;
	const { row } = json;
	if (isList(row)) return row;
	if ('row' in json && isEmptyCell(row)) return [];
	if (!isJsonObject(row) || !Object.keys(row).every((key) => /^\d{1,5}$/.test(key)))
		return undefined;
	const cells: unknown[] = [];
	for (const [position, cell] of Object.entries(row)) cells[Number(position)] = cell;
	return cells;
}

/** The cells of an item with fields; `columns` gets the position of each field's name. */
function cellsOfFields(json: unknown, columns: Map<string, number>): readonly unknown[] {
	const cells: unknown[] = [];
	for (const [name, cell] of Object.entries(objectIn(json))) {
		if (name === ROW_NUMBER) continue;
		const column = columns.get(name) ?? columns.size;
		columns.set(name, column);
		cells[column] = cell;
	}
	return cells;
}

function ownRowNumber(json: unknown): number | undefined {
	const value = Number(objectIn(json)[ROW_NUMBER]);
	return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The rows of a sheet; if its items have fields, their names are the first row. */
export function gridOf(items: readonly unknown[]): Grid {
	const raw = items.map(rawCells);
	const isRaw = items.every((json, at) => raw[at] ?? Object.keys(objectIn(json)).length === 0);
	const columns = new Map<string, number>();
	const rows = items.map((json, itemIndex): GridRow => {
		const cells = isRaw ? (raw[itemIndex] ?? []) : cellsOfFields(json, columns);
		const rowNumber = isRaw ? itemIndex + 1 : (ownRowNumber(json) ?? itemIndex + 2);
		return { itemIndex, rowNumber, cells: upToLastFilled(cells) };
	});
	const names = { itemIndex: -1, rowNumber: 1, cells: [...columns.keys()].map(repairText) };
	return {
		rows: isRaw ? rows : [names, ...rows],
		hasOwnNumbers: isRaw || items.every((json) => ownRowNumber(json) !== undefined),
		isMixed: !isRaw && raw.some((cells) => cells !== undefined),
	};
}
