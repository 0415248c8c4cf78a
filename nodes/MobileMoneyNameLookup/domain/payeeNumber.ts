import { type AccountNumber, cleanAccountNumber } from './accountNumber';
import type { AccountType } from './accountType';
import { CheckFailure, fieldFailure } from './checkFailure';
import { halfWidth } from './halfWidth';
import { isSameAccount, readPaybillAccount } from './paybillAccount';
import { plainWords } from './plainWords';
import { NOT_CHECKED_HERE, typeLabel, typeNamed } from './typeWords';
import { quoted } from './visible';
import { WARNINGS } from './warnings';

/** A till or Paybill number with what else its cell says. */
export interface PayeeNumber extends AccountNumber {
	/** The account number after the Paybill. */
	readonly account?: string;
	/** The type that the row or the words of the cell name. */
	readonly type?: AccountType;
}

/** What the row, its columns or the operation say before the number's cell is read. */
export interface KnownOfNumber {
	readonly type?: AccountType | undefined;
	readonly account?: string | undefined;
}

/** No number needs more characters, with words and account. */
const MAX_CELL = 200;

/** What announces an account: `#`, `a/c`, `acc`, `account`. */
const ACCOUNT_MARK = /#|(?<![\p{L}])(?:a\/c|acct?|ac|account|akaunti)(?![\p{L}])/iu;
const AFTER_MARK = /^(?:[\s.:=#(\p{Pd}]|(?:nos?|num|number|nambari)(?![\p{L}\p{N}]))+/iu;
const BEFORE_MARK: ReadonlySet<string> = new Set([...' \u00A0\t,;:/(|-–—']);
const PAYEE_WORD = /(?<!\p{L})(?:till|pay ?bill|buy ?goods)(?!\p{L})/iu;

interface Parts {
	/** The words before the number. */
	readonly words: readonly string[];
	readonly digits: string;
	readonly account?: string;
}

function withoutEnd(text: string, characters: ReadonlySet<string>): string {
	let end = text.length;
	while (end > 0 && characters.has(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}

/** Takes apart a text such as `Paybill: 247247 a/c 0110567890100`; undefined for one without words or account. */
function partsOf(cell: string): Parts | undefined {
	const text = halfWidth(cell.trim());
	if (text.length > MAX_CELL || !/[\p{L}#]/u.test(text) || text.startsWith('=')) return undefined;
	const start = text.search(/\d/);
	if (start === -1) return undefined;
	const before = text.slice(0, start);
	const hasWords = /[\p{L}#]/u.test(before);
	const rest = hasWords ? text.slice(start) : text;
	const mark = ACCOUNT_MARK.exec(rest);
	if (!mark)
		return hasWords ? { words: plainWords(before), digits: unbracketed(before, rest) } : undefined;
	const right = rest.slice(mark.index + mark[0].length);
	return {
		words: hasWords ? plainWords(before) : [],
		digits: withoutEnd(rest.slice(0, mark.index), BEFORE_MARK),
		account: unbracketed(rest.slice(0, mark.index), right).replace(AFTER_MARK, ''),
	};
}

/** A text whose bracket was opened before it, without the closing one. */
const unbracketed = (before: string, text: string): string =>
	before.trimEnd().endsWith('(') && text.endsWith(')') ? text.slice(0, -1) : text;

/**
 * Reads a till or Paybill number as people write it: with words before it (`Till No. 738204`, `PB: 247247`), and a
 * Paybill with its account number (`247247 a/c 0110567890100`, `247247#0110567890100`).
 *
 * @param cell any value; a CheckFailure is returned unchanged
 * @param field the label for messages
 * @param known the row's type and account; where they contradict the cell, the number is refused
 * @returns digits, account, type and what the user should check, or why there are none; never throws
 */
export function readPayeeNumber(
	cell: unknown,
	field: string,
	known: KnownOfNumber = {},
): PayeeNumber | CheckFailure {
	const parts = typeof cell === 'string' ? partsOf(cell) : undefined;
	if (typeof cell !== 'string' || !parts) return withKnown(cleanAccountNumber(cell, field), known);
	const refuse = (problem: string, nextStep: string) =>
		fieldFailure(field, `${problem} (${quoted(cell)})`, nextStep);
	const named = typeNamed(parts.words);
	if (named === 'otherPayment') return refuse(NOT_CHECKED_HERE, 'Enter a till or Paybill number.');
	// Digits after the word account are no till or Paybill number.
	const isRefused = named === 'unknown' || parts.words.includes('account');
	if (isRefused)
		return refuse('has characters other than digits', 'Enter only the digits of the number.');
	const cleaned = cleanAccountNumber(parts.digits, field, cell);
	if (cleaned instanceof CheckFailure) return cleaned;
	const said = named === 'none' ? undefined : named;
	if (said && known.type && said !== known.type) {
		return refuse(
			`says ${typeLabel(said)}, but the row is for a ${typeLabel(known.type)}`,
			'Ask the payee which one they mean, and correct the row.',
		);
	}
	const account = readPaybillAccount(parts.account, field);
	if (account instanceof CheckFailure) return account;
	if (parts.account !== undefined && account === undefined) {
		return refuse('ends where the account number should be', 'Add the account number.');
	}
	if (account !== undefined && PAYEE_WORD.test(account)) {
		return refuse('has more than one number', 'Use a row for each number.');
	}
	if (
		account !== undefined &&
		known.account !== undefined &&
		!isSameAccount(account, known.account)
	) {
		return refuse(
			`has another account number than the row, ${quoted(known.account)}`,
			'Ask the payee which one is right, and correct the row.',
		);
	}
	const type = said ?? known.type ?? (account === undefined ? undefined : 'paybill');
	return withKnown(cleaned, { type, account: known.account ?? account });
}

function withKnown(
	cleaned: AccountNumber | CheckFailure,
	{ type, account }: KnownOfNumber,
): PayeeNumber | CheckFailure {
	if (cleaned instanceof CheckFailure) return cleaned;
	const isTill = type === 'till' && account !== undefined;
	return {
		...cleaned,
		...(account !== undefined && { account }),
		...(type !== undefined && { type }),
		warnings: [...cleaned.warnings, ...(isTill ? [WARNINGS.tillWithAccount()] : [])],
	};
}
