import { isNameOnly, isTest, type ReportRow } from './readRows';
import { warningText } from './rowTexts';

/** The word for the whole. Only `payable` means that every payee can be paid. */
export type Verdict =
	'payable' | 'partlyPayable' | 'notPayable' | 'testOnly' | 'namesOnly' | 'nothingChecked';

const zeros = () => ({
	...{ confirmed: 0, needsReview: 0, notConfirmed: 0, unchecked: 0 },
	...{ all: 0, payable: 0, confirmedWithWarning: 0 },
});

type Figures = ReturnType<typeof zeros>;

const RANK = { notConfirmed: 0, confirmed: 1, needsReview: 2, unchecked: 3 } as const;

/** A test pays nobody, which the report says once; names that were only compared have no number to pay to. */
const paysNobody = (row: ReportRow): boolean => isNameOnly(row) || isTest(row);

const isInOrder = (row: ReportRow): boolean =>
	row.outcome === 'confirmed' && row.warning === '' && (row.payable || paysNobody(row));

function verdictOf(payees: readonly ReportRow[], { payable, all }: Figures): Verdict {
	const checked = payees.filter(({ outcome }) => outcome !== 'unchecked');
	if (checked.length === 0) return 'nothingChecked';
	if (payable === all) return 'payable';
	if (payable > 0) return 'partlyPayable';
	if (checked.every(isNameOnly)) return 'namesOnly';
	const isReal = checked.some(({ environment }) => environment === 'production');
	return isReal ? 'notPayable' : 'testOnly';
}

const kindsOf = (row: ReportRow): Array<keyof Figures> => [
	...(['all', row.outcome] as const),
	...(row.payable ? (['payable'] as const) : []),
	...(warningText(row) ? (['confirmedWithWarning'] as const) : []),
];

/** Counts the payees, and sorts those to act on: by outcome, then by the money at stake, then as they came. */
export function summaryOf(rows: readonly ReportRow[]) {
	const payees = rows.filter(({ isPayee }) => isPayee);
	const [counts, cents] = [zeros(), zeros()];
	for (const row of payees)
		for (const kind of kindsOf(row)) {
			counts[kind] += 1;
			cents[kind] += row.cents ?? 0;
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
