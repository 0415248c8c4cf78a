import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

export type Pair = readonly [expected: string, registered: string];

const bothWays = ([expected, registered]: Pair) => [
	compareNames(expected, registered).result,
	compareNames(registered, expected).result,
];

/** Pairs that are no match, whichever of the two is the expected name. */
export const refused = (pairs: readonly Pair[]) => {
	test.each(pairs)('%j is not confirmed by %j', (...pair) => {
		expect(bothWays(pair)).not.toContain('match');
	});
};

/** Pairs that look like those and are one holder. */
export const kept = (pairs: readonly Pair[]) => {
	test.each(pairs)('%j is confirmed by %j', (...pair) => {
		expect(bothWays(pair)).toEqual(['match', 'match']);
	});
};
