import type { IHttpRequestOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import type { HttpReply } from '../http/streamedReply';
import type { Said } from './answer';

/** What is asked of a service: digits and an exact operator id, both already cleaned. */
export interface LookupSubject {
	readonly accountType: AccountType;
	readonly accountNumber: string;
	readonly operator: string;
}

/** What tells a number apart from the others of a run. */
export const keyOf = ({ operator, accountType, accountNumber }: LookupSubject): string =>
	`${operator} ${accountType} ${accountNumber}`;

/** A lookup as a service wants it asked, without its token and time limit, and how its reply is read. */
export interface LookupCall {
	readonly request: IHttpRequestOptions;
	/** Undefined for what is not the service's own; a reply that broke off is so, too. */
	read(reply: HttpReply): Said | undefined;
}

/**
 * How a service is asked.
 *
 * @param baseUrl checked address without a trailing slash
 * @param subject what to look up
 */
export type MakeLookupCall = (baseUrl: string, subject: LookupSubject) => LookupCall;
