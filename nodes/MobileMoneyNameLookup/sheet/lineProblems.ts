import { quoted } from '../domain/visible';
import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { type GridRow, isEmptyCell } from './grid';

const QUOTE_CELLS =
	'Put quotation marks around each cell that has a comma in it, or save the sheet as an Excel workbook, and check it again.';
const CLOSE_QUOTE = 'Close or remove the quotation mark, and check the sheet again.';

const NAMED_LINES = 10;

function lengthProblem(line: string | number, got: number, expected: number): string {
	const difference = Math.abs(got - expected);
	const what = difference === 1 ? 'one comma' : `${difference} commas`;
	const how = got > expected ? 'many' : 'few';
	return `Line ${line} has ${what} too ${how}: it has ${got} cells, and the headings have ${expected}`;
}

/** The line that a CSV reader reports; undefined where it reports none. */
export function reportedLine(message: string): CheckFailure | undefined {
	const [, line] = /\bline (\d{1,9})/i.exec(message) ?? [];
	if (line === undefined) return undefined;
	const [, expected, got] =
		/Invalid Record Length: .{0,40}?(\d{1,6}), got (\d{1,6})/i.exec(message) ?? [];
	if (expected !== undefined && got !== undefined)
		return unreadSheet(lengthProblem(line, Number(got), Number(expected)), QUOTE_CELLS);
	if (!/quote/i.test(message)) return undefined;
	const where = /not closed/i.test(message) ? `Line ${line} or a line above it` : `Line ${line}`;
	return unreadSheet(`${where} has a quotation mark that does not belong there`, CLOSE_QUOTE);
}

/** Whether a cell has taken in the lines below it: one of its lines has as many separators as a row. */
function hasRowsInside(cell: unknown, width: number): boolean {
	if (typeof cell !== 'string' || width < 3 || !cell.includes('"')) return false;
	const [, ...lines] = cell.split(/[\r\n]+/);
	return lines.some((line) =>
		[',', ';', '\t'].some((separator) => line.split(separator).length >= width),
	);
}

/**
 * The lines of a text file whose cells have moved: with a comma too many, or with a quotation mark that takes the
 * following lines into its cell. In a workbook, a cell beyond the headings (`width`) is only a note.
 */
export function movedLines(
	rows: readonly GridRow[],
	payees: readonly GridRow[],
	width: number,
): CheckFailure | undefined {
	const isText = (cell: unknown) => typeof cell === 'string' || isEmptyCell(cell);
	if (!rows.every(({ cells }) => cells.every(isText))) return undefined;
	const open = rows.find(({ cells }) => cells.some((cell) => hasRowsInside(cell, width)));
	if (open) {
		const why = `Line ${open.rowNumber} has a quotation mark that is not closed, so that the lines below it became one cell`;
		return unreadSheet(why, CLOSE_QUOTE);
	}
	const long = payees.filter(({ cells }) => cells.length > width);
	if (long.length === 0) return undefined;
	const named = long
		.slice(0, NAMED_LINES)
		.map(({ rowNumber, cells }) => lengthProblem(rowNumber, cells.length, width));
	const more = long.length - named.length;
	const rest = more > 0 ? [`${more} more lines have the same fault`] : [];
	return unreadSheet([...named, ...rest].join('. '), QUOTE_CELLS);
}

/** A second table with other headings, or a second row of headings: cells would be read under the wrong ones. */
export const otherHeadings = (row: GridRow, headings: GridRow): CheckFailure =>
	unreadSheet(
		`Row ${row.rowNumber} has other headings than row ${headings.rowNumber}: ${row.cells
			.filter((cell) => !isEmptyCell(cell))
			.slice(0, 10)
			.map((cell) => quoted(String(cell)))
			.join(', ')}`,
		row.rowNumber === headings.rowNumber + 1
			? 'Write all headings into one row, one into each cell, and check the sheet again.'
			: 'Put each table into a sheet of its own, and check them one after the other.',
	);
