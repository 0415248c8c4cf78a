import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { readDataFiles, type Row } from '../bench/names/rows';

const { kenya, published } = readDataFiles();
const isAsLabelled = ({ expected, registered, label }: Row) =>
	compareNames(expected, registered).result === label;

describe.each([kenya, published])('$title', ({ rows }) => {
	const seen = rows.filter(({ keptAside }) => !keptAside);
	const keptAside = rows.filter((row) => row.keptAside);

	test.each(seen)('$expected, registered $registered, is $label', (row) => {
		expect(compareNames(row.expected, row.registered).result).toBe(row.label);
	});

	// Only counted, because who changes a rule must not see what it does to each of them.
	test('the rows that are kept aside are as labelled', () => {
		expect(keptAside.length).toBeGreaterThan(0);
		expect(keptAside.filter(isAsLabelled).length).toBe(keptAside.length);
	});
});
