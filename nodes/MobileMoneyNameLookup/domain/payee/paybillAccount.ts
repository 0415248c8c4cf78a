import { isPlaceholder } from '../../names/placeholders';
import { CheckFailure, fieldFailure } from '../checkFailure';
import { halfWidth, withoutZeroWidth } from '../visible';
import { DATE, FORMULA_TEXT, isBlankCell } from './cell';

const MAX_CHARACTERS = 600;
/** Spreadsheets keep 15 digits and replace the rest by zeros. */
const FIRST_INEXACT = 1e15;
const LEADING_APOSTROPHE = /^['‘’‛`´]/;
const LEADING_WORDS =
	/^(?:(?:a\/c|acct?|account|akaunti|meter|mita|ref|reference|is)(?![\p{L}\p{N}])|(?:nos?|num|number|nambari)(?![\p{L}\p{N}])|[\s.:#=\p{Pd}])+(?=\d)/iu;

/** `1.10123E+11` has lost digits, and could be any of many accounts; `2E10` is a house number. */
const SHORTENED = /^\d(?:[.,]\d+ ?e ?\+?|e ?\+) ?\d{1,3}$/i;

/** No letter or digit, the 0 of a link to an empty cell, an object as text, or words such as “as above”. */
const NO_ACCOUNT =
	/^(?:[^\p{L}\p{N}]+|0|#div\/0!|\[object .*|-?do-?|ditto|as above|as per .*|(?:the )?same(?: as .*)?|see .*)$/iu;

const TWO_ACCOUNTS =
	/\d\s+(?:or|and|au|na)\s+[\p{L}\d]|\d{6}(?:\s+|\s*[,;/&+]\s*)\d{6}|\d\s*[,;/&+]\s*(?:a\/c|acct?|account|akaunti)(?!\p{L})|(\p{L}{2,5}) ?\d{1,9} ?[,;/&+] ?\1 ?\d/iu;

/** Hidden digits, unusual characters, more than 60 characters, or another number or a note beside it. */
const UNUSUAL =
	/\.\.|x{3}|#{2}|[^\p{L}\p{N}\p{M}\p{Pd}\p{Zs}._/#+&'’@]|^.{61}|(?<!\p{L})(?:till|pay ?bill|buy ?goods)(?!\p{L})|(?<![\p{L}\p{N}])(?:cancel(?:l?ed)?|void|paid|not|don['’]t|confirm(?:ed)?|wrong|tbc|pending|ask|kes|ksh|name)(?![\p{L}\p{N}])/iu;
const AS_TEXT = 'Format the column as text and enter the whole account number again.';
const ONLY_ACCOUNT = 'Enter only the account number.';

/** Why a text is no account number. */
const REFUSALS: ReadonlyArray<readonly [pattern: RegExp, problem: string, nextStep: string]> = [
	[SHORTENED, 'was shortened to {}, so its last digits are lost', AS_TEXT],
	[NO_ACCOUNT, 'holds no account number ({})', 'Enter it, or leave it empty.'],
	[TWO_ACCOUNTS, 'holds two account numbers ({})', 'Enter only one of them.'],
	[DATE, 'is a date ({})', AS_TEXT],
	[UNUSUAL, 'cannot be an account number ({})', ONLY_ACCOUNT],
];

/** What a payer types after a Paybill; undefined if empty. A CheckFailure is returned unchanged. */
export function readPaybillAccount(
	cell: unknown,
	field: string,
): string | undefined | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	if (isBlankCell(cell)) return undefined;
	if (cell instanceof Date) return fieldFailure(field, 'is a date', AS_TEXT);
	if (typeof cell !== 'string' && typeof cell !== 'number')
		return fieldFailure(field, 'is neither text nor a number', ONLY_ACCOUNT);
	const written = String(cell);
	const isExact =
		typeof cell === 'string' || (Number.isInteger(cell) && cell >= 0 && cell < FIRST_INEXACT);
	if (!isExact || written.length > MAX_CHARACTERS)
		return fieldFailure(field, 'cannot be an account number ({})', AS_TEXT, cell);
	const text = withoutZeroWidth(halfWidth(written))
		.trim()
		.replace(FORMULA_TEXT, '$1')
		.replace(LEADING_APOSTROPHE, '')
		.replace(LEADING_WORDS, '')
		.replace(/(\d)\.0$/, '$1')
		.trim();
	if (isBlankCell(text)) return undefined;
	const isWord = !/\d/.test(text) && isPlaceholder(text);
	for (const [pattern, problem, nextStep] of REFUSALS)
		if (pattern.test(text) || (isWord && pattern === NO_ACCOUNT))
			return fieldFailure(field, problem, nextStep, cell);
	return text;
}

/** An account without case, blanks and dashes, but with its leading zeros; empty if there is none. */
export const accountKey = (account = ''): string =>
	account.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');
