import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import { isNameOnly, isTest, type ReportRow } from './readRows';
import { warningText } from './rowTexts';
import { VERDICTS, verdictOf } from './verdict';

/** The sum of the amounts that can be read, in cents. */
export const sumOf = (rows: readonly ReportRow[]): number =>
	rows.reduce((sum, { cents = 0 }) => sum + cents, 0);

function figuresOf(payees: readonly ReportRow[], measure: (rows: readonly ReportRow[]) => number) {
	const of = (is: (row: ReportRow) => boolean): number => measure(payees.filter(is));
	return {
		confirmed: of(({ outcome }) => outcome === 'confirmed'),
		needsReview: of(({ outcome }) => outcome === 'needsReview'),
		notConfirmed: of(({ outcome }) => outcome === 'notConfirmed'),
		unchecked: of(({ outcome }) => outcome === 'unchecked'),
		all: measure(payees),
		payable: of(({ payable }) => payable),
		confirmedWithWarning: of((row) => warningText(row) !== ''),
	};
}

export type Figures = ReturnType<typeof figuresOf>;

/** A test pays nobody, which the report says once; names that were only compared have no number to pay to. */
const isInOrder = (row: ReportRow): boolean =>
	row.outcome === 'confirmed' &&
	row.warning === '' &&
	(row.payable || isNameOnly(row) || isTest(row));

const RANK = { notConfirmed: 1, confirmed: 2, needsReview: 3, unchecked: 4 } as const;

/** An accepted payee that has changed comes first: a thief may have written another number into the sheet. */
const rankOf = ({ outcome, nextStep }: ReportRow): number =>
	outcome === 'needsReview' && nextStep.endsWith(NEXT_STEPS.askPayee) ? 0 : RANK[outcome];

/** Counts the payees, and sorts those to act on: by rank, then by the money at stake, then as they came. */
export function summaryOf(rows: readonly ReportRow[]) {
	const payees = rows.filter(({ isPayee }) => isPayee);
	const counts = figuresOf(payees, ({ length }) => length);
	const withoutAmount = payees.filter(({ cents }) => cents === undefined).length;
	const verdict = verdictOf(payees, counts);
	return {
		counts,
		cents: figuresOf(payees, sumOf),
		withoutAmount,
		hasAmounts: withoutAmount < payees.length,
		verdict,
		whole: VERDICTS[verdict],
		toActOn: payees
			.filter((row) => !isInOrder(row))
			.sort((a, b) => rankOf(a) - rankOf(b) || (b.cents ?? 0) - (a.cents ?? 0)),
		inOrder: payees.filter(isInOrder),
		noPayees: rows.filter(({ isPayee }) => !isPayee),
	};
}
