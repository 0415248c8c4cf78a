import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { quoted, visible } from '../domain/visible';
import { type GridRow, ROW_NUMBER } from './grid';
import { NUMBER_MEANINGS } from './headingTable';
import { type HeadingsRead, type NamedColumns, type Positions, readHeadings } from './readHeadings';
import { headingText } from './usualHeadings';

/** Where a sheet has which meaning. */
export interface SheetColumns {
	readonly headingRow: GridRow;
	/** The heading of each column; a repeated one has a count, a missing one is `Column 3`. */
	readonly headings: readonly string[];
	/** The same for messages: shortened, invisible characters written out. */
	readonly labels: readonly string[];
	readonly positions: Positions;
}

/** Titles above the headings take fewer rows. */
const ROWS_SEARCHED = 30;

const SHOWN_HEADINGS = 30;
const MAX_LABEL = 40;

const hasNumber = ({ positions }: HeadingsRead): boolean =>
	NUMBER_MEANINGS.some((meaning) => positions[meaning] !== undefined);

/** A number in a title, such as the office's own Paybill, but not a month that is a day number. */
function isTitleNumber(cell: unknown): boolean {
	if (typeof cell === 'number') return cell >= 80_000;
	return typeof cell === 'string' && /\d{5}/.test(cell.slice(0, 1000));
}

const textsOf = ({ cells }: GridRow): string[] => cells.map(headingText).filter(Boolean);

function columnsFailure(row: GridRow | undefined, reading: HeadingsRead): CheckFailure {
	const problems = [...reading.problems];
	if (!hasNumber(reading)) problems.push('No column shows the number (Till, Paybill or Number)');
	if (reading.positions.payee === undefined)
		problems.push('No column shows the payee’s name (Supplier, Payee or Name)');
	const texts = row ? textsOf(row) : [];
	const shown = texts.slice(0, SHOWN_HEADINGS).map((text) => quoted(text));
	const more = texts.length - shown.length;
	const where = !row || row.itemIndex === -1 ? '' : ` in row ${row.rowNumber}`;
	const found = `Headings found${where}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
	const list = texts.length === 0 ? 'No headings were found' : found;
	return unreadSheet(
		problems.join('. '),
		`Correct the headings of the sheet, or write the heading of each column into 'Columns'. ${list}.`,
	);
}

function columnNames(cells: readonly unknown[], width: number): string[] {
	const taken = new Set<string>();
	return Array.from({ length: width }, (_cell, position) => {
		const cell = cells[position];
		const text = headingText(typeof cell === 'number' ? String(cell) : cell);
		const base = text || `Column ${position + 1}`;
		// Its own row numbers are replaced by the sheet's.
		if (base === ROW_NUMBER) return base;
		let name = base;
		for (let count = 2; taken.has(name); count++) name = `${base} (${count})`;
		taken.add(name);
		return name;
	});
}

/** Finds the row of headings among the first 30 rows; one failure names all that is missing or doubled. */
export function findColumns(
	rows: readonly GridRow[],
	width: number,
	named: NamedColumns,
): SheetColumns | CheckFailure {
	let best: { row: GridRow; reading: HeadingsRead; score: number } | undefined;
	for (const row of rows.slice(0, ROWS_SEARCHED)) {
		const reading = readHeadings(row.cells, named);
		const isComplete = hasNumber(reading) && reading.positions.payee !== undefined;
		const isFound = isComplete && !row.cells.some(isTitleNumber);
		const meanings = Object.keys(reading.positions).length;
		const score = isFound ? Infinity : meanings * 1000 + Math.min(textsOf(row).length, 999);
		if (!best || score > best.score) best = { row, reading, score };
		if (isFound) break;
	}
	if (!best) return columnsFailure(undefined, readHeadings([], named));
	const { row, reading, score } = best;
	if (score !== Infinity || reading.problems.length > 0) return columnsFailure(row, reading);
	const headings = columnNames(row.cells, width);
	const labels = headings.map((heading) => visible(heading.slice(0, MAX_LABEL)));
	return { headingRow: row, headings, labels, positions: reading.positions };
}
