import { plainWords } from '../domain/payee/plainWords';
import { SheetFailure } from '../domain/sheetFailure';
import { quoted } from '../domain/visible';
import { isEmptyCell } from './grid';
import type { RowCells } from './readPayee';

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
	const start = text.trim().slice(0, MAX_CHARACTERS);
	if (!MAY_BE_TOTAL.test(start)) return false;
	const words = plainWords(start);
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

const isSignature = (text: string): boolean => SIGNATURE.test(text.trim().slice(0, MAX_CHARACTERS));

const takenFor = (what: string, label?: string | number): SheetFailure =>
	new SheetFailure(
		'noPayee',
		`This row was taken for ${what}${label === undefined ? '' : ` (${quoted(label)})`}, not for a payee`,
		'If it is a payee, fill in its name and its number.',
	);

const hasDigit = (cell: unknown): boolean => /\d/.test(String(cell).slice(0, MAX_CHARACTERS));

/** Whether a row without a usable number looks like a total, a signature or a remark; undefined for a payee. */
export function noPayeeOf(
	values: readonly unknown[],
	{ cells, numbers }: RowCells,
): SheetFailure | undefined {
	const [payee, amount] = [cells.payee?.value, cells.amount?.value];
	const [first, ...others] = values.filter((cell) => !isEmptyCell(cell));
	const entered = numbers.map(({ value }) => value);
	const labels = [first, payee, ...entered].filter((cell) => typeof cell === 'string');
	const total = labels.find(isTotal);
	if (total !== undefined) return takenFor('a total', total);
	const signature = labels.find(isSignature);
	if (signature !== undefined) return takenFor('a line for signatures', signature);
	if (entered.some(hasDigit)) return undefined;
	const isAlone = others.length === 0;
	if (typeof first === 'string' && (isAlone || REMARK.test(first.trim())))
		return takenFor('a heading or a remark', first);
	if (isAlone && typeof first === 'number' && first === amount) return takenFor('a total', first);
	return isEmptyCell(payee) ? takenFor('a row without name and number') : undefined;
}

export const repeatedHeadings = (): SheetFailure => takenFor('the headings again');

export const aboveHeadings = (headingRow: number): SheetFailure =>
	new SheetFailure(
		'noPayee',
		`This row stands above the headings in row ${headingRow}, so it was not taken for a payee`,
		'If it is a payee, move it below the headings.',
	);
