import { CheckFailure, fieldFailure, IS_EMPTY } from './checkFailure';
import { quoted, withoutOverrides, withoutZeroWidth } from './visible';
import { type Warning, WARNINGS } from './warnings';

export interface AccountNumber {
	readonly number: string;
	readonly warnings: readonly Warning[];
}

const MAX_DIGITS = 12;

const FILL_IN = 'Fill in the number, or remove the row.';

// Full-width forms of keyboards for Chinese and Japanese; other look-alikes, such as ² or ⑤, are no digits.
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const LEADING_APOSTROPHE = /^['‘’‛`´](?=[^'‘’‛`´]*$)/;
const SURROUNDING_QUOTES = /^["'“”„‘’‛`´«»](.*)["'“”‘’‛`´«»]$/s;
const SEPARATOR_BETWEEN_DIGITS = /(?<=\d)[\p{Zs}\p{Pd}\u2212]+(?=\d)/gu;
const LONGEST_GROUP = 4;
const SCIENTIFIC = /^([1-9])(?:\.(\d+))?e\+?(\d{1,2})$/i;
/** Also without its zero, which spreadsheets drop. */
const PHONE = /^(?:(?:0|(?:00|\+)?254)?[17]\d{8})$/;

/** Writes out `5.22522E5` digit by digit; undefined when digits would be left behind the point. */
function expandScientific(text: string): string | undefined {
	const [, first = '', fraction = '', exponent = ''] = SCIENTIFIC.exec(text) ?? [];
	const digits = `${first}${fraction.replace(/0+$/, '')}`;
	const length = Number(exponent) + 1;
	if (first === '' || digits.length > length || length > MAX_DIGITS) return undefined;
	return digits.padEnd(length, '0');
}

const toHalfWidth = (character: string): string =>
	String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** The cell's text without what sheets put around digits. */
function stripSheetDecoration(text: string): string {
	const visible = withoutZeroWidth(text.replace(FULL_WIDTH, toHalfWidth)).trim();
	return visible
		.replace(LEADING_APOSTROPHE, '')
		.replace(SURROUNDING_QUOTES, '$1')
		.replace(LEADING_APOSTROPHE, '')
		.trim()
		.replace(/^([\d\p{Zs}\p{Pd}\u2212]+)\.0+$/u, '$1');
}

/** Whether people write one number in such groups: 522 522 and 4738-534, but not 900001 - 2. */
function isUsuallyGrouped(text: string): boolean {
	const separators = text.match(SEPARATOR_BETWEEN_DIGITS) ?? [];
	const [first = 0, ...others] = text.split(SEPARATOR_BETWEEN_DIGITS).map(({ length }) => length);
	const last = others.at(-1);
	if (last === undefined) return true;
	const dashes = separators.filter((separator) => /[^\p{Zs}]/u.test(separator)).length;
	if (dashes > 0 && dashes < separators.length) return false;
	if (Math.max(first, ...others) > LONGEST_GROUP) return dashes === 0 && Math.min(...others) > 2;
	const areOthersEven = others.slice(0, -1).every((length) => length === first);
	return last > 1 || last === first || (others.length > 1 && areOthersEven);
}

const unusualLength = (digits: number): Warning[] =>
	digits >= 5 && digits <= 7 ? [] : [WARNINGS.unusualLength(digits)];

/**
 * Brings a cell's value to the digits of a till or paybill number, as sheets deliver them: numbers,
 * spaces and dashes between digits, a text apostrophe, quotes, `.0`, scientific notation,
 * full-width digits, invisible characters. A leading zero of a text is kept.
 * The service's own format is not shown (service description 4.4), so 1 to 12 digits are accepted.
 *
 * @param cell any value that an expression can give; a cell that could not be read is given back
 * @returns the digits and what the user should check, or why there are none; never throws
 */
export function cleanAccountNumber(cell: unknown, field: string): AccountNumber | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	const refuse = (problem: string, nextStep: string) => fieldFailure(field, problem, nextStep);
	if (cell === undefined || cell === null) return refuse(IS_EMPTY, FILL_IN);
	if (typeof cell !== 'string' && typeof cell !== 'number') {
		return refuse(
			'is neither text nor a number',
			'Use one cell or one field that holds the number.',
		);
	}
	const oneWay = withoutOverrides(String(cell));
	const text = stripSheetDecoration(oneWay);
	if (text === '') return refuse(IS_EMPTY, FILL_IN);
	const isScientific = SCIENTIFIC.test(text);
	const number = isScientific ? expandScientific(text) : text.replace(SEPARATOR_BETWEEN_DIGITS, '');
	if (PHONE.test(number ?? text)) {
		return refuse(
			`is a phone number (${quoted(cell)})`,
			'Enter the till or paybill number. Phone numbers cannot be looked up.',
		);
	}
	if (number === undefined || !/^[0-9]+$/.test(number) || !isUsuallyGrouped(text)) {
		return refuse(
			`has characters other than digits (${quoted(cell)})`,
			'Enter only the digits of the number.',
		);
	}
	if (number.length > MAX_DIGITS) {
		return refuse(
			`has ${number.length} digits (${quoted(cell)})`,
			`Enter at most ${MAX_DIGITS} digits. These may be two numbers in one place.`,
		);
	}
	if (isScientific && text.replace(/e.*|\D/gi, '').length < number.length) {
		return refuse(
			`was shortened to scientific notation (${quoted(cell)}), so its last digits are lost`,
			'Format the column as text and enter the whole number again.',
		);
	}
	const turned = oneWay === String(cell) ? [] : [WARNINGS.hiddenCharacter()];
	return { number, warnings: [...unusualLength(number.length), ...turned] };
}
