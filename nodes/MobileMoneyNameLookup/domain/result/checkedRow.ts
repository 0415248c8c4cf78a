import type { AcceptedPayee } from '../accepted/acceptedPayees';
import type { Answer } from '../answer';
import type { CheckFailure } from '../checkFailure';
import type { Judgement } from '../judgement';
import type { Payee } from '../payee/payee';
import type { Entered } from './entered';

export type ResultEnvironment = 'uat' | 'production' | 'demo';

interface RowFacts {
	readonly payee: Payee;
	readonly isComparison?: boolean;
	readonly environment?: ResultEnvironment | undefined;
	readonly isMasked?: boolean;
	readonly checkedAt: Date;
	/** Marks a sentence with invented facts. */
	readonly mark?: (sentence: string) => string;
}

export interface AnsweredRow extends RowFacts {
	/** As it may be shown: masked, and marked if invented. */
	readonly answer: Partial<Pick<Answer, 'name' | 'status' | 'message' | 'httpStatus' | 'raw'>>;
	readonly judgement: Judgement;
	readonly accepted?: Pick<AcceptedPayee, 'by' | 'at'>;
}

export interface FailedRow extends RowFacts {
	readonly failed: CheckFailure;
	readonly row: string;
	readonly itemIndex: number;
	readonly entered?: Entered | undefined;
}

export type CheckedRow = AnsweredRow | FailedRow;

export const isAnswered = (row: CheckedRow): row is AnsweredRow => 'judgement' in row;
