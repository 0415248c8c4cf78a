import { eachOf } from '../domain/eachOf';
import { linesOf, problemOf, raw, takenFor } from './reading';
import { csvOf, rowsOfCsv } from './rowsOfFile';

const HEADINGS = ['Supplier', 'Type', 'Number', 'Amount'];
const PAYEE = ['Jane', 'till', '522522', '500'];
const NOTHING = /^Nothing was looked up\. /;

describe('a file of which nothing is looked up', () => {
	it.each(
		eachOf<readonly [items: unknown[], said: string]>({
			'is empty': [
				[[], 'The sheet is empty. Choose a file that has headings'],
				[[{}], 'The sheet is empty'],
				[raw([]), 'The sheet is empty'],
				[raw([], ['', ' ', null]), 'The sheet is empty'],
			],
			'has headings alone': [
				[raw(HEADINGS), 'The sheet has headings, but no rows below them'],
				[raw(['Title'], HEADINGS, [], ['  ']), 'The sheet has headings, but no rows below them'],
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
				[
					[{ error: "The file selected in 'Input Binary Field' is not in csv format" }],
					'The file is not a sheet',
				],
				[[{ error: 'Spreadsheet does not have any sheets!' }], 'The file is not a sheet'],
				[[{ error: 'File is password-protected' }], 'protected by a password'],
				[[{ error: { message: 'Something odd' } }], 'The sheet could not be read: “Something odd”'],
				[[{ error: null }], 'an error without a message'],
			],
		}),
	)('%s: %j', (_what, [items, said]) => {
		expect(problemOf(items)).toMatch(NOTHING);
		expect(problemOf(items)).toContain(said);
	});
});

describe('a line of a text file whose cells have moved', () => {
	it.each([
		[
			['Otieno', ' Jane', 'till', '100002', '700'],
			'Line 3 has one comma too many: it has 5 cells, and the headings have 4',
		],
		[
			['A', 'till', '100002', '1', '500', '000'],
			'Line 3 has 2 commas too many: it has 6 cells, and the headings have 4',
		],
	])('is named: %j', (line, said) => {
		expect(problemOf(raw(HEADINGS, PAYEE, line, PAYEE))).toContain(said);
	});

	it('is named with the others, ten at most', () => {
		const bad = Array.from({ length: 13 }, () => [...PAYEE, 'x']);
		const problem = problemOf(raw(HEADINGS, ...bad));
		expect(problem.match(/has one comma too many/g)).toHaveLength(10);
		expect(problem).toContain('3 more lines have the same fault');
	});

	it('is no note of a workbook, nor a line for signatures', () => {
		expect(linesOf(raw(HEADINGS, ['Jane', 'till', '522522', 500, 'urgent']))).toHaveLength(1);
		const signatures = ['Prepared by', '', '', '', 'Checked by'];
		expect(linesOf(raw(HEADINGS, PAYEE, signatures))).toEqual([
			'2: till 522522, Jane, 500',
			`3: ${takenFor('a line for signatures', 'Prepared by')}`,
		]);
	});

	it('is named where a quotation mark takes in the lines below it', () => {
		const swallowed = '"Jane,till,100002,2\nB,till,100003,3\nC,till,100004,4\n';
		expect(problemOf(raw(HEADINGS, PAYEE, [swallowed], PAYEE))).toContain(
			'Line 3 has a quotation mark that is not closed',
		);
		expect(linesOf(raw(HEADINGS, ['Jane\nKamau, rent', 'till', '522522', '5']))).toHaveLength(1);
	});
});

describe('n8n’s reader of CSV files', () => {
	const csv = csvOf([HEADINGS, PAYEE, PAYEE]);

	it('gives rows that are read', () => {
		expect(linesOf(rowsOfCsv(csv))).toEqual([
			'2: till 522522, Jane, 500',
			'3: till 522522, Jane, 500',
		]);
	});

	it.each([
		[
			'a comma too many',
			'Otieno, Jane,till,522522,5',
			'Line 3 has one comma too many: it has 5 cells, and the headings have 4',
		],
		[
			'a comma too few',
			'Jane,till,522522',
			'Line 3 has one comma too few: it has 3 cells, and the headings have 4',
		],
		[
			'a quotation mark inside',
			'Jane "JJ" Kamau,till,522522,5',
			'Line 3 has a quotation mark that does not belong there',
		],
		[
			'a quotation mark that stays open',
			'"Jane,till,522522,5',
			'Line 4 or a line above it has a quotation mark that does not belong there',
		],
	])('names the line with %s', (_what, line, said) => {
		const lines = csv.trim().split('\n');
		const items = rowsOfCsv([...lines.slice(0, 2), line, ...lines.slice(2)].join('\n'));
		expect(problemOf(items)).toMatch(NOTHING);
		expect(problemOf(items)).toContain(said);
	});
});

it('an error among rows is an error of the sheet', () => {
	const items = [
		...raw(HEADINGS, PAYEE),
		{ error: 'Quote Not Closed: the parsing is finished with an opening quote at line 9' },
	];
	expect(problemOf(items)).toContain(
		'Line 9 or a line above it has a quotation mark that does not belong there',
	);
});
