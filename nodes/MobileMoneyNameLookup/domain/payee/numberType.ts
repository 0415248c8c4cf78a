/** What a number can be: each type has its own endpoint (service description 4.2 and 4.3). */
export type AccountType = 'till' | 'paybill';

/** The only country that the service covers (service description 4.4). */
export const COUNTRY = 'KE';

/** The type that a number may have instead. */
export const otherTypeThan = (type: AccountType): AccountType =>
	type === 'till' ? 'paybill' : 'till';

/** The message for a number that was not found as the type that was asked, but as the other one. */
export const foundAsMessage = (asked: AccountType): string =>
	`This number is not a ${asked} but a ${otherTypeThan(asked)}`;

/** Why a number that was not found counts as unchecked where the other type could not be asked for. */
export const otherTypeUnknown = (asked: AccountType, whatHappened: string): string =>
	`Whether this number is a ${otherTypeThan(asked)} could not be checked: ${whatHappened}`;
