import { type CheckFailure, noPayee } from '../domain/checkFailure';
import { isEmptyCell } from '../domain/payee/cell';
import { phraseMatcher, plainWords, wordSet } from '../domain/payee/plainWords';
import { quoted } from '../domain/visible';
import { remembered } from '../remembered';
import words from './data/words.json';
import { filledCells } from './grid';
import type { RowCells } from './readPayee';

const isTotalText = phraseMatcher(words.total);
const totals = wordSet(words.total.first);
/** Words of payees whose name begins with Total. */
const company = wordSet(words.companyCalledTotal);

/** `TOTAL`, `T O T A L`, `Sub-total (KES)`, `Total for November`, but not `Total Energies Ltd`. */
export const isTotal = remembered((text): boolean => {
	const all = plainWords(text);
	return isTotalText(all) && !all.some((word) => company.has(word));
});

/** No payee is called so, even beside a number; but Total alone is a petrol station. */
function isTotalAlone(text: string): boolean {
	const all = plainWords(text).join(' ');
	return all !== 'total' && totals.has(all.replace(/ kes$/, ''));
}

const SIGNATURE = new RegExp(
	`^\\s*(?:${[
		'(?:prepared|checked|approved|authori[sz]ed|verified|reviewed|certified|received|requested|witnessed|signed)[ .]*(?:by|[:._…-])',
		'(?:signature|sign|sahihi|imeandaliwa|imekaguliwa|imeidhinishwa)\\s*(?:na\\b|by\\b|[^\\sa-z]|$)',
		'(?:date|name|designation|stamp|title|tarehe|jina)\\s*[:_.…]',
		'[_.…]{4}',
	].join('|')})`,
	'i',
);
const REMARK = /^\s*(?:n\.?b\.?(?![a-z])|(?:notes?|remarks?|kumbuka)\s*(?:[^\sa-z]|that\b|$))/i;

export const takenFor = (what: string, label?: string): CheckFailure =>
	noPayee(
		`This row was taken for ${what}${label === undefined ? '' : ` (${quoted(label)})`}, not for a payee`,
		'If it is a payee, fill in the payee’s name and number.',
	);

const isText = (cell: unknown): cell is string => typeof cell === 'string';

const hasDigit = (cell: unknown): boolean => /\d/.test(String(cell));

/** Whether a row looks like a total, a signature or a remark; undefined for a payee. */
export function noPayeeOf(row: RowCells, hasNumber: boolean): CheckFailure | undefined {
	const { cells } = row.gridRow;
	const payee = row.cell('payee');
	const first = cells.find((cell) => !isEmptyCell(cell));
	const entered = hasNumber ? [] : row.numbers.map((meaning) => row.cell(meaning));
	const labels = [first, payee, ...entered].filter(isText);
	if (cells.length > 1 && cells.every((cell, at) => String(cell).trim() === String(at + 1)))
		return takenFor('the numbers of the columns');
	// The column of numbers also has sums, and the IDs of those who sign.
	const sum = labels.find(hasNumber && !isEmptyCell(payee) ? isTotalAlone : isTotal);
	if (sum !== undefined) return takenFor('a total', sum);
	// Beside a number, Approved alone is a status.
	const signature = labels.find((text) => SIGNATURE.test(hasNumber ? text : `${text.trim()}:`));
	if (signature !== undefined) return takenFor('a line for signatures', signature);
	if (hasNumber || entered.some(hasDigit)) return undefined;
	const isAlone = filledCells(cells).length === 1;
	if (isText(first) && (isAlone || REMARK.test(first)))
		return takenFor('a heading or a remark', first);
	return isEmptyCell(payee) ? takenFor('a row without name and number') : undefined;
}
