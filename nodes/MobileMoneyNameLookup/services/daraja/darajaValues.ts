import type { AccountType } from '../../domain/accountType';

/** Daraja's types of identifiers. */
export const IDENTIFIER_TYPES: Readonly<Record<AccountType, string>> = { till: '2', paybill: '4' };

/** The sample of the description shows one of them, its table the other. */
export const SUCCESS_CODES: readonly string[] = ['4000', '0'];
