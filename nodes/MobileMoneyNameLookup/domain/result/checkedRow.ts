import type { AcceptedPayee } from '../accepted/acceptedPayee';
import type { Answer } from '../answer';
import type { CheckFailure } from '../checkFailure';
import type { Judgement } from '../judgement';
import type { Payee } from '../payee/payee';
import type { Entered } from './entered';

export type ResultEnvironment = 'uat' | 'production' | 'demo';

/** What is known of every row when its check is over. */
interface RowFacts {
	readonly payee: Payee;
	/** Set where only names were compared, and no service was asked. */
	readonly isComparison?: true;
	readonly environment?: ResultEnvironment;
	readonly isSimulated?: true;
	readonly isMasked?: boolean;
	/** When the answer came, or the check failed. */
	readonly checkedAt: Date;
	/** Marks a sentence whose facts are invented. */
	readonly mark?: (sentence: string) => string;
}

export interface AnsweredRow extends RowFacts {
	/** As it may be shown: masked, and marked where it is invented. */
	readonly answer: Partial<Pick<Answer, 'name' | 'status' | 'message' | 'httpStatus' | 'raw'>>;
	readonly judgement: Judgement;
	/** The acceptance that decided. */
	readonly accepted?: Pick<AcceptedPayee, 'by' | 'at'>;
}

/** A row that is neither confirmed nor not confirmed. */
export interface FailedRow extends RowFacts {
	readonly failed: CheckFailure;
	/** What the row is called, as in “row 8”. */
	readonly row: string;
	readonly itemIndex: number;
	/** What the row holds; absent when it was not read. */
	readonly entered?: Entered;
}

export type CheckedRow = AnsweredRow | FailedRow;

export const isAnswered = (row: CheckedRow): row is AnsweredRow => 'judgement' in row;
