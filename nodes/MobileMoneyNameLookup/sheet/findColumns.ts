import { CheckFailure } from '../domain/checkFailure';
import { quoted } from '../domain/visible';
import { type GridRow, isEmptyCell, ROW_NUMBER } from './grid';
import { isSameHeading, type Meaning, meaningOf, MEANINGS, NUMBER_MEANINGS } from './usualHeadings';

/** The headings that the user names for a meaning; empty for the usual one. */
export type NamedColumns = Readonly<Partial<Record<Meaning, string>>>;

/** Each meaning as the parameter Columns calls it, and as an error does. */
export const MEANING_LABELS: Readonly<Record<Meaning, readonly [label: string, what: string]>> = {
	number: ['Number', 'the number'],
	till: ['Till', 'the till'],
	paybill: ['Paybill', 'the Paybill'],
	type: ['Type', 'whether it is a till or a Paybill'],
	payee: ['Payee Name', 'the payee’s name'],
	account: ['Account', 'the account number'],
	amount: ['Amount', 'the amount'],
	operator: ['Operator', 'the operator'],
};

/** Where a sheet has which meaning. */
export interface SheetColumns {
	readonly headingRow: GridRow;
	/** The heading of each column; of a doubled one with a count, and of none with its position. */
	readonly headings: readonly string[];
	/** The position of the column of each meaning. */
	readonly positions: Readonly<Partial<Record<Meaning, number>>>;
}

/** Titles above the headings take fewer rows. */
const ROWS_SEARCHED = 30;

const SHOWN_HEADINGS = 30;

/** This node's own columns, of an earlier check of the same sheet. */
const isResultHeading = (heading: string): boolean => /^lookup /i.test(heading);

/** A heading on one line. */
const headingText = (cell: unknown): string =>
	typeof cell === 'string' ? cell.slice(0, 1000).replace(/\s+/g, ' ').trim() : '';

interface Reading {
	readonly positions: Partial<Record<Meaning, number>>;
	readonly problems: readonly string[];
}

const inColumns = (positions: readonly number[]): string =>
	`columns ${positions.map((position) => position + 1).join(' and ')}`;

/** That several columns have one meaning, by name. */
function doubled(meaning: Meaning, texts: readonly string[], positions: readonly number[]): string {
	const names = positions.map((position) => quoted(texts[position] ?? ''));
	if (new Set(names.map((name) => name.toLowerCase())).size === 1) {
		const count = positions.length === 2 ? 'Two' : String(positions.length);
		return `${count} columns are called ${names[0] ?? ''} (${inColumns(positions)})`;
	}
	return `${names.join(' and ')} both show ${MEANING_LABELS[meaning][1]}`;
}

/** The columns that the user names. */
function readNamed(texts: readonly string[], named: NamedColumns): Reading {
	const positions: Partial<Record<Meaning, number>> = {};
	const problems: string[] = [];
	for (const meaning of MEANINGS) {
		const wanted = headingText(named[meaning]);
		if (wanted === '') continue;
		const all = texts.map((_text, position) => position);
		const exact = all.filter((at) => texts[at]?.toLowerCase() === wanted.toLowerCase());
		const found =
			exact.length > 0 ? exact : all.filter((at) => isSameHeading(texts[at] ?? '', wanted));
		const [first] = found;
		const label = MEANING_LABELS[meaning][0];
		const other = MEANINGS.find((each) => first !== undefined && positions[each] === first);
		if (first === undefined) {
			problems.push(`The sheet has no column ${quoted(wanted)}, which Columns names as ${label}`);
		} else if (found.length > 1) {
			problems.push(doubled(meaning, texts, found));
		} else if (other !== undefined) {
			problems.push(
				`Columns names ${quoted(wanted)} as ${MEANING_LABELS[other][0]} and as ${label}`,
			);
		}
		if (first !== undefined) positions[meaning] = first;
	}
	return { positions, problems };
}

