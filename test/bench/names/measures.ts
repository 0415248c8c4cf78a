import type { Label, Row } from './rows';

/** One row with what a comparison said of it. */
export interface Judged {
	readonly row: Row;
	readonly verdict: Label;
	/** A close match that needs a person, whatever an option says. */
	readonly needsPerson?: boolean;
}

/** Whether something holds of a judged row. */
export type Test = (one: Judged) => boolean;

const labels: readonly Label[] = ['match', 'closeMatch', 'noMatch'];

/** Measures verdicts against labels. Shares are 0..1; NaN where there is nothing to share. */
export function measure(judged: readonly Judged[]) {
	const count = (...tests: readonly Test[]) =>
		judged.filter((one) => tests.every((test) => test(one))).length;
	const f1 = (isSo: Test, isCalledSo: Test) =>
		(2 * count(isSo, isCalledSo)) / (count(isSo) + count(isCalledSo));
	const isCalled = (label: Label) => (one: Judged) => one.verdict === label;
	const isLabelled = (label: Label) => (one: Judged) => one.row.label === label;

	/** Rows of different holders called a match. */
	const falseMatches = count(isLabelled('noMatch'), isCalled('match'));
	const present = labels.filter((label) => judged.some(isLabelled(label)));
	const each = present.map((label) => f1(isLabelled(label), isCalled(label)));
	return {
		falseMatches,
		falseMatchRate: falseMatches / count(isLabelled('noMatch')),
		matchRecall: count(isLabelled('match'), isCalled('match')) / count(isLabelled('match')),
		/** Mean F1 of the labels that the rows have. */
		macroF1: each.reduce((sum, one) => sum + one, 0) / each.length,
		/** F1 of match and close match together against no match. */
		sameF1: f1(
			({ row }) => row.label !== 'noMatch',
			({ verdict }) => verdict !== 'noMatch',
		),
	};
}
