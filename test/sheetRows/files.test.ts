import { eachOf } from '../domain/eachOf';
import files from './data/rows.json';
import { linesOf, problemOf, raw, sheet, takenFor } from './reading';

const HEADINGS = 'Supplier | Type | Number | Amount';
const PAYEE = 'Jane | till | 522522 | 500';
const NOTHING = /^Nothing was looked up\. /;
const ONE_TOO_MANY = 'has one comma too many: it has 5 cells, and the headings have 4';

describe('A file that is no usable sheet', () => {
	it.each(
		eachOf<readonly [items: unknown[], problem: string]>({
			'is empty': [
				[[], 'The sheet is empty. Choose a file that has headings'],
				[[{}], 'The sheet is empty'],
				[raw([], ['', ' ', null]), 'The sheet is empty'],
			],
			'has headings alone': [
				[sheet(HEADINGS), 'The sheet has headings, but no rows below them'],
				[sheet(`Title // ${HEADINGS} // // `), 'The sheet has headings, but no rows below them'],
			],
			'is a PDF': [
				[raw(['%PDF-1.4'], ['1 0 obj'], ['<< >>']), 'The file is a PDF. Save the sheet as'],
				[[{ row: { 0: '%PDF-1.7' } }], 'The file is a PDF'],
				[[{ '%PDF-1.4': '1 0 obj' }], 'The file is a PDF'],
				[[{ error: 'PDF File is not a spreadsheet' }], 'The file is a PDF'],
			],
			'is a picture': [
				[raw(['GIF89a\u0001\0\u0001\0']), 'The file is a picture'],
				[raw(['ÿØÿà\0\u0010JFIF\0\u0001abc', 'def'], ['12']), 'The file is a picture'],
				[raw(['\uFFFDPNG'], ['\u001A']), 'The file is a picture'],
				[[{ error: 'PNG Image File is not a spreadsheet' }], 'The file is a picture'],
			],
			'is something else': [
				[raw(['MZ\0', '\u0001']), 'The file is not a sheet'],
				[[{ error: "The file in 'Input Binary Field' is not in csv format" }], 'not a sheet'],
				[[{ error: 'Spreadsheet does not have any sheets!' }], 'The file is not a sheet'],
				[
					[{ error: 'File is password-protected' }],
					'could not be read: “File is password-protected”. Save',
				],
				[[{ error: { message: 'Something odd' } }], 'The sheet could not be read: “Something odd”'],
				[[{ error: null }], 'an error without a message'],
			],
			'has a line of another length': [
				[[{ error: 'Record length 4, got 5 on line 3' }], 'got 5 on line 3”. Correct this line'],
			],
			'has an error among its rows': [
				[
					[
						...sheet(`${HEADINGS} // ${PAYEE}`),
						{ error: 'Quote Not Closed: an opening quote at line 9' },
					],
					'an opening quote at line 9”. Correct this line',
				],
			],
		}),
	)('is refused with its problem, when it %s: %j', (_what, [items, problem]) => {
		expect(problemOf(items)).toMatch(NOTHING);
		expect(problemOf(items)).toContain(problem);
	});
});

describe('A line of a text file whose cells have moved', () => {
	it.each([
		['Otieno | Jane | till | 100002 | 700', `Line 3 ${ONE_TOO_MANY}`],
		['A | till | 100002 | 1 | 500 | 000', 'Line 3 has 2 commas too many: it has 6 cells'],
		[
			'"Jane,till,100002,2\nB,till,100003,3\nC,till,100004,4\n',
			'Line 3 has a quotation mark that is not closed',
		],
	])('is named in the error with what is wrong: %j', (line, problem) => {
		expect(problemOf(sheet(`${HEADINGS} // ${PAYEE} // ${line} // ${PAYEE}`))).toContain(problem);
	});

	it('is named in the error with other such lines, ten at most', () => {
		const problem = problemOf(sheet(`${HEADINGS}${` // ${PAYEE} | x`.repeat(13)}`));
		expect(problem.match(/has one comma too many/g)).toHaveLength(10);
	});

	it('is not seen in a cell of two lines', () => {
		const lines = linesOf(sheet(`${HEADINGS} // J\nK, rent | till | 522522 | 5`));
		expect(lines).toEqual(['2: till 522522, J\nK, rent, 5']);
	});
});

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
