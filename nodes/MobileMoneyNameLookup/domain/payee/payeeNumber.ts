import { type AccountNumber, cleanAccountNumber } from './cleanNumber';
import type { AccountType } from './numberType';
import { CheckFailure, fieldFailure } from '../checkFailure';
import { partsOf } from './numberParts';
import { isSameAccount, readPaybillAccount } from './paybillAccount';
import { NOT_CHECKED_HERE, typeLabel, typeNamed } from './typeWords';
import { quoted } from '../visible';
import { WARNINGS } from '../warnings';

/** A till or Paybill number with what else its cell says. */
export interface PayeeNumber extends AccountNumber {
	/** The account number after the Paybill. */
	readonly account?: string;
	/** The type that the row or the words of the cell name. */
	readonly type?: AccountType;
}

/** What the cell of a number says by itself. */
export interface NumberCell extends PayeeNumber {
	readonly cell: unknown;
}

/** What the row, its columns or the operation say before the number's cell is read. */
export interface KnownOfNumber {
	readonly type?: AccountType | undefined;
	readonly account?: string | undefined;
}

const PAYEE_WORD = /(?<!\p{L})(?:till|pay ?bill|buy ?goods)(?!\p{L})/iu;

/**
 * Reads a till or Paybill number as people write it: with words before it (`Till No. 738204`, `PB: 247247`), and a
 * Paybill with its account number (`247247 a/c 0110567890100`, `247247#0110567890100`).
 *
 * @param cell any value; a CheckFailure is returned unchanged
 * @param field the label for messages
 * @returns what the cell alone says, or why there is no number; never throws
 */
export function readNumberCell(cell: unknown, field: string): NumberCell | CheckFailure {
	const parts = typeof cell === 'string' ? partsOf(cell) : undefined;
	if (typeof cell !== 'string' || !parts) {
		const cleaned = cleanAccountNumber(cell, field);
		return cleaned instanceof CheckFailure ? cleaned : { ...cleaned, cell };
	}
	const refuse = (problem: string, nextStep: string) => refusal(field, cell, problem, nextStep);
	const named = typeNamed(parts.words);
	if (named === 'otherPayment') return refuse(NOT_CHECKED_HERE, 'Enter a till or Paybill number.');
	// Digits after the word account are no till or Paybill number.
	const isRefused = named === 'unknown' || parts.words.includes('account');
	if (isRefused)
		return refuse('has characters other than digits', 'Enter only the digits of the number.');
	const cleaned = cleanAccountNumber(parts.digits, field, cell);
	if (cleaned instanceof CheckFailure) return cleaned;
	const account = readPaybillAccount(parts.account, field);
	if (account instanceof CheckFailure) return account;
	if (parts.account !== undefined && account === undefined) {
		return refuse('ends where the account number should be', 'Add the account number.');
	}
	if (account !== undefined && PAYEE_WORD.test(account)) {
		return refuse('has more than one number', 'Use a row for each number.');
	}
	return {
		...cleaned,
		cell,
		...(account !== undefined && { account }),
		...(named !== 'none' && { type: named }),
	};
}

/**
 * The number of a payee, when its row is known: the row's type and account are added to what the cell says.
 *
 * @param field the label for messages
 * @returns a failure where the cell contradicts the row
 */
export function agreeWithRow(
	{ cell, type: said, account, number, warnings }: NumberCell,
	field: string,
	known: KnownOfNumber,
): PayeeNumber | CheckFailure {
	if (said && known.type && said !== known.type) {
		return refusal(
			field,
			cell,
			`says ${typeLabel(said)}, but the row is for a ${typeLabel(known.type)}`,
			'Ask the payee which one they mean, and correct the row.',
		);
	}
	const differs =
		account !== undefined && known.account !== undefined && !isSameAccount(account, known.account);
	if (differs) {
		return refusal(
			field,
			cell,
			`has another account number than the row, ${quoted(known.account ?? '')}`,
			'Ask the payee which one is right, and correct the row.',
		);
	}
	const type = said ?? known.type ?? (account === undefined ? undefined : 'paybill');
	const paid = known.account ?? account;
	return {
		number,
		...(paid !== undefined && { account: paid }),
		...(type !== undefined && { type }),
		warnings:
			type === 'till' && paid !== undefined ? [...warnings, WARNINGS.tillWithAccount()] : warnings,
	};
}

const refusal = (field: string, cell: unknown, problem: string, nextStep: string): CheckFailure =>
	fieldFailure(field, `${problem} (${quoted(String(cell))})`, nextStep);

/**
 * Reads a number and brings it together with what is known of its row; see `readNumberCell` and `agreeWithRow`.
 *
 * @param known the row's type and account; where they contradict the cell, the number is refused
 * @returns digits, account, type and what the user should check, or why there are none; never throws
 */
export function readPayeeNumber(
	cell: unknown,
	field: string,
	known: KnownOfNumber = {},
): PayeeNumber | CheckFailure {
	const read = readNumberCell(cell, field);
	return read instanceof CheckFailure ? read : agreeWithRow(read, field, known);
}
