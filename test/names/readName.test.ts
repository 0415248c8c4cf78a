import { givenNameOf } from '../../nodes/MobileMoneyNameLookup/names/givenName';
import { isKnownName } from '../../nodes/MobileMoneyNameLookup/names/knownNames';
import { numberValue } from '../../nodes/MobileMoneyNameLookup/names/parts';
import { isUsable, readName, sidesOf } from '../../nodes/MobileMoneyNameLookup/names/readName';

/** Each part with its role; `!` stands for a known name, `()` for words in brackets. */
const partsOf = (name: string): string =>
	readName(name)
		.parts.map(({ text, key, role, note }) =>
			[text, ':', role, isKnownName(key) ? '!' : '', numberValue(key) ?? '', note ? '()' : ''].join(
				'',
			),
		)
		.join(' ');

describe('the parts of a name', () => {
	it.each([
		['Jane Kamau', 'Jane:name! Kamau:name!'],
		['Dr. Jane W. Kamau PhD', 'Jane:name! W:initial Kamau:name!'],
		['Haji Ali Hassan', 'Haji:title! Ali:name! Hassan:name!'],
		['Haji A Hassan', 'Haji:name! A:initial Hassan:name!'],
		['Ali Haji Hassan', 'Ali:name! Haji:name! Hassan:name!'],
		['Haji Ali Stores Kisumu', 'Haji:name! Ali:name! Stores:generic Kisumu:place'],
		['Musa Ben Ali', 'Musa:name! Ben:small! Ali:name!'],
		['Musa Ben', 'Musa:name! Ben:name!'],
		['Wanjiku de Souza', 'Wanjiku:name! de:small Souza:name'],
		['De La', 'De:name La:name'],
		['John Kamau Jr', 'John:name! Kamau:name! Jr:generation'],
		['Jane Kamau (Mama Njeri)', 'Jane:name! Kamau:name! Mama:name() Njeri:name!()'],
		['St Mary Hospital Nairobi', 'St:name Mary:name! Hospital:generic Nairobi:place'],
		['Equity Bank Uganda', 'Equity:name Bank:generic Uganda:country'],
		['Twelve Sisters Cafe', 'Twelve:number12 Sisters:name Cafe:generic'],
		['First Choice Butchery', 'First:name1st Choice:name Butchery:generic'],
		['The Meeting Point', 'The:small Meeting:name Point:name'],
		['R.K.S', 'R.K.S:name'],
		['John Kamau Mzee', 'John:name! Kamau:name! Mzee:generation!'],
		['Mzee John Kamau', 'Mzee:title! John:name! Kamau:name!'],
	])('%s: %s', (name, parts) => {
		expect(partsOf(name)).toBe(parts);
	});

	it.each([
		['Baraka Stores Ltd', 'Ltd:plain', ''],
		['Limited Liability Company Baraka', 'Limited Liability Company:plain', ''],
		['Company of Friends', '', ''],
		['Limited', '', ''],
		['Dr. Jane W. Kamau PhD', '', 'Dr PhD'],
		['Mr Gen Kamau Otieno', '', 'Mr Gen'],
		['Kamau Otieno Gen', '', ''],
		['Mary Otieno C/O', '', ''],
		['Dr Baraka Stores', '', ''],
	])('without legal forms and titles: %s, %s, %s', (name, forms, titles) => {
		const read = readName(name);
		expect(read.legal.map(({ text, kind }) => `${text}:${kind}`).join(' ')).toBe(forms);
		expect(read.titles.map(({ text }) => text).join(' ')).toBe(titles);
	});

	it.each([
		['Jane Kamau', false, false],
		['Jane Kamau (the tailor)', false, false],
		['The Meeting Point', false, true],
		['HUB254', false, true],
		['Baraka Stores', true, true],
	])('%s is a business: %s, keeps its order: %s', (name, business, ordered) => {
		expect(readName(name)).toMatchObject({ business, ordered });
	});

	it.each([
		['Jane Kamau', true],
		['Equity Bank', true],
		['A B C Nursery School', true],
		['Shop 12', false],
		['R.K.S', false],
		['A B C', false],
		['', false],
	])('%p says whose account it is: %s', (name, usable) => {
		expect(isUsable(readName(name))).toBe(usable);
	});

	it('are read on both sides of “trading as” too', () => {
		const sides = sidesOf(readName('Jane Kamau t/a Kamau Hardware'));
		expect(sides?.map(({ text }) => text)).toEqual(['Jane Kamau', 'Kamau Hardware']);
		expect(sidesOf(readName('Jane Kamau'))).toBeUndefined();
	});
});

const full = 'kenya revenue authority';

it.each([
	['KRA', '', 'kenya revenue authority', 'KRA'],
	['The KRA', '', 'kenya revenue authority', 'KRA'],
	['K.R.A.', '', 'kenya revenue authority', 'K.R.A.'],
	['Kenya Revenue Authority (KRA)', full, 'kenya revenue authority', 'KRA'],
	['KRA Voi', full, 'kenya revenue authority voi', 'KRA'],
	['KRA Voi', 'teachers service commission', 'kra voi', undefined],
	['Zorg Blee Service (ZBS)', '', 'zorg blee service', undefined],
	['Zorg Blee Service (XYZ)', '', 'zorg blee service xyz', undefined],
])('the short name of a well-known body in %s, beside %j: %s', (name, other, words, short) => {
	const read = readName(name, 'expected', other);
	expect(read.parts.map(({ key }) => key).join(' ')).toBe(words);
	expect(read.shortName).toBe(short);
});

it.each([
	['Jane Wanjiku Kamau', 'Jane', true],
	['Kamau Jane Wanjiku', 'Jane', true],
	['Wekesa, Barasa', 'Barasa', true],
	['Mwangi Wangeci', 'Wangeci', true],
	['Desai Bhavesh', 'Bhavesh', true],
	['Peter John', 'Peter', false],
	['Otieno Okoth', 'Otieno', false],
	['bin Hassan Ali', 'Ali', false],
	['J. Kamau', 'J', false],
	['Mr Otieno Okoth', 'Otieno', false],
	['Shah Patel', 'Shah', false],
])('the given name of %s is %s, sure: %s', (name, given, sure) => {
	const found = givenNameOf(readName(name));
	expect([found.part?.text, found.sure]).toEqual([given, sure]);
});

describe('a number beside a name', () => {
	it.each([
		['Jane Kamau 0722 000 111', 'Jane Kamau', '0722000111'],
		['Jane Kamau (till 543210)', 'Jane Kamau', '543210'],
		['Jane Kamau Till No. 543', 'Jane Kamau', '543'],
		['Jane Kamau #12345', 'Jane Kamau', '12345'],
		['Tembo Shop 12', 'Tembo Shop 12', ''],
		['Fund 1001', 'Fund 1001', ''],
		['0722000111', '0722000111', ''],
	])('%s: %s, %s', (name, words, numbers) => {
		const read = readName(name);
		expect(read.parts.map(({ text }) => text).join(' ')).toBe(words);
		expect(read.numbers.join(' ')).toBe(numbers);
	});

	it.each([
		['JOEL MUTINDA 3', false],
		['TEMBO STORES 3', true],
		['THE ZORG BLEE 3', true],
		['ZORG BLEE 3', true],
	])('that is no phone, %s, is part of the name of a business: %s', (name, ordered) => {
		expect(readName(name).ordered).toBe(ordered);
	});
});
