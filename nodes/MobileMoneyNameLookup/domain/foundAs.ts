import type { AccountType } from './accountType';
import { otherTypeThan } from './accountType';

/**
 * The message for a number that was not found as the type that was asked, but as the other one.
 *
 * @param asked the type that was asked
 */
export const foundAsMessage = (asked: AccountType): string =>
	`This number is not a ${asked} but a ${otherTypeThan(asked)}`;

/** What to do about it. */
export const foundAsAdvice = (asked: AccountType): string =>
	`Ask the payee which number they mean. Do not pay it as a ${asked}: first correct the type, then look it up again.`;

/**
 * Why a number that was not found counts as unchecked where the other type could not be asked for.
 *
 * @param asked the type that was asked
 * @param whatHappened why there is no answer
 */
export const otherTypeUnknown = (asked: AccountType, whatHappened: string): string =>
	`Whether this number is a ${otherTypeThan(asked)} could not be checked: ${whatHappened}`;
