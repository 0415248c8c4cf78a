import type { Label, Row } from './rows';

/** One row with what a comparison said of it. */
export interface Judged {
	readonly row: Row;
	readonly verdict: Label;
	/** A close match that needs a person, whatever an option says. */
	readonly needsPerson?: boolean;
}

const LABELS: readonly Label[] = ['match', 'closeMatch', 'noMatch'];

/** Measures verdicts against the labels of their rows. Shares are 0..1; NaN where there is nothing to share. */
export function measure(judged: readonly Judged[]) {
	const count = (labels: readonly Label[], verdicts: readonly Label[]) =>
		judged.filter(({ row, verdict }) => labels.includes(row.label) && verdicts.includes(verdict))
			.length;
	const f1 = (...same: Label[]) =>
		(2 * count(same, same)) / (count(same, LABELS) + count(LABELS, same));
	const present = LABELS.filter((label) => count([label], LABELS) > 0);
	/** Rows of different holders called a match. */
	const falseMatches = count(['noMatch'], ['match']);
	return {
		falseMatches,
		falseMatchRate: falseMatches / count(['noMatch'], LABELS),
		matchRecall: count(['match'], ['match']) / count(['match'], LABELS),
		/** Mean F1 of the labels that the rows have. */
		macroF1: present.reduce((sum, label) => sum + f1(label), 0) / present.length,
		/** F1 of match and close match together against no match. */
		sameF1: f1('match', 'closeMatch'),
	};
}
