import type { AnswerMeaning } from './outcome';
import type { NumberType } from './payee/numberType';
import type { FailureKind } from './responseTable';

/** A number to look up: digits and an exact operator id, both cleaned. */
export interface LookupSubject {
	readonly accountType: NumberType;
	readonly number: string;
	readonly operator: string;
}

/** Tells the numbers of a run apart. */
export const keyOf = ({ operator, accountType, number }: LookupSubject): string =>
	`${operator} ${accountType} ${number}`;

/** What a response said of a number, with trimmed texts. */
export interface Answer {
	readonly kind: 'answer';
	readonly httpStatus: number;
	readonly meaning: AnswerMeaning;
	readonly status: string;
	readonly message: string;
	readonly name?: string;
	/** The name with its invisible characters, if any; this one is compared. */
	readonly nameAsSent?: string;
	/** Why the reported success is doubtful, to be read after “but”. */
	readonly denial?: string;
	readonly denialWords?: string;
	readonly raw: Readonly<Record<string, unknown>>;
}

export interface NoAnswer {
	readonly kind: FailureKind;
	readonly code?: string;
	/** The service's own words; with them the kind also holds under HTTP 5xx. */
	readonly words?: string;
}

export type Reported = Answer | NoAnswer;

/** What a code can mean: an answer, or why there is none. */
export type CodeMeaning = AnswerMeaning | FailureKind;
