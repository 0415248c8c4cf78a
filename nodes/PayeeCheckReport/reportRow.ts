import type { Outcome } from '../MobileMoneyNameLookup/domain/outcome';

/** One row of the report. All texts are plain, capped, and empty where there is nothing; none is escaped for HTML. */
export interface ReportRow {
	/** What the sheet calls the row, as in “8”. */
	readonly row: string;
	/** The row's key in the answers of the review form. */
	readonly id: string;
	readonly outcome: Outcome;
	readonly payable: boolean;
	/** False for a total, a signature or a remark: it counts nowhere. */
	readonly isPayee: boolean;
	/** Whether its sheet could not be read. */
	readonly isUnread: boolean;
	readonly payee: string;
	readonly registeredName: string;
	readonly type: string;
	/** The number that was looked up; as entered where it was not. */
	readonly number: string;
	readonly account: string;
	/** As the result or the sheet names it, else M-PESA. */
	readonly operator: string;
	/** Whole cents; absent where there is no amount, or none that can be read. */
	readonly cents?: number;
	/** The amount as the sheet has it. */
	readonly amountText: string;
	readonly reason: string;
	readonly nextStep: string;
	/** What differs between the names. */
	readonly differs: string;
	/** What to read before one pays; without the warnings that every row of a demo has. */
	readonly warning: string;
	readonly environment: string;
	/** In the report's time zone, as in `2026-11-25 10:02`. */
	readonly checkedAt: string;
	readonly acceptedBy: string;
}
