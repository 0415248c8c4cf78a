import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { measure } from '../bench/names/measures';
import { readDataFiles, type Row } from '../bench/names/rows';

const { persons, businesses, institutions, leftovers } = readDataFiles();
const resultOf = ({ expected, registered }: Row) => compareNames(expected, registered).result;
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
