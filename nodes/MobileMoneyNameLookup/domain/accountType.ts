/** What a number can be: each type has its own endpoint (service description 4.2 and 4.3). */
export const ACCOUNT_TYPES = ['till', 'paybill'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const isAccountType = (value: unknown): value is AccountType =>
	ACCOUNT_TYPES.some((type) => type === value);

/** The only country that the service covers (service description 4.4). */
export const COUNTRY = 'KE';
