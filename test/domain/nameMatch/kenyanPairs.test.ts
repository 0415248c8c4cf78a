import { compareNames } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/compareNames';
import { readDataFiles } from '../../bench/names/rows';

test.each(
	readDataFiles().kenya.rows.map((row) => [row.expected, row.registered, row.label] as const),
)('%s, registered %s, is %s', (expected, registered, label) => {
	expect(compareNames(expected, registered).result).toBe(label);
});
