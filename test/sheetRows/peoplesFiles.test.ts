import files from './data/rows.json';
import { linesOf, problemOf, raw, takenFor } from './reading';

describe('A file that people had trouble with', () => {
	const isOfFile = (name: string): name is keyof typeof files => name in files;
	const itemsOf = (name: string) => (isOfFile(name) ? raw(...files[name]) : []);

	it.each([
		['c02-unquoted-comma.csv', 'Nothing was looked up. Line 3 has one comma too many'],
		['c30-big.csv', 'Nothing was looked up. Line 42 has one comma too many'],
		['c03-duplicate-heading.csv', 'Two columns are called "Till" (columns 2 and 4)'],
	])('is refused with the place of its problem: %s: %s', (file, problem) => {
		expect(problemOf(itemsOf(file))).toContain(problem);
	});

	const holder = (number: number, amount = ', 500'): string =>
		`till ${number}, TILL HOLDER ${number}${amount}`;

	it.each(
		Object.entries({
			'c10-inner-quote.csv': [
				`2: ${holder(100_001)}`,
				'3: till 100002, Jane "JJ" Kamau, 5',
				`4: ${holder(100_003)}`,
			],
			'c15-blanks.csv': [100_001, 100_002, 100_003].map(
				(number, at) => `${[2, 5, 7][at] ?? 0}: ${holder(number)}`,
			),
			'c26-headings.csv': [`2: ${holder(100_001, ', 1500')}`],
			'x1-two-sheets.xlsx': [`2: ${holder(100_001)}`],
			'x4-title.xlsx': [`4: ${holder(100_001)}`],
			'x8-blank-total.xlsx': [
				`2: ${holder(100_001)}`,
				`4: ${holder(100_002, ', 600')}`,
				`6: ${takenFor('a total', 'TOTAL')}`,
			],
			'x13-bankpaybill.xlsx': [
				'2: paybill 247247 account 0110123456789, Jane Kamau, 5000',
				'3: paybill 222111 account 12345678, Jane Kamau, 5000',
				'4: paybill 888880 account 12345678901, Jane Kamau, 5000',
			],
			'y5a-null-amount.xlsx': [`2: ${holder(100_001)}`, `3: ${holder(100_002, '')}`],
		}),
	)('is read, each row with its number in the sheet: %s', (file, lines) => {
		expect(linesOf(itemsOf(file))).toEqual(lines);
	});
});
