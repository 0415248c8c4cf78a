import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { examplesFolder } from '../../realN8n/paths';
import { readSheetResults, resultFiles, type SheetResult } from '../../sheet/sheetResults';
import { ACCOUNT_KINDS, type AccountKind } from '../../simulator';
import type { StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { readExample } from './example';
import { readWorkbook, writeSheet, type Cells } from './workbook';

const payeesFile = join(examplesFolder, 'payees.csv');
const results = ['Confirmed', 'Needs Review', 'Not Confirmed', 'Unchecked'];
/** How many rows get each result; Daraja knows one operator and gives no name that is none. */
const countsOf: Record<AccountKind, number[]> = {
	apiUser: [15, 11, 8, 8],
	clientCredentials: [15, 11, 8, 8],
	daraja: [17, 8, 7, 10],
};
const columns = ['Result', 'Name', 'Reason', 'Details', 'Type', 'Number', 'Environment', 'Time'];
const resultTitles = columns.map((column) => `Lookup ${column}`);

const live = useLiveN8n();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});

/** Runs the example on a sheet, with a new folder of this name for its results. */
async function run(
	sheet: string,
	name: string,
	{ kind = 'apiUser', deactivated = [] }: { kind?: AccountKind; deactivated?: string[] } = {},
): Promise<{ execution: StoredExecution; output: string }> {
	const output = join(folder, name);
	await mkdir(output);
	const workflow = await readExample('spreadsheet-verification.json', {
		credentials: { [credentialType]: await live().storeAccount(kind) },
		fields: { Files: { payeesFile: sheet, outputFolder: output } },
		deactivated,
	});
	return { execution: await live().run(workflow), output };
}

/** The same for a run that has to end well; returns the folder with its results. */
async function verify(sheet: string, name: string, kind?: AccountKind): Promise<string> {
	const { execution, output } = await run(sheet, name, kind && { kind });
	expect(execution.status).toBe('success');
	return output;
}

/** All rows of a CSV file, titles included. */
async function readRows(path: string): Promise<string[][]> {
	const csvRows = z.array(z.array(z.string()));
	return csvRows.parse(parse(await readFile(path, 'utf8'), { bom: true }));
}

/** The titles and the rows of the payees' own columns, from all result sheets of a workbook. */
function ownCells(workbook: ReadonlyMap<string, Cells>): unknown[] {
	const [[titles = []] = []] = results.map((name) => workbook.get(name) ?? []);
	expect(titles.slice(-resultTitles.length)).toEqual(resultTitles);
	const rows = results.flatMap((name) => (workbook.get(name) ?? []).slice(1));
	return [titles, ...rows].map((row) => row.slice(0, -resultTitles.length));
}

describe.each(ACCOUNT_KINDS)(
	'the spreadsheet example on the project’s own sheet, with the account %s',
	(kind) => {
		const counts = countsOf[kind];
		let output: string;
		let found: SheetResult[];

		beforeAll(async () => {
			output = await verify(payeesFile, kind, kind);
			// Throws when a row is missing or doubled.
			found = await readSheetResults(payeesFile, output);
		});

		test('puts every row into exactly one CSV file, in the order of the sheet', async () => {
			const files = [...resultFiles, 'report.html', 'verification.xlsx'];
			expect((await readdir(output)).sort()).toEqual(files.sort());
			const ofResult = (wanted: string): string[] =>
				found.filter(({ result }) => result === wanted).map(({ file }) => file);
			const homes = ['confirmed.csv', 'needs-review.csv', 'not-confirmed.csv', 'needs-review.csv'];
			expect(results.map(ofResult)).toEqual(
				homes.map((file, index) => Array<string>(counts[index] ?? 0).fill(file)),
			);
			const [, ...rows] = await readRows(join(output, 'confirmed.csv'));
			expect(rows).toEqual([...rows].sort(([a = ''], [b = '']) => a.localeCompare(b)));
		});

		test('puts every row with its own columns into exactly one sheet of the workbook, and sums up', async () => {
			const workbook = await readWorkbook(join(output, 'verification.xlsx'));
			expect([...workbook.keys()]).toEqual(['Summary', ...results]);
			expect(ownCells(workbook).sort()).toEqual((await readRows(payeesFile)).sort());
			const rowsOfSheets = results.map((name) => (workbook.get(name)?.length ?? 0) - 1);
			expect(rowsOfSheets).toEqual(counts);
			expect(workbook.get('Summary')).toEqual([
				['Result', 'Rows'],
				...results.map((name, index) => [name, counts[index]]),
				['All rows', 42],
				['Sheet', 'payees.csv'],
				['Environment', 'uat'],
				['Finished (UTC)', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)],
			]);
		});

		test.each([
			['a leading zero', 'P009', '057318', 'Confirmed', /MERCY NAFULA WEKESA/],
			['full-width digits', 'P007', '6420175', 'Confirmed', /KIPCHUMBA KORIR/],
			['an unknown number', 'P024', '5999991', 'Not Confirmed', /No account has this number/],
			['no expected name', 'P003', '5031264', 'Needs Review', /no expected name to compare/],
			['a phone number', 'P033', '', 'Unchecked', /phone number/],
		])('tells what becomes of %s', (_what, ref, number, result, text) => {
			const { name = '', reason = '', ...told } = found.find((each) => each.ref === ref) ?? {};
			expect(told).toMatchObject({ number, result });
			expect(`${name}: ${reason}`).toMatch(text);
		});
	},
);

