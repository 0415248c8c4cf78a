import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
	compareNames,
	type NameComparison,
} from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { DIFFERENCES } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_LISTS, differencesList } from '../bench/names/differencesList';
import { measure } from '../bench/names/measures';
import { expectation } from '../bench/names/payees';
import { readDataFiles, type Row } from '../bench/names/rows';
import { OWN_ATTACKS } from './ownAttacks';

const { payees, clerks, attacks, persons, businesses, institutions, leftovers } = readDataFiles();
const resultOf = ({ expected, registered }: Row) => compareNames(expected, registered).result;
const figuresOf = (rows: readonly Row[]) =>
	measure(rows.map((row) => ({ row, verdict: resultOf(row) })));

// Those that are not kept aside have recorded verdicts.
test.each([
	['persons', persons.rows, 0.78],
	['businesses', businesses.rows, 0.89],
])('%s of name-bench that are kept aside are told apart, with few false matches', (...given) => {
	const [, rows, least] = given;
	const { sameF1, falseMatchRate } = figuresOf(rows.filter(({ keptAside }) => keptAside));
	expect(sameF1).toBeGreaterThanOrEqual(least);
	expect(falseMatchRate).toBeLessThanOrEqual(0.015);
});

test('no name with something beside it that may deny it is a match', () => {
	expect(leftovers.rows.length).toBeGreaterThanOrEqual(150);
	expect(leftovers.rows.filter((row) => resultOf(row) === 'match')).toEqual([]);
	expect(figuresOf(leftovers.rows).macroF1).toBeGreaterThanOrEqual(0.97);
});

test('institutions that are written two ways are found, and neighbours are told apart', () => {
	const { sameF1, falseMatches } = figuresOf(institutions.rows);
	expect(institutions.rows.length).toBeGreaterThanOrEqual(100);
	expect(sameF1).toBeGreaterThanOrEqual(0.9);
	expect(falseMatches).toBe(0);
});

describe('payees that were written without sight of the code', () => {
	const labelled = (label: Row['label']) => payees.rows.filter((row) => row.label === label);
	const share = (rows: readonly Row[], result: string) =>
		rows.filter((row) => resultOf(row) === result).length / rows.length;

	test('are not another holder, nor confirmed as such by an option', () => {
		const others = labelled('noMatch').map(({ expected, registered }) =>
			compareNames(expected, registered),
		);
		expect(others.length).toBeGreaterThan(140);
		const isConfirmed = ({ result, needsPerson }: NameComparison) =>
			result === 'match' || (result === 'closeMatch' && !needsPerson);
		expect(others.filter(isConfirmed)).toEqual([]);
		expect(share(labelled('closeMatch'), 'match')).toBeLessThanOrEqual(0.01);
	});

	test.each([
		['persons', /^(person|foreign)$/, 0.9],
		['bodies', /^(organisation|lookalike)$/, 0.7],
	])('are confirmed where they are right, and seldom refused: %s', (_who, kinds, least) => {
		const rows = labelled('match').filter(({ kind }) => kinds.test(kind));
		expect(rows.length).toBeGreaterThan(30);
		expect(share(rows, 'match')).toBeGreaterThanOrEqual(least);
		expect(share(labelled('match'), 'noMatch')).toBeLessThanOrEqual(0.02);
	});
});

describe('names as clerks type them', () => {
	const of = (isBody: boolean, label: Row['label']) =>
		clerks.rows.filter((row) => row.isBody === isBody && row.label === label);
	const share = (rows: readonly Row[], result: string) =>
		rows.filter((row) => resultOf(row) === result).length / rows.length;

	test.each([
		['persons', false, 0.85, 0.02],
		['bodies', true, 0.7, 0.06],
	])('are confirmed where they are right, and no other holder is: %s', (_who, ...given) => {
		const [isBody, least, mostRefused] = given;
		expect(of(isBody, 'noMatch').filter((row) => resultOf(row) === 'match')).toEqual([]);
		expect(share(of(isBody, 'closeMatch'), 'match')).toBeLessThanOrEqual(0.04);
		expect(share(of(isBody, 'match'), 'match')).toBeGreaterThanOrEqual(least);
		expect(share(of(isBody, 'match'), 'noMatch')).toBeLessThanOrEqual(mostRefused);
	});
});

test('no name that is made to deceive is a match, nor confirmed by an option', () => {
	const isConfirmed = ({ expected, registered }: Row) => {
		const { result, needsPerson } = compareNames(expected, registered);
		return result === 'match' || (result === 'closeMatch' && !needsPerson);
	};
	expect(attacks.rows.length).toBeGreaterThanOrEqual(69);
	expect(attacks.rows.filter(isConfirmed)).toEqual([]);
});

test('none of the pairs of a grammar of attacks is a match, nor confirmed by an option', () => {
	expect(OWN_ATTACKS.length).toBeGreaterThanOrEqual(500);
	const confirmed = OWN_ATTACKS.filter(([, expected, registered]) => {
		const { result, needsPerson } = compareNames(expected, registered);
		return result === 'match' || (result === 'closeMatch' && !needsPerson);
	});
	expect(confirmed).toEqual([]);
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
	const measured = expectation(readDataFiles());
	expect(written('README.md', 'expectation')).toBe(measured);
});
