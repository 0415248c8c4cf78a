import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellValue } from 'exceljs';
import { credentialType } from '../../realN8n/localCredential';
import { sheetExample } from '../../realN8n/sheetExample';
import { finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample } from './example';
import { submitSheet, type SheetAnswer } from './sheetForm';
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
beforeEach(() => {
	live().service.resetStats();
});

interface Checked extends SheetAnswer {
	/** The rows of the workbook that is handed out, titles included. */
	cells: Cells;
	execution: StoredExecution;
}

async function verify(fileName: string, content: string | Uint8Array): Promise<Checked> {
	const answer = await submitSheet(form.url, fileName, content);
	const path = join(folder, 'answer.xlsx');
	await writeFile(path, answer.file);
	const cells = (await readWorkbook(path)).get('Payees') ?? [];
	return { ...answer, cells, execution: await finishedExecution(live().rest, form.id) };
}

/** The file of a sheet, as a spreadsheet program writes it. */
async function fileOf(name: string, rows: ReadonlyArray<readonly CellValue[]>): Promise<Buffer> {
	const path = join(folder, name);
	await writeSheet(path, rows);
	return await readFile(path);
}

/** What a page's table says of each outcome: rows and KES. */
const totals = ({ message }: SheetAnswer): unknown =>
	Object.fromEntries(
		[...message.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)].map(
			([, outcome, rows, kes]) => [outcome, [rows, kes]],
		),
	);

/** A column of a workbook by its title, without the title. */
const column = ([titles = [], ...rows]: Cells, title: string): unknown[] =>
	rows.map((row) => row[titles.indexOf(title)]);

const hers = ['Supplier', 'Paybill/Till', 'Kind', 'Amount (KES)', 'Due Date'];
const twoFifty = { formula: '2*125', result: 250 };
const herRows: ReadonlyArray<readonly CellValue[]> = [
	['Mercy Nafula Wekesa', '057318', 'till', 1500.5, new Date('2026-11-08')],
	['Jane Kamau', 4738534, 'Till', 'KES 2,000/=', 'when it is due'],
	['Twiga Housing Co-operative Society', '090010', 'Paybill', twoFifty, ''],
	['Zoë Otieno', '5031264', 'Buy Goods', 99.5, ''],
	['Jane Kamau', '0712345678', 'till', 'ask her', ''],
];

describe('the upload page of the example “Verify a sheet”', () => {
	test.each(['Payees.CSV', 'payees.xlsx'])(
		'waits, and answers %s with counts, KES, the columns taken and the workbook',
		async (name) => {
			const file = await fileOf(name.toLowerCase(), [hers, ...herRows]);
			const answer = await verify(name, file);
			const report = JSON.stringify(answer.execution.outputs('Report'));
			for (const text of [createHash('sha256').update(file).digest('hex'), 'Wanja of accounts'])
				expect(report).toContain(text);
			expect(answer.title).toBe('Your sheet was checked');
			expect(totals(answer)).toEqual({
				Confirmed: ['3', '3,750.5'],
				'Needs Review': ['0', '0'],
				'Not Confirmed': ['1', '99.5'],
				Unchecked: ['1', '0'],
			});
			expect(answer.message).toContain(
				'number: “Paybill/Till”, type: “Kind”, name: “Supplier”, amount: “Amount (KES)”. Rows without an amount: 1',
			);
			expect(answer.message).toContain('This is a test. Do not pay on it.');
			expect(answer.message).toMatch(
				new RegExp(`${name}, checked \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d for Wanja of accounts`),
			);
			const outcomes = ['Confirmed', 'Confirmed', 'Confirmed', 'Not Confirmed', 'Unchecked'];
			expect(column(answer.cells, 'Lookup Outcome')).toEqual(outcomes);
			expect(column(answer.cells, 'row_number')).toEqual([2, 3, 4, 5, 6]);
			// Numbers that can be added up, dates that can be read, and what is neither as it was.
			const amounts = [1500.5, 2000, 250, 99.5, 'ask her'];
			expect(column(answer.cells, 'Amount (KES)')).toEqual(amounts);
			expect(column(answer.cells, 'Supplier')).toEqual(herRows.map(([supplier]) => supplier));
			if (name.endsWith('.xlsx'))
				expect(column(answer.cells, 'Due Date').slice(0, 2)).toEqual([
					'2026-11-08',
					'when it is due',
				]);
		},
	);

	test.each([
		['Till,Name', '4738534,Jane Kamau', 'till: “Till”, name: “Name”'],
		['Business Number,Beneficiary', '090010,Twiga Housing Co-operative Society', 'paybill: '],
		['short code,kind,vendor', '4738534,till,Jane Kamau', 'number: “short code”'],
		['Merchant,Account Name,Total', '4738534,Jane Kamau,7', 'amount: “Total”'],
		['Name,Till,Supplier', 'Zoë Otieno,4738534,Jane Kamau', 'name: “Supplier”'],
		['Till,Name,Total,Amount', '4738534,Jane Kamau,1,7', 'amount: “Amount”'],
	])('finds the columns of “%s”', async (titles, row, told) => {
		const { message, cells } = await verify('payees.csv', `${titles}\n${row}\n`);
		expect(message).toContain(told);
		expect(column(cells, 'Lookup Outcome')).toEqual(['Confirmed']);
	});

	const twiga = '090010,Twiga Housing Co-operative Society';
	test.each<[string, string[], string[], RegExp]>([
		[
			'in the other type’s column, or in both',
			['Till,Paybill,Supplier', '4738534,,Jane Kamau', `,${twiga}`, '4738534,090010,Jane Kamau'],
			['Confirmed', 'Confirmed', 'Unchecked'],
			/./,
		],
		[
			'of another type than that of its column',
			['Type,Till,Paybill,Supplier', `Buy Goods,,${twiga}`, 'Paybill,4738534,,Jane Kamau'],
			['Unchecked', 'Unchecked'],
			/Paybill in the column Till/,
		],
		[
			'that is missing',
			['Till,Paybill,Supplier,Amount', '4738534,,Jane Kamau,7', ',,TOTAL,7'],
			['Confirmed', 'Unchecked'],
			/umber.* is empty/,
		],
	])('takes no number %s', async (_what, lines, outcomes, reason) => {
		const { cells } = await verify('numbers.csv', lines.join('\n'));
		expect(column(cells, 'Lookup Outcome')).toEqual(outcomes);
		expect(column(cells, 'Lookup Reason').at(-1)).toMatch(reason);
	});

	test('counts amounts as people write them', async () => {
		const amounts = ['"Ksh. 1,500/-"', '(500)', '-800', '"KES 2,000.50"', '"1,000"', 'about 7'];
		const rows = amounts.map((amount) => `4738534,Jane Kamau,${amount}`);
		const { cells } = await verify('amounts.csv', ['Till,Name,Amount', ...rows].join('\n'));
		const read = column(cells, 'Amount');
		expect(read).toEqual([1500, -500, -800, 2000.5, 1000, 'about 7']);
	});

	test('says which row cannot be read, and does not pass for the whole sheet', async () => {
		const rows = Array.from(
			{ length: 20 },
			(_, row) => `Jane Kamau,4738534${row === 12 ? '' : ',7'}`,
		);
		const { title, message } = await verify(
			'cut.csv',
			['Supplier,Till,Amount', ...rows].join('\n'),
		);
		expect(title).toBe('Nothing was checked');
		expect(message).toMatch(
			/<div>(No rows could be read\.|n8n could not read the sheet after row 13\.) /,
		);
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});
});