describe('the spreadsheet example on a sheet whose author means harm', () => {
	const sheet = [
		['type', 'number', 'expected_name', '=1+1<img src=x onerror=alert(1)>'],
		['till', '057318', 'Mercy Nafula Wekesa', '007'],
		['paybill', '090010', '', '=HYPERLINK("http://127.0.0.1/?"&A1,"free money")'],
		['till', '4738534', '=1+1', '+1+cmd|"/C calc"!A0'],
		['till', '5031264', '<script>alert(1)</script>', "-2+3+cmd|' /C calc'!A0"],
		['paybill', '900010', '"><img src=x onerror=alert(1)>', '@SUM(1+1)*cmd'],
		['till', '</td><script>alert(2)</script>', '', 'two\nlines'],
		['till', '900103', "' onmouseover='alert(4)", '＝1+1'],
		['till', '5999991', 'Ng’ang’a 😀 عربي', '-5'],
	];
	let output: string;

	beforeAll(async () => {
		const file = join(folder, 'hostile.csv');
		await writeSheet(file, sheet);
		output = await verify(file, 'hostile');
	});

	test('keeps every cell of the workbook as the text that it was', async () => {
		const workbook = await readWorkbook(join(output, 'verification.xlsx'));
		expect(ownCells(workbook).sort()).toEqual([...sheet].sort());
	});

	test('gives no spreadsheet program a formula in a CSV file', async () => {
		const files = resultFiles.map(async (file) => await readRows(join(output, file)));
		const cells = (await Promise.all(files)).flat(2);
		expect(cells).toContain('\'=HYPERLINK("http://127.0.0.1/?"&A1,"free money")');
		expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual(['-5']);
	});

	test('lets nothing of the sheet into the report but text', async () => {
		const html = await readFile(join(output, 'report.html'), 'utf8');
		expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td>');
		expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
		const tags = new Set([...html.matchAll(/<([^\s/>]+)/g)].map(([, tag = '']) => tag));
		expect([...tags].sort().join(' ')).toBe(
			'!doctype body h1 h2 head html meta p rect style svg table td text th title tr',
		);
		expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
	});
});

describe('the spreadsheet example', () => {
	test('keeps the types of a workbook’s cells, and of a formula its result', async () => {
		const sheet = join(folder, 'Typed.XLSX');
		const titles = ['type', 'number', 'expected_name', 'amount'];
		const jane = ['till', 4738534, 'Jane Wanjiku Kamau'];
		const twiga = ['Pay Bill', '090010', 'Twiga Housing Co-operative Society'];
		const formula = { formula: '2*600', result: 1200 };
		await writeSheet(sheet, [titles, [...jane, 48000.5], [...twiga, formula]]);
		const output = await verify(sheet, 'typed');
		const workbook = await readWorkbook(join(output, 'verification.xlsx'));
		expect(ownCells(workbook)).toEqual([titles, [...jane, 48000.5], [...twiga, 1200]]);
	});

	test('reads a result as the next sheet, without doubling its columns', async () => {
		const sheet = join(folder, 'reviewed.csv');
		const titles = ['ref', 'type', 'number', 'expected_name'];
		const noName = ['P1', 'till', '5031264', ''];
		await writeSheet(sheet, [titles, noName, ['P2', 'till', '0712345678', 'Jane']]);
		const first = join(await verify(sheet, 'first'), 'needs-review.csv');
		const second = join(await verify(first, 'second'), 'needs-review.csv');
		const [before, after] = [await readRows(first), await readRows(second)];
		expect(after[0]).toEqual(before[0]);
		expect(before.map(([ref]) => ref)).toEqual(['ref', 'P1', 'P2']);
		expect(after.map(([ref]) => ref)).toEqual(['ref', 'P1', 'P2']);
	});

	test.each([
		[
			'a missing column',
			'no-name.csv',
			'type,number,name\ntill,4738534,Jane\n',
			'no column expected_name',
		],
		['no rows', 'empty.csv', 'type,number,expected_name\n', 'It has no rows'],
		['another kind of file', 'payees.txt', 'type,number\n', 'neither a .csv nor an .xlsx file'],
	])('stops with a message at %s, and writes nothing', async (_what, file, content, message) => {
		const sheet = join(folder, file);
		await writeFile(sheet, content);
		const { execution, output } = await run(sheet, `stopped ${file}`);
		expect(execution.status).toBe('error');
		expect(execution.text).toContain(message);
		expect(await readdir(output)).toEqual([]);
	});

	// n8n hands the input of a deactivated node to its first output, unlooked at.
	test('stops when the lookup is deactivated, and writes nothing', async () => {
		const { execution, output } = await run(payeesFile, 'deactivated', {
			deactivated: ['Look Up Payees'],
		});
		expect(execution.status).toBe('error');
		expect(execution.text).toContain('The sheet has 42 rows, but 0 have a result');
		expect(await readdir(output)).toEqual([]);
	});
});
