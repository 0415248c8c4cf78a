import type { IHttpRequestOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import { COUNTRY } from '../domain/accountType';

/** What is asked of the service: digits and an exact operator id, both already cleaned. */
export interface LookupSubject {
	readonly accountType: AccountType;
	readonly accountNumber: string;
	readonly operator: string;
}

/** The collection of each account type in the path (service description 4.2 and 4.3). */
const COLLECTIONS: Readonly<Record<AccountType, string>> = {
	till: 'merchants',
	paybill: 'businesses',
};

/** Both are plain by now; this keeps the path whole whatever becomes of the cleaning. */
const pathSegment = (text: string): string => encodeURIComponent(text).replace(/\./g, '%252E');

/**
 * Builds the lookup request of service description 4.2 to 4.4, without its token.
 *
 * @param baseUrl checked address without a trailing slash
 * @param subject what to look up
 * @param timeoutMs how long one try may take, in milliseconds
 */
export function lookupRequest(
	baseUrl: string,
	subject: LookupSubject,
	timeoutMs: number,
): IHttpRequestOptions {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.accountNumber);
	return {
		method: 'GET',
		url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		// Text, so that the answer's own words decide what it is and not its content type.
		encoding: 'text',
		returnFullResponse: true,
		// Every status is read here but 401, at which n8n renews the token and asks once more.
		ignoreHttpStatusErrors: { ignore: true, except: [401] },
		disableFollowRedirect: true,
		timeout: timeoutMs,
	};
}
