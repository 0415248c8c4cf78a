import { withoutZeroWidth } from './visible';

/** What a number can be: each type has its own endpoint (service description 4.2 and 4.3). */
const ACCOUNT_TYPES = ['till', 'paybill'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The only country that the service covers (service description 4.4). */
export const COUNTRY = 'KE';

/** What sheets call each type, in lower case without spaces, hyphens and underscores. */
const SPELLINGS: Readonly<Record<AccountType, readonly string[]>> = {
	till: ['till', 'buygoods', 'merchant'],
	paybill: ['paybill', 'business'],
};

/**
 * The account type that a text names: `till`, `buy goods` and `merchant`, or `paybill`, `pay bill`
 * and `business`, in any case.
 *
 * @returns undefined for anything else, because a guess would ask the wrong register
 */
export function accountTypeOf(text: string): AccountType | undefined {
	const folded = withoutZeroWidth(text.normalize('NFKC'))
		.toLowerCase()
		.replace(/[\s_-]+/g, '');
	return ACCOUNT_TYPES.find((type) => SPELLINGS[type].includes(folded));
}

/** The type that a number may have instead. */
export const otherTypeThan = (type: AccountType): AccountType =>
	type === 'till' ? 'paybill' : 'till';

/** The message for a number that was not found as the type that was asked, but as the other one. */
export const foundAsMessage = (asked: AccountType): string =>
	`This number is not a ${asked} but a ${otherTypeThan(asked)}`;

/** Why a number that was not found counts as unchecked where the other type could not be asked for. */
export const otherTypeUnknown = (asked: AccountType, whatHappened: string): string =>
	`Whether this number is a ${otherTypeThan(asked)} could not be checked: ${whatHappened}`;
