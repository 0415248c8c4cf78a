import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Workbook } from 'exceljs';
import { projectFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { publishExample, type ExampleChanges } from './example';
import { sheetExample, submitSheet } from './forms';
import { fillOfficeSheet, OFFICE_LINES } from '../../sheetRows/officeSheet';
import { csv, SHEET_FILES } from './sheetFiles';
import { readWorkbook, type Cells } from './workbook';

const live = useLiveN8n();
let form: string;

async function publish(changes?: ExampleChanges): Promise<string> {
	const settings = { activated: ['Your Sheet'], ...changes };
	return (await publishExample(live(), sheetExample, '/form/verify-sheet', settings)).url;
}

beforeAll(async () => {
	form = await publish({ account: live().credentialId });
});

async function verify(fileName: string, content: string | Uint8Array, url = form) {
	const { files, ...page } = await submitSheet(url, fileName, content);
	const [workbook, report] = files;
	if (!workbook || !report) throw new Error('The page does not hand out two files.');
	return {
		...page,
		names: files.map(({ name }) => name),
		workbook: workbook.content,
		cells: await readWorkbook(workbook.content),
		report: report.content.toString('utf8'),
	};
}

const column = ([titles = [], ...rows]: Cells, title: string): unknown[] =>
	rows.map((row) => row[titles.indexOf(title)]);

const twiga = 'Twiga Housing Co-operative Society';
const sheet: ReadonlyArray<ReadonlyArray<string | number>> = [
	['Supplier', 'Paybill/Till', 'Kind', 'A/C No', 'Amount (KES)'],
	['Mercy Nafula Wekesa', '057318', 'till', '', 1500.5],
	['Jane Kamau', 4738534, 'Till', '', 'KES 2,000/='],
	[twiga, '090010', 'Paybill', 'HSE 7', 250],
	['Zoë Otieno', '5031264', 'Buy Goods', '', 99.5],
	['Jane Kamau', '0712345678', 'till', '', 'ask her'],
];
describe('the upload page of the example “Verify a sheet”', () => {
	test.each(SHEET_FILES)(
		'answers %s with counts, money, the workbook and the report',
		async (_what, name, make) => {
			const file = await make(sheet);
			const { title, message, names, cells, report } = await verify(name, file);
			expect(title).toBe('Test results: do not pay');
			// Of each outcome: rows and KES.
			const totals = message.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g);
			expect(Array.from(totals, ([, ...columns]) => columns.join())).toEqual([
				'Confirmed,3,3,750.50',
				'Needs Review,0,0.00',
				'Not Confirmed,1,99.50',
				'Unchecked,1,0.00',
				'All,5,3,850.00',
				'Can be paid,0,0.00',
			]);
			const known = [
				name,
				'Wanja of accounts',
				createHash('sha256').update(file).digest('hex'),
				'the first one; if the file has others, they were not read',
			];
			for (const page of [message, report]) for (const text of known) expect(page).toContain(text);
			const reportName = /^[Pp]ayees, checked \d{4}-\d\d-\d\d\.html$/;
			expect(names).toEqual(['verification.xlsx', expect.stringMatching(reportName)]);
			expect(column(cells, 'row_number')).toEqual([2, 3, 4, 5, 6]);
			const outcomes = ['Confirmed', 'Confirmed', 'Confirmed', 'Not Confirmed', 'Unchecked'];
			expect(column(cells, 'Lookup Outcome')).toEqual(outcomes);
			const numbers = ['057318', '4738534', '090010', '5031264', ''];
			expect(column(cells, 'Lookup Number')).toEqual(numbers);
			expect(column(cells, 'Lookup Account')).toEqual(['', '', 'HSE 7', '', '']);
			// Numbers that can be added up, and what is none as it was.
			expect(column(cells, 'Amount (KES)')).toEqual([1500.5, 2000, 250, 99.5, 'ask her']);
			expect(new Set(column(cells, 'Lookup Payable'))).toEqual(new Set(['No']));
		},
	);

	test('reads its own workbook as the next sheet, with the same results', async () => {
		const { cells, workbook } = await verify('own.csv', csv(sheet));
		const again = await verify('verification.xlsx', workbook);
		expect(again.cells[0]).toEqual(cells[0]);
		expect(column(again.cells, 'Lookup Outcome')).toEqual(column(cells, 'Lookup Outcome'));
	});

	test('gives a sheet whose author means harm back as text, and lets nothing else into the report', async () => {
		const hostile = [
			['type', 'number', 'expected_name', '=1+1<img src=x onerror=alert(1)>'],
			['till', '057318', 'Mercy Nafula Wekesa', '007'],
			['paybill', '090010', '', '=HYPERLINK("http://127.0.0.1/?"&A1,"free money")'],
			['till', '4738534', '=1+1', '+1+cmd|"/C calc"!A0'],
			['till', '5031264', '<script>alert(1)</script>', "-2+3+cmd|' /C calc'!A0"],
			['paybill', '900010', '"><img src=x onerror=alert(1)>', '@SUM(1+1)*cmd'],
			['till', '</td><script>alert(2)</script>', '', 'two\nlines {"=1"},"=2":"=3'],
			['till', '900103', "' onmouseover='alert(4)", '＝1+1'],
			['till', '5031264', "Ng’ang’a 😀 عربي $& $' $`", '\t=1'],
		];
		// Throws at a cell that is a formula.
		const { cells, report } = await verify('hostile.csv', csv(hostile));
		expect(cells.map((row) => row.slice(0, 4))).toEqual(hostile);
		expect(report).toContain('&#60;/td&#62;&#60;script&#62;alert(2)');
		expect(report).not.toMatch(/<script|<img|onmouseover='/);
		expect(report).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
	});

	test('reads a payment sheet as an office keeps it, below its titles and without its second worksheet', async () => {
		const book = new Workbook();
		fillOfficeSheet(book);
		const { cells } = await verify('office.xlsx', new Uint8Array(await book.xlsx.writeBuffer()));
		const rows = OFFICE_LINES.map((line) => Number(line.split(':')[0]));
		expect(column(cells, 'row_number')).toEqual(rows);
		expect(column(cells, 'Invoice Date')[1]).toBe('2026-11-08');
	});

	async function hiddenFirst(): Promise<Uint8Array> {
		const book = new Workbook();
		book.addWorksheet('Lists', { state: 'hidden' }).addRow(['Departments']);
		book.addWorksheet('November').addRows(sheet.map((row) => [...row]));
		return new Uint8Array(await book.xlsx.writeBuffer());
	}
	const picture = readFile(join(projectFolder, 'docs/images/credential.png'));
	const badLine = `Supplier,Till,Amount\n${'Jane Kamau,4738534,7\n'.repeat(12)}Jane Kamau,4738534,7,8\n`;
	test.each<[string, string, string | Uint8Array | Promise<Uint8Array>, RegExp]>([
		['a bad line', 'a.csv', badLine, /Line 14 has one comma too many/],
		['a hidden first worksheet', 'a.xlsx', hiddenFirst(), /Headings found in row 1: .*Departments/],
		['an empty file', 'a.csv', '', /The sheet is empty/],
		// n8n’s reader only says of it that it has another format.
		['a picture', 'a.png', picture, /The file is not a sheet/],
	])('checks nothing of a sheet with %s, and says why', async (_what, fileName, content, why) => {
		const { title, message, files } = await submitSheet(form, fileName, await content);
		expect(title).toBe('Nothing was checked');
		expect(message).toMatch(why);
		expect(message).toContain('if the file has others, they were not read');
		// No workbook, which could be taken for one of checked rows.
		expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/, not checked\.html$/)]);
		expect(files[0]?.content.toString('utf8')).toContain('Nothing was checked');
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});

	test('confirms nobody when the lookup is deactivated', async () => {
		const url = await publish({ deactivated: ['Check the Sheet'] });
		const earlier = 'till,payee,Lookup Outcome\n4738534,Jane Kamau,Confirmed\n';
		const { title, report } = await verify('a.csv', earlier, url);
		expect(title).toBe('Nothing was checked');
		expect(report).not.toMatch(/You can pay|JANE/);
	});

	test('answers in the demo as it is imported', async () => {
		const url = await publish();
		const content = 'Till,Supplier\n900001,Jane Kamau\n900003,Jane Kamau\n';
		const { title, message, cells } = await verify('demo.csv', content, url);
		expect(title).toBe('Test results: do not pay');
		expect(message).toContain('Results from the demo are not about real payees. Do not pay.');
		expect(column(cells, 'Lookup Outcome')).toEqual(['Confirmed', 'Not Confirmed']);
		expect(live().service.stats.lookups).toBe(0);
	});
});
