import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIFFERENCES } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_LISTS, differencesList } from '../bench/names/differencesList';
import { type Judged, measure } from '../bench/names/measures';
import { expectation, judge } from '../bench/names/payees';
import { recordedLines, verdictLines } from '../bench/names/recordedVerdicts';
import { type Label, readDataFiles, type Row } from '../bench/names/rows';
import { OWN_ATTACKS } from './ownAttacks';

const files = readDataFiles();
const { payees, clerks, attacks, kenya, published, institutions, leftovers } = files;

/** Whether it is a match, or an option makes one of it. */
const mayBeConfirmed = ({ verdict, needsPerson }: Judged) =>
	verdict === 'match' || (verdict === 'closeMatch' && !needsPerson);

const isKeptAside = ({ keptAside }: Row) => keptAside;

test.each([
	['payees', payees.rows, 0.93, 0.02, 0.01],
	['persons as clerks type them', clerks.rows.filter(({ isBody }) => !isBody), 0.85, 0.02, 0.04],
	['bodies as clerks type them', clerks.rows.filter(({ isBody }) => isBody), 0.7, 0.06, 0.04],
])('names are confirmed where they are right, and no other holder is: %s', (_what, ...given) => {
	const [rows, least, mostRefused, mostDoubtful] = given;
	const judged = judge(rows);
	const of = (label: Label) => judged.filter(({ row }) => row.label === label);
	const share = (label: Label, result: Label) =>
		of(label).filter(({ verdict }) => verdict === result).length / of(label).length;
	expect(of('noMatch').filter(mayBeConfirmed)).toEqual([]);
	expect(share('closeMatch', 'match')).toBeLessThanOrEqual(mostDoubtful);
	expect(share('match', 'match')).toBeGreaterThanOrEqual(least);
	expect(share('match', 'noMatch')).toBeLessThanOrEqual(mostRefused);
});

const ownAttacks = OWN_ATTACKS.map(([kind, expected, registered]): Row => {
	return { kind, expected, registered, label: 'noMatch', keptAside: false, isBody: false };
});

test.each([
	['written by others', attacks.rows, 69],
	['of a grammar', ownAttacks, 500],
])(
	'no name that is made to deceive is confirmed, also by an option: %s',
	(_which, rows, fewest) => {
		expect(rows.length).toBeGreaterThanOrEqual(fewest);
		expect(judge(rows).filter(mayBeConfirmed)).toEqual([]);
	},
);

// Those that are not kept aside have recorded verdicts.
test.each([
	['persons', files.persons.rows, 0.78],
	['businesses', files.businesses.rows, 0.89],
])('the names of name-bench are told apart, with few false matches: %s', (_what, rows, least) => {
	const { sameF1, falseMatchRate } = measure(judge(rows.filter(isKeptAside)));
	expect(sameF1).toBeGreaterThanOrEqual(least);
	expect(falseMatchRate).toBeLessThanOrEqual(0.015);
});

test('no name with something beside it that may deny it is a match', () => {
	const judged = judge(leftovers.rows);
	expect(judged.length).toBeGreaterThanOrEqual(150);
	expect(judged.filter(({ verdict }) => verdict === 'match')).toEqual([]);
	expect(measure(judged).macroF1).toBeGreaterThanOrEqual(0.97);
});

test('institutions that are written two ways are found, and neighbours are told apart', () => {
	const { sameF1, falseMatches } = measure(judge(institutions.rows));
	expect(institutions.rows.length).toBeGreaterThanOrEqual(100);
	expect(sameF1).toBeGreaterThanOrEqual(0.9);
	expect(falseMatches).toBe(0);
});

test.each([kenya, published])('each pair of names is judged as labelled: $title', ({ rows }) => {
	const wrong = judge(rows).filter(({ row, verdict }) => verdict !== row.label);
	expect(wrong.filter(({ row }) => !isKeptAside(row))).toEqual([]);
	// Only counted, because who changes a rule must not see what it does to each of them.
	expect(wrong.length).toBe(0);
	expect(rows.filter(isKeptAside).length).toBeGreaterThan(0);
});

// `npm run bench:names` records them anew: what a rule moves stands in the commit that changes it.
test('a thousand pairs have the results, scores and explanations that were recorded', () => {
	const now = verdictLines();
	const recorded = recordedLines();
	expect(now.filter((line, index) => line !== recorded[index])).toEqual([]);
	expect(now).toHaveLength(recorded.length);
	expect(now.length).toBeGreaterThan(1_000);
});

/** What `npm run bench:names` wrote into a section of a page. */
function written(file: string, name: string): string {
	const page = readFileSync(join(__dirname, '../..', file), 'utf8');
	const [, rest = ''] = page.split(`<!-- begin figures: ${name} -->`);
	return rest.split(`<!-- end figures: ${name} -->`)[0]?.trim() ?? '';
}

test('the lists of differences are made from the code, and show every kind once', () => {
	const lists = DIFFERENCE_LISTS.map(([name]) => differencesList(name));
	expect(DIFFERENCE_LISTS.map(([name]) => written('docs/name-matching.md', name))).toEqual(lists);
	const lines = lists.flatMap((list) => list.split('\n').slice(1, -1));
	expect(lines).toHaveLength(Object.keys(DIFFERENCES).length);
});

test('what a user can expect is what is measured', () => {
	expect(written('README.md', 'expectation')).toBe(expectation(files));
});
