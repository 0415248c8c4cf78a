import { SheetFailure } from '../domain/sheetFailure';
import { quoted, visible } from '../domain/visible';
import { type GridRow, isEmptyCell, isFields } from './grid';

const SAVE_AS = 'Save the sheet as an Excel workbook (.xlsx) or a CSV file, and check it again.';
export const QUOTE_CELLS =
	'Put quotation marks around each cell that has a comma in it, or save the sheet as an Excel workbook, and check it again.';

export const CLOSE_QUOTE = 'Close or remove the quotation mark, and check the sheet again.';

/** The failure of a whole sheet. */
export const nothing = (why: string, nextStep: string): SheetFailure =>
	new SheetFailure('unreadSheet', `Nothing was looked up. ${why}`, nextStep);

const PDF = 'The file is a PDF';
const PICTURE = 'The file is a picture';
const NO_SHEET = 'The file is not a sheet';

/** How files that are no sheets begin, as a reader shows them. */
const OTHER_FILES: ReadonlyArray<readonly [begin: RegExp, what: string]> = [
	[/^%PDF-/, PDF],
	[/^(?:GIF8[79]a|[\u0089‰\uFFFD]PNG|ÿØÿ|\uFFFD{3}|RIFF.{4}WEBP)/, PICTURE],
	[/^(?:\{\\rtf|PK\u0003\u0004|ÐÏ\u0011à)/, NO_SHEET],
];

/** What readers say of files that are no sheets. */
const READER_ERRORS: ReadonlyArray<readonly [message: RegExp, what: string]> = [
	[/^PDF File/i, PDF],
	[/Image File/i, PICTURE],
	[
		/is not in .{0,20} format|does not have any sheets|unsupported|not a spreadsheet|invalid html/i,
		NO_SHEET,
	],
];

/** Controls that no sheet has in its cells. */
const CONTROLS = /[\0-\x08\x0E-\x1F]/;

function otherFile(begin: string): SheetFailure | undefined {
	const known = OTHER_FILES.find(([pattern]) => pattern.test(begin));
	if (known) return nothing(known[1], SAVE_AS);
	return CONTROLS.test(begin) ? nothing(NO_SHEET, SAVE_AS) : undefined;
}

const ERROR_FIELDS: ReadonlySet<string> = new Set(['error', 'message', 'details', 'description']);

/** What a reader reported instead of rows. */
function errorOf(json: unknown): string | undefined {
	if (!isFields(json)) return undefined;
	const keys = Object.keys(json);
	if (!keys.includes('error') || !keys.every((key) => ERROR_FIELDS.has(key))) return undefined;
	const { error, message } = json;
	if (typeof error === 'string') return error;
	const inner = isFields(error) ? error.message : message;
	return typeof inner === 'string' ? inner : 'an error without a message';
}

const lineIn = (message: string): string | undefined => /\bline (\d{1,9})/i.exec(message)?.[1];

/** A reader's error in words for the person who made the sheet. */
function readerFailure(error: string): SheetFailure {
	const message = error.slice(0, 500);
	const other = READER_ERRORS.find(([pattern]) => pattern.test(message));
	if (other) return nothing(other[1], SAVE_AS);
	const line = lineIn(message);
	const [, expected, got] =
		/Invalid Record Length: .{0,40}?(\d{1,6}), got (\d{1,6})/i.exec(message) ?? [];
	if (line !== undefined && expected !== undefined && got !== undefined) {
		return nothing(lineProblem(line, Number(got), Number(expected)), QUOTE_CELLS);
	}
	if (line !== undefined && /quote/i.test(message)) {
		const where = /not closed/i.test(message) ? `Line ${line} or a line above it` : `Line ${line}`;
		return nothing(`${where} has a quotation mark that does not belong there`, CLOSE_QUOTE);
	}
	if (/password|encrypt/i.test(message)) {
		return nothing(
			'The file is protected by a password',
			'Save it without a password, and check it again.',
		);
	}
	return nothing(`The sheet could not be read: “${visible(message)}”`, SAVE_AS);
}

/** That a line has more or fewer cells than the headings. */
export function lineProblem(line: string | number, got: number, expected: number): string {
	const difference = Math.abs(got - expected);
	const what = difference === 1 ? 'one comma' : `${difference} commas`;
	const how = got > expected ? 'many' : 'few';
	return `Line ${line} has ${what} too ${how}: it has ${got} cells, and the headings have ${expected}`;
}

/** As many characters as a cell of Excel holds: with more, n8n writes no workbook of results. */
const LONGEST_CELL = 32_767;

const isTooLong = (cell: unknown): boolean =>
	typeof cell === 'string' && cell.length > LONGEST_CELL;

/** A row of a file with a cell that no workbook can hold. */
function tooLongFailure(grid: readonly GridRow[]): SheetFailure | undefined {
	const row = grid.find(({ cells, itemIndex }) => itemIndex !== -1 && cells.some(isTooLong));
	if (!row || grid[0]?.itemIndex === -1) return undefined;
	const most = LONGEST_CELL.toLocaleString('en');
	return nothing(
		`Row ${row.rowNumber} has a cell with more than ${most} characters, which no Excel workbook can hold`,
		'Shorten the cell, and check the sheet again.',
	);
}

/** An empty file, or one that the reader could not read. */
export function readerProblem(
	items: readonly unknown[],
	grid: readonly GridRow[],
): SheetFailure | undefined {
	for (const json of items) {
		const error = errorOf(json);
		if (error !== undefined) return readerFailure(error);
	}
	if (grid.some(({ cells }) => cells.length > 0)) return tooLongFailure(grid);
	return nothing('The sheet is empty', 'Choose a file that has headings, and rows below them.');
}

/** Whether rows in which no headings were found are those of a PDF, a picture or another file. */
export function otherFileProblem(grid: readonly GridRow[]): SheetFailure | undefined {
	for (const { cells } of grid.slice(0, 5)) {
		const texts = cells.filter((cell) => typeof cell === 'string').slice(0, 20);
		const problem = otherFile(texts.map((text) => text.slice(0, 200)).join(' '));
		if (problem) return problem;
	}
	return undefined;
}

/** Headings without a row below them. */
export const noRowsFailure = (): SheetFailure =>
	nothing(
		'The sheet has headings, but no rows below them',
		'Fill in the payees, and check the sheet again.',
	);

/** A second table with other headings, whose cells would be read under the wrong ones. */
export const otherHeadingsFailure = (row: GridRow, headings: GridRow): SheetFailure =>
	nothing(
		`Row ${row.rowNumber} has other headings than row ${headings.rowNumber}: ${row.cells
			.filter((cell) => !isEmptyCell(cell))
			.slice(0, 10)
			.map((cell) => quoted(String(cell)))
			.join(', ')}`,
		'Put each table into a sheet of its own, and check them one after the other.',
	);
