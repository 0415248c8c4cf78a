import type { CheckFailure } from '../domain/checkFailure';
import { quoted, visible } from '../domain/visible';
import type { GridRow } from './grid';
import { type Meaning, MEANINGS, NUMBER_MEANINGS } from './headingTable';
import { columnNames, headingText } from './headingText';
import { type ColumnsRead, doubled, type NamedColumns, readNamed } from './namedColumns';
import { nothing } from './readingProblem';
import { meaningOf, usualColumns } from './usualHeadings';

/** Where a sheet has which meaning. */
export interface SheetColumns {
	readonly headingRow: GridRow;
	/** The heading of each column; of a doubled one with a count, and of none with its position. */
	readonly headings: readonly string[];
	/** The same, short and without what steers a text, for messages. */
	readonly labels: readonly string[];
	/** The position of the column of each meaning. */
	readonly positions: Readonly<Partial<Record<Meaning, number>>>;
}

/** Titles above the headings take fewer rows. */
const ROWS_SEARCHED = 30;

const SHOWN_HEADINGS = 30;
const MAX_LABEL = 40;

/** This node's own columns, of an earlier check of the same sheet. */
const isResultHeading = (heading: string): boolean => /^lookup /i.test(heading);

const isOfNumber = (meaning: Meaning): boolean => NUMBER_MEANINGS.some((each) => each === meaning);

/** The columns of a row of headings: those that the user names, and for all other meanings the usual ones. */
function readHeadings(cells: readonly unknown[], named: NamedColumns): ColumnsRead {
	const texts = cells.map(headingText);
	const byUser = readNamed(texts, named);
	const positions = { ...byUser.positions };
	const problems = [...byUser.problems];
	const taken = new Set(Object.values(positions));
	const isNamed = (meaning: Meaning) => headingText(named[meaning]) !== '';
	const isLeft = (meaning: Meaning) =>
		!isNamed(meaning) && !(isOfNumber(meaning) && NUMBER_MEANINGS.some(isNamed));
	const own = texts.map((text, at) => (taken.has(at) || isResultHeading(text) ? '' : text));
	for (const meaning of MEANINGS.filter(isLeft)) {
		const found = usualColumns(meaning, own);
		if (found.length > 1) problems.push(doubled(meaning, texts, found));
		if (found[0] !== undefined) positions[meaning] = found[0];
	}
	return { positions, problems };
}

const numberColumn = ({ positions }: ColumnsRead): boolean =>
	NUMBER_MEANINGS.some((meaning) => positions[meaning] !== undefined);

/** Whether a row names a column for the number and one for the payee. */
const isHeadings = (reading: ColumnsRead): boolean =>
	numberColumn(reading) && reading.positions.payee !== undefined;

/**
 * Whether a row below the headings has headings of its own: of another table, or the same again on a new page.
 */
export function readsAsHeadings(cells: readonly unknown[]): boolean {
	const meanings = new Set(cells.map((cell) => meaningOf(headingText(cell))?.meaning));
	return meanings.has('payee') && NUMBER_MEANINGS.some((meaning) => meanings.has(meaning));
}

/** A number in a title, such as the office's own Paybill, but not a month that is a day number. */
function isTitleNumber(cell: unknown): boolean {
	if (typeof cell === 'number') return cell >= 80_000;
	return typeof cell === 'string' && /\d{5}/.test(cell.slice(0, 1000));
}

const filledTexts = ({ cells }: GridRow): number =>
	cells.filter((cell) => headingText(cell) !== '').length;

/** That a sheet has no such columns as are needed, and which headings it has. */
function columnsFailure(
	row: GridRow | undefined,
	reading: ColumnsRead,
	isKeyed: boolean,
): CheckFailure {
	const problems = [...reading.problems];
	if (!numberColumn(reading)) problems.push('No column shows the number (Till, Paybill or Number)');
	if (reading.positions.payee === undefined)
		problems.push('No column shows the payee’s name (Supplier, Payee or Name)');
	const texts = row?.cells.map(headingText).filter((text) => text !== '') ?? [];
	const more = texts.length - SHOWN_HEADINGS;
	const shown = texts
		.slice(0, SHOWN_HEADINGS)
		.map((text) => quoted(text))
		.join(', ');
	const where = isKeyed || !row ? '' : ` in row ${row.rowNumber}`;
	const found =
		texts.length === 0
			? 'No headings were found'
			: `Headings found${where}: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
	return nothing(
		problems.join('. '),
		`Correct the headings of the sheet, or write the heading of each column into Columns. ${found}.`,
	);
}

/**
 * Finds the row of headings among the first 30 rows, and the columns.
 *
 * @param width how many columns the sheet has
 * @returns one failure that names all that is missing or doubled, with the headings found
 */
export function findColumns(
	grid: readonly GridRow[],
	width: number,
	named: NamedColumns,
): SheetColumns | CheckFailure {
	let best: { row: GridRow; reading: ColumnsRead; score: number } | undefined;
	for (const row of grid.slice(0, ROWS_SEARCHED)) {
		const reading = readHeadings(row.cells, named);
		const meanings = Object.keys(reading.positions).length;
		const isFound = isHeadings(reading) && !row.cells.some(isTitleNumber);
		const score = isFound ? Infinity : meanings * 1000 + Math.min(filledTexts(row), 999);
		if (!best || score > best.score) best = { row, reading, score };
		if (isFound) break;
	}
	if (!best) return columnsFailure(undefined, readHeadings([], named), false);
	const { row, reading } = best;
	if (best.score !== Infinity || reading.problems.length > 0) {
		return columnsFailure(row, reading, row.itemIndex === -1);
	}
	const headings = columnNames(row.cells, width);
	const labels = headings.map((heading) => visible(heading.slice(0, MAX_LABEL)));
	return { headingRow: row, headings, labels, positions: reading.positions };
}
