import type { Row } from './rows';

export type Verdict = 'match' | 'closeMatch' | 'noMatch';
const verdicts: readonly Verdict[] = ['match', 'closeMatch', 'noMatch'];

/** One row with what a comparison said of it. */
export interface Judged {
	row: Row;
	verdict: Verdict;
	/** A close match that needs a person, whatever an option says. */
	needsPerson?: boolean;
}

/** Shares are 0..1; NaN where there is nothing to share. */
export interface Measures {
	/** Rows of different holders called a match. */
	falseMatches: number;
	falseMatchRate: number;
	matchPrecision: number;
	matchRecall: number;
	/** Mean F1 of the labels that the rows have; NaN where they know only same and different. */
	macroF1: number;
	/** F1 of match and close match together against no match. */
	sameF1: number;
}

type Test = (one: Judged) => boolean;

/** Whether a row's two names are one holder's, surely or probably. */
export function isSame({ label }: Row): boolean {
	return label !== 'noMatch' && label !== 'different';
}

/** Measures verdicts against labels. Where a file knows only same and different, `match` is measured on same. */
export function measure(judged: readonly Judged[]): Measures {
	const count = (...tests: readonly Test[]) =>
		judged.filter((one) => tests.every((test) => test(one))).length;
	const f1 = (isSo: Test, isCalledSo: Test) =>
		(2 * count(isSo, isCalledSo)) / (count(isSo) + count(isCalledSo));
	const isCalled = (verdict: Verdict) => (one: Judged) => one.verdict === verdict;
	const isLabelled = (verdict: Verdict) => (one: Judged) => one.row.label === verdict;
	const isDifferent: Test = ({ row }) => !isSame(row);
	const isMatch: Test = ({ row }) => row.label === 'match' || row.label === 'same';

	const falseMatches = count(isDifferent, isCalled('match'));
	const rightMatches = count(isMatch, isCalled('match'));
	const labels = verdicts.filter((label) => judged.some(isLabelled(label)));
	const each = labels.map((label) => f1(isLabelled(label), isCalled(label)));
	return {
		falseMatches,
		falseMatchRate: falseMatches / count(isDifferent),
		matchPrecision: rightMatches / count(isCalled('match')),
		matchRecall: rightMatches / count(isMatch),
		macroF1: each.reduce((sum, one) => sum + one, 0) / each.length,
		sameF1: f1(
			({ row }) => isSame(row),
			({ verdict }) => verdict !== 'noMatch',
		),
	};
}
