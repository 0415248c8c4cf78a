import type { AnswerMeaning } from './outcome';

/** What a response said of a number; its texts are trimmed. */
export interface Answer {
	readonly kind: 'answer';
	readonly httpStatus: number;
	/** What its code says. */
	readonly meaning: AnswerMeaning;
	/** Its code, as the service writes it. */
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The name before its unseen characters were written out, where it has such; this is compared. */
	readonly nameAsSent?: string;
	/** What in the answer denies the success that its code tells, to be read after “but”. */
	readonly denial?: string;
	/** The words of the answer that deny it. */
	readonly denialSays?: string;
	/** The whole body, for Include Full Service Reply. */
	readonly raw: Readonly<Record<string, unknown>>;
}

export type AnswerTexts = Pick<Answer, 'status' | 'message' | 'name'>;
