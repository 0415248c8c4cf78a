import type { AnswerMeaning } from '../domain/outcome';
import type { FailureKind } from '../domain/replyTable';
import type { JsonObject } from '../http/json';

/** A service's answer about a number, its texts trimmed (service description 2.2). */
export interface Answer {
	readonly kind: 'answer';
	/** The HTTP status that it came with. */
	readonly httpStatus: number;
	/** What its code says. */
	readonly meaning: AnswerMeaning;
	/** Its code, as the service writes it. */
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The name before its unseen characters were written out, where it has such. */
	readonly nameAsSent?: string;
	/** What in the answer denies the success that its status tells, to be read behind “but”. */
	readonly denial?: string;
	/** What the answer says where it denies it. */
	readonly denialSays?: string;
	/** The answer as it came, for `includeRawResponse`. */
	readonly raw: JsonObject;
}

/** What a service says in a reply: an answer about the number, or why it is none. */
export type Said = Answer | { readonly kind: FailureKind; readonly code?: string };
