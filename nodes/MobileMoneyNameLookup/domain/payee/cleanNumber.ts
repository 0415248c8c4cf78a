import { CheckFailure, fieldFailure, IS_EMPTY } from '../checkFailure';
import { halfWidth, withoutOverrides, withoutZeroWidth } from '../visible';
import { type Warning, WARNINGS } from '../warnings';
import { DATE, FORMULA_TEXT } from './cell';

export interface CleanNumber {
	readonly number: string;
	readonly warnings: readonly Warning[];
}

const MAX_DIGITS = 12;
export const MAX_CELL = 200;
const FILL_IN = 'Fill in the number, or remove the row.';
const LEADING_APOSTROPHE = /^['‘’‛`´](?=[^'‘’‛`´]*$)/;
const SURROUNDING_QUOTES = /^["'“”„‘’‛`´«»](.*)["'“”‘’‛`´«»]$/s;
const SEPARATOR_BETWEEN_DIGITS = /(?<=\d)[\p{Zs}\p{Pd}\u2212]+(?=\d)/gu;
const LONGEST_GROUP = 4;
const SCIENTIFIC = /^([1-9])(?:\.(\d+))?e\+?(\d{1,2})$/i;
/** Also without its zero, which spreadsheets drop. */
const PHONE = /^(?:0|(?:00|\+)?254)?[17]\d{8}$/;

/** Whether a text is only a phone number, grouped or not. */
export const isPhoneNumber = (text: string): boolean =>
	PHONE.test(text.slice(0, MAX_CELL).trim().replace(SEPARATOR_BETWEEN_DIGITS, ''));

function areSeveralNumbers(text: string): boolean {
	if (/^\d[\d\p{Zs}]+$/u.test(text)) return true;
	const runs = text.match(/\d{3,}/g) ?? [];
	return runs.length > 1 && runs.some(({ length }) => length > LONGEST_GROUP);
}

/** Removes what sheets put around digits; look-alikes such as ² or ⑤ stay. */
function stripSheetDecoration(text: string): string {
	const visible = withoutZeroWidth(halfWidth(text)).trim();
	return visible
		.replace(FORMULA_TEXT, '$1')
		.replace(LEADING_APOSTROPHE, '')
		.replace(SURROUNDING_QUOTES, '$1')
		.replace(LEADING_APOSTROPHE, '')
		.trim()
		.replace(/^([\d\p{Zs}\p{Pd}\u2212]+)\.0*$/u, '$1');
}

/** 522 522 and 4738-534, but not 900001 - 2. */
function isUsuallyGrouped(text: string): boolean {
	const separators = text.match(SEPARATOR_BETWEEN_DIGITS) ?? [];
	if (separators.length === 0) return true;
	const groups = text.split(SEPARATOR_BETWEEN_DIGITS).map(({ length }) => length);
	const last = groups.at(-1) ?? 0;
	const areAlike = new Set(separators.map((each) => each.trim() === '')).size === 1;
	const isLastWhole = last > 1 || last === groups[0];
	return areAlike && isLastWhole && Math.max(...groups) <= LONGEST_GROUP;
}

const ENTER_NUMBER = 'Enter the till or Paybill number.';

type Refusal = readonly [problem: string, nextStep: string];

const NOT_DIGITS: Refusal = [
	'has characters other than digits ({})',
	'Enter only the digits of the number.',
];
const IS_PHONE: Refusal = [
	'is a phone number ({}), which is not a till or Paybill payment, so it cannot be checked here',
	'Enter the till or Paybill number. Phone numbers cannot be looked up.',
];
const IS_SHORTENED: Refusal = [
	'was shortened to scientific notation ({}), so its last digits are lost',
	'Format the column as text and enter the whole number again.',
];
const IS_SEVERAL: Refusal = [
	'has more than one number ({})',
	'Use a row for each number. An account number goes into a column of its own, or after the Paybill as in 247247 a/c 0110.',
];

/** Expands `5.22522E5`; undefined if it has too few digits. Any other text is returned as it is. */
function expandScientific(text: string): string | undefined {
	const [, first, fraction = '', exponent] = SCIENTIFIC.exec(text) ?? [];
	if (first === undefined) return text;
	const digits = `${first}${fraction}`;
	const missing = Number(exponent) + 1 - digits.length;
	if (missing > 0) return undefined;
	return missing === 0 ? digits : text;
}

/** The 1 to 12 digits of a text, or why it has none. */
function digitsIn(text: string): string | Refusal {
	if (text === '') return [IS_EMPTY, FILL_IN];
	if (text.length > MAX_CELL) return NOT_DIGITS;
	if (DATE.test(text)) return ['is a date ({})', ENTER_NUMBER];
	const number = expandScientific(text)?.replace(SEPARATOR_BETWEEN_DIGITS, '');
	if (number === undefined) return IS_SHORTENED;
	if (PHONE.test(number)) return IS_PHONE;
	if (!/^[0-9]+$/.test(number) || !isUsuallyGrouped(text))
		return areSeveralNumbers(text) ? IS_SEVERAL : NOT_DIGITS;
	if (number.length <= MAX_DIGITS) return number;
	const nextStep = `Enter at most ${MAX_DIGITS} digits. These may be two numbers in one place.`;
	return [`has ${number.length} digits ({})`, nextStep];
}

/** The digits of any cell; a CheckFailure is returned unchanged. `whole` is the cell for messages. */
export function cleanNumber(
	cell: unknown,
	field: string,
	whole: unknown = cell,
): CleanNumber | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	if (cell === undefined || cell === null) return fieldFailure(field, IS_EMPTY, FILL_IN);
	if (cell instanceof Date) return fieldFailure(field, 'is a date', ENTER_NUMBER);
	if (typeof cell !== 'string' && typeof cell !== 'number') {
		const nextStep = 'Use one cell or one field that holds the number.';
		return fieldFailure(field, 'is neither text nor a number', nextStep);
	}
	const written = typeof whole === 'string' ? whole : String(cell);
	const number = digitsIn(stripSheetDecoration(withoutOverrides(String(cell))));
	if (typeof number !== 'string') return fieldFailure(field, ...number, written);
	const warnings: Warning[] = [];
	if (number.length < 5 || number.length > 7) warnings.push(WARNINGS.unusualLength(number.length));
	if (withoutOverrides(written) !== written) warnings.push(WARNINGS.hiddenCharacter());
	return { number, warnings };
}
