import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { isJsonObject, objectIn } from '../domain/json';
import { isEmptyCell } from '../domain/payee/cell';
import { visible } from '../domain/visible';
import type { GridRow } from './grid';

const SAVE_AS = 'Save the sheet as an Excel workbook (.xlsx) or a CSV file, and check it again.';
const QUOTE_CELLS =
	'Put quotation marks around each cell that has a comma in it, or save the sheet as an Excel workbook, and check it again.';

/** Files that are no sheets: how their rows begin, or what n8n's reader reports of them. */
const OTHER_FILES: ReadonlyArray<readonly [what: string, sign: RegExp]> = [
	['The file is a PDF', /^%PDF-|^PDF File/i],
	[
		'The file is a picture',
		/^(?:GIF8[79]a|[\u0089‰\uFFFD]PNG|ÿØÿ|\uFFFD{3}|RIFF.{4}WEBP)|Image File is not/,
	],
	[
		'The file is not a sheet',
		// No sheet has control characters in its cells.
		/^(?:\{\\rtf|PK\u0003\u0004|ÐÏ\u0011à)|[\0-\x08\x0E-\x1F]|is not in .{0,20} format|does not have any sheets/,
	],
];

function otherFile(start: string): CheckFailure | undefined {
	const [what] = OTHER_FILES.find(([, sign]) => sign.test(start)) ?? [];
	return what === undefined ? undefined : unreadSheet(what, SAVE_AS);
}

const MORE_OF_ERROR = ['message', 'details', 'description'];

/** The message of an item that a reader gives in place of rows. */
function errorOf(json: unknown): string | undefined {
	const { error, ...others } = objectIn(json);
	const isError = Object.keys(others).every((key) => MORE_OF_ERROR.includes(key));
	if (error === undefined || !isError) return undefined;
	const message = isJsonObject(error) ? error.message : (error ?? others.message);
	return typeof message === 'string' ? message.slice(0, 500) : 'an error without a message';
}

function reportedProblem(error: string): CheckFailure {
	const nextStep = /\bline \d/i.test(error)
		? 'Correct this line, or save the sheet as an Excel workbook, and check it again.'
		: SAVE_AS;
	return unreadSheet(`The sheet could not be read: “${visible(error)}”`, nextStep);
}

/** An empty file, or one that the reader could not read. */
export function readerProblem(
	items: readonly unknown[],
	rows: readonly GridRow[],
): CheckFailure | undefined {
	for (const json of items) {
		const error = errorOf(json);
		if (error !== undefined) return otherFile(error) ?? reportedProblem(error);
	}
	if (rows.some(({ cells }) => cells.length > 0)) return undefined;
	return unreadSheet('The sheet is empty', 'Choose a file that has headings, and rows below them.');
}

/** Whether rows in which no headings were found are those of a PDF, a picture or another file. */
export function otherFileProblem(rows: readonly GridRow[]): CheckFailure | undefined {
	for (const { cells } of rows.slice(0, 5)) {
		const texts = cells.slice(0, 20).map((cell) => (typeof cell === 'string' ? cell : ''));
		const problem = otherFile(texts.join(' ').trim().slice(0, 1000));
		if (problem) return problem;
	}
	return undefined;
}

/** Whether a cell has taken in the lines below it: one of its lines has as many separators as a row. */
function hasRowsInside(cell: unknown, width: number): boolean {
	if (typeof cell !== 'string' || !cell.includes('"')) return false;
	const [, ...lines] = cell.split(/[\r\n]+/);
	return lines.some((line) =>
		[',', ';', '\t'].some((separator) => line.split(separator).length >= width),
	);
}

const NAMED_LINES = 10;

function lengthProblem({ rowNumber, cells }: GridRow, width: number): string {
	const more = cells.length - width;
	const commas = more === 1 ? 'one comma' : `${more} commas`;
	return `Line ${rowNumber} has ${commas} too many: it has ${cells.length} cells, and the headings have ${width}`;
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
	if (open)
		return unreadSheet(
			`Line ${open.rowNumber} has a quotation mark that is not closed, so that the lines below it became one cell`,
			'Close or remove the quotation mark, and check the sheet again.',
		);
	const long = payees.filter(({ cells }) => cells.length > width).slice(0, NAMED_LINES);
	if (long.length === 0) return undefined;
	return unreadSheet(long.map((row) => lengthProblem(row, width)).join('. '), QUOTE_CELLS);
}
