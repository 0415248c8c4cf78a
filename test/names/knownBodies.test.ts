import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { KNOWN_BODIES } from '../../nodes/MobileMoneyNameLookup/names/fullNames';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);

describe('well-known bodies', () => {
	it('are 150 or more, each name of theirs listed once', () => {
		expect(KNOWN_BODIES.length).toBeGreaterThanOrEqual(150);
		expect(twice(KNOWN_BODIES.flat())).toEqual([]);
	});

	it.each(KNOWN_BODIES.map(([full = '', ...others]) => ({ full, others })))(
		'$full is one by each of its names: $others',
		({ full, others }) => {
			for (const name of others) {
				for (const registered of [full.toUpperCase(), `${full.toUpperCase()} LTD`])
					expect([name, compareNames(name, registered).result]).toContain('match');
				expect([name, compareNames(full, name.toUpperCase()).result]).toContain('match');
			}
		},
	);

	it('are told from those that come next to them in the alphabet', () => {
		const names = KNOWN_BODIES.map(([, short = '']) => short).sort();
		const neighbours = names.flatMap((one, at) =>
			names.slice(at + 1, at + 5).map((other) => [one, other, compareNames(one, other).result]),
		);
		expect(neighbours.filter(([, , result]) => result === 'match')).toEqual([]);
	});
});

const full = 'KENYA REVENUE AUTHORITY';

it.each([
	['KRA', '', 'kenya revenue authority', 'KRA'],
	['The KRA', '', 'kenya revenue authority', 'KRA'],
	['K.R.A.', '', 'kenya revenue authority', 'K.R.A.'],
	['Kenya Revenue Authority (KRA)', full, 'kenya revenue authority', 'KRA'],
	['KRA Voi', full, 'kenya revenue authority voi', 'KRA'],
	['KRA Voi', 'VOI TRADERS', 'kra voi', undefined],
	['Zorg Blee Service (ZBS)', '', 'zorg blee service', undefined],
	['Zorg Blee Service (XYZ)', '', 'zorg blee service xyz', undefined],
])('the short name in a name %s, beside %j: %s', (name, other, words, short) => {
	const read = readName(name, 'expected', other);
	expect(read.parts.map(({ key }) => key).join(' ')).toBe(words);
	expect(read.shortName).toBe(short);
});
