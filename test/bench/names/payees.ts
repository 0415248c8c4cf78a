import { createRequire } from 'node:module';

import { z } from 'zod';

import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { markdownTable } from '../markdownTable';
import { measure, type Judged, type Test } from './measures';
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
	let best: { judged: Judged[]; worth: number } = { judged: [], worth: -1 };
	for (const close of steps) {
		for (const match of steps.filter((step) => step >= close)) {
			const judged = scored.map(({ row, score }): Judged => {
				const same = score >= match ? 'match' : 'closeMatch';
				return { row, verdict: score >= close ? same : 'noMatch' };
			});
			const worth = measure(judged).macroF1;
			if (worth > best.worth) best = { judged, worth };
		}
	}
	return best.judged;
}

const isMatch: Test = ({ verdict }) => verdict === 'match';
const isNoMatch: Test = ({ verdict }) => verdict === 'noMatch';
/** What is confirmed where an option sends close matches to Confirmed. */
const mayBeConfirmed: Test = (one) => !isNoMatch(one) && !one.needsPerson;

/** How many rows of one label were judged so. */
function share(judged: readonly Judged[], label: Label, isSo: Test) {
	const all = judged.filter(({ row }) => row.label === label);
	const [count, of] = [all.filter(isSo).length, all.length];
	return { count, of, text: of === 0 ? '–' : `${count}/${of}` };
}

/** A Markdown table of who is confirmed and who refused; the thresholds of the others are the best for all rows. */
export function payeesTable(rows: readonly Row[]): string {
	const verdicts = Object.entries(rivals()).map(
		([name, likeness]) => [name, atBestThresholds(rows, likeness)] as const,
	);
	const table = (title: string, has: (row: Row) => boolean) =>
		[['This node', judge(rows)] as const, ...verdicts].map(([name, judged]) => {
			const some = judged.filter(({ row }) => has(row));
			return {
				Rows: `${title} (${some.length})`,
				'Compared by': name,
				'Right holder: match': share(some, 'match', isMatch).text,
				'Doubtful: match': share(some, 'closeMatch', isMatch).text,
				'Another holder: match': share(some, 'noMatch', isMatch).text,
				'Another, close matches confirmed': share(some, 'noMatch', mayBeConfirmed).text,
			};
		});
	// Relatives are where general text distances fail.
	const isRelative = ({ kind }: Row) => kind === 'relative';
	return markdownTable([...table('All', () => true), ...table('Relatives', isRelative)]);
}

/** What a user can expect of the payees, and of harder pairs, in a few sentences. */
export function expectation(files: ReturnType<typeof readDataFiles>): string {
	const { rows } = files.payees;
	const { published, persons, businesses, institutions } = files;
	const harder = [published, persons, businesses, institutions].flatMap((file) => file.rows);
	const judged = judge(rows);
	const whole = (isSo: Test) => {
		const { count, of } = share(judged, 'match', isSo);
		return `${Math.round((count / of) * 100)} %`;
	};
	const right = share(judged, 'match', isMatch);
	const other = share(judged, 'noMatch', isMatch);
	const doubtful = rows.length - right.of - other.of;
	const judgedHarder = judge(harder);
	const among = (label: Label) => {
		const { count, of } = share(judgedHarder, label, isMatch);
		return `${count} of ${of}`;
	};
	return [
		`We tried ${rows.length} pairs of names, many of them hard; the rules were tuned on them.`,
		`Of ${right.of} right holders, ${whole(isMatch)} were a match and ${whole(isNoMatch)} no match; a person had to look at the rest.`,
		`Of ${other.of} other holders (relatives, look-alikes, strangers), ${other.count === 0 ? 'none' : other.count} ${other.count > 1 ? 'were' : 'was'} a match.`,
		`The other ${doubtful} pairs are doubtful: a person should look.`,
		`In ${harder.length} harder pairs, mostly from elsewhere, ${among('match')} right holders and ${among('noMatch')} other holders were a match.`,
	].join(' ');
}
