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
}

type Without<Name extends string> = Readonly<Partial<Record<Name, never>>>;

export interface AnsweredRow extends RowFacts, Without<'failed' | 'itemIndex' | 'entered'> {
	/** As it may be shown: masked, or marked as invented. */
	readonly answer: Partial<Pick<Answer, 'name' | 'status' | 'message' | 'httpStatus' | 'raw'>>;
	readonly judgement: Judgement;
	readonly accepted?: Readonly<Record<'by' | 'at', string>>;
}

export interface FailedRow extends RowFacts, Without<'answer' | 'judgement' | 'accepted'> {
	readonly failed: CheckFailure;
	readonly row: string;
	readonly itemIndex: number;
	readonly entered?: Entered | undefined;
}

export type CheckedRow = AnsweredRow | FailedRow;

export const isAnswered = (row: CheckedRow): row is AnsweredRow => row.judgement !== undefined;
