import { compareByEquality } from '../../nodes/MobileMoneyNameLookup/domain/nameEquality';

describe('names compared by equality alone', () => {
	it.each([
		['equal names', 'Jane Kamau', 'Jane Kamau', 'match', 1],
		['names in other case', 'jane kamau', 'JANE KAMAU', 'match', 1],
		['names with spaces around', ' Jane Kamau ', 'Jane Kamau', 'match', 1],
		['different names', 'Jane Kamau', 'John Kamau', 'noMatch', 0],
		['a part of the name', 'Jane', 'Jane Kamau', 'noMatch', 0],
		['a blank expected name', '  ', 'Jane Kamau', 'noMatch', 0],
		['two blank names', ' ', ' ', 'noMatch', 0],
	])('tell of %s', (_what, expected, registered, result, score) => {
		expect(compareByEquality(expected, registered)).toMatchObject({ result, score });
	});
});
