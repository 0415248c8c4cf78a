import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { readDataFiles, type Row } from '../bench/names/rows';

const { rows } = readDataFiles().kenya;
const isAsLabelled = ({ expected, registered, label }: Row) =>
	compareNames(expected, registered).result === label;

test.each(
	rows
		.filter(({ keptAside }) => !keptAside)
		.map((row) => [row.expected, row.registered, row.label] as const),
)('%s, registered %s, is %s', (expected, registered, label) => {
	expect(compareNames(expected, registered).result).toBe(label);
});

// Only counted, because who changes a rule must not see what it does to each of them.
test('the rows that are kept aside are as labelled', () => {
	const keptAside = rows.filter((row) => row.keptAside);
	expect(keptAside.length).toBeGreaterThan(40);
	expect(keptAside.filter(isAsLabelled)).toHaveLength(keptAside.length);
});
