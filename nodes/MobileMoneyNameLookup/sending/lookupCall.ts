import type { IHttpRequestOptions } from 'n8n-workflow';

import type { Answer } from '../domain/answer';
import type { NumberType } from '../domain/payee/numberType';
import type { FailureKind } from '../domain/replyTable';
import type { HttpReply } from './http/streamedReply';

export type { Answer };

/** What a service is asked: digits and an exact operator id, both already cleaned. */
export interface LookupSubject {
	readonly accountType: NumberType;
	readonly number: string;
	readonly operator: string;
}

/** What tells a number apart from the others of a run. */
export const keyOf = ({ operator, accountType, number }: LookupSubject): string =>
	`${operator} ${accountType} ${number}`;

/** Why a response holds no answer. */
export interface NoAnswer {
	readonly kind: FailureKind;
	readonly code?: string;
	/** The response's own words, for the user. */
	readonly words?: string;
	/** Set when the kind holds under HTTP 5xx, too, because the service itself reports it. */
	readonly isOfService?: true;
}

export type Reported = Answer | NoAnswer;

/** A lookup as a service wants it asked, without its token and time limit, and how its reply is read. */
export interface LookupCall {
	readonly request: IHttpRequestOptions;
	/** Undefined for what is not the service's own, or broke off. */
	readonly read: (reply: HttpReply) => Reported | undefined;
}

/** How a service is asked; the address is checked and without a trailing slash. */
export type MakeLookupCall = (baseUrl: string, subject: LookupSubject) => LookupCall;
