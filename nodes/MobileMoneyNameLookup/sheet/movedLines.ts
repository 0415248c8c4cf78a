import type { CheckFailure } from '../domain/checkFailure';
import type { GridRow } from './grid';
import { CLOSE_QUOTE, lineProblem, nothing, QUOTE_CELLS } from './readingProblem';

const NAMED_LINES = 10;

/** Whether a cell has taken in the lines below it: one of its lines has as many separators as a row. */
function hasRowsInside(cell: unknown, width: number): boolean {
	if (typeof cell !== 'string' || width < 3 || !cell.includes('"')) return false;
	return cell
		.split(/[\r\n]+/)
		.slice(1)
		.some((line) => [',', ';', '\t'].some((separator) => line.split(separator).length >= width));
}

/**
 * The lines of a text file whose cells have moved: with a comma too many, or with a quotation mark that takes the
 * following lines into its cell. In a workbook a cell beyond the headings is only a note.
 *
 * @param width how many headings there are
 * @param rows all below the headings
 * @param payees those that were taken for payees
 */
export function movedLines(
	rows: readonly GridRow[],
	payees: readonly GridRow[],
	width: number,
): CheckFailure | undefined {
	const open = rows.find(({ cells }) => cells.some((cell) => hasRowsInside(cell, width)));
	if (open) {
		const why = `Line ${open.rowNumber} has a quotation mark that is not closed, so that the lines below it became one cell`;
		return nothing(why, CLOSE_QUOTE);
	}
	const long = payees.filter(({ cells }) => cells.length > width);
	if (long.length === 0) return undefined;
	const named = long
		.slice(0, NAMED_LINES)
		.map(({ rowNumber, cells }) => lineProblem(rowNumber, cells.length, width));
	const more = long.length - named.length;
	return nothing(
		`${named.join('. ')}${more > 0 ? `. ${more} more lines have the same fault` : ''}`,
		QUOTE_CELLS,
	);
}
