import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { measure } from '../bench/names/measures';
import { readDataFiles, type Row } from '../bench/names/rows';

const { payees, persons, businesses, institutions, leftovers } = readDataFiles();
const compare = ({ expected, registered }: Row) => compareNames(expected, registered);
const resultOf = (row: Row) => compare(row).result;
const figuresOf = (rows: readonly Row[]) =>
	measure(rows.map((row) => ({ row, verdict: resultOf(row) })));

test.each([
	['persons', 'all rows', persons.rows, 0.87],
	['businesses', 'all rows', businesses.rows, 0.91],
	['persons', 'rows kept aside', persons.rows.filter(({ keptAside }) => keptAside), 0.78],
	['businesses', 'rows kept aside', businesses.rows.filter(({ keptAside }) => keptAside), 0.89],
])('%s of name-bench are told apart, with few false matches: %s', (_who, _part, rows, least) => {
	const { sameF1, falseMatchRate } = figuresOf(rows);
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
	const labelled = (label: Row['label'], kinds = /./) =>
		payees.rows.filter((row) => row.label === label && kinds.test(row.kind));
	const share = (rows: readonly Row[], result: string) =>
		rows.filter((row) => resultOf(row) === result).length / rows.length;
	const same = labelled('match');

	test('are not another holder, nor confirmed as such by an option', () => {
		const others = labelled('noMatch').map((row) => ({ row, ...compare(row) }));
		expect(others.length).toBeGreaterThan(140);
		expect(others.filter(({ result }) => result === 'match')).toEqual([]);
		expect(
			others.filter(({ result, needsPerson }) => result === 'closeMatch' && !needsPerson),
		).toEqual([]);
		expect(share(labelled('closeMatch'), 'match')).toBeLessThanOrEqual(0.01);
	});

	test.each([
		['all', same, 0.85],
		['persons', labelled('match', /^(person|foreign)$/), 0.9],
		['bodies', labelled('match', /^(organisation|lookalike)$/), 0.7],
	])('are confirmed where they are right: %s', (_who, rows, least) => {
		expect(rows.length).toBeGreaterThan(30);
		expect(share(rows, 'match')).toBeGreaterThanOrEqual(least);
	});

	test('are seldom refused where they are right', () => {
		expect(share(same, 'noMatch')).toBeLessThanOrEqual(0.02);
	});
});
