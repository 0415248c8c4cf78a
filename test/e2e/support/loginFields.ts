import type { AccountKind } from '../../simulator';

/** The fields of the credential that each kind of account logs in with. */
export const loginFields = {
	apiUser: ['apiKey', 'login', 'password'],
	clientCredentials: ['clientId', 'clientSecret'],
	daraja: ['consumerKey', 'consumerSecret'],
} as const satisfies Record<AccountKind, readonly string[]>;
