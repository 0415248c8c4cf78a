import { relate, type Relation } from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

/** How the words relate behind another one, where no word is taken for a title. */
function relationOf(typed: string, registered: string): Relation | undefined {
	const [a, b] = [
		readName(`Zed ${typed}`).parts.at(-1),
		readName(`Zed ${registered}`).parts.at(-1),
	];
	if (!a || !b) throw new Error('A word was lost.');
	return relate(a, b);
}

describe('two words can be the same one', () => {
	it.each([
		['Jane', 'JANE', 'same', 1, 0],
		['12', 'twelve', 'numberWritten', 0.95, 0],
		['kаmau', 'kamau', 'lookalike', 0.9, 1],
		['J', 'Jane', 'initial', 0.5, 0],
		['supplies', 'suppliers', 'plural', 0.9, 0],
		['Joe', 'Joseph', 'shortForm', 0.8, 0],
		['Mohammed', 'Mohamed', 'spelling', 0.9, 0],
		['Intl', 'International', 'abbreviation', 0.9, 0],
		['Kamua', 'Kamau', 'slip', 0.8, 1],
		['Wanjiquq', 'Wanjiruu', 'slip', 0.75, 2],
	])('%s and %s: %s, %d, %i slips', (typed, registered, kind, strength, edits) => {
		const relation = relationOf(typed, registered);
		expect(relation).toMatchObject({ kind, edits });
		expect(relation?.strength).toBeCloseTo(strength);
	});

	it.each([
		['12', '21'],
		['Jr', 'Snr'],
		['ѕаrа', 'sara'],
		['IV', 'VI'],
		['hotel', 'hostel'],
		['bakery', 'bakers'],
		['an', 'ann'],
		['arap', 'Arab'],
	])('but not %s and %s', (typed, registered) => {
		expect(relationOf(typed, registered)).toBeUndefined();
	});
});
