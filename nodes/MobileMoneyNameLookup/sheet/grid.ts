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

/** As many columns as Excel has. */
const MAX_COLUMNS = 16_384;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a cell has nothing in it, not even a dash. */
export const isEmptyCell = (cell: unknown): boolean =>
	cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Holes and texts to repair need a row of our own; most rows have none. */
function upToLastFilled(cells: readonly unknown[]): readonly unknown[] {
	let end = Math.min(cells.length, MAX_COLUMNS);
	while (end > 0 && isEmptyCell(cells[end - 1])) end--;
	const filled: unknown[] = [];
	let isSame = end === cells.length;
	for (let at = 0; at < end; at++) {
		const cell = cells[at];
		const repaired = typeof cell === 'string' ? repairText(cell) : cell;
		if (cell === undefined || repaired !== cell) isSame = false;
		filled.push(repaired);
	}
	return isSame ? cells : filled;
}

const isPosition = (key: string): boolean => /^\d{1,5}$/.test(key) && Number(key) < MAX_COLUMNS;

/** The cells of a raw row, `{ row: […] }` or `{ row: { "0": … } }`; undefined for an item with fields of its own. */
function rawCells(json: unknown): readonly unknown[] | undefined {
	if (!isFields(json) || Object.keys(json).length !== 1) return undefined;
	const { row } = json;
	if (isList(row)) return row;
	if (!isFields(row)) return undefined;
	const keys = Object.keys(row);
	if (!keys.every(isPosition)) return undefined;
	const cells: unknown[] = [];
	for (const key of keys) cells[Number(key)] = row[key];
	return cells;
}

/** The field that Google Sheets' node and this node give each row. */
export const ROW_NUMBER = 'row_number';

const ownRowNumber = (fields: Fields): number | undefined => {
	const value = Number(fields[ROW_NUMBER]);
	return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Rows with fields: the names of the fields are the first row. */
function keyedGrid(items: readonly unknown[]): GridRow[] {
	const columns = new Map<string, number>();
	const rows = items.map((json, itemIndex): GridRow => {
		const fields = isFields(json) ? json : {};
		const cells: unknown[] = [];
		for (const key of Object.keys(fields)) {
			if (key === ROW_NUMBER) continue;
			const column = columns.get(key) ?? columns.size;
			columns.set(key, column);
			cells[column] = fields[key];
		}
		const rowNumber = ownRowNumber(fields) ?? itemIndex + 2;
		return { itemIndex, rowNumber, cells: upToLastFilled(cells) };
	});
	return [{ itemIndex: -1, rowNumber: 1, cells: [...columns.keys()].map(repairText) }, ...rows];
}

/**
 * The rows of a sheet, whichever way a reader gave them.
 *
 * @param items the json of each input item: raw rows, or rows with fields
 */
export function gridOf(items: readonly unknown[]): readonly GridRow[] {
	const raw = items.map(rawCells);
	if (!raw.some((cells) => cells !== undefined)) return keyedGrid(items);
	return raw.map((cells = [], itemIndex) => ({
		itemIndex,
		rowNumber: itemIndex + 1,
		cells: upToLastFilled(cells),
	}));
}

/** Whether all that is filled is text, as in a CSV file, where a comma too many moves the cells. */
export const isTextOnly = (grid: readonly GridRow[]): boolean =>
	grid.every(({ cells }) => cells.every((cell) => typeof cell === 'string' || isEmptyCell(cell)));