describe('the upload page asks for nothing, and says why', () => {
	const number = 'No column shows the number (Till, Paybill or Number).';
	const noRows =
		'No rows could be read. Put the rows below the headings, in the first sheet of the file.';
	const type = 'No column shows whether it is a till or a paybill (Type).';
	const name = 'No column shows the name that you expect (Supplier, Payee or Name).';
	const where = 'The headings must be in the first row of the first sheet.';

	test.each<[string, string, string | Uint8Array, string[]]>([
		['no number', 'a.csv', 'type,expected_name\ntill,Jane Kamau\n', [number, where]],
		[
			'a title above its headings',
			'a.csv',
			'Suppliers of November,,\ntype,number,supplier\ntill,4738534,Jane Kamau\n',
			[number, type, name, where],
		],
		[
			'two suppliers',
			'a.csv',
			'Till,Supplier,Payee\n4738534,Jane Kamau,Zoë Otieno\n',
			[
				'Two columns show the name that you expect: “Supplier” and “Payee”. Rename the one that should not be used.',
			],
		],
		['no rows', 'a.csv', 'type,number,expected_name\n', [noRows]],
		['an empty file', 'a.csv', '', [noRows]],
		['a PDF', 'a.pdf', '%PDF-1.4\n1 0 obj\n%%EOF\n', ['This is not a CSV or Excel file.']],
	])('of a sheet with %s', async (_what, fileName, content, sentences) => {
		const { title, message } = await verify(fileName, content);
		expect(title).toBe('Nothing was checked');
		expect(/<div>(.*?)<\/div>/.exec(message)?.[1]).toBe(sentences.join(' '));
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});

	test('of the letters of another character set, and the name with them is not confirmed', async () => {
		const sheet = Buffer.from('till,payee\n4738534,Jane Wanjik\xfb Kamau\n', 'latin1');
		const { message, cells } = await verify('latin.csv', sheet);
		expect(message).toContain('Some letters could not be read. Save the sheet as “CSV UTF-8”');
		expect(column(cells, 'Lookup Outcome')).not.toContain('Confirmed');
	});

	test('of a service that is out', async () => {
		live().service.setFaultPlan(() => ({ kind: 'serverError', httpStatus: 503, body: 'empty' }));
		const { title, message } = await verify('out.csv', 'till,payee\n4738534,Jane Kamau\n');
		live().service.setFaultPlan(undefined);
		expect(title).toBe('Nothing was checked');
		expect(message).toContain('the service is unavailable at the moment');
	});
});
