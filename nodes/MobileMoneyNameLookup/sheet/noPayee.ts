import { plainWords } from '../domain/payee/plainWords';
import { SheetFailure } from '../domain/sheetFailure';
import { quoted } from '../domain/visible';
import { isEmptyCell } from './grid';

const MAX_CHARACTERS = 80;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const TOTAL = setOf('total subtotal jumla sum');
const BEFORE_TOTAL = setOf('grand overall page net gross running sheet');
const CARRIED = setOf('balance brought carried');
/** Words of payees whose name begins with Total. */
const COMPANY = setOf(
	'ltd limited plc kenya energie energy petrol oil gas station service motor enterprise trader hardware agency solution supplie company',
);

/** Most cells have none of these, and need not be read word by word. */
const MAY_BE_TOTAL = /total|jumla|sum|balance|brought|carried|[^\0-\x7F]/i;

/** `TOTAL`, `Sub-total (KES)`, `Total for November`, but not `Total Energies Ltd`. */
export function isTotal(text: string): boolean {
	if (!MAY_BE_TOTAL.test(text.slice(0, MAX_CHARACTERS))) return false;
	const words = plainWords(text.slice(0, MAX_CHARACTERS));
	const [first = '', second = ''] = words;
	const isLabel =
		TOTAL.has(first) || CARRIED.has(first) || (BEFORE_TOTAL.has(first) && TOTAL.has(second));
	return isLabel && !words.some((word) => COMPANY.has(word));
}

const SIGNATURE = new RegExp(
	`^(?:${[
		'(?:prepared|checked|approved|authori[sz]ed|verified|reviewed|certified|received|requested|witnessed|signed)[ .]*(?:by|:|$|[._…-])',
		'(?:signature|sign|sahihi|imeandaliwa|imekaguliwa|imeidhinishwa)(?![a-z])',
		'(?:date|name|designation|stamp|title|tarehe|jina)\\s*[:_.…]',
		'[_.…]{4}',
	].join('|')})`,
	'i',
);
const REMARK = /^(?:n\.?b\.?|note|notes|remark|remarks|kumbuka)(?![a-z])/i;

const isSignature = (text: string): boolean => SIGNATURE.test(text.slice(0, MAX_CHARACTERS));

/** The cells that tell whether a row without a usable number is a payee. */
export interface TellingCells {
	readonly cells: readonly unknown[];
	readonly payee: unknown;
	readonly amount: unknown;
	readonly numbers: readonly unknown[];
}

/** What the row was taken for, and what to do if that is wrong. */
const noPayee = (what: string, label?: string | number): SheetFailure =>
	new SheetFailure(
		'noPayee',
		`This row was taken for ${what}${label === undefined ? '' : ` (${quoted(label)})`}, not for a payee`,
		'If it is a payee, fill in its name and its number.',
	);

const hasDigit = (cell: unknown): boolean => /\d/.test(String(cell).slice(0, MAX_CHARACTERS));

/**
 * Whether a row without a usable number looks like a total, a signature or a remark.
 *
 * @returns undefined for a payee, also for one that lacks its number
 */
export function noPayeeOf({
	cells,
	payee,
	amount,
	numbers,
}: TellingCells): SheetFailure | undefined {
	const filled = cells.filter((cell) => !isEmptyCell(cell));
	const labels = [filled[0], payee, ...numbers].filter((cell) => typeof cell === 'string');
	const total = labels.find((text) => isTotal(text.trim()));
	if (total !== undefined) return noPayee('a total', total);
	const signature = labels.find((text) => isSignature(text.trim()));
	if (signature !== undefined) return noPayee('a line for signatures', signature);
	if (numbers.some(hasDigit)) return undefined;
	const [first] = filled;
	if (typeof first === 'string' && (filled.length === 1 || REMARK.test(first.trim()))) {
		return noPayee('a heading or a remark', first);
	}
	if (filled.length === 1 && typeof first === 'number' && first === amount) {
		return noPayee('a total', first);
	}
	return isEmptyCell(payee) ? noPayee('a row without name and number') : undefined;
}

/** The headings again, as on the next page of a printed sheet. */
export const repeatedHeadings = (): SheetFailure => noPayee('the headings again');

/** A row with a number above the headings. */
export const aboveHeadings = (headingRow: number): SheetFailure =>
	new SheetFailure(
		'noPayee',
		`This row stands above the headings in row ${headingRow}, so it was not taken for a payee`,
		'If it is a payee, move it below the headings.',
	);
