import type { AccountType } from '../../domain/accountType';

/** Daraja's types of identifiers. */
export const IDENTIFIER_TYPES: Readonly<Record<AccountType, string>> = { till: '2', paybill: '4' };

/** The sample of the description shows one of them, its table the other. */
export const SUCCESS_CODES: readonly string[] = ['4000', '0'];

/**
 * Whether an echoed number is the one that was asked; a number of JSON cannot keep leading zeros.
 *
 * @param echoed as it stands in the reply
 * @param number the number that was asked
 */
export const isSameNumber = (echoed: string | number, number: string): boolean =>
	typeof echoed === 'number' ? echoed === Number(number) : echoed.trim() === number;
