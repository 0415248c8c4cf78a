import { compareNames } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/compareNames';
import { ours, rivals, type Contestant } from '../../bench/names/contestants';
import { measure } from '../../bench/names/measures';
import { readDataFiles, type Row } from '../../bench/names/rows';

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

test('a comparison takes less than two thirds of what fuzzball’s WRatio takes for the same names', () => {
	const { rows } = files.kenya;
	const wRatio = rivals().find(({ name }) => name === 'fuzzball WRatio');
	const secondsOf = (contestant: Contestant | undefined) => {
		const start = process.cpuUsage();
		for (let i = 0; i < 10_000; i++) {
			const row = rows[i % rows.length];
			if (row) contestant?.score(row);
		}
		return process.cpuUsage(start).user / 1e6;
	};
	// Ratios of neighbouring rounds, because the speed of a shared machine changes; the first warms up.
	const ratios = Array.from({ length: 6 }, () => secondsOf(ours) / secondsOf(wRatio)).slice(1);
	expect(Math.min(...ratios)).toBeLessThan(2 / 3);
});
