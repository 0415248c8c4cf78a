import type { AnswerMeaning } from './outcome';

/** What a response said of a number, with trimmed texts. */
export interface Answer {
	readonly kind: 'answer';
	readonly httpStatus: number;
	readonly meaning: AnswerMeaning;
	readonly status: string;
	readonly message: string;
	/** Absent if the answer names no holder. */
	readonly name?: string;
	/** Before invisible characters were written out, if it has any; this is compared. */
	readonly nameAsSent?: string;
	/** Why the reported success is doubtful, to be read after “but”. */
	readonly denial?: string;
	/** The answer's words that deny it. */
	readonly denialWords?: string;
	readonly raw: Readonly<Record<string, unknown>>;
}

export type AnswerTexts = Pick<Answer, 'status' | 'message' | 'name'>;
