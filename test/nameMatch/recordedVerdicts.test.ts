import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { readDataFiles, type Row } from '../bench/names/rows';
import { recordedLines, verdictLines } from '../bench/names/recordedVerdicts';

const { kenya, published } = readDataFiles();
const isAsLabelled = ({ expected, registered, label }: Row) =>
	compareNames(expected, registered).result === label;

describe.each([kenya, published])('$title', ({ rows }) => {
	const keptAside = rows.filter((row) => row.keptAside);

	test.each(rows.filter((row) => !row.keptAside))(
		'$expected, registered $registered, is $label',
		(row) => {
			expect(compareNames(row.expected, row.registered).result).toBe(row.label);
		},
	);

	// Only counted, because who changes a rule must not see what it does to each of them.
	test('the rows that are kept aside are as labelled', () => {
		expect(keptAside.length).toBeGreaterThan(0);
		expect(keptAside.filter(isAsLabelled).length).toBe(keptAside.length);
	});
});

// `npm run bench:names` records them anew: what a rule moves stands in the commit that changes it.
test('a thousand pairs have the verdicts, scores and explanations that were recorded', () => {
	const now = verdictLines();
	const recorded = recordedLines();
	expect(now.filter((line, index) => line !== recorded[index])).toEqual([]);
	expect(now).toHaveLength(recorded.length);
	expect(now.length).toBeGreaterThan(1_000);
});