/** The columns of a row of headings: those that the user names, and for all other meanings the usual ones. */
function readHeadings(cells: readonly unknown[], named: NamedColumns): Reading {
	const texts = cells.map(headingText);
	const byUser = readNamed(texts, named);
	const positions = { ...byUser.positions };
	const problems = [...byUser.problems];
	const taken = new Set(Object.values(positions));
	const isNamed = (meaning: Meaning) => headingText(named[meaning]) !== '';
	const namesNumber = NUMBER_MEANINGS.some(isNamed);
	const candidates = new Map<Meaning, Array<{ rank: number; position: number }>>();
	for (const [position, text] of texts.entries()) {
		if (text === '' || taken.has(position) || isResultHeading(text)) continue;
		const usual = meaningOf(text);
		if (!usual || isNamed(usual.meaning)) continue;
		if (namesNumber && NUMBER_MEANINGS.some((meaning) => meaning === usual.meaning)) continue;
		const known = candidates.get(usual.meaning) ?? [];
		candidates.set(usual.meaning, [...known, { rank: usual.rank, position }]);
	}
	for (const [meaning, found] of candidates) {
		const best = Math.min(...found.map(({ rank }) => rank));
		const preferred = found.filter(({ rank }) => rank === best).map(({ position }) => position);
		if (preferred.length > 1) problems.push(doubled(meaning, texts, preferred));
		positions[meaning] = preferred[0] ?? 0;
	}
	return { positions, problems };
}

const numberColumn = ({ positions }: Reading): boolean =>
	NUMBER_MEANINGS.some((meaning) => positions[meaning] !== undefined);

/** Whether a row names a column for the number and one for the payee. */
const isHeadings = (reading: Reading): boolean =>
	numberColumn(reading) && reading.positions.payee !== undefined;

/**
 * Whether a row below the headings has headings of its own: of another table, or the same again on a new page.
 */
export const readsAsHeadings = (cells: readonly unknown[]): boolean =>
	isHeadings(readHeadings(cells, {}));

const filledTexts = ({ cells }: GridRow): number =>
	cells.filter((cell) => headingText(cell) !== '').length;

/** Names for the columns as the result has them, each once. */
function columnNames(cells: readonly unknown[], width: number): string[] {
	const taken = new Set<string>([ROW_NUMBER]);
	return Array.from({ length: width }, (_cell, position) => {
		const cell = cells[position];
		const text = isEmptyCell(cell)
			? ''
			: headingText(typeof cell === 'string' ? cell : String(cell));
		const base = text === '' ? `Column ${position + 1}` : text;
		let name = base;
		// Its own row numbers are replaced by the sheet's.
		if (base === ROW_NUMBER) return base;
		for (let count = 2; taken.has(name); count++) name = `${base} (${count})`;
		taken.add(name);
		return name;
	});
}

/** That a sheet has no such columns as are needed, and which headings it has. */
function columnsFailure(
	row: GridRow | undefined,
	reading: Reading,
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
	return new CheckFailure(
		`Nothing was looked up. ${problems.join('. ')}`,
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
	let best: { row: GridRow; reading: Reading; score: number } | undefined;
	for (const row of grid.slice(0, ROWS_SEARCHED)) {
		const reading = readHeadings(row.cells, named);
		const meanings = Object.keys(reading.positions).length;
		const isFound = isHeadings(reading);
		const score = isFound ? Infinity : meanings * 1000 + Math.min(filledTexts(row), 999);
		if (!best || score > best.score) best = { row, reading, score };
		if (isFound) break;
	}
	if (!best) return columnsFailure(undefined, readHeadings([], named), false);
	const { row, reading } = best;
	if (!isHeadings(reading) || reading.problems.length > 0) {
		return columnsFailure(row, reading, row.itemIndex === -1);
	}
	return { headingRow: row, headings: columnNames(row.cells, width), positions: reading.positions };
}
