import { CheckFailure, fieldFailure } from '../checkFailure';
import { halfWidth, quoted } from '../visible';
import { type Warning, WARNINGS } from '../warnings';
import { type CleanNumber, cleanNumber, MAX_CELL } from './cleanNumber';
import { hasNoAccount, NUMBER_TYPES, type NumberType, TYPE_WITH_ACCOUNT } from './numberType';
import { accountKey, readPaybillAccount } from './paybillAccount';
import { plainWords } from './plainWords';
import { NOT_CHECKED_HERE, typeNamed } from './typeWords';

const ACCOUNT_MARK =
	/#|(?<![\p{L}])(?:a\/c|acct?|ac|account|akaunti|meter|mita|ref|reference)(?![\p{L}])/iu;
const AFTER_MARK = /^(?:[\s.:=#(\p{Pd}]|(?:nos?|num|number|nambari)(?![\p{L}\p{N}]))+/iu;
/** Digits are hidden or cut off, so the rest is not the number. */
const MASKED = /[*…]|\.\.|x{2}/i;
const BEFORE_MARK = /(?<![ \u00A0\t,;:/(|–—-])[ \u00A0\t,;:/(|–—-]+$/;

interface NumberParts {
	readonly words: readonly string[];
	readonly digits: string;
	readonly account?: string;
}

/** Splits a text such as `Paybill: 247247 a/c 0110567890100`; undefined without words or account. */
function partsOf(cell: string): NumberParts | undefined {
	const text = halfWidth(cell.trim());
	if (text.length > MAX_CELL || !/[\p{L}#]/u.test(text) || text.startsWith('=')) return undefined;
	const start = text.search(/\d/);
	if (start === -1) return undefined;
	const before = text.slice(0, start);
	if (MASKED.test(before)) return undefined;
	const words = plainWords(before);
	const rest = words.length > 0 ? text.slice(start) : text;
	const mark = ACCOUNT_MARK.exec(rest);
	if (!mark) return words.length > 0 ? { words, digits: unbracketed(before, rest) } : undefined;
	const left = rest.slice(0, mark.index);
	const right = rest.slice(left.length + mark[0].length);
	const account = unbracketed(left, right).replace(AFTER_MARK, '');
	return { words, digits: left.replace(BEFORE_MARK, ''), account };
}

/** The bracket was opened before the text, so the closing one goes. */
const unbracketed = (before: string, text: string): string =>
	before.trimEnd().endsWith('(') && text.endsWith(')') ? text.slice(0, -1) : text;

export interface PayeeNumber extends CleanNumber {
	readonly account?: string | undefined;
	readonly type?: NumberType | undefined;
}

export type NumberCell = PayeeNumber & { readonly cell: unknown };

export const ASK_WHICH_TYPE = 'Ask the payee which one they mean, and correct the row.';

/** Reads `Till No. 738204` or `247247 a/c 0110567890100`; a CheckFailure is returned unchanged. */
export function readNumberCell(cell: unknown, field: string): NumberCell | CheckFailure {
	const parts = typeof cell === 'string' ? partsOf(cell) : undefined;
	if (!parts) {
		const cleaned = cleanNumber(cell, field);
		return cleaned instanceof CheckFailure ? cleaned : numberCell(cleaned, cell);
	}
	const refuse = (problem: string, nextStep: string) =>
		fieldFailure(field, `${problem} ({})`, nextStep, String(cell));
	const named = typeNamed(parts.words);
	if (named === 'otherPayment') return refuse(NOT_CHECKED_HERE, 'Enter a till or Paybill number.');
	if (named === 'unknown' || parts.words.includes('account'))
		return refuse('has characters other than digits', 'Enter only the digits of the number.');
	const cleaned = cleanNumber(parts.digits, field, cell);
	if (cleaned instanceof CheckFailure) return cleaned;
	const account = readPaybillAccount(parts.account, field);
	if (account instanceof CheckFailure) return account;
	if (parts.account !== undefined && account === undefined)
		return refuse('ends where the account number should be', 'Add the account number.');
	return numberCell(cleaned, cell, account, named === 'none' ? undefined : named);
}

/** Without a spread: V8 gives each object that is spread and then extended a hidden class of its own. */
const numberCell = (
	{ number, warnings }: CleanNumber,
	cell: unknown,
	account?: string,
	type?: NumberType,
): NumberCell => ({ number, warnings, cell, account, type });

/** Adds the row's type and account; a failure if the cell contradicts the row. */
export function agreeWithRow(
	{ cell, type: ofCell, account, number, warnings }: NumberCell,
	field: string,
	row: Pick<PayeeNumber, 'type' | 'account'>,
): PayeeNumber | CheckFailure {
	if (ofCell && row.type && ofCell !== row.type) {
		const [written, expected] = [NUMBER_TYPES[ofCell].label, NUMBER_TYPES[row.type].label];
		const problem = `says ${written}, but the row is for a ${expected} ({})`;
		return fieldFailure(field, problem, ASK_WHICH_TYPE, String(cell));
	}
	if (account && row.account && accountKey(account) !== accountKey(row.account)) {
		const problem = `has another account number than the row, ${quoted(row.account)}`;
		const nextStep = 'Ask the payee which one is right, and correct the row.';
		return fieldFailure(field, `${problem} ({})`, nextStep, String(cell));
	}
	const type = ofCell ?? row.type ?? (account === undefined ? undefined : TYPE_WITH_ACCOUNT);
	const paid = row.account ?? account;
	const all = paid === undefined ? warnings : [...warnings, ...accountWarnings(paid, type)];
	return { number, account: paid, type, warnings: all };
}

function accountWarnings(account: string, type: NumberType | undefined): Warning[] {
	if (type && hasNoAccount(type)) return [WARNINGS.tillWithAccount()];
	return /\p{Nd}/u.test(account) ? [] : [WARNINGS.accountWithoutDigit(account)];
}

/** `readNumberCell`, then `agreeWithRow`. */
export function readPayeeNumber(
	cell: unknown,
	field: string,
	row: Pick<PayeeNumber, 'type' | 'account'> = {},
): PayeeNumber | CheckFailure {
	const read = readNumberCell(cell, field);
	return read instanceof CheckFailure ? read : agreeWithRow(read, field, row);
}
