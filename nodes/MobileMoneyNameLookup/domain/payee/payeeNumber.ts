import { CheckFailure, fieldFailure } from '../checkFailure';
import { halfWidth, quoted } from '../visible';
import { WARNINGS } from '../warnings';
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

/** Splits a text such as `Paybill: 247247 a/c 0110567890100`; undefined without words or account. */
function partsOf(cell: string) {
	const text = halfWidth(cell.trim());
	if (text.length > MAX_CELL || !/[\p{L}#]/u.test(text) || text.startsWith('=')) return undefined;
	const start = text.search(/\d/);
	if (start === -1) return undefined;
	const before = text.slice(0, start);
	if (MASKED.test(before)) return undefined;
	const words = plainWords(before);
	const rest = words.length > 0 ? text.slice(start) : text;
	const mark = ACCOUNT_MARK.exec(rest);
	const digits = unbracketed(before, rest);
	if (!mark) return words.length > 0 ? { words, digits, account: undefined } : undefined;
	const left = rest.slice(0, mark.index);
	const right = rest.slice(left.length + mark[0].length);
	const account = unbracketed(left, right).replace(AFTER_MARK, '');
	return { words, digits: left.replace(BEFORE_MARK, ''), account };
}

/** The bracket was opened before the text, so the closing one goes. */
const unbracketed = (before: string, text: string): string =>
	before.trimEnd().endsWith('(') && text.endsWith(')') ? text.slice(0, -1) : text;

export interface PayeeNumber extends CleanNumber {
	readonly account: string | undefined;
	readonly type: NumberType | undefined;
}

/** What the row says beside its number. */
interface BesideNumber {
	readonly type?: NumberType | undefined;
	/** The cell of the account, which says nothing about a till. */
	readonly account?: unknown;
	readonly accountLabel?: string;
	/** Of a number whose type nothing names. */
	readonly defaultType?: NumberType | undefined;
}

export const ASK_WHICH_TYPE = 'Ask the payee which one they mean, and correct the row.';

/** Reads `Till No. 738204` or `247247 a/c 0110567890100`; a CheckFailure is returned unchanged. */
export function readNumberCell(cell: unknown, field: string): PayeeNumber | CheckFailure {
	const parts = typeof cell === 'string' ? partsOf(cell) : undefined;
	const refuse = (problem: string, nextStep: string) =>
		fieldFailure(field, `${problem} ({})`, nextStep, String(cell));
	const named = parts ? typeNamed(parts.words) : 'none';
	if (named === 'otherPayment') return refuse(NOT_CHECKED_HERE, 'Enter a till or Paybill number.');
	if (named === 'unknown' || parts?.words.includes('account'))
		return refuse('has characters other than digits', 'Enter only the digits of the number.');
	const cleaned = cleanNumber(parts ? parts.digits : cell, field, cell);
	if (cleaned instanceof CheckFailure) return cleaned;
	const account = readPaybillAccount(parts?.account, field);
	if (account instanceof CheckFailure) return account;
	if (parts?.account !== undefined && account === undefined)
		return refuse('ends where the account number should be', 'Add the account number.');
	// Without a spread: V8 gives each object that is spread and then extended a hidden class of its own.
	const { number, warnings } = cleaned;
	return { number, warnings, account, type: named === 'none' ? undefined : named };
}

/** Adds the type and the account of the row to what its number's cell says; a failure if they contradict each other. */
export function numberOfRow(
	{ type: ofCell, account: ofNumber, number, warnings }: PayeeNumber,
	cell: unknown,
	field: string,
	beside: BesideNumber,
): PayeeNumber | CheckFailure {
	if (ofCell && beside.type && ofCell !== beside.type) {
		const [written, expected] = [NUMBER_TYPES[ofCell].label, NUMBER_TYPES[beside.type].label];
		const problem = `says ${written}, but the row is for a ${expected} ({})`;
		return fieldFailure(field, problem, ASK_WHICH_TYPE, String(cell));
	}
	const named = ofCell ?? beside.type ?? (ofNumber === undefined ? undefined : TYPE_WITH_ACCOUNT);
	const type = named ?? beside.defaultType;
	if (hasNoAccount(type)) {
		const all = ofNumber === undefined ? warnings : [...warnings, WARNINGS.tillWithAccount()];
		return { number, warnings: all, account: undefined, type };
	}
	const ofRow = readPaybillAccount(beside.account, beside.accountLabel ?? field);
	if (ofRow instanceof CheckFailure) return ofRow;
	if (ofNumber && ofRow && accountKey(ofNumber) !== accountKey(ofRow)) {
		const problem = `has another account number than the row, ${quoted(ofRow)} ({})`;
		const nextStep = 'Ask the payee which one is right, and correct the row.';
		return fieldFailure(field, problem, nextStep, String(cell));
	}
	const account = ofRow ?? ofNumber;
	const hasDigit = account === undefined || /\p{Nd}/u.test(account);
	const all = hasDigit ? warnings : [...warnings, WARNINGS.accountWithoutDigit(account)];
	return { number, warnings: all, account, type };
}

/** `readNumberCell`, then `numberOfRow`. */
export function readPayeeNumber(
	cell: unknown,
	field: string,
	beside: BesideNumber = {},
): PayeeNumber | CheckFailure {
	const read = readNumberCell(cell, field);
	return read instanceof CheckFailure ? read : numberOfRow(read, cell, field, beside);
}
