import type { Simulator } from './simulator';

/** The account that everybody has who starts a simulator; its secrets hold every character that a careless encoding loses. */
export const defaultAccount = {
	apiKey: 'uat-4f1c9e7b2d8a',
	login: 'lookup-tester',
	password: 'Siri & Kali=9+1% ya Mwákà ñ',
	clientId: 'client-7c20d5e9',
	clientSecret: 'Mteja:8+2/=&%41:siri',
	consumerKey: 'Hk3vT8qLw0ZsYb6n',
	consumerSecret: 'Programu:+7/=&%2B:siri',
};

export type SimulatorAccount = typeof defaultAccount;

/** The kinds of accounts, as the node calls them; the services stand for all of them at once. */
export const ACCOUNT_KINDS = ['apiUser', 'clientCredentials', 'daraja'] as const;

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const CREDENTIAL_TYPES = {
	apiUser: 'mobileMoneyNameLookupApi',
	clientCredentials: 'mobileMoneyNameLookupClientApi',
	daraja: 'mobileMoneyNameLookupDarajaApi',
} as const satisfies Record<AccountKind, string>;

type Place = Pick<Simulator, 'baseUrl' | 'account'>;

/** The fields of the n8n credential. */
export function credentialFields(
	kind: AccountKind,
	{ baseUrl, account }: Place,
): Record<string, string> {
	const { apiKey, login, password, clientId, clientSecret, consumerKey, consumerSecret } = account;
	const authUrl = '';
	const fields = {
		apiUser: { authUrl, tokenPath: '/identity-test/v2/token', apiKey, login, password },
		clientCredentials: { authUrl, tokenPath: '/v1/oauth2/token', clientId, clientSecret },
		daraja: { consumerKey, consumerSecret },
	};
	return { environment: 'uat', baseUrl, accessToken: '', ...fields[kind] };
}

/** The Authorization header of an account's token call. */
export function basicOf(kind: AccountKind, account: SimulatorAccount): string {
	const texts = {
		// With a colon it is key and secret, without one a key with an empty password.
		apiUser: account.apiKey.includes(':') ? account.apiKey : `${account.apiKey}:`,
		clientCredentials: `${account.clientId}:${account.clientSecret}`,
		daraja: `${account.consumerKey}:${account.consumerSecret}`,
	};
	return `Basic ${Buffer.from(texts[kind]).toString('base64')}`;
}

export interface PlainRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

const json = { accept: 'application/json', 'content-type': 'application/json' };

/** The lookup of a till of the register, without its bearer token. */
export function lookupOf(kind: AccountKind, baseUrl: string): PlainRequest {
	const number = '4738534';
	if (kind === 'daraja') {
		const body = JSON.stringify({ IdentifierType: '2', Identifier: number });
		return { url: `${baseUrl}/sfcverify/v1/query/info`, method: 'POST', headers: json, body };
	}
	const url = `${baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/${number}`;
	return { url, method: 'GET', headers: json };
}
