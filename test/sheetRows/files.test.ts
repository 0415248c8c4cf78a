import { linesOf, problemOf, raw, sheet } from './reading';

const HEADINGS = 'Supplier | Type | Number | Amount';
const PAYEE = 'Jane | till | 522522 | 500';
const ONE_TOO_MANY = 'has one comma too many: it has 5 cells, and the headings have 4';

it.each<[what: string, items: unknown[], problem: string]>([
	['has no items', [], 'The sheet is empty. Choose a file that has headings'],
	['has an item without fields', [{}], 'The sheet is empty'],
	['has blank rows alone', raw([], ['', ' ', null]), 'The sheet is empty'],
	['has headings alone', sheet(HEADINGS), 'The sheet has headings, but no rows below them'],
	['has blank rows below its headings', sheet(`Title // ${HEADINGS} // // `), 'no rows below them'],
	['is a PDF read as rows', raw(['%PDF-1.4'], ['1 0 obj'], ['<< >>']), 'The file is a PDF. Save'],
	['is a PDF read as fields', [{ '%PDF-1.4': '1 0 obj' }], 'The file is a PDF'],
	['is a PDF by its error', [{ error: 'PDF File is not a spreadsheet' }], 'The file is a PDF'],
	['is a GIF', raw(['GIF89a\u0001\0\u0001\0']), 'The file is a picture'],
	['is a JPEG', raw(['ÿØÿà\0\u0010JFIF\0\u0001abc', 'def'], ['12']), 'The file is a picture'],
	['is a PNG', raw(['\uFFFDPNG'], ['\u001A']), 'The file is a picture'],
	['is a PNG by its error', [{ error: 'PNG Image File is not a spreadsheet' }], 'is a picture'],
	['is a program', raw(['MZ\0', '\u0001']), 'The file is not a sheet'],
	[
		'is no CSV',
		[{ error: "The file in 'Input Binary Field' is not in csv format" }],
		'not a sheet',
	],
	['has no sheets', [{ error: 'Spreadsheet does not have any sheets!' }], 'is not a sheet'],
	[
		'has a password',
		[{ error: 'File is password-protected' }],
		'read: “File is password-protected”',
	],
	['has an odd error', [{ error: { message: 'Odd' } }], 'The sheet could not be read: “Odd”. Save'],
	['has an error that is empty', [{ error: null }], 'an error without a message'],
	['has a long line', [{ error: 'Record length 4, got 5 on line 3' }], '3”. Correct this line'],
	[
		'has an error among its rows',
		[...sheet(`${HEADINGS} // ${PAYEE}`), { error: 'Quote Not Closed at line 9' }],
		'Quote Not Closed at line 9”. Correct this line',
	],
])('a file that is no usable sheet is refused with its problem: it %s', (_what, items, problem) => {
	expect(problemOf(items)).toMatch(/^Nothing was looked up\. /);
	expect(problemOf(items)).toContain(problem);
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
		const lines = linesOf(sheet(`${HEADINGS} // J\nK, a, b, c | till | 522522 | 5`));
		expect(lines).toEqual(['2: till 522522, J\nK, a, b, c, 5']);
	});
});
