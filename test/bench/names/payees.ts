import { createRequire } from 'node:module';

import { z } from 'zod';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { markdownTable } from '../markdownTable';
import { measure, type Judged } from './measures';
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

/** What a likeness says of rows at the threshold that serves it best on these very rows. */
function atBestThreshold(rows: readonly Row[], likeness: (a: string, b: string) => number) {
	const scored = rows.map((row) => {
		const score = likeness(row.expected.toLowerCase(), row.registered.toLowerCase());
		return { row, score };
	});
	const all = Array.from({ length: 101 }, (_, step) => {
		const judged = scored.map(({ row, score }): Judged => {
			return { row, verdict: score >= step / 100 ? 'match' : 'noMatch' };
		});
		return { judged, worth: measure(judged).macroF1 };
	});
	return all.reduce((best, one) => (one.worth > best.worth ? one : best)).judged;
}

/** How many rows of one label are called a match. */
function matches(judged: readonly Judged[], label: Label) {
	const all = judged.filter(({ row }) => row.label === label);
	const count = all.filter(({ verdict }) => verdict === 'match').length;
	return { count, of: all.length, text: `${count}/${all.length}` };
}

/** A Markdown table of who is confirmed; the threshold of each other method is the best for all rows. */
export function payeesTable(rows: readonly Row[]): string {
	const verdicts = Object.entries(rivals()).map(
		([name, likeness]) => [name, atBestThreshold(rows, likeness)] as const,
	);
	return markdownTable(
		[['This node', judge(rows)] as const, ...verdicts].map(([name, judged]) => {
			// Relatives are where general text distances fail.
			const relatives = judged.filter(({ row }) => row.kind === 'relative');
			return {
				'Confirmed by': name,
				Right: matches(judged, 'match').text,
				Another: matches(judged, 'noMatch').text,
				Relative: matches(relatives, 'noMatch').text,
			};
		}),
	);
}

/** What a user can expect, in a sentence. */
export function expectation({ payees, clerks, attacks }: ReturnType<typeof readDataFiles>): string {
	const judged = judge([...payees.rows, ...clerks.rows]);
	const right = matches(judged, 'match');
	const others = [...judged, ...judge(attacks.rows)];
	const wrong = matches(others, 'noMatch');
	return [
		`In ${others.length} pairs of names that the rules were tuned on,`,
		`${Math.round((right.count / right.of) * 100)} % of the ${right.of} right holders were a match,`,
		`and ${wrong.count === 0 ? 'none' : wrong.count} of the ${wrong.of} with somebody else.`,
	].join(' ');
}
