import { align, type Link } from '../../nodes/MobileMoneyNameLookup/nameMatch/align';
import { pair } from '../../nodes/MobileMoneyNameLookup/nameMatch/pairing';
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
		['V', 'VI', 'initial', 0.5, 0],
		['Iv', 'Ivx', 'slip', 0.67, 1],
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

it.each([
	['Jane Kamau', 'KAMAU JANE', 'Jane=JANE Kamau=KAMAU', '', '', true],
	['Day Care Centre', 'DAYCARE CENTRE', 'Day+Care=DAYCARE Centre=CENTRE', '', '', false],
	['Ann Ann Otieno', 'OTIENO ANN', 'Ann=ANN Otieno=OTIENO', 'Ann', '', true],
	['Ann Otieno Ann', 'ANN X ANN', 'Ann=ANN Ann=ANN', 'Otieno', 'X', false],
	['A B Kamau', 'B A KAMAU', 'A=A B=B Kamau=KAMAU', '', '', true],
	['Umoja Wa Mama', 'UMOJAWAMAMA SHOP', 'Umoja+Wa+Mama=UMOJAWAMAMA', '', 'SHOP', false],
	['Mary Ann Mary', 'MARY MARY ANN', 'Mary=MARY Ann=ANN Mary=MARY', '', '', true],
	['forty four cafe', '44 CAFE', 'cafe=CAFE', 'forty four', '44', false],
	['Paul A Kamau', 'PAULA KAMAU', 'Kamau=KAMAU', 'Paul A', 'PAULA', false],
	['U S Grocers', 'US GROCERS', 'U+S=US Grocers=GROCERS', '', '', false],
	['Jon Jonn Kamau', 'JOHN JON KAMAU', 'Jon=JON Jonn=JOHN Kamau=KAMAU', '', '', true],
	['Kamau Kamua', 'KAMUA KAMAU X', 'Kamau=KAMAU Kamua=KAMUA', '', 'X', true],
	['', 'KAMAU', '', '', 'KAMAU', false],
])(
	'the parts of two names stand for each other %s, %s: %s',
	(typed, registered, links, typedLeft, registeredLeft, reordered) => {
		const names = [readName(typed), readName(registered)] as const;
		const aligned = align(names[0].parts, names[1].parts);
		const textOf = (parts: readonly { text: string }[], between: string) =>
			parts.map(({ text }) => text).join(between);
		const place = ({ typed: [first] }: Link) => names[0].parts.findIndex((part) => part === first);
		const told = aligned.links
			.toSorted((one, other) => place(one) - place(other))
			.map((link) => `${textOf(link.typed, '+')}=${textOf(link.registered, '+')}`);
		expect(told.join(' ')).toBe(links);
		expect(textOf(aligned.typedLeft, ' ')).toBe(typedLeft);
		expect(textOf(aligned.registeredLeft, ' ')).toBe(registeredLeft);
		expect(pair(...names).reordered).toBe(reordered);
	},
);
