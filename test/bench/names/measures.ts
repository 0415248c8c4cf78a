import type { Row } from './rows';

export type Verdict = 'match' | 'closeMatch' | 'noMatch';
const verdicts: readonly Verdict[] = ['match', 'closeMatch', 'noMatch'];

/** One row with what a comparison said of it. */
export interface Judged {
	row: Row;
	verdict: Verdict;
}

/** Shares are 0..1; NaN where there is nothing to share. */
export interface Measures {
	rows: number;
	/** Rows by label and by verdict. */
	confusion: ReadonlyMap<string, ReadonlyMap<Verdict, number>>;
	/** Rows of different holders called a match. */
	falseMatches: number;
	falseMatchRate: number;
	matchPrecision: number;
	matchRecall: number;
	/** Mean F1 of the labels that the rows have. */
	macroF1: number;
	/** F1 of match and close match together against no match. */
	sameF1: number;
}

/** Whether a row's two names are one holder's, surely or probably. */
export function isSame({ label }: Row): boolean {
	return label !== 'noMatch' && label !== 'different';
}

/** Measures verdicts against labels. Where a file knows only same and different, `match` is measured on same. */
export function measure(judged: readonly Judged[]): Measures {
	const count = (keep: (one: Judged) => boolean) => judged.filter(keep).length;
	const different = count(({ row }) => !isSame(row));
	const falseMatches = count(({ row, verdict }) => !isSame(row) && verdict === 'match');
	const isMatch = ({ row }: Judged) => row.label === 'match' || row.label === 'same';
	const rightMatches = count((one) => isMatch(one) && one.verdict === 'match');
	return {
		rows: judged.length,
		confusion: confusionOf(judged),
		falseMatches,
		falseMatchRate: falseMatches / different,
		matchPrecision: rightMatches / count(({ verdict }) => verdict === 'match'),
		matchRecall: rightMatches / count(isMatch),
		macroF1: macroF1(judged),
		sameF1: f1(
			judged,
			({ row }) => isSame(row),
			({ verdict }) => verdict !== 'noMatch',
		),
	};
}

function confusionOf(judged: readonly Judged[]): Map<string, Map<Verdict, number>> {
	const table = new Map<string, Map<Verdict, number>>();
	for (const { row, verdict } of judged) {
		const line =
			table.get(row.label) ?? new Map(verdicts.map((one): [Verdict, number] => [one, 0]));
		line.set(verdict, (line.get(verdict) ?? 0) + 1);
		table.set(row.label, line);
	}
	return table;
}

function macroF1(judged: readonly Judged[]): number {
	const labels = verdicts.filter((label) => judged.some(({ row }) => row.label === label));
	const each = labels.map((label) =>
		f1(
			judged,
			({ row }) => row.label === label,
			({ verdict }) => verdict === label,
		),
	);
	return each.reduce((sum, one) => sum + one, 0) / each.length;
}

function f1(
	judged: readonly Judged[],
	isSo: (one: Judged) => boolean,
	isCalledSo: (one: Judged) => boolean,
): number {
	let right = 0;
	let wrong = 0;
	for (const one of judged) {
		if (isSo(one) && isCalledSo(one)) right++;
		else if (isSo(one) || isCalledSo(one)) wrong++;
	}
	return right + wrong === 0 ? Number.NaN : (2 * right) / (2 * right + wrong);
}
