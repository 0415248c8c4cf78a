import { createRequire } from 'node:module';

import { z } from 'zod';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { markdownTable } from '../markdownTable';
import { LABELS, measureCounts, type Judged } from './measures';
import type { Label, readDataFiles, Row } from './rows';

/** What this node says of rows. */
export const judge = (rows: readonly Row[]): Judged[] =>
	rows.map((row) => {
		const { result: verdict, needsPerson = false } = compareNames(row.expected, row.registered);
		return { row, verdict, needsPerson };
	});

const twoTexts = z.function().args(z.string(), z.string()).returns(z.number());

/** General text distances, as likenesses from 0 to 1. */
function rivals() {
	const load = createRequire(__filename);
	const { distance } = z.object({ distance: twoTexts }).parse(load('fastest-levenshtein'));
	const { WRatio } = z.object({ WRatio: twoTexts }).parse(load('fuzzball'));
	return {
		'fastest-levenshtein': (a: string, b: string) =>
			1 - distance(a, b) / Math.max(a.length, b.length, 1),
		'Jaro-Winkler': twoTexts.parse(load('jaro-winkler')),
		'fuzzball WRatio': (a: string, b: string) => WRatio(a, b) / 100,
	};
}

/** What a likeness says of rows at the thresholds that serve it best on these very rows. */
function atBestThresholds(rows: readonly Row[], likeness: (a: string, b: string) => number) {
	const scored = rows.map((row) => {
		const score = likeness(row.expected.toLowerCase(), row.registered.toLowerCase());
		return { row, score };
	});
	const steps = Array.from({ length: 101 }, (_, step) => step / 100);
	/** How many rows of each label reach each step. */
	const reaching = new Map(
		LABELS.map((label) => {
			const ofLabel = scored.filter(({ row }) => row.label === label);
			return [label, steps.map((step) => ofLabel.filter(({ score }) => score >= step).length)];
		}),
	);
	let best = { close: 0, match: 0, worth: -1 };
	for (const [atClose, close] of steps.entries()) {
		for (const [atMatch, match] of steps.entries()) {
			if (match < close) continue;
			const { macroF1: worth } = measureCounts((label, verdict) => {
				const counts = reaching.get(label) ?? [];
				const [all = 0, called = 0, matched = 0] = [0, atClose, atMatch].map((at) => counts[at]);
				return { match: matched, closeMatch: called - matched, noMatch: all - called }[verdict];
			});
			if (worth > best.worth) best = { close, match, worth };
		}
	}
	return scored.map(({ row, score }): Judged => {
		const same = score >= best.match ? 'match' : 'closeMatch';
		return { row, verdict: score >= best.close ? same : 'noMatch' };
	});
}

/** Whether something holds of a judged row. */
type Test = (one: Judged) => boolean;

const isMatch: Test = ({ verdict }) => verdict === 'match';

/** How many rows of one label were judged so. */
function share(judged: readonly Judged[], label: Label, isSo: Test) {
	const all = judged.filter(({ row }) => row.label === label);
	const [count, of] = [all.filter(isSo).length, all.length];
	return { count, of, text: of === 0 ? '–' : `${count}/${of}` };
}

/** A Markdown table of who is confirmed; the thresholds of the other methods are the best for all rows. */
export function payeesTable(rows: readonly Row[]): string {
	const verdicts = Object.entries(rivals()).map(
		([name, likeness]) => [name, atBestThresholds(rows, likeness)] as const,
	);
	return markdownTable(
		[['This node', judge(rows)] as const, ...verdicts].map(([name, judged]) => {
			// Relatives are where general text distances fail.
			const relatives = judged.filter(({ row }) => row.kind === 'relative');
			return {
				'Confirmed by': name,
				Right: share(judged, 'match', isMatch).text,
				Another: share(judged, 'noMatch', isMatch).text,
				Relative: share(relatives, 'noMatch', isMatch).text,
			};
		}),
	);
}

/** What a user can expect, in a sentence. */
export function expectation({ payees, clerks, attacks }: ReturnType<typeof readDataFiles>): string {
	const judged = judge([...payees.rows, ...clerks.rows]);
	const right = share(judged, 'match', isMatch);
	const others = [...judged, ...judge(attacks.rows)];
	const wrong = share(others, 'noMatch', isMatch);
	return [
		`In ${others.length} pairs of names that the rules were tuned on,`,
		`${Math.round((right.count / right.of) * 100)} % of the ${right.of} right holders were a match,`,
		`and ${wrong.count === 0 ? 'none' : wrong.count} of the ${wrong.of} with somebody else.`,
	].join(' ');
}
