import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellValue } from 'exceljs';
import { credentialType } from '../../realN8n/localCredential';
import { sheetExample } from '../../realN8n/sheetExample';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample } from './example';
import { submitSheet } from './forms';
import { readWorkbook, writeSheet, type Cells } from './workbook';

const live = useLiveN8n();
let folder: string;
let form: { id: string; url: string };

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'sheet-form-'));
	const credentials = { [credentialType]: live().credentialId };
	const workflow = await readExample(sheetExample, { credentials, activated: ['Your Sheet'] });
	form = await publishAt(live(), workflow, '/form/verify-sheet');
});

/** Uploads a sheet: the page that answers, the rows of the workbook that it hands out, and the execution. */
async function verify(fileName: string, content: string | Uint8Array) {
	const { file, ...page } = await submitSheet(form.url, fileName, content);
	const path = join(folder, 'answer.xlsx');
	await writeFile(path, file);
	const cells = await readWorkbook(path);
	return { ...page, cells, execution: await finishedExecution(live().rest, form.id) };
}

/** A column of a workbook by its title, without the title. */
const column = ([titles = [], ...rows]: Cells, title: string): unknown[] =>
	rows.map((row) => row[titles.indexOf(title)]);

describe('the upload page of the example “Verify a sheet”', () => {
	const twiga = 'Twiga Housing Co-operative Society';
	const sheet: ReadonlyArray<readonly CellValue[]> = [
		['Supplier', 'Paybill/Till', 'Kind', 'Amount (KES)', 'Due Date'],
		['Mercy Nafula Wekesa', '057318', 'till', 1500.5, new Date('2026-11-08')],
		['Jane Kamau', 4738534, 'Till', 'KES 2,000/=', 'when it is due'],
		[twiga, '090010', 'Paybill', { formula: '2*125', result: 250 }, ''],
		['Zoë Otieno', '5031264', 'Buy Goods', 99.5, ''],
		['Jane Kamau', '0712345678', 'till', 'ask her', ''],
	];

	test.each(['Payees.CSV', 'payees.xlsx'])(
		'waits, and answers %s with counts, KES, the columns taken and the workbook',
		async (name) => {
			const path = join(folder, name.toLowerCase());
			await writeSheet(path, sheet);
			const file = await readFile(path);
			const { title, message, cells, execution } = await verify(name, file);
			const report = JSON.stringify(execution.outputs('Report'));
			for (const text of [createHash('sha256').update(file).digest('hex'), 'Wanja of accounts'])
				expect(report).toContain(text);
			expect(title).toBe('Your sheet was checked');
			// Of each outcome: rows and KES.
			const totals = message.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g);
			expect(Array.from(totals, ([, ...columns]) => columns.join())).toEqual([
				...['Confirmed,3,3,750.5', 'Needs Review,0,0', 'Not Confirmed,1,99.5', 'Unchecked,1,0'],
			]);
			for (const text of [
				'number: “Paybill/Till”, type: “Kind”, name: “Supplier”, amount: “Amount (KES)”. Rows without an amount: 1',
				...['This is a test. Do not pay on it.', `${name}, checked 20`, ' for Wanja of accounts'],
			])
				expect(message).toContain(text);
			expect(column(cells, 'row_number')).toEqual([2, 3, 4, 5, 6]);
			// Numbers that can be added up, dates that can be read, and what is neither as it was.
			expect(column(cells, 'Amount (KES)')).toEqual([1500.5, 2000, 250, 99.5, 'ask her']);
			const due = column(cells, 'Due Date').slice(0, 2);
			if (name.endsWith('.xlsx')) expect(due).toEqual(['2026-11-08', 'when it is due']);
		},
	);

	test.each([
		['Till,Name', '4738534,Jane Kamau', 'till: “Till”, name: “Name”'],
		['Business Number,Beneficiary', `090010,${twiga}`, 'paybill: '],
		['short code,kind,vendor', '4738534,till,Jane Kamau', 'number: “short code”'],
		['Merchant,Account Name,Total', '4738534,Jane Kamau,7', 'amount: “Total”'],
		['Name,Till,Supplier', 'Zoë Otieno,4738534,Jane Kamau', 'name: “Supplier”'],
		['Till,Name,Total,Amount', '4738534,Jane Kamau,1,7', 'amount: “Amount”'],
	])('finds the columns of “%s”', async (titles, row, told) => {
		const { message, cells } = await verify('payees.csv', `${titles}\n${row}\n`);
		expect(message).toContain(told);
		expect(column(cells, 'Lookup Outcome')).toEqual(['Confirmed']);
	});

	test.each([
		['in both columns', `Till,Paybill,Supplier|,090010,${twiga}|4738534,090010,Jane Kamau`, /./],
		[
			'of the other type',
			'Type,Till,Supplier|Till,4738534,Jane Kamau|Paybill,4738534,Jane Kamau',
			/Paybill in the column Till/,
		],
		[
			'that is missing',
			'Till,Paybill,Supplier,Amount|4738534,,Jane Kamau,7|,,TOTAL,7',
			/umber.* is empty/,
		],
	])('takes no number %s', async (_what, lines, reason) => {
		const { cells } = await verify('numbers.csv', lines.replaceAll('|', '\n'));
		expect(column(cells, 'Lookup Outcome')).toEqual(['Confirmed', 'Unchecked']);
		expect(column(cells, 'Lookup Reason').at(-1)).toMatch(reason);
	});

	test('counts Confirmed rows with a warning, which the report has first', async () => {
		const twice = ['4738534,Jane Kamau', '4738534,Jane Kamau'];
		// With a mark that turns the digits around on a screen.
		const rows = [...twice, '\u202e057318,Mercy Nafula Wekesa', '5031264,Zoë Otieno'];
		const { message, execution } = await verify('twice.csv', ['Till,Name', ...rows].join('\n'));
		expect(message).toContain('Confirmed rows with a warning: 3');
		const [first = '', others = ''] = JSON.stringify(execution.outputs('Report')).split(
			'Confirmed rows without a warning',
		);
		expect(first).toMatch(/Also in row 3[\s\S]*Also in row 2[\s\S]*hidden character/);
		expect(others).not.toContain('Also in');
	});

	test('counts amounts as people write them', async () => {
		const written = ['"Ksh. 1,500/-"', '(500)', '-800', '"KES 2,000.50"', '"1,000"', 'about 7'];
		const rows = written.map((amount) => `4738534,Jane Kamau,${amount}`);
		const { cells } = await verify('amounts.csv', ['Till,Name,Amount', ...rows].join('\n'));
		expect(column(cells, 'Amount')).toEqual([1500, -500, -800, 2000.5, 1000, 'about 7']);
	});

	const twoNames = 'Till,Supplier,Payee\n4738534,Jane Kamau,Zoë Otieno\n';
	const above = 'Suppliers of May,,\ntype,number,supplier\ntill,4738534,Jane Kamau\n';
	const short = `Supplier,Till,Amount\n${'Jane Kamau,4738534,7\n'.repeat(12)}Jane Kamau,4738534\n`;
	test.each<[string, string, string, RegExp]>([
		['no number', 'a.csv', 'type,payee\ntill,Jane Kamau\n', /No column shows the number \(Till, /],
		['a title above its headings', 'a.csv', above, /The headings must be in the first row/],
		['two suppliers', 'a.csv', twoNames, /Two columns show the name .* “Supplier” and “Payee”/],
		['no rows', 'a.csv', 'type,number,payee\n', /No rows could be read\./],
		[
			'a row that cannot be read',
			'a.csv',
			short,
			/could not read the sheet after row 13\.|No rows/,
		],
		['an empty file', 'a.csv', '', /No rows could be read\./],
		['a PDF', 'a.pdf', '%PDF-1.4\n1 0 obj\n%%EOF\n', /This is not a CSV or Excel file\./],
	])('checks nothing of a sheet with %s, and says why', async (_what, fileName, content, said) => {
		const { title, message } = await verify(fileName, content);
		expect(title).toBe('Nothing was checked');
		expect(/<div>(.*?)<\/div>/.exec(message)?.[1]).toMatch(said);
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});

	test('confirms no name with letters of another character set, and says why', async () => {
		const latin = Buffer.from('till,payee\n4738534,Jane Wanjik\xfb Kamau\n', 'latin1');
		const { message, cells } = await verify('latin.csv', latin);
		expect(message).toContain('Some letters could not be read. Save the sheet as “CSV UTF-8”');
		expect(column(cells, 'Lookup Outcome')).not.toContain('Confirmed');
	});

	test('says that nothing was checked when the service is out', async () => {
		live().service.setFaultPlan(() => ({ kind: 'serverError', httpStatus: 503, body: 'empty' }));
		const { title, message } = await verify('out.csv', 'till,payee\n4738534,Jane Kamau\n');
		expect(title).toBe('Nothing was checked');
		expect(message).toContain('the service is unavailable at the moment');
	});
});
