import { CheckFailure, fieldFailure } from '../checkFailure';
import { quoted } from '../visible';
import { type Warning, WARNINGS } from '../warnings';
import { type CleanNumber, cleanNumber } from './cleanNumber';
import { partsOf } from './numberParts';
import { hasNoAccount, NUMBER_TYPES, type NumberType, TYPE_WITH_ACCOUNT } from './numberType';
import { accountKey, readPaybillAccount } from './paybillAccount';
import { NOT_CHECKED_HERE, typeNamed } from './typeWords';

export interface PayeeNumber extends CleanNumber {
	readonly account?: string | undefined;
	readonly type?: NumberType | undefined;
}

export type NumberCell = PayeeNumber & { readonly cell: unknown };

export const ASK_WHICH_TYPE = 'Ask the payee which one they mean, and correct the row.';

const refusal = (field: string, cell: unknown, problem: string, nextStep: string): CheckFailure =>
	fieldFailure(field, `${problem} (${quoted(String(cell))})`, nextStep);

/** Reads `Till No. 738204` or `247247 a/c 0110567890100`; a CheckFailure is returned unchanged. */
export function readNumberCell(cell: unknown, field: string): NumberCell | CheckFailure {
	const parts = typeof cell === 'string' ? partsOf(cell) : undefined;
	if (!parts) {
		const cleaned = cleanNumber(cell, field);
		return cleaned instanceof CheckFailure ? cleaned : { ...cleaned, cell };
	}
	const refuse = (problem: string, nextStep: string) => refusal(field, cell, problem, nextStep);
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
	return { ...cleaned, cell, account, type: named === 'none' ? undefined : named };
}

/** Adds the row's type and account; a failure if the cell contradicts the row. */
export function agreeWithRow(
	{ cell, type: ofCell, account, number, warnings }: NumberCell,
	field: string,
	row: Pick<PayeeNumber, 'type' | 'account'>,
): PayeeNumber | CheckFailure {
	if (ofCell && row.type && ofCell !== row.type) {
		const [written, expected] = [NUMBER_TYPES[ofCell].label, NUMBER_TYPES[row.type].label];
		const problem = `says ${written}, but the row is for a ${expected}`;
		return refusal(field, cell, problem, ASK_WHICH_TYPE);
	}
	if (account && row.account && accountKey(account) !== accountKey(row.account)) {
		const problem = `has another account number than the row, ${quoted(row.account)}`;
		const nextStep = 'Ask the payee which one is right, and correct the row.';
		return refusal(field, cell, problem, nextStep);
	}
	const type = ofCell ?? row.type ?? (account === undefined ? undefined : TYPE_WITH_ACCOUNT);
	const paid = row.account ?? account;
	return {
		...{ number, account: paid, type },
		warnings: [...warnings, ...(paid === undefined ? [] : accountWarnings(paid, type))],
	};
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
