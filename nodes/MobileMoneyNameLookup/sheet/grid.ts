import { isJsonObject, objectIn } from '../domain/json';
import { repairText } from './repairText';

/** A row of a sheet as it stands there, headings and titles among them. */
export interface GridRow {
	/** The position of its input item; -1 for the names of fields, which are no item. */
	readonly itemIndex: number;
	/** As a spreadsheet program counts, from 1. */
	readonly rowNumber: number;
	/** From the first column to the last that is filled. */
	readonly cells: readonly unknown[];
}

interface Grid {
	readonly rows: readonly GridRow[];
	/** Whether the row numbers are the sheet's: rows with fields may have none. */
	readonly hasOwnNumbers: boolean;
	/** Some items are raw rows, and others have fields. */
	readonly isMixed?: boolean;
}

const EXCEL_COLUMNS = 16_384;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a cell has nothing in it, not even a dash. */
export const isEmptyCell = (cell: unknown): boolean =>
	cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

function upToLastFilled(cells: readonly unknown[]): readonly unknown[] {
	let end = Math.min(cells.length, EXCEL_COLUMNS);
	while (end > 0 && isEmptyCell(cells[end - 1])) end--;
	const filled = cells.slice(0, end);
	// Extract from File leaves holes for empty cells, and `map` would keep them.
	for (let at = 0; at < end; at++) {
		const cell = filled[at];
		filled[at] = typeof cell === 'string' ? repairText(cell) : cell;
	}
	return filled;
}

const isPosition = (key: string): boolean => /^\d{1,5}$/.test(key) && Number(key) < EXCEL_COLUMNS;

/** The cells of a raw row, `{ row: […] }` or `{ row: { "0": … } }`; undefined for an item with fields of its own. */
function rawCells(json: unknown): readonly unknown[] | undefined {
	if (!isJsonObject(json) || Object.keys(json).length !== 1) return undefined;
	const { row } = json;
	if (isList(row)) return row;
	if ('row' in json && isEmptyCell(row)) return [];
	if (!isJsonObject(row) || !Object.keys(row).every(isPosition)) return undefined;
	const cells: unknown[] = [];
	for (const [position, cell] of Object.entries(row)) cells[Number(position)] = cell;
	return cells;
}

/** The field that Google Sheets' node and this node give each row. */
export const ROW_NUMBER = 'row_number';

function ownRowNumber(json: unknown): number | undefined {
	const value = Number(objectIn(json)[ROW_NUMBER]);
	return Number.isInteger(value) && value > 0 ? value : undefined;
}

function keyedGrid(items: readonly unknown[]): Grid {
	const columns = new Map<string, number>();
	const rows = items.map((json, itemIndex) => {
		const cells: unknown[] = [];
		for (const [name, cell] of Object.entries(objectIn(json))) {
			if (name === ROW_NUMBER) continue;
			const column = columns.get(name) ?? columns.size;
			columns.set(name, column);
			cells[column] = cell;
		}
		const rowNumber = ownRowNumber(json) ?? itemIndex + 2;
		return { itemIndex, rowNumber, cells: upToLastFilled(cells) };
	});
	const headings = { itemIndex: -1, rowNumber: 1, cells: [...columns.keys()].map(repairText) };
	const hasOwnNumbers = items.every((json) => ownRowNumber(json) !== undefined);
	return { rows: [headings, ...rows], hasOwnNumbers };
}

/** The rows of a sheet, whether its items are raw rows or rows with fields. */
export function gridOf(items: readonly unknown[]): Grid {
	const raw = items.map(rawCells);
	if (!raw.some((cells) => cells !== undefined)) return keyedGrid(items);
	const rows = raw.map((cells = [], itemIndex) => ({
		itemIndex,
		rowNumber: itemIndex + 1,
		cells: upToLastFilled(cells),
	}));
	const isMixed = items.some((json, at) => !raw[at] && Object.keys(objectIn(json)).length > 0);
	return { rows, hasOwnNumbers: true, isMixed };
}
