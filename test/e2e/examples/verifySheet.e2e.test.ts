import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/resultFields';
import { examplesFolder } from '../../realN8n/paths';
import { sheetExampleWithFiles } from '../../realN8n/sheetExample';
import { readSheetResults, resultFiles } from '../../sheet/sheetResults';
import { useLiveN8n } from '../support/liveN8n';
import { readWorkbook, writeSheet, type Cells } from './workbook';

const payeesFile = join(examplesFolder, 'payees.csv');
const added = ['row_number', ...RESULT_COLUMNS];

const live = useLiveN8n();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});

/** Runs the example on a sheet; returns the new folder with its results. */
async function verify(sheet: string, name: string, deactivated: string[] = []): Promise<string> {
	const outputFolder = join(folder, name);
	await mkdir(outputFolder);
	const paths = { payeesFile: sheet, outputFolder };
	const workflow = await sheetExampleWithFiles(paths, live(), deactivated);
	expect(await live().run(workflow)).toMatchObject({ status: 'success' });
	return outputFolder;
}

/** All rows of a CSV file, titles included. */
async function readRows(path: string): Promise<string[][]> {
	const csvRows = z.array(z.array(z.string()));
	return csvRows.parse(parse(await readFile(path, 'utf8'), { bom: true }));
}

/** The rows of the workbook that the example writes, titles included. */
const readResult = async (output: string): Promise<Cells> =>
	await readWorkbook(join(output, 'verification.xlsx'));

/** The same without what the example has added. */
const ownCells = (rows: Cells): unknown[] => rows.map((row) => row.slice(0, -added.length));

describe('the example “Verify a sheet” on the project’s own sheet', () => {
	const outcomes = [16, 11, 8, 7];
	const [confirmed = 0, review, refused, unchecked] = outcomes;
	let output: string;

	beforeAll(async () => {
		output = await verify(payeesFile, 'own');
	});

	test('puts every row into exactly one CSV file, in the order of the sheet', async () => {
		const counts: Record<string, number> = {};
		// Throws when a row is missing or doubled.
		for (const { result, file } of await readSheetResults(payeesFile, output))
			counts[`${result}: ${file}`] = (counts[`${result}: ${file}`] ?? 0) + 1;
		expect(counts).toEqual({
			'Confirmed: confirmed.csv': confirmed,
			'Needs Review: needs-review.csv': review,
			'Not Confirmed: not-confirmed.csv': refused,
			'Unchecked: needs-review.csv': unchecked,
		});
		for (const file of resultFiles) {
			const [titles = [], ...rows] = await readRows(join(output, file));
			expect(titles.slice(-added.length)).toEqual(added);
			expect(rows).toEqual([...rows].sort(([a = ''], [b = '']) => a.localeCompare(b)));
		}
	});

	test('puts all rows into one workbook in their old order, and reads it as the next sheet', async () => {
		const rows = await readResult(output);
		const [titles = [], ...payees] = await readRows(payeesFile);
		const amount = titles.indexOf('amount');
		const sheet = payees.map((row) =>
			row.map((cell, at) => (at === amount ? Number(cell) : cell.replace(/^\+/, "'+"))),
		);
		expect(ownCells(rows)).toEqual([titles, ...sheet]);
		expect(rows[0]?.slice(-added.length)).toEqual(added);
		const places = rows.slice(1).map((row) => row.at(-added.length));
		expect(places).toEqual(rows.slice(1).map((_row, index) => index + 2));
		const again = await readResult(await verify(join(output, 'verification.xlsx'), 'again'));
		const outcome = (rows[0] ?? []).indexOf('Lookup Outcome');
		expect(again[0]).toEqual(rows[0]);
		expect(again.map((row) => row[outcome])).toEqual(rows.map((row) => row[outcome]));
	});

	test('counts the outcomes in its report, and names first what is not confirmed or has a warning', async () => {
		const html = await readFile(join(output, 'report.html'), 'utf8');
		const counts = [...html.matchAll(/<tr><td>[\w ]+<\/td><td>(\d+)<\/td>/g)];
		expect(counts.map(([, rows]) => Number(rows))).toEqual(outcomes);
		expect(html).toContain('Results from: uat');
		const [, toDo = '', rest = ''] = html.split('<h2>');
		const [first, others] = [toDo, rest].map((part) => part.split('<tr><td>').slice(1));
		const warned = first?.filter((row) => row.includes('<td>Confirmed'));
		expect(warned).toHaveLength(5);
		for (const row of warned ?? []) expect(row).toMatch(/Also in|The same payee|for many/);
		expect(first).toHaveLength(42 - confirmed + 5);
		expect(others).toHaveLength(confirmed - 5);
	});

	// n8n hands the input of a deactivated node to its first output, unlooked at.
	test('confirms nobody when the lookup is deactivated', async () => {
		const sheet = join(folder, 'earlier-result.csv');
		const titles = 'type,number,expected_name,Lookup Outcome';
		await writeFile(sheet, `${titles}\ntill,4738534,Jane Kamau,Confirmed\n`);
		const unchecked = await verify(sheet, 'deactivated', ['Look Up Payees']);
		expect(await readdir(unchecked)).not.toContain('confirmed.csv');
		const html = await readFile(join(unchecked, 'report.html'), 'utf8');
		expect(html).toContain('<td>Confirmed</td><td>0</td>');
	});
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
	const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
	const safe = (cell: string): string => (beginsFormula.test(cell) ? `'${cell}` : cell);
	const file = join(folder, 'hostile.csv');
	await writeSheet(file, sheet);
	const output = await verify(file, 'hostile');
	const files = resultFiles.map(async (name) => await readRows(join(output, name)));
	const cells = (await Promise.all(files)).flat(2);
	expect(cells.filter((cell) => beginsFormula.test(cell))).toEqual([]);
	// Throws at a cell that is a formula.
	expect(ownCells(await readResult(output))).toEqual(sheet.map((row) => row.map(safe)));
	const html = await readFile(join(output, 'report.html'), 'utf8');
	expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
	expect(html).toContain('😀 عربي &#36;&#38; &#36;');
	const tags = new Set([...html.matchAll(/<([^\s/>]+)/g)].map(([, tag = '']) => tag));
	expect([...tags].sort().join(' ')).toBe(
		'!DOCTYPE body br h1 h2 head html meta p style table td th title tr',
	);
	expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
