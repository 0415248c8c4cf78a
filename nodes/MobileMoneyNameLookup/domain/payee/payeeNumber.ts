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
const AFTER_MARK = /^(?:[\s.:=#\p{Pd}]|(?:nos?|num|number|nambari)(?![\p{L}\p{N}]))+/iu;
/** A formula, or digits that are hidden or cut off, so that the rest is not the number. */
const UNREADABLE = /^=|[*…]|\.\./;
const BEFORE_MARK = /(?<![ \u00A0\t,;:/(|–—-])[ \u00A0\t,;:/(|–—-]+$/;

/** Splits a text such as `Paybill: 247247 a/c 0110567890100`; any other cell is `digits` alone. */
function partsOf(cell: unknown): {
	readonly words: readonly string[];
	readonly digits: unknown;
	readonly account?: string;
} {
	const text = typeof cell === 'string' ? halfWidth(cell.trim()) : '';
	const start = text.search(/\d/);
	const before = text.slice(0, start);
	if (start === -1 || text.length > MAX_CELL || UNREADABLE.test(before))
		return { words: [], digits: cell };
	const words = plainWords(before);
	const rest = words.length > 0 ? text.slice(start) : text;
	const mark = ACCOUNT_MARK.exec(rest);
	if (!mark) return { words, digits: rest };
	const account = rest.slice(mark.index + mark[0].length).replace(AFTER_MARK, '');
	return { words, digits: rest.slice(0, mark.index).replace(BEFORE_MARK, ''), account };
}

export interface PayeeNumber extends CleanNumber {
	readonly account: string | undefined;
	readonly type: NumberType | undefined;
}

/** The row's other cells. */
interface BesideNumber {
	readonly type?: NumberType | undefined;
	/** The cell of the account, ignored for a till. */
	readonly account?: unknown;
	readonly accountLabel?: string;
	/** The type if nothing names one. */
	readonly defaultType?: NumberType | undefined;
}

export const ASK_WHICH_TYPE = 'Ask the payee which one they mean, and correct the row.';

/** Reads `Till No. 738204` or `247247 a/c 0110567890100`; a CheckFailure is returned unchanged. */
export function readNumberCell(cell: unknown, field: string): PayeeNumber | CheckFailure {
	const { words, digits, account: afterMark } = partsOf(cell);
	const refuse = (problem: string, nextStep: string) =>
		fieldFailure(field, `${problem} ({})`, nextStep, String(cell));
	const named = typeNamed(words);
	if (named === 'otherPayment') return refuse(NOT_CHECKED_HERE, 'Enter a till or Paybill number.');
	if (named === 'unknown' || words.includes('account'))
		return refuse('has characters other than digits', 'Enter only the digits of the number.');
	const cleaned = cleanNumber(digits, field, cell);
	if (cleaned instanceof CheckFailure) return cleaned;
	const account = readPaybillAccount(afterMark, field);
	if (account instanceof CheckFailure) return account;
	if (afterMark !== undefined && account === undefined)
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
