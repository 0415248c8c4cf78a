import type { AccountType } from '../domain/accountType';
import { COUNTRY } from '../domain/accountType';
import type { TimedRequest } from '../http/streamedExchange';

/** What is asked of the service: digits and an exact operator id, both already cleaned. */
export interface LookupSubject {
	readonly accountType: AccountType;
	readonly accountNumber: string;
	readonly operator: string;
}

/** What tells a number apart from the others of a run. */
export const keyOf = ({ operator, accountType, accountNumber }: LookupSubject): string =>
	`${operator} ${accountType} ${accountNumber}`;

/** A lookup without its token. */
export type LookupRequest = TimedRequest;

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
): LookupRequest {
	const operator = pathSegment(subject.operator);
	const number = pathSegment(subject.accountNumber);
	return {
		method: 'GET',
		url: `${baseUrl}/v3/countries/${COUNTRY}/mmos/${operator}/${COLLECTIONS[subject.accountType]}/${number}`,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		timeout: timeoutMs,
	};
}
