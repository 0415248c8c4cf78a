import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { KNOWN_BODIES } from '../../nodes/MobileMoneyNameLookup/names/fullNames';

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);

const isMatch = (one: string, other: string) => compareNames(one, other).result === 'match';

describe('well-known bodies', () => {
	it('are 150 or more, each name of theirs listed once', () => {
		expect(KNOWN_BODIES.length).toBeGreaterThanOrEqual(150);
		expect(twice(KNOWN_BODIES.flat())).toEqual([]);
	});

	it('are each one by all of their names', () => {
		const pairs = KNOWN_BODIES.flatMap(([full = '', ...others]) =>
			others.flatMap((name) => [
				[name, full.toUpperCase()],
				[name, `${full.toUpperCase()} LTD`],
				[full, name.toUpperCase()],
			]),
		);
		expect(pairs.filter(([one = '', other = '']) => !isMatch(one, other))).toEqual([]);
	});

	it('are told from those that come next to them in the alphabet', () => {
		const names = KNOWN_BODIES.map(([, short = '']) => short).sort();
		const neighbours = names.flatMap((one, at) =>
			names.slice(at + 1, at + 5).map((other) => [one, other]),
		);
		expect(neighbours.filter(([one = '', other = '']) => isMatch(one, other))).toEqual([]);
	});
});
