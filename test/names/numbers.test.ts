import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

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
