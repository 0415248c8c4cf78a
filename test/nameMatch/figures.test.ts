import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { measure } from '../bench/names/measures';
import { readDataFiles, type Row } from '../bench/names/rows';

const files = readDataFiles();
const figuresOf = (rows: readonly Row[]) =>
	measure(rows.map((row) => ({ row, verdict: compareNames(row.expected, row.registered).result })));

const parts: readonly [part: string, keep: (row: Row) => boolean][] = [
	['whole file', () => true],
	['part that rules were tuned on', ({ keptAside }) => !keptAside],
	['part kept aside', ({ keptAside }) => keptAside],
];

describe.each(parts)('on the %s', (_part, keep) => {
	test('Kenyan payees: no stranger is a match, and the three labels are told apart', () => {
		const figures = figuresOf(files.kenya.rows.filter(keep));
		expect(figures.falseMatches).toBe(0);
		expect(figures.matchPrecision).toBeGreaterThanOrEqual(0.98);
		expect(figures.matchRecall).toBeGreaterThanOrEqual(0.95);
		expect(figures.macroF1).toBeGreaterThanOrEqual(0.9);
	});

	test('name-bench: persons and businesses are told apart, with few false matches', () => {
		const persons = figuresOf(files.persons.rows.filter(keep));
		const businesses = figuresOf(files.businesses.rows.filter(keep));
		expect(persons.sameF1).toBeGreaterThanOrEqual(0.78);
		expect(businesses.sameF1).toBeGreaterThanOrEqual(0.89);
		expect(persons.falseMatchRate).toBeLessThanOrEqual(0.03);
		expect(businesses.falseMatchRate).toBeLessThanOrEqual(0.03);
	});
});

test.each(files.published.rows.map((row) => [row.expected, row.registered, row.label] as const))(
	'published case: %s, %s is %s',
	(expected, registered, label) => {
		expect(compareNames(expected, registered).result).toBe(label);
	},
);

test('no name with something beside it that may deny it is a match', () => {
	const figures = figuresOf(files.leftovers.rows);
	expect(figures.rows).toBeGreaterThanOrEqual(150);
	expect(
		files.leftovers.rows.filter(
			({ expected, registered }) => compareNames(expected, registered).result === 'match',
		),
	).toEqual([]);
	expect(figures.macroF1).toBeGreaterThanOrEqual(0.97);
});

test('institutions that are written two ways are found, and neighbours are told apart', () => {
	const figures = figuresOf(files.institutions.rows);
	expect(figures.rows).toBeGreaterThanOrEqual(100);
	expect(figures.sameF1).toBeGreaterThanOrEqual(0.9);
	expect(figures.falseMatches).toBe(0);
});

test('name-bench as a whole is told apart as well as the page says', () => {
	const [persons, businesses] = [files.persons, files.businesses].map(({ rows }) =>
		figuresOf(rows),
	);
	expect(persons?.sameF1).toBeGreaterThanOrEqual(0.87);
	expect(businesses?.sameF1).toBeGreaterThanOrEqual(0.91);
	expect(persons?.falseMatchRate).toBeLessThanOrEqual(0.015);
	expect(businesses?.falseMatchRate).toBeLessThanOrEqual(0.015);
});
