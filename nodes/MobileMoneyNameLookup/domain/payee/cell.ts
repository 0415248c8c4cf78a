import words from './data/words.json';
import { entriesOf } from './plainWords';

const PLACEHOLDERS = new Set(entriesOf(words.blankCells));

/** Whether a cell is empty, or has only blanks and invisible characters. */
export const isEmptyCell = (cell: unknown): boolean =>
	cell === undefined || cell === null || (typeof cell === 'string' && !/[^\s\p{C}]/u.test(cell));

/** Whether a cell is empty, or has only dashes or a word such as N/A. */
export function isBlankCell(cell: unknown): boolean {
	if (typeof cell !== 'string') return isEmptyCell(cell);
	const text = cell.replace(/[\s\p{C}\p{Pd}_]/gu, '').toLowerCase();
	return text === '' || PLACEHOLDERS.has(text);
}

/** `="057318"`: so CSV files keep a leading zero. */
export const FORMULA_TEXT = /^="([^"]*)"$/;

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const YEAR = '(?:19|20)\\d\\d';
const TIME = '(?:[ T][\\d:.]{4,15}Z?)?';
/** A date, with or without a time; a two-digit year only between dashes, slashes or dots. */
export const DATE = new RegExp(
	`^(?:${[
		`${DAY}([-/. ])${DAY}\\1${YEAR}`,
		`${YEAR}([-/. ])${DAY}\\2${DAY}`,
		`${DAY}([-/.])(?:0?[1-9]|1[0-2])\\3\\d\\d`,
		`${DAY}(?:st|nd|rd|th)?[-/. ]?${MONTH_NAME}[-/., ]{0,2}(?:${YEAR}|\\d\\d)`,
		`${MONTH_NAME}[-. ]${DAY},? ${YEAR}`,
		`${MONTH_NAME}[-/. ](?:${YEAR}|\\d\\d)`,
	].join('|')})${TIME}$`,
	'i',
);
