import { align } from '../../nodes/MobileMoneyNameLookup/nameMatch/align';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';
import { relate, type Relation } from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';

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
		['12', 'twelve', 'number', 0.95, 0],
		['kаmau', 'kamau', 'lookalike', 0.9, 1],
		['kаmаu', 'kamau', 'lookalike', 0.9, 2],
		['J', 'Jane', 'initial', 0.5, 0],
		['Jane', 'J', 'initial', 0.5, 0],
		['supplies', 'suppliers', 'stem', 0.9, 0],
		['bus', 'buses', 'stem', 0.9, 0],
		['Joe', 'Joseph', 'short', 0.8, 0],
		['Mohammed', 'Mohamed', 'variant', 0.9, 0],
		['Intl', 'International', 'abbreviation', 0.85, 0],
		['St', 'Saint', 'abbreviation', 0.85, 0],
		['V', 'VI', 'slip', 0.6, 1],
		['Iv', 'Ivx', 'slip', 0.6, 1],
		['Kamua', 'Kamau', 'slip', 0.8, 1],
		['Wanjiquq', 'Wanjiruu', 'slip', 0.75, 2],
	])('%s and %s: %s, %d, %i slips', (typed, registered, kind, strength, edits) => {
		expect(relationOf(typed, registered)).toMatchObject({ kind, strength, edits });
	});

	it.each([
		['12', '21'],
		['12', 'Shop'],
		['Jr', 'Snr'],
		['ѕаrа', 'sara'],
		['IV', 'VI'],
		['X', 'Y'],
		['J', 'Kate'],
		['hotel', 'hostel'],
		['bakery', 'bakers'],
		['an', 'ann'],
		['US', 'USA'],
		['arap', 'Arab'],
	])('but not %s and %s', (typed, registered) => {
		expect(relationOf(typed, registered)).toBeUndefined();
	});
});

describe('the parts of two names stand for each other', () => {
	it.each([
		['Jane Kamau', 'KAMAU JANE', 'Jane=JANE Kamau=KAMAU', '', '', true],
		['Day Care Centre', 'DAYCARE CENTRE', 'Day+Care=DAYCARE Centre=CENTRE', '', '', false],
		['Ann Ann Otieno', 'OTIENO ANN', 'Ann=ANN Otieno=OTIENO', 'Ann', '', true],
		['Ann Otieno Ann', 'ANN X ANN', 'Ann=ANN Ann=ANN', 'Otieno', 'X', false],
		['Jane Kamua', 'JANE KAMAU OTIENO', 'Jane=JANE Kamua=KAMAU', '', 'OTIENO', false],
		['A B Kamau', 'B A KAMAU', 'A=A B=B Kamau=KAMAU', '', '', true],
		['Umoja Wa Mama', 'UMOJAWAMAMA SHOP', 'Umoja+Wa+Mama=UMOJAWAMAMA', '', 'SHOP', false],
		['Mary Ann Mary', 'MARY MARY ANN', 'Mary=MARY Ann=ANN Mary=MARY', '', '', true],
		['forty four cafe', '44 CAFE', 'forty+four=44 cafe=CAFE', '', '', false],
		['44 cafe', 'FORTY FOUR CAFE', '44=FORTY+FOUR cafe=CAFE', '', '', false],
		['U S Grocers', 'US GROCERS', 'U+S=US Grocers=GROCERS', '', '', false],
		['Jon Jonn Kamau', 'JOHN JON KAMAU', 'Jon=JON Jonn=JOHN Kamau=KAMAU', '', '', true],
		['Kamau Kamua', 'KAMUA KAMAU X', 'Kamau=KAMAU Kamua=KAMUA', '', 'X', true],
		['', 'KAMAU', '', '', 'KAMAU', false],
	])('%s, %s: %s', (typed, registered, links, typedLeft, registeredLeft, reordered) => {
		const aligned = align(readName(typed), readName(registered));
		const textOf = (parts: readonly { text: string }[], between: string) =>
			parts.map(({ text }) => text).join(between);
		const told = aligned.links.map(
			(link) => `${textOf(link.typed, '+')}=${textOf(link.registered, '+')}`,
		);
		expect(told.join(' ')).toBe(links);
		expect(textOf(aligned.typedLeft, ' ')).toBe(typedLeft);
		expect(textOf(aligned.registeredLeft, ' ')).toBe(registeredLeft);
		expect(aligned.reordered).toBe(reordered);
	});
});
