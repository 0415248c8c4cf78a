import { createRequire } from 'node:module';

import { z } from 'zod';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { measure, type Judged, type Verdict } from './measures';
import type { Row } from './rows';

/** A way to compare names, with the verdicts that it reaches on some rows. */
export interface Contestant {
	name: string;
	judge: (rows: readonly Row[]) => Judged[];
}

export const ours: Contestant = {
	name: 'This node',
	judge: (rows) =>
		rows.map((row) => {
			const { result: verdict, needsPerson = false } = compareNames(row.expected, row.registered);
			return { row, verdict, needsPerson };
		}),
};

const twoTexts = z.function().args(z.string(), z.string()).returns(z.number());

/** General text distances at the thresholds that serve them best on the very rows they are measured on. */
export function rivals(): Contestant[] {
	const load = createRequire(__filename);
	const { distance } = z.object({ distance: twoTexts }).parse(load('fastest-levenshtein'));
	const jaroWinkler = twoTexts.parse(load('jaro-winkler'));
	const { WRatio } = z.object({ WRatio: twoTexts }).parse(load('fuzzball'));
	return [
		rival('fastest-levenshtein', (a, b) => 1 - distance(a, b) / Math.max(a.length, b.length, 1)),
		rival('Jaro-Winkler', jaroWinkler),
		rival('fuzzball WRatio', (a, b) => WRatio(a, b) / 100),
	];
}

function rival(name: string, compare: (a: string, b: string) => number): Contestant {
	const score = ({ expected, registered }: Row) =>
		compare(expected.toLowerCase(), registered.toLowerCase());
	return { name, judge: (rows) => atBestThresholds(rows, score) };
}

function atBestThresholds(rows: readonly Row[], score: (row: Row) => number): Judged[] {
	const scored = rows.map((row) => ({ row, score: score(row) }));
	const steps = Array.from({ length: 101 }, (_, step) => step / 100);
	const threeLabels = rows.some(({ label }) => label === 'closeMatch');
	const tried = steps.flatMap((close) =>
		(threeLabels ? steps.filter((match) => match >= close) : [close]).map((match) =>
			scored.map(({ row, score: one }): Judged => ({ row, verdict: verdictAt(one, close, match) })),
		),
	);
	const worth = (judged: readonly Judged[]) => measure(judged)[threeLabels ? 'macroF1' : 'sameF1'];
	return tried.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function verdictAt(score: number, close: number, match: number): Verdict {
	if (score >= match) return 'match';
	return score >= close ? 'closeMatch' : 'noMatch';
}
