import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { basicAuthorization, basicOf } from './account';
import type { AccountKind } from './accountKinds';
import type { Simulator } from './simulator';

/** A request as any HTTP client can send it. */
export interface PlainRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

const segments = { till: 'merchants', paybill: 'businesses' };
const identifierTypes = { till: '2', paybill: '4' };
const json = { accept: 'application/json', 'content-type': 'application/json' };

/** The lookup of a number with this kind of account, right in every way but for the bearer token, which it lacks. */
export function lookupOf(
	kind: AccountKind,
	baseUrl: string,
	accountType: AccountType,
	number: string,
	mmoId = 'Mpesa',
): PlainRequest {
	if (kind === 'daraja') {
		const query = { IdentifierType: identifierTypes[accountType], Identifier: number };
		const url = `${baseUrl}/sfcverify/v1/query/info`;
		return { url, method: 'POST', headers: json, body: JSON.stringify(query) };
	}
	const path = `/v3/countries/KE/mmos/${mmoId}/${segments[accountType]}/${number}`;
	return { url: baseUrl + path, method: 'GET', headers: json };
}

/** The token call of this kind of account, right in every way. */
export function tokenCallOf(
	kind: AccountKind,
	{ baseUrl, account }: Pick<Simulator, 'baseUrl' | 'account'>,
): PlainRequest {
	if (kind === 'daraja') {
		const authorization = basicOf(account.consumerKey, account.consumerSecret);
		const url = `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`;
		return { url, method: 'GET', headers: { authorization } };
	}
	const [path, authorization, form] =
		kind === 'apiUser'
			? ([
					'/identity-test/v2/token',
					basicAuthorization(account),
					{ username: account.login, password: account.password },
				] as const)
			: ([
					'/v1/oauth2/token',
					basicOf(account.clientId, account.clientSecret),
					{ grant_type: 'client_credentials' },
				] as const);
	return {
		url: baseUrl + path,
		method: 'POST',
		headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams(form).toString(),
	};
}
