import type { IHttpRequestOptions } from 'n8n-workflow';

import type { LookupSubject, Reported } from '../domain/answer';
import type { HttpReply } from './http/streamedReply';

/** A lookup as a service wants it asked, without its token and time limit, and how its reply is read. */
export interface LookupCall {
	readonly request: IHttpRequestOptions;
	readonly read: (reply: HttpReply) => Reported | undefined;
}

/** How a service is asked; the address is checked and without a trailing slash. */
export type MakeLookupCall = (baseUrl: string, subject: LookupSubject) => LookupCall;
