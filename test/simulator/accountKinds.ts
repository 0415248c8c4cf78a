import type { Simulator } from './simulator';

/** The kinds of accounts that people hold; the services stand for all of them at once. */
export const ACCOUNT_KINDS = ['apiUser', 'clientCredentials', 'daraja'] as const;

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/**
 * The fields of the n8n credential for one kind of account.
 * @param service where the account is known
 */
export function credentialFields(
	kind: AccountKind,
	{ baseUrl, account }: Pick<Simulator, 'baseUrl' | 'account'>,
): Record<string, string> {
	const { apiKey, login, password, clientId, clientSecret, consumerKey, consumerSecret } = account;
	const gateway = { service: 'gateway', loginType: kind, authUrl: '' };
	const fields = {
		apiUser: { ...gateway, tokenPath: '/identity-test/v2/token', apiKey, login, password },
		clientCredentials: { ...gateway, tokenPath: '/v1/oauth2/token', clientId, clientSecret },
		daraja: { service: 'daraja', consumerKey, consumerSecret },
	};
	return { environment: 'uat', baseUrl, accessToken: '', ...fields[kind] };
}
