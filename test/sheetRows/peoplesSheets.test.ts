import files from './data/rows.json';
import { linesOf, problemOf, raw, takenFor } from './reading';

type File = keyof typeof files;

const items = (file: File): unknown[] => raw(...files[file]);

describe('files that people had trouble with', () => {
	it.each([
		['c02-unquoted-comma.csv', 'Nothing was looked up. Line 3 has one comma too many'],
		['c30-big.csv', 'Nothing was looked up. Line 42 has one comma too many'],
		['c03-duplicate-heading.csv', 'Two columns are called "Till" (columns 2 and 4)'],
	] as const)('%s: nothing is looked up: %s', (file, problem) => {
		expect(problemOf(items(file))).toContain(problem);
	});

	it.each([
		...([
			'c10-inner-quote.csv',
			'c15-blanks.csv',
			'c26-headings.csv',
			'x1-two-sheets.xlsx',
		] as const),
		...(['x4-title.xlsx', 'x8-blank-total.xlsx', 'x13-bankpaybill.xlsx'] as const),
		'y5a-null-amount.xlsx' as const,
	])('%s is read, each row with its number in the sheet', (file) => {
		expect(linesOf(items(file))).toEqual(LINES[file]);
	});

	const holder = (number: number, money: number | string = 500): string =>
		`till ${number}, TILL HOLDER ${number}, ${money}`;
	const LINES: Readonly<Partial<Record<File, string[]>>> = {
		'c10-inner-quote.csv': [
			...[`2: ${holder(100_001)}`, '3: till 100002, Jane "JJ" Kamau, 5', `4: ${holder(100_003)}`],
		],
		'c15-blanks.csv': [`2: ${holder(100_001)}`, `5: ${holder(100_002)}`, `7: ${holder(100_003)}`],
		'c26-headings.csv': [`2: ${holder(100_001, 1500)}`],
		'x1-two-sheets.xlsx': [`2: ${holder(100_001)}`],
		'x4-title.xlsx': [`4: ${holder(100_001)}`],
		'x8-blank-total.xlsx': [
			...[`2: ${holder(100_001)}`, `4: ${holder(100_002, 600)}`],
			`6: ${takenFor('a total', 'TOTAL')}`,
		],
		'x13-bankpaybill.xlsx': [
			'2: paybill 247247 account 0110123456789, Jane Kamau, 5000',
			'3: paybill 222111 account 12345678, Jane Kamau, 5000',
			'4: paybill 888880 account 12345678901, Jane Kamau, 5000',
		],
		'y5a-null-amount.xlsx': [`2: ${holder(100_001)}`, `3: ${holder(100_002, 'no amount')}`],
	};
});
