import { type CheckFailure, noPayee } from '../domain/checkFailure';
import { phraseMatcher, plainWords, wordSet } from '../domain/payee/plainWords';
import { quoted } from '../domain/visible';
import words from './data/words.json';
import { filledCells, isEmptyCell } from './grid';
import type { RowCells } from './rowCells';

const MAX_CHARACTERS = 80;

const isTotalText = phraseMatcher(words.total);
const totals = wordSet(words.total.first);
/** Words of payees whose name begins with Total. */
const company = wordSet(words.companyCalledTotal);

/** Most cells have none of these, and need not be read word by word. */
const MAY_BE_TOTAL = /total|ttl|jumla|sum|balance|brought|carried|[^\0-\x7F]/i;

/** `T O T A L` */
const SPACED = /^(?:\p{L} ){3,19}\p{L}(?!\p{L})/u;

/** As much of a text as is looked at. */
const startOf = (text: string): string =>
	text
		.trim()
		.slice(0, MAX_CHARACTERS)
		.replace(SPACED, (letters) => letters.replaceAll(' ', ''));

/** `TOTAL`, `T O T A L`, `Sub-total (KES)`, `Total for November`, but not `Total Energies Ltd`. */
export function isTotal(text: string): boolean {
	const start = startOf(text);
	if (!MAY_BE_TOTAL.test(start)) return false;
	const all = plainWords(start);
	return isTotalText(all) && !all.some((word) => company.has(word));
}

/** No payee is called so, even beside a number; Total alone may be the petrol station. */
function isTotalAlone(text: string): boolean {
	const all = isTotal(text) ? plainWords(startOf(text)) : [];
	const isPerhapsStation = all.length === 1 && ['total', 'ttl'].includes(all[0] ?? '');
	return totals.has(all.filter((word) => word !== 'kes').join(' ')) && !isPerhapsStation;
}

const SIGNED =
	'(?:prepared|checked|approved|authori[sz]ed|verified|reviewed|certified|received|requested|witnessed|signed)';

/** Beside a number it is a status. */
const SIGNED_ALONE = new RegExp(`^${SIGNED}$`, 'i');

const SIGNATURE = new RegExp(
	`^(?:${[
		`${SIGNED}[ .]*(?:by|[:._…-])`,
		'(?:signature|sign|sahihi|imeandaliwa|imekaguliwa|imeidhinishwa)\\s*(?:na\\b|by\\b|[^\\sa-z]|$)',
		'(?:date|name|designation|stamp|title|tarehe|jina)\\s*[:_.…]',
		'[_.…]{4}',
	].join('|')})`,
	'i',
);
const REMARK = /^(?:n\.?b\.?(?![a-z])|(?:notes?|remarks?|kumbuka)\s*(?:[^\sa-z]|that\b|$))/i;

/** Most rows with a number have none of these: a sum, spaced letters, or what a signature has. */
const MAY_END = new RegExp(
	`${MAY_BE_TOTAL.source}|[:_.-]|by\\b|sign|sahihi|ime|^\\s*\\p{L} \\p{L} `,
	'iu',
);

export const takenFor = (what: string, label?: string | number): CheckFailure =>
	noPayee(
		`This row was taken for ${what}${label === undefined ? '' : ` (${quoted(label)})`}, not for a payee`,
		'If it is a payee, fill in the payee’s name and number.',
	);

const isText = (cell: unknown): cell is string => typeof cell === 'string';

const hasDigit = (cell: unknown): boolean => /\d/.test(String(cell).slice(0, MAX_CHARACTERS));

/** `1`, `2`, `3` … below the headings. */
const countsColumns = (cells: readonly unknown[]): boolean =>
	cells.length > 1 && cells.every((cell, at) => String(cell).trim() === String(at + 1));

/** Whether a row looks like a total, a signature or a remark; undefined for a payee. */
export function noPayeeOf(row: RowCells, hasNumber: boolean): CheckFailure | undefined {
	const { cells, numbers } = row;
	const payee = row.cell('payee');
	const first = cells.find((cell) => !isEmptyCell(cell));
	const entered = hasNumber ? [] : numbers.map((meaning) => row.cell(meaning));
	const labels = [first, payee, ...entered].filter(isText);
	if (hasNumber && !labels.some((text) => MAY_END.test(text))) return undefined;
	if (!hasNumber && countsColumns(cells)) return takenFor('the numbers of the columns');
	// The column of numbers also has sums, and the IDs of those who sign.
	const sum = labels.find(hasNumber && !isEmptyCell(payee) ? isTotalAlone : isTotal);
	if (sum !== undefined) return takenFor('a total', sum);
	const starts = hasNumber ? [SIGNATURE] : [SIGNATURE, SIGNED_ALONE];
	const signature = labels.find((text) => starts.some((start) => start.test(startOf(text))));
	if (signature !== undefined) return takenFor('a line for signatures', signature);
	if (hasNumber || entered.some(hasDigit)) return undefined;
	const isAlone = filledCells(cells).length === 1;
	if (isText(first) && (isAlone || REMARK.test(first.trim())))
		return takenFor('a heading or a remark', first);
	if (isAlone && typeof first === 'number' && first === row.cell('amount'))
		return takenFor('a total', first);
	return isEmptyCell(payee) ? takenFor('a row without name and number') : undefined;
}
