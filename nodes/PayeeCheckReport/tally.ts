import { OUTCOMES, type Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import type { ReportRow } from './reportRow';

/** What is counted: each outcome, all of them, and what may be paid. */
export const TALLIED = [...OUTCOMES, 'all', 'payable', 'confirmedWithWarning'] as const;

type Tallied = (typeof TALLIED)[number];
type Figures = Readonly<Record<Tallied, number>>;

/** Rows and money of a run; totals, remarks and signatures of the sheet count nowhere. */
export interface Tally {
	readonly counts: Figures;
	/** Whole cents. */
	readonly cents: Figures;
	/** Payees without an amount that can be read. */
	readonly withoutAmount: number;
	/** Rows that are no payee. */
	readonly noPayees: number;
	readonly hasAmounts: boolean;
}

const zeros = (): Record<Tallied, number> => ({
	confirmed: 0,
	needsReview: 0,
	notConfirmed: 0,
	unchecked: 0,
	all: 0,
	payable: 0,
	confirmedWithWarning: 0,
});

/** Whether a Confirmed row has something to be read before it is paid. */
export const isWarned = ({ outcome, warning }: ReportRow): boolean =>
	outcome === 'confirmed' && warning !== '';

export function tallyOf(rows: readonly ReportRow[]): Tally {
	const counts = zeros();
	const cents = zeros();
	const payees = rows.filter(({ isPayee }) => isPayee);
	for (const row of payees) {
		const kinds: Tallied[] = ['all', row.outcome satisfies Outcome];
		if (row.payable) kinds.push('payable');
		if (isWarned(row)) kinds.push('confirmedWithWarning');
		for (const kind of kinds) {
			counts[kind] += 1;
			cents[kind] += row.cents ?? 0;
		}
	}
	const withoutAmount = payees.filter((row) => row.cents === undefined).length;
	return {
		counts,
		cents,
		withoutAmount,
		noPayees: rows.length - payees.length,
		hasAmounts: withoutAmount < payees.length,
	};
}
