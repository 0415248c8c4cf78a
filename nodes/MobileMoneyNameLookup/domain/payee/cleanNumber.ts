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

/** Expands `5.22522E5`; undefined if decimals remain. */
function expandScientific(text: string): string | undefined {
	const [, first = '', fraction = '', exponent = ''] = SCIENTIFIC.exec(text) ?? [];
	const digits = `${first}${fraction.replace(/(?<!0)0+$/, '')}`;
	const length = Number(exponent) + 1;
	if (first === '' || digits.length > length || length > MAX_DIGITS) return undefined;
	return digits.padEnd(length, '0');
}

/** Removes what sheets put around digits; look-alikes such as ² or ⑤ stay. */
function stripSheetDecoration(text: string): string {
	if (/^\d+$/.test(text)) return text;
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
	const [first = 0, ...others] = text.split(SEPARATOR_BETWEEN_DIGITS).map(({ length }) => length);
	const last = others.at(-1);
	if (last === undefined) return true;
	const dashes = separators.filter((separator) => /[^\p{Zs}]/u.test(separator)).length;
	if (dashes > 0 && dashes < separators.length) return false;
	if (Math.max(first, ...others) > LONGEST_GROUP) return false;
	const areOthersEven = others.slice(0, -1).every((length) => length === first);
	return last > 1 || last === first || (others.length > 1 && areOthersEven);
}

const ENTER_NUMBER = 'Enter the till or Paybill number.';
const ONE_NUMBER =
	'Use a row for each number. An account number goes into a column of its own, or after the Paybill as in 247247 a/c 0110.';
const DIGITS_ONLY = 'Enter only the digits of the number.';
/** `900014/INV4` */
const MAYBE_ACCOUNT = /^(\d{5,7}) ?[/:–-] ?(\p{L}[\p{L}\p{N}-]{0,30})$/u;
const ACCOUNT_HINT = 'If $2 is the account number of the Paybill, write $1 a/c $2.';

type Refusal = readonly [problem: string, nextStep: string];

const NOT_DIGITS: Refusal = ['has characters other than digits ({})', DIGITS_ONLY];
const IS_PHONE: Refusal = [
	'is a phone number ({}), which is not a till or Paybill payment, so it cannot be checked here',
	'Enter the till or Paybill number. Phone numbers cannot be looked up.',
];
const IS_SHORTENED: Refusal = [
	'was shortened to scientific notation ({}), so its last digits are lost',
	'Format the column as text and enter the whole number again.',
];

/** The 1 to 12 digits of a text, or why it has none. */
function digitsIn(text: string): string | Refusal {
	if (text === '') return [IS_EMPTY, FILL_IN];
	if (text.length > MAX_CELL) return NOT_DIGITS;
	if (DATE.test(text)) return ['is a date ({})', ENTER_NUMBER];
	const isScientific = SCIENTIFIC.test(text);
	const number = isScientific ? expandScientific(text) : text.replace(SEPARATOR_BETWEEN_DIGITS, '');
	if (PHONE.test(number ?? text)) return IS_PHONE;
	if (number === undefined || !/^[0-9]+$/.test(number) || !isUsuallyGrouped(text)) {
		if (areSeveralNumbers(text)) return ['has more than one number ({})', ONE_NUMBER];
		if (!MAYBE_ACCOUNT.test(text)) return NOT_DIGITS;
		return [NOT_DIGITS[0], text.replace(MAYBE_ACCOUNT, ACCOUNT_HINT)];
	}
	if (number.length > MAX_DIGITS) {
		const nextStep = `Enter at most ${MAX_DIGITS} digits. These may be two numbers in one place.`;
		return [`has ${number.length} digits ({})`, nextStep];
	}
	const isCut = isScientific && text.replace(/e.*|\D/gi, '').length < number.length;
	return isCut ? IS_SHORTENED : number;
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
