import { plainWords } from '../domain/payee/plainWords';
import { type CheckFailure, noPayee } from '../domain/checkFailure';
import { quoted } from '../domain/visible';
import { isEmptyCell } from './grid';
import { cellOf, type RowCells } from './readPayee';

const MAX_CHARACTERS = 80;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const TOTAL = setOf('total subtotal jumla sum ttl');
const BEFORE_TOTAL = setOf('grand overall page net gross running sheet');
const CARRIED = setOf('balance brought carried');
const AFTER_CARRIED = setOf('b c f d bf cf bd cd forward down brought carried as kes');
/** Words of payees whose name begins with Total. */
const COMPANY = setOf(
	'ltd limited plc kenya energie energy petrol oil gas station service motor enterprise trader hardware agency solution supplie company',
);

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
	const words = plainWords(start);
	const [first = '', second = ''] = words;
	const isCarried = CARRIED.has(first) && (second === '' || AFTER_CARRIED.has(second));
	const isLabel = TOTAL.has(first) || isCarried || (BEFORE_TOTAL.has(first) && TOTAL.has(second));
	return isLabel && !words.some((word) => COMPANY.has(word));
}

/** No payee is called so, even beside a number; Total alone may be the petrol station. */
function isTotalAlone(text: string): boolean {
	if (!isTotal(text)) return false;
	const words = plainWords(startOf(text));
	const isLabel = (word: string) => TOTAL.has(word) || BEFORE_TOTAL.has(word) || word === 'kes';
	return words.every(isLabel) && !['total', 'ttl'].includes(words.join());
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

const isSignature = (text: string): boolean => SIGNATURE.test(startOf(text));

const takenFor = (what: string, label?: string | number): CheckFailure =>
	noPayee(
		`This row was taken for ${what}${label === undefined ? '' : ` (${quoted(label)})`}, not for a payee`,
		'If it is a payee, fill in its name and its number.',
	);

const hasDigit = (cell: unknown): boolean => /\d/.test(String(cell).slice(0, MAX_CHARACTERS));

const isText = (cell: unknown): cell is string => typeof cell === 'string';

/** Most rows have none of these: a sum, spaced letters, or what a signature has. */
const MAY_END = new RegExp(
	`${MAY_BE_TOTAL.source}|[:_.-]|by\\b|sign|sahihi|ime|^\\s*\\p{L} \\p{L} `,
	'iu',
);

/** The column of numbers also has sums, and the IDs of those who sign. */
function besideNumber(first: unknown, payee: unknown): CheckFailure | undefined {
	const label = [first, payee].filter(isText);
	if (!label.some((text) => MAY_END.test(text))) return undefined;
	const signature = label.find(isSignature);
	if (signature !== undefined) return takenFor('a line for signatures', signature);
	const total = label.find((text) => isTotalAlone(text) || (isEmptyCell(payee) && isTotal(text)));
	return total === undefined ? undefined : takenFor('a total', total);
}

/** `1`, `2`, `3` … below the headings. */
const countsColumns = (cells: readonly unknown[]): boolean =>
	cells.length > 1 && cells.every((cell, at) => String(cell).trim() === String(at + 1));

/** Whether a row looks like a total, a signature or a remark; undefined for a payee. */
export function noPayeeOf(row: RowCells, hasNumber: boolean): CheckFailure | undefined {
	const { cells, numbers } = row;
	const payee = cellOf(row, 'payee');
	if (hasNumber)
		return besideNumber(
			cells.find((cell) => !isEmptyCell(cell)),
			payee,
		);
	const [first, ...others] = cells.filter((cell) => !isEmptyCell(cell));
	if (countsColumns(cells)) return takenFor('the numbers of the columns');
	const entered = numbers.map(({ at }) => cells[at]);
	const labels = [first, payee, ...entered].filter(isText);
	const total = labels.find(isTotal);
	if (total !== undefined) return takenFor('a total', total);
	const signature = labels.find((text) => isSignature(text) || SIGNED_ALONE.test(startOf(text)));
	if (signature !== undefined) return takenFor('a line for signatures', signature);
	if (entered.some(hasDigit)) return undefined;
	const isAlone = others.length === 0;
	if (typeof first === 'string' && (isAlone || REMARK.test(first.trim())))
		return takenFor('a heading or a remark', first);
	if (isAlone && typeof first === 'number' && first === cellOf(row, 'amount'))
		return takenFor('a total', first);
	return isEmptyCell(payee) ? takenFor('a row without name and number') : undefined;
}

export const repeatedHeadings = (): CheckFailure => takenFor('the headings again');

export const aboveHeadings = (headingRow: number): CheckFailure =>
	noPayee(
		`This row stands above the headings in row ${headingRow}, so it was not taken for a payee`,
		'If it is a payee, move it below the headings.',
	);
