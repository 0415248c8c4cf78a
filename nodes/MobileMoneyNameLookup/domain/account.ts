import { CheckFailure, fieldFailure } from './checkFailure';
import { quoted, withoutZeroWidth } from './visible';
import { type Warning, WARNINGS } from './warnings';

const LONGEST_ACCOUNT = 100;

/** What a spreadsheet makes of a long number: its last digits are lost. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i;

const QUOTES = /^["'“”„‘’`´]|["'“”‘’`´]$/g;

/** The account number that goes with a paybill, and what the user should know of it. */
interface Account {
	readonly account?: string;
	readonly warnings: readonly Warning[];
}

/** Whether a text or number has lost digits. */
const isShortened = (value: string | number, text: string): boolean =>
	SHORTENED.test(text) || (typeof value === 'number' && !Number.isSafeInteger(value));

/**
 * Reads the account number that a payer types after a paybill: digits, letters or both.
 *
 * @param value whatever an expression gave; a CheckFailure is returned unchanged
 * @param field the field's label
 * @returns no account where there is none, or only a shortened one
 */
export function readAccount(value: unknown, field: string): Account | CheckFailure {
	if (value instanceof CheckFailure) return value;
	if (value === undefined || value === null) return { warnings: [] };
	if (typeof value !== 'string' && typeof value !== 'number') {
		return fieldFailure(
			field,
			'is not text',
			'Use a cell or a field that holds the number as text.',
		);
	}
	const text = withoutZeroWidth(
		String(value)
			.slice(0, 10 * LONGEST_ACCOUNT)
			.normalize('NFKC'),
	)
		.trim()
		.replace(QUOTES, '')
		.replace(/\s+/g, ' ')
		.trim();
	if (text === '') return { warnings: [] };
	if (text.length > LONGEST_ACCOUNT) {
		return fieldFailure(
			field,
			`has more than ${LONGEST_ACCOUNT} characters (${quoted(text)})`,
			'Enter only the account number.',
		);
	}
	if (isShortened(value, text)) return { warnings: [WARNINGS.shortenedAccount(quoted(text))] };
	return { account: text, warnings: [] };
}

/** What is the same of an account number in any case and with any spaces or dashes. */
export const accountKey = (account = ''): string =>
	account.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
