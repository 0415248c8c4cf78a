import type { AccountType } from '../payee/numberType';
import type { AcceptedPayee } from '../accepted/acceptedPayee';
import type { CheckFailure } from '../checkFailure';
import type { Entered } from './entered';
import type { Judgement } from '../judgement';
import type { Warning } from '../warnings';

export type ResultEnvironment = 'uat' | 'production' | 'demo';

/** What was asked for an item, as far as it could be read from the item. */
export interface Asked {
	readonly accountType?: AccountType;
	readonly number?: string;
	/** What a payer types after a paybill; never sent to the service. */
	readonly account?: string;
	readonly operator?: string;
	readonly expectedName?: string;
	readonly acceptedNames?: readonly string[];
	/** Whether a comparison is set up, but the row has no expected name. */
	readonly lacksExpectedName?: boolean;
	readonly warnings?: readonly Warning[];
}

/** The texts of an answer; one from which nothing came has no name. */
export interface AnswerTexts {
	readonly status: string;
	readonly message: string;
	readonly name?: string;
}

/** An answer as it may be shown: masked, and marked where it is invented. */
interface ShownAnswer extends Partial<AnswerTexts> {
	readonly httpStatus?: number;
	/** The reply as it came, where it is to be shown. */
	readonly raw?: Readonly<Record<string, unknown>>;
}

/** What is known of a row when its check is over. */
interface KnownOfRow {
	readonly asked: Asked;
	/** Set where only names were compared, and nobody was asked. */
	readonly isComparison?: true;
	readonly environment?: ResultEnvironment;
	readonly isSimulated?: true;
	readonly isMasked?: boolean;
	/** When the answer came, or the check failed. */
	readonly checkedAt: Date;
	/** Marks a sentence where its facts are invented. */
	readonly mark?: (sentence: string) => string;
	/** Takes secrets out of a text from outside. */
	readonly clean?: (text: string) => string;
}

export interface AnsweredRow extends KnownOfRow {
	readonly answer: ShownAnswer;
	readonly judgement: Judgement;
	/** The acceptance that decided. */
	readonly accepted?: Pick<AcceptedPayee, 'by' | 'at'>;
}

/** A row that is neither confirmed nor not confirmed. */
export interface FailedRow extends KnownOfRow {
	readonly failed: CheckFailure;
	/** What its row is called, as in “row 8”. */
	readonly row: string;
	readonly itemIndex: number;
	/** What its row holds; absent when it was not read. */
	readonly entered?: Entered;
}

export type CheckedRow = AnsweredRow | FailedRow;

/** Whether a row has an answer. */
export const isAnswered = (row: CheckedRow): row is AnsweredRow => 'judgement' in row;
