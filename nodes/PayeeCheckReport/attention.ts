import type { Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import type { ReportRow } from './reportRow';

/** The rows of a report, each in one place. */
export interface Attention {
	/** What a person has to do something about, the worst first. */
	readonly toActOn: readonly ReportRow[];
	/** Confirmed rows about which nothing is left to do. */
	readonly inOrder: readonly ReportRow[];
	readonly noPayees: readonly ReportRow[];
}

/** A Confirmed row that must not simply be paid comes first, because the word invites to pay it. */
const RANK: Readonly<Record<Outcome, number>> = {
	confirmed: 0,
	notConfirmed: 1,
	needsReview: 2,
	unchecked: 3,
};

/** A test pays nobody, which the report says once; names that were only compared have no number to pay to. */
const isNoMatterOfPaying = ({ environment, number }: ReportRow): boolean =>
	environment === '' ? number === '' : environment !== 'production';

const isInOrder = (row: ReportRow): boolean =>
	row.outcome === 'confirmed' && row.warning === '' && (row.payable || isNoMatterOfPaying(row));

/** Sorts rows by what is left to do: by outcome, then by the money at stake, then as they came. */
export function attentionTo(rows: readonly ReportRow[]): Attention {
	const payees = rows.filter(({ isPayee }) => isPayee);
	const toActOn = payees
		.filter((row) => !isInOrder(row))
		.sort((a, b) => RANK[a.outcome] - RANK[b.outcome] || (b.cents ?? 0) - (a.cents ?? 0));
	return {
		toActOn,
		inOrder: payees.filter(isInOrder),
		noPayees: rows.filter(({ isPayee }) => !isPayee),
	};
}
