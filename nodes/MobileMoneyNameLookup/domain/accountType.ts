import { withoutZeroWidth } from './zeroWidth';

/** What a number can be: each type has its own endpoint (service description 4.2 and 4.3). */
export const ACCOUNT_TYPES = ['till', 'paybill'] as const;

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
 * @param text a cell's text
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
