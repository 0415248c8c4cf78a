import type { Answer } from '../answer';
import type { CheckFailure } from '../checkFailure';
import type { Judgement } from '../judgement';
import type { Payee } from '../payee/payee';
import type { Entered } from './entered';

export type ResultEnvironment = 'uat' | 'production' | 'demo';

interface RowFacts {
	readonly payee: Payee;
	/** As in “row 34”. */
	readonly row: string;
	readonly itemIndex: number;
	readonly entered?: Entered | undefined;
	readonly isComparison?: boolean;
	readonly environment?: ResultEnvironment | undefined;
	readonly isMasked?: boolean;
	readonly checkedAt: Date;
}

export interface AnsweredRow extends RowFacts {
	/** As it may be shown: masked, or marked as invented. */
	readonly answer: Partial<Pick<Answer, 'name' | 'status' | 'message' | 'httpStatus' | 'raw'>>;
	readonly judgement: Judgement;
	readonly accepted?: Readonly<Record<'by' | 'at', string>>;
	readonly failed?: never;
}

export interface FailedRow extends RowFacts {
	readonly failed: CheckFailure;
	readonly answer?: never;
	readonly judgement?: never;
	readonly accepted?: never;
}

export type CheckedRow = AnsweredRow | FailedRow;
