import { isJsonObject } from '../domain/json';
import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { visible } from '../domain/visible';
import type { GridRow } from './grid';
import { reportedLine } from './lineProblems';

const SAVE_AS = 'Save the sheet as an Excel workbook (.xlsx) or a CSV file, and check it again.';

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

function errorOf(json: unknown): string | undefined {
	if (!isJsonObject(json)) return undefined;
	const keys = Object.keys(json);
	if (!keys.includes('error') || !keys.every((key) => ERROR_FIELDS.has(key))) return undefined;
	const { error, message } = json;
	if (typeof error === 'string') return error;
	const inner = isJsonObject(error) ? error.message : message;
	return typeof inner === 'string' ? inner : 'an error without a message';
}

function readerFailure(error: string): CheckFailure {
	const message = error.slice(0, 500);
	const other = OTHER_FILES.find(([, , reported]) => reported.test(message));
	if (other) return unreadSheet(other[0], SAVE_AS);
	if (/password|encrypt/i.test(message)) {
		const nextStep = 'Save it without a password, and check it again.';
		return unreadSheet('The file is protected by a password', nextStep);
	}
	const unknown = `The sheet could not be read: “${visible(message)}”`;
	return reportedLine(message) ?? unreadSheet(unknown, SAVE_AS);
}

/** As many characters as a cell of Excel holds: with more, n8n writes no workbook of results. */
const LONGEST_CELL = 32_767;

const isTooLong = (cell: unknown): boolean =>
	typeof cell === 'string' && cell.length > LONGEST_CELL;

function tooLongFailure(rows: readonly GridRow[]): CheckFailure | undefined {
	const row = rows.find(({ cells }) => cells.some(isTooLong));
	if (!row || rows[0]?.itemIndex === -1) return undefined;
	const most = LONGEST_CELL.toLocaleString('en');
	return unreadSheet(
		`Row ${row.rowNumber} has a cell with more than ${most} characters, which no Excel workbook can hold`,
		'Shorten the cell, and check the sheet again.',
	);
}

/** An empty file, or one that the reader could not read. */
export function readerProblem(
	items: readonly unknown[],
	rows: readonly GridRow[],
): CheckFailure | undefined {
	for (const json of items) {
		const error = errorOf(json);
		if (error !== undefined) return readerFailure(error);
	}
	if (rows.some(({ cells }) => cells.length > 0)) return tooLongFailure(rows);
	return unreadSheet('The sheet is empty', 'Choose a file that has headings, and rows below them.');
}

/** Whether rows in which no headings were found are those of a PDF, a picture or another file. */
export function otherFileProblem(rows: readonly GridRow[]): CheckFailure | undefined {
	for (const { cells } of rows.slice(0, 5)) {
		const texts = cells.filter((cell) => typeof cell === 'string').slice(0, 20);
		const start = texts.map((text) => text.slice(0, 200)).join(' ');
		const other = OTHER_FILES.find(([, begin]) => begin.test(start));
		if (other) return unreadSheet(other[0], SAVE_AS);
	}
	return undefined;
}
