import { isPlaceholder } from '../../names/placeholders';
import { isBlankCell } from './blankCell';
import { CheckFailure, fieldFailure } from '../checkFailure';
import { FORMULA_TEXT } from './cleanNumber';
import { isDateText } from './dateText';
import { halfWidth, quoted, withoutOverrides, withoutZeroWidth } from '../visible';

const MAX_CHARACTERS = 60;
/** Spreadsheets keep 15 digits and replace the rest by zeros. */
const FIRST_INEXACT = 1e15;
const LEADING_APOSTROPHE = /^['‘’‛`´]/;
const LEADING_WORDS =
	/^(?:(?:a\/c|acct?|account|akaunti|meter|mita|ref|reference|is)(?![\p{L}\p{N}])|(?:nos?|num|number|nambari)(?![\p{L}\p{N}])|[\s.:#=\p{Pd}])+(?=\d)/iu;

/** `1.10123E+11` would equal every account that begins so; `2E10` is a house number. */
const SHORTENED = /^\d(?:[.,]\d+e\+?|e\+)\d{1,3}$/i;

/** No letter or digit, the 0 of a link to an empty cell, an object made a text, or a reference to another cell. */
const NO_ACCOUNT =
	/^(?:[^\p{L}\p{N}]+|0|#div\/0!|\[object .*|-?do-?|ditto|as above|(?:the )?same(?: as .*)?|see .*)$/iu;

const TWO_ACCOUNTS =
	/\d\s+(?:or|and|au|na)\s+[\p{L}\d]|\d{6}(?:\s+|\s*[,;/&+]\s*)\d{6}|\d\s*[,;/&+]\s*(?:a\/c|acct?|account|akaunti)(?!\p{L})/iu;
const MASKED = /[*…]|\.\.|x{3}/i;

const NOTE =
	/(?<![\p{L}\p{N}])(?:cancel(?:l?ed)?|void|paid|not|don['’]t|confirm(?:ed)?|wrong|tbc|pending|ask|kes|ksh|name)(?![\p{L}\p{N}])/iu;

const PAYEE_WORD = /(?<!\p{L})(?:till|pay ?bill|buy ?goods)(?!\p{L})/iu;
const UNUSUAL = /[^\p{L}\p{N}\p{M}\p{Pd}\p{Zs}._/#+&'’@]/u;
const AS_TEXT = 'Format the column as text and enter the whole account number again.';

/** What a payer types after a Paybill; undefined if empty. A CheckFailure is returned unchanged. */
export function readPaybillAccount(
	cell: unknown,
	field: string,
): string | undefined | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	if (isBlankCell(cell)) return undefined;
	const refuse = (problem: string, nextStep: string) => fieldFailure(field, problem, nextStep);
	if (cell instanceof Date) return refuse('is a date', AS_TEXT);
	if (typeof cell === 'number') return accountOfNumber(cell, refuse);
	if (typeof cell !== 'string') {
		return refuse('is neither text nor a number', 'Use one cell that holds the account number.');
	}
	if (cell.length > 10 * MAX_CHARACTERS) {
		return refuse(`has ${cell.length} characters`, 'Enter only the account number.');
	}
	const text = withoutZeroWidth(halfWidth(cell))
		.trim()
		.replace(FORMULA_TEXT, '$1')
		.replace(LEADING_APOSTROPHE, '')
		.replace(LEADING_WORDS, '')
		.replace(/(\d)\.0$/, '$1')
		.trim();
	if (isBlankCell(text)) return undefined;
	const shown = quoted(cell);
	if (SHORTENED.test(text))
		return refuse(`was shortened to ${shown}, so its last digits are lost`, AS_TEXT);
	if (NO_ACCOUNT.test(text) || (!/\d/.test(text) && isPlaceholder(text)))
		return refuse(`holds no account number (${shown})`, 'Enter it, or leave it empty.');
	if (TWO_ACCOUNTS.test(text))
		return refuse(`holds two account numbers (${shown})`, 'Enter only one of them.');
	if (MASKED.test(text)) return refuse(`hides digits of the account number (${shown})`, AS_TEXT);
	if (isDateText(text)) return refuse(`is a date (${shown})`, AS_TEXT);
	if (PAYEE_WORD.test(text))
		return refuse(`has more than one number (${shown})`, 'Use a row for each number.');
	if (NOTE.test(text))
		return refuse(`has more than an account number (${shown})`, 'Enter only the account number.');
	if (text.length > MAX_CHARACTERS || UNUSUAL.test(text) || withoutOverrides(text) !== text)
		return refuse(`cannot be an account number (${shown})`, 'Enter only the account number.');
	return text;
}

function accountOfNumber(
	cell: number,
	refuse: (problem: string, nextStep: string) => CheckFailure,
): string | CheckFailure {
	if (Math.abs(cell) >= FIRST_INEXACT) {
		return refuse('has more digits than a spreadsheet keeps of a number', AS_TEXT);
	}
	if (cell === 0) return refuse('holds no account number (0)', 'Enter it, or leave it empty.');
	if (!Number.isInteger(cell) || cell < 0) {
		return refuse(`cannot be an account number (${quoted(cell)})`, AS_TEXT);
	}
	return String(cell);
}

/** An account without case, blanks and dashes, but with its leading zeros; empty if there is none. */
export const accountKey = (account = ''): string =>
	account.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');
