import { OUTCOMES, type Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import { isNameOnly, type ReportRow } from './readRows';

/** The word for the whole. Only `payable` means that every payee can be paid. */
export type Verdict =
	'payable' | 'partlyPayable' | 'notPayable' | 'testOnly' | 'namesOnly' | 'nothingChecked';

export const TALLIED = [...OUTCOMES, 'all', 'payable', 'confirmedWithWarning'] as const;

type Tallied = (typeof TALLIED)[number];
export type Figures = Readonly<Record<Tallied, number>>;

/** The rows of a report, each in one place, counted; totals, remarks and signatures of the sheet count nowhere. */
export interface Summary {
	readonly verdict: Verdict;
	readonly counts: Figures;
	readonly cents: Figures;
	/** Payees without an amount that can be read. */
	readonly withoutAmount: number;
	readonly hasAmounts: boolean;
	/** What a person has to do something about, the worst first. */
	readonly toActOn: readonly ReportRow[];
	/** Confirmed rows about which nothing is left to do. */
	readonly inOrder: readonly ReportRow[];
	readonly noPayees: readonly ReportRow[];
}

const isWarned = ({ outcome, warning }: ReportRow): boolean =>
	outcome === 'confirmed' && warning !== '';

/** A page shows the first of many: no refusal may be left out before a Confirmed row that must not simply be paid. */
const RANK: Readonly<Record<Outcome, number>> = {
	...{ notConfirmed: 0, confirmed: 1, needsReview: 2, unchecked: 3 },
};

/** A test pays nobody, which the report says once; names that were only compared have no number to pay to. */
const isNoMatterOfPaying = (row: ReportRow): boolean =>
	isNameOnly(row) || !['', 'production'].includes(row.environment);

const isInOrder = (row: ReportRow): boolean =>
	row.outcome === 'confirmed' && row.warning === '' && (row.payable || isNoMatterOfPaying(row));

function verdictOf(payees: readonly ReportRow[], { payable, all }: Figures): Verdict {
	const checked = payees.filter(({ outcome }) => outcome !== 'unchecked');
	if (checked.length === 0) return 'nothingChecked';
	if (payable === all) return 'payable';
	if (payable > 0) return 'partlyPayable';
	if (checked.every(isNameOnly)) return 'namesOnly';
	const isReal = checked.some(({ environment }) => environment === 'production');
	return isReal ? 'notPayable' : 'testOnly';
}

const kindsOf = (row: ReportRow): Tallied[] => [
	...(['all', row.outcome] as const),
	...(row.payable ? (['payable'] as const) : []),
	...(isWarned(row) ? (['confirmedWithWarning'] as const) : []),
];

const zeros = (): Record<Tallied, number> => ({
	...{ confirmed: 0, needsReview: 0, notConfirmed: 0, unchecked: 0 },
	...{ all: 0, payable: 0, confirmedWithWarning: 0 },
});

/** Counts the rows, and sorts them by what is left to do: by outcome, then by the money at stake, then as they came. */
export function summaryOf(rows: readonly ReportRow[]): Summary {
	const payees = rows.filter(({ isPayee }) => isPayee);
	const [counts, cents] = [zeros(), zeros()];
	for (const row of payees) {
		for (const kind of kindsOf(row)) {
			counts[kind] += 1;
			cents[kind] += row.cents ?? 0;
		}
	}
	const withoutAmount = payees.filter((row) => row.cents === undefined).length;
	const toActOn = payees
		.filter((row) => !isInOrder(row))
		.sort((a, b) => RANK[a.outcome] - RANK[b.outcome] || (b.cents ?? 0) - (a.cents ?? 0));
	return {
		...{ counts, cents, withoutAmount, toActOn },
		verdict: verdictOf(payees, counts),
		hasAmounts: withoutAmount < payees.length,
		inOrder: payees.filter(isInOrder),
		noPayees: rows.filter(({ isPayee }) => !isPayee),
	};
}
