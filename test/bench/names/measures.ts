import type { Label, Row } from './rows';

/** One row with what a comparison said of it. */
export interface Judged {
	readonly row: Row;
	readonly verdict: Label;
	/** A close match that needs a person, whatever an option says. */
	readonly needsPerson?: boolean;
}

export const LABELS: readonly Label[] = ['match', 'closeMatch', 'noMatch'];

/** How many rows with a label have a verdict. */
type Counts = (label: Label, verdict: Label) => number;

/** Measures verdicts against labels. Shares are 0..1; NaN where there is nothing to share. */
export function measureCounts(count: Counts) {
	const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
	const labelled = (label: Label) => sum(LABELS.map((verdict) => count(label, verdict)));
	const called = (verdict: Label) => sum(LABELS.map((label) => count(label, verdict)));
	const present = LABELS.filter((label) => labelled(label) > 0);
	const each = present.map((one) => (2 * count(one, one)) / (labelled(one) + called(one)));
	const isSame = labelled('match') + labelled('closeMatch');
	const isCalledSame = called('match') + called('closeMatch');
	/** Rows of different holders called a match. */
	const falseMatches = count('noMatch', 'match');
	return {
		falseMatches,
		falseMatchRate: falseMatches / labelled('noMatch'),
		matchRecall: count('match', 'match') / labelled('match'),
		/** Mean F1 of the labels that the rows have. */
		macroF1: sum(each) / each.length,
		/** F1 of match and close match together against no match. */
		sameF1:
			(2 * (isSame - count('match', 'noMatch') - count('closeMatch', 'noMatch'))) /
			(isSame + isCalledSame),
	};
}

/** Measures verdicts against the labels of their rows. */
export const measure = (judged: readonly Judged[]) =>
	measureCounts(
		(label, said) =>
			judged.filter(({ row, verdict }) => row.label === label && verdict === said).length,
	);
