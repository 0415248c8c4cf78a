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
		['JOEL MUTINDA 3', 'registered', '3'],
		['JOEL MUTINDA 2145', 'registered', undefined],
		['JOEL MUTINDA 3', 'expected', undefined],
		['MUTINDA 3', 'registered', undefined],
		['TEMBO STORES 3', 'registered', undefined],
		['THE ZORG BLEE 3', 'registered', undefined],
	] as const)('is that of a second till: %s, %s: %s', (name, of, till) => {
		expect(readName(name, of).secondTill).toBe(till);
	});
});
