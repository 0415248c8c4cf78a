import type { AccountType } from './numberType';
import { CheckFailure, fieldFailure } from '../checkFailure';
import { isBlankCell } from './blankCell';
import { isPhoneNumber } from './cleanNumber';
import { plainWords } from './plainWords';
import { remembered } from './remembered';
import { quoted } from '../visible';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Each in the form of `plainWords`. */
const TILL = setOf('till buygoods merchant');
const PAYBILL = setOf('paybill');
/** Paybill, unless another word names the type: a Business Till is a till. */
const USUALLY_PAYBILL = setOf('business');
const NO_TYPE = setOf(
	'number mpesa lipa na ya kwa and or service online customer payment via by through the safaricom shortcode code account with to of mobile money type',
);
/** Payments of other kinds, which may still go through a Paybill or till: Bank Paybill. */
const OTHER_WAY = setOf('bank transfer phone tel cell simu');
const OTHER_PAYMENT = setOf(
	'send pochi cash cheque check eft rtgs pesalink swift card wallet personal airtime petty',
);

export const NOT_CHECKED_HERE = 'is not a till or Paybill payment, so it cannot be checked here';

export const typeLabel = (type: AccountType): string => (type === 'till' ? 'till' : 'Paybill');

/** What words say of a type: one of the two, nothing, another kind of payment, or something unknown. */
export type TypeNamed = AccountType | 'none' | 'otherPayment' | 'unknown';

/**
 * The type that words name, as people write it in a cell or before a number.
 *
 * @param words in the form of `plainWords`
 * @returns `none` for words that leave it open, such as M-Pesa or Till/Paybill
 */
export function typeNamed(words: readonly string[]): TypeNamed {
	const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
	const sets = [TILL, PAYBILL, USUALLY_PAYBILL, NO_TYPE, OTHER_WAY, OTHER_PAYMENT];
	const isTill = has(TILL);
	const isPaybill = has(PAYBILL) || (!isTill && has(USUALLY_PAYBILL));
	const namesType = isTill || isPaybill;
	if (!namesType && (has(OTHER_PAYMENT) || has(OTHER_WAY))) return 'otherPayment';
	if (has(OTHER_PAYMENT) || words.some((word) => !sets.some((set) => set.has(word))))
		return 'unknown';
	if (isTill === isPaybill) return 'none';
	return isTill ? 'till' : 'paybill';
}

const typeInCell = remembered((text) =>
	isPhoneNumber(text) ? 'otherPayment' : typeNamed(plainWords(text)),
);

/**
 * Reads the type of a row as people write it: `Till No.`, `Buy Goods and Services`, `PB`.
 *
 * @param cell any value; a CheckFailure is returned unchanged
 * @returns undefined where the cell is empty or leaves the type open; why it cannot be used otherwise
 */
export function readType(cell: unknown, field: string): AccountType | undefined | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	if (isBlankCell(cell)) return undefined;
	const nextStep = 'Write till or Paybill.';
	if (typeof cell !== 'string' && typeof cell !== 'number') {
		return fieldFailure(field, 'is not text', nextStep);
	}
	const named = typeInCell(String(cell));
	if (named === 'none') return undefined;
	if (named === 'otherPayment') {
		return fieldFailure(
			field,
			`is ${quoted(cell)}, which ${NOT_CHECKED_HERE}`,
			'Check this payee in another way, or correct the type.',
		);
	}
	if (named !== 'unknown') return named;
	return fieldFailure(field, `is ${quoted(cell)}, which is neither a till nor a Paybill`, nextStep);
}
