import { type CheckFailure, unreadSheet } from '../domain/checkFailure';
import { NUMBER_TYPE_NAMES } from '../domain/payee/numberType';
import { quoted } from '../domain/visible';
import { type GridRow, ROW_NUMBER } from './grid';
import {
	headingText,
	isSameHeading,
	type Meaning,
	MEANING_TEXTS,
	MEANINGS,
	NUMBER_MEANINGS,
	usualColumns,
	usualHeading,
} from './headings';

export type NamedColumns = Readonly<Partial<Record<Meaning, string>>>;

interface HeadingsRead {
	readonly headingRow: GridRow;
	readonly positions: Readonly<Partial<Record<Meaning, number>>>;
	/** Doubled or unknown columns, then missing ones. */
	readonly problems: readonly string[];
	readonly isComplete: boolean;
}

export interface SheetColumns extends Pick<HeadingsRead, 'headingRow' | 'positions'> {
	/** The heading of each column; a repeated one has a count, a missing one is `Column 3`. */
	readonly headings: readonly string[];
}

/** Titles above the headings take fewer rows. */
const ROWS_SEARCHED = 30;

const SHOWN_HEADINGS = 30;

function doubled(meaning: Meaning, texts: readonly string[], positions: readonly number[]): string {
	const names = positions.map((position) => quoted(texts[position] ?? ''));
	if (new Set(names.map((name) => name.toLowerCase())).size > 1)
		return `${names.join(' and ')} ${names.length === 2 ? 'both' : 'all'} show ${MEANING_TEXTS[meaning][1]}`;
	const count = positions.length === 2 ? 'Two' : String(positions.length);
	const places = positions.map((position) => position + 1).join(' and ');
	return `${count} columns are called ${names[0] ?? ''} (columns ${places})`;
}

/** The columns with the heading that a user names, in any spelling unless one has the very same. */
function columnsCalled(wanted: string, texts: readonly string[]): number[] {
	const all = [...texts.keys()];
	const exact = all.filter((at) => texts[at]?.toLowerCase() === wanted.toLowerCase());
	return exact.length > 0 ? exact : all.filter((at) => isSameHeading(texts[at] ?? '', wanted));
}

/** This node's own columns, of an earlier check of the same sheet. */
export const isResultHeading = (heading: string): boolean => /^lookup /i.test(heading);

/** Reads a row as headings: the columns that the user names, and for all other meanings the usual ones. */
function readHeadings(headingRow: GridRow, named: NamedColumns): HeadingsRead {
	const texts = headingRow.cells.map(headingText);
	const positions: Partial<Record<Meaning, number>> = {};
	const problems: string[] = [];
	const take = (meaning: Meaning, found: readonly number[]): void => {
		if (found.length > 1) problems.push(doubled(meaning, texts, found));
		if (found[0] !== undefined) positions[meaning] = found[0];
	};
	const wanted = (meaning: Meaning): string => headingText(named[meaning]);
	for (const meaning of MEANINGS.filter(wanted)) {
		const found = columnsCalled(wanted(meaning), texts);
		const [column, label] = [quoted(wanted(meaning)), MEANING_TEXTS[meaning][0]];
		const other = MEANINGS.find((each) => found.length > 0 && positions[each] === found[0]);
		if (found.length === 0)
			problems.push(`The sheet has no column ${column}, which is named as ${label} in 'Columns'`);
		if (other)
			problems.push(`'Columns' names ${column} both as ${MEANING_TEXTS[other][0]} and as ${label}`);
		take(meaning, found);
	}
	const taken = new Set(Object.values(positions));
	const free = texts.map((text, at) => (taken.has(at) || isResultHeading(text) ? '' : text));
	for (const meaning of MEANINGS)
		if (wanted(meaning) === '') take(meaning, usualColumns(meaning, free));
	// Beside a till or a Paybill, `Number` counts rows, and `M-Pesa Number` is a phone number.
	const isBesideNumber = NUMBER_TYPE_NAMES.some((type) => positions[type] !== undefined);
	const isWeak = (usualHeading(texts[positions.number ?? -1] ?? '')?.rank ?? 0) > 0;
	if (isBesideNumber && isWeak && wanted('number') === '') delete positions.number;
	const hasNumber = NUMBER_MEANINGS.some((meaning) => positions[meaning] !== undefined);
	const hasPayee = positions.payee !== undefined;
	if (!hasNumber) problems.push('No column shows the number (Till, Paybill or Number)');
	if (!hasPayee) problems.push('No column shows the payee’s name (Supplier, Payee or Name)');
	return { headingRow, positions, problems, isComplete: hasNumber && hasPayee };
}

/** A number in a title, such as the office's own Paybill, but not a month stored as an Excel day number. */
function isTitleNumber(cell: unknown): boolean {
	if (typeof cell === 'number') return cell >= 80_000;
	return typeof cell === 'string' && /\d{5}/.test(cell.slice(0, 1000));
}

/** How much a row that lacks columns looks like headings: by its meanings, then by its texts. */
const likeness = ({ headingRow, positions }: HeadingsRead): number =>
	Object.keys(positions).length * 1000 + headingRow.cells.filter(headingText).length;

function columnsFailure({ headingRow, problems }: HeadingsRead): CheckFailure {
	const texts = headingRow.cells.map(headingText).filter(Boolean);
	const shown = texts.slice(0, SHOWN_HEADINGS).map((text) => quoted(text));
	const more = texts.length > shown.length ? ` and ${texts.length - shown.length} more` : '';
	const where = headingRow.itemIndex === -1 ? '' : ` in row ${headingRow.rowNumber}`;
	const found = `Headings found${where}: ${shown.join(', ')}${more}`;
	return unreadSheet(
		problems.join('. '),
		`Correct the headings of the sheet, or write the heading of each column into 'Columns'. ${shown.length > 0 ? found : 'No headings were found'}.`,
	);
}

function columnNames(cells: readonly unknown[], width: number): string[] {
	const taken = new Set<string>();
	return Array.from({ length: width }, (_cell, position) => {
		const cell = cells[position];
		const text = headingText(typeof cell === 'number' ? String(cell) : cell);
		const base = text || `Column ${position + 1}`;
		// The grid's row numbers replace this column.
		if (base === ROW_NUMBER) return base;
		let name = base;
		for (let count = 2; taken.has(name); count++) name = `${base} (${count})`;
		taken.add(name);
		return name;
	});
}

function columnsOf({ headingRow, positions }: HeadingsRead, rows: readonly GridRow[]) {
	const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
	return { headingRow, headings: columnNames(headingRow.cells, width), positions };
}

/** Finds the row of headings among the first 30 of at least one row; one failure names all that is missing or doubled. */
export function findColumns(
	rows: readonly GridRow[],
	named: NamedColumns,
): SheetColumns | CheckFailure {
	const passed: HeadingsRead[] = [];
	for (const row of rows.slice(0, ROWS_SEARCHED)) {
		const read = readHeadings(row, named);
		if (read.isComplete && !row.cells.some(isTitleNumber))
			return read.problems.length > 0 ? columnsFailure(read) : columnsOf(read, rows);
		passed.push(read);
	}
	return columnsFailure(
		passed.reduce((best, read) => (likeness(read) > likeness(best) ? read : best)),
	);
}
