import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { several } from '../domain/counts';
import { isJsonObject } from '../domain/json';
import { visible } from '../domain/visible';
import { type GridRow, isEmptyCell } from './grid';

const SAVE_AS = 'Save the sheet as an Excel workbook (.xlsx) or a CSV file, and check it again.';
const QUOTE_CELLS =
	'Put quotation marks around each cell that has a comma in it, or save the sheet as an Excel workbook, and check it again.';
const CLOSE_QUOTE = 'Close or remove the quotation mark, and check the sheet again.';

/** Files that are no sheets: how they begin as a reader shows them, and what a reader reports of them. */
const OTHER_FILES: ReadonlyArray<readonly [what: string, begin: RegExp, reported: RegExp]> = [
	['The file is a PDF', /^%PDF-/, /^PDF File/i],
	[
		'The file is a picture',
		/^(?:GIF8[79]a|[\u0089‰\uFFFD]PNG|ÿØÿ|\uFFFD{3}|RIFF.{4}WEBP)/,
		/Image File/i,
	],
	[
		'The file is not a sheet',
		// No sheet has controls in its cells.
		/^(?:\{\\rtf|PK\u0003\u0004|ÐÏ\u0011à)|[\0-\x08\x0E-\x1F]/,
		/is not in .{0,20} format|does not have any sheets|unsupported|not a spreadsheet|invalid html/i,
	],
];

const ERROR_FIELDS: ReadonlySet<string> = new Set(['error', 'message', 'details', 'description']);

/** The message of an item that a reader gives in place of rows. */
function errorOf(json: unknown): string | undefined {
	if (!isJsonObject(json)) return undefined;
	const keys = Object.keys(json);
	if (!keys.includes('error') || !keys.every((key) => ERROR_FIELDS.has(key))) return undefined;
	const { error, message } = json;
	const found = isJsonObject(error) ? error.message : (error ?? message);
	return typeof found === 'string' ? found : 'an error without a message';
}

function lengthProblem(line: string | number, got: number, expected: number): string {
	const difference = Math.abs(got - expected);
	const what = difference === 1 ? 'one comma' : `${difference} commas`;
	const how = got > expected ? 'many' : 'few';
	return `Line ${line} has ${what} too ${how}: it has ${got} cells, and the headings have ${expected}`;
}

/** The line of a CSV file that its reader reports; undefined where it reports none. */
function reportedLine(message: string): CheckFailure | undefined {
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

function reportedProblem(error: string): CheckFailure {
	const message = error.slice(0, 500);
	const other = OTHER_FILES.find(([, , reported]) => reported.test(message));
	if (other) return unreadSheet(other[0], SAVE_AS);
	if (/password|encrypt/i.test(message))
		return unreadSheet(
			'The file is protected by a password',
			'Save it without a password, and check it again.',
		);
	const unknown = `The sheet could not be read: “${visible(message)}”`;
	return reportedLine(message) ?? unreadSheet(unknown, SAVE_AS);
}

/** As many characters as a cell of Excel holds: with more, n8n writes no workbook of results. */
const LONGEST_CELL = 32_767;

/** An empty file, one that the reader could not read, or one with a cell that no workbook of results can hold. */
export function readerProblem(
	items: readonly unknown[],
	rows: readonly GridRow[],
): CheckFailure | undefined {
	for (const json of items) {
		const error = errorOf(json);
		if (error !== undefined) return reportedProblem(error);
	}
	if (rows.every(({ cells }) => cells.length === 0))
		return unreadSheet(
			'The sheet is empty',
			'Choose a file that has headings, and rows below them.',
		);
	const isTooLong = (cell: unknown) => typeof cell === 'string' && cell.length > LONGEST_CELL;
	const long = rows.find(({ cells }) => cells.some(isTooLong));
	if (!long || rows[0]?.itemIndex === -1) return undefined;
	const most = LONGEST_CELL.toLocaleString('en');
	return unreadSheet(
		`Row ${long.rowNumber} has a cell with more than ${most} characters, which no Excel workbook can hold`,
		'Shorten the cell, and check the sheet again.',
	);
}

/** Whether rows in which no headings were found are those of a PDF, a picture or another file. */
export function otherFileProblem(rows: readonly GridRow[]): CheckFailure | undefined {
	const starts = rows.slice(0, 5).map(({ cells }) =>
		cells
			.flatMap((cell) => (typeof cell === 'string' ? [cell.slice(0, 200)] : []))
			.slice(0, 20)
			.join(' '),
	);
	const other = OTHER_FILES.find(([, begin]) => starts.some((start) => begin.test(start)));
	return other && unreadSheet(other[0], SAVE_AS);
}

/** Whether a cell has taken in the lines below it: one of its lines has as many separators as a row. */
function hasRowsInside(cell: unknown, width: number): boolean {
	if (typeof cell !== 'string' || width < 3 || !cell.includes('"')) return false;
	const [, ...lines] = cell.split(/[\r\n]+/);
	return lines.some((line) =>
		[',', ';', '\t'].some((separator) => line.split(separator).length >= width),
	);
}

const NAMED_LINES = 10;

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
	if (more > 0) named.push(`${several(more, 'more line has', 'more lines have')} the same fault`);
	return unreadSheet(named.join('. '), QUOTE_CELLS);
}
