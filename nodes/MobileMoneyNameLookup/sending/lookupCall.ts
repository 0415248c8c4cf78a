import type { IHttpRequestOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import type { FailureKind } from '../domain/replyTable';
import type { AnswerMeaning } from '../domain/outcome';
import type { JsonObject } from './http/json';
import type { HttpReply } from './http/streamedReply';

/** What a service is asked: digits and an exact operator id, both already cleaned. */
export interface LookupSubject {
	readonly accountType: AccountType;
	readonly number: string;
	readonly operator: string;
}

/** What tells a number apart from the others of a run. */
export const keyOf = ({ operator, accountType, number }: LookupSubject): string =>
	`${operator} ${accountType} ${number}`;

/** A service's answer about a number, its texts trimmed. */
export interface Answer {
	readonly kind: 'answer';
	/** The HTTP status that it came with. */
	readonly httpStatus: number;
	readonly meaning: AnswerMeaning;
	/** The code that the meaning was read from. */
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The name before its unseen characters were written out, where it has such. */
	readonly nameAsSent?: string;
	/** What in the answer denies the success that its status tells, to be read after “but”. */
	readonly denial?: string;
	/** The words that deny it. */
	readonly denialSays?: string;
	/** The answer as it came, for `includeRawResponse`. */
	readonly raw: JsonObject;
}

/** Why a response holds no answer. */
export interface NoAnswer {
	readonly kind: FailureKind;
	readonly code?: string;
	/** The response's own words, for the user. */
	readonly says?: string;
	/** Set when the kind holds under HTTP 5xx, too, because the service itself reports it. */
	readonly isOfService?: true;
}

/** What a service says in a reply: an answer about the number, or why it is none. */
export type Said = Answer | NoAnswer;

/** A lookup as a service wants it asked, without its token and time limit, and how its reply is read. */
export interface LookupCall {
	readonly request: IHttpRequestOptions;
	/** Undefined for what is not the service's own; a reply that broke off is so, too. */
	read(reply: HttpReply): Said | undefined;
}

/** How a service is asked; the address is checked and without a trailing slash. */
export type MakeLookupCall = (baseUrl: string, subject: LookupSubject) => LookupCall;
