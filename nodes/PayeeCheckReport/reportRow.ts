import type { Result } from './result';

/** One row of the report. All texts are plain, capped, and empty where there is nothing; none is escaped for HTML. */
export interface ReportRow extends Omit<Result, 'expectedName'> {
	/** What the sheet calls the row, as in “8”. */
	readonly row: string;
	/** The row’s key in the answers of the review form. */
	readonly id: string;
	/** False for a total, a signature or a remark: it counts nowhere. */
	readonly isPayee: boolean;
	readonly payee: string;
	/** Whole cents; absent where there is no amount, or none that can be read. */
	readonly cents?: number;
	/** The amount as the sheet has it. */
	readonly amountText: string;
}
