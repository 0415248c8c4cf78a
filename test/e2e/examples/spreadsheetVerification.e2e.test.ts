import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import { readSheetResults, resultFiles, type SheetResult } from '../../sheet/sheetResults';
import { hostileRows, rawCells, titles } from './hostileSheet';
import { attributesOf, barsOf, tagsOf } from './htmlReport';
import { SheetRuns } from './sheetRuns';
import { ownRows, readCsv, resultSheets, resultTitles, sorted } from './verification';
import { readWorkbook, writeSheet, type SheetContent } from './workbook';

let runs: SheetRuns;

beforeAll(async () => {
	runs = await SheetRuns.start();
});
afterAll(async () => {
	await runs.stop();
});

/** Runs the example on a sheet; returns the folder with its results. */
async function verify(name: string, payeesFile: string): Promise<string> {
	const folder = await runs.resultFolder(name);
	expect(await runs.run(payeesFile, folder)).toMatchObject({ status: 'success' });
	return folder;
}

describe('the spreadsheet example on the project’s own sheet', () => {
	const payeesFile = join(examplesFolder, 'payees.csv');
	let folder: string;
	let results: SheetResult[];
	let workbook: Map<string, SheetContent>;

	beforeAll(async () => {
		folder = await verify('payees', payeesFile);
		// Throws when a row is missing or doubled.
		results = await readSheetResults(payeesFile, folder);
		workbook = await readWorkbook(join(folder, 'verification.xlsx'));
	});

	const byRef = (ref: string): SheetResult | undefined =>
		results.find((result) => result.ref === ref);

	test('writes a workbook, a report, and one CSV file for each output', async () => {
		const expected = [...resultFiles, 'report.html', 'verification.xlsx'];
		expect((await readdir(folder)).sort()).toEqual(expected.sort());
	});

	test('puts every row into exactly one CSV file', () => {
		const places = results.map(({ result, file }) => `${result} in ${file}`);
		const counts = new Map(places.map((place) => [place, 0]));
		for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
		expect(results).toHaveLength(42);
		expect(Object.fromEntries(counts)).toEqual({
			'Confirmed in confirmed.csv': 15,
			'Needs Review in needs-review.csv': 11,
			'Unchecked in needs-review.csv': 8,
			'Not Confirmed in not-confirmed.csv': 8,
		});
	});

	test('puts every row into exactly one sheet of the workbook, with its own columns', async () => {
		const [head = [], ...rows] = await readCsv(payeesFile);
		expect([...workbook.keys()]).toEqual(['Summary', ...resultSheets]);
		for (const name of resultSheets) {
			expect(workbook.get(name)?.titles).toEqual([...head, ...resultTitles]);
		}
		expect(sorted(ownRows(workbook))).toEqual(sorted(rows));
	});

	test('puts the rows of a sheet in the order of the payees', () => {
		const refs = workbook.get('Confirmed')?.rows.map(([ref]) => ref) ?? [];
		expect(refs).toEqual([...refs].sort());
		expect(refs).toHaveLength(15);
	});

	test('puts each result on its sheet', () => {
		for (const name of resultSheets) {
			const { titles: head = [], rows = [] } = workbook.get(name) ?? {};
			const at = head.indexOf('Lookup Result');
			expect(new Set(rows.map((row) => row[at]))).toEqual(new Set([name]));
		}
	});

	test('sums up', () => {
		expect(workbook.get('Summary')).toEqual({
			titles: ['Result', 'Rows'],
			rows: [
				['Confirmed', 15],
				['Needs Review', 11],
				['Not Confirmed', 8],
				['Unchecked', 8],
				['All rows', 42],
				['Sheet', 'payees.csv'],
				['Environment', 'uat'],
				['Finished (UTC)', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)],
			],
		});
	});

	test('draws the counts', async () => {
		const html = await readFile(join(folder, 'report.html'), 'utf8');
		expect(barsOf(html)).toEqual([
			{ name: 'Confirmed', rows: 15, width: 380 },
			{ name: 'Needs Review', rows: 11, width: expect.closeTo((11 / 15) * 380) },
			{ name: 'Not Confirmed', rows: 8, width: expect.closeTo((8 / 15) * 380) },
			{ name: 'Unchecked', rows: 8, width: expect.closeTo((8 / 15) * 380) },
		]);
		expect(html).toContain('Environment: uat.');
	});

	test.each([
		['a leading zero', 'P009', '057318', 'MERCY NAFULA WEKESA'],
		['scientific notation', 'P005', '4738534', 'JANE WANJIKU KAMAU'],
		['full-width digits', 'P007', '6420175', 'KIPCHUMBA KORIR'],
		['an operator in capitals and a space', 'P004', '900010', 'UMOJA WETU SACCO SOCIETY LTD'],
		['a zero-width space', 'P018', '900015', 'ST. TERESA GIRLS SECONDARY SCHOOL'],
	])('reads a cell with %s', (_what, ref, number, name) => {
		expect(byRef(ref)).toMatchObject({ number, name, result: 'Confirmed' });
	});

	test.each([
		['another holder', 'P021', 'Not Confirmed', /^The holder has another name$/],
		['an unknown number', 'P024', 'Not Confirmed', /^No account has this number$/],
		['a till entered as a paybill', 'P026', 'Not Confirmed', /^No account has this number$/],
		[
			'an operator the service does not have',
			'P027',
			'Not Confirmed',
			/not support this operator$/,
		],
		['a refused number', 'P028', 'Not Confirmed', /^The service refused the number$/],
		['no expected name', 'P003', 'Needs Review', /no expected name to compare/],
		['a placeholder name', 'P030', 'Needs Review', /no usable name/],
		['a phone number', 'P033', 'Unchecked', /phone number/],
		['an empty number', 'P035', 'Unchecked', /is empty/],
		['letters', 'P036', 'Unchecked', /characters other than digits/],
		['an empty operator', 'P037', 'Unchecked', /Operator/],
		['a service that is out of order', 'P038', 'Unchecked', /out of order/],
		['a web page instead of an answer', 'P039', 'Unchecked', /not an answer/],
		['an account type that is neither', 'P040', 'Unchecked', /neither a till nor a paybill/],
	])('tells apart %s', (_what, ref, result, reason) => {
		expect(byRef(ref)?.result).toBe(result);
		expect(byRef(ref)?.reason).toMatch(reason);
	});

	test('reads a result as the next sheet, without doubling its columns', async () => {
		const again = await verify('again', join(folder, 'needs-review.csv'));
		const [before = [], ...rows] = await readCsv(join(folder, 'needs-review.csv'));
		const [after = [], ...rowsAfter] = await readCsv(join(again, 'needs-review.csv'));
		expect(after).toEqual(before);
		expect(rowsAfter.map(([ref]) => ref)).toEqual(rows.map(([ref]) => ref));
		expect(await readCsv(join(again, 'confirmed.csv'))).toEqual([before]);
	});
});

describe.each(['csv', 'xlsx'])('the spreadsheet example on a hostile .%s sheet', (extension) => {
	let folder: string;
	let workbook: Map<string, SheetContent>;

	beforeAll(async () => {
		const sheet = join(runs.folder, `hostile.${extension}`);
		await writeSheet(sheet, [titles, ...hostileRows]);
		folder = await verify(`hostile-${extension}`, sheet);
		workbook = await readWorkbook(join(folder, 'verification.xlsx'));
	});

	test('keeps every cell as the text that it was, formulas and leading zeros included', () => {
		expect(workbook.get('Confirmed')?.titles).toEqual([...titles, ...resultTitles]);
		expect(sorted(ownRows(workbook))).toEqual(sorted(hostileRows));
	});

	test('gives no spreadsheet program a formula in a CSV file', async () => {
		const files = await Promise.all(
			resultFiles.map(async (file) => await readCsv(join(folder, file))),
		);
		const cells = files.flat(2);
		expect(cells).toContain('\'=HYPERLINK("http://127.0.0.1/?"&A1,"free money")');
		expect(cells).toContain('-5');
		expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && cell !== '-5')).toEqual(
			[],
		);
	});

	test('lets nothing of the sheet into the report but text', async () => {
		const html = await readFile(join(folder, 'report.html'), 'utf8');
		expect(html).toContain('<td>&lt;script&gt;alert(1)&lt;/script&gt;</td>');
		expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
		expect(html).toContain('<td>&amp;lt;b&amp;gt;Savannah</td>');
		expect(tagsOf(html)).toEqual(
			'!doctype body h1 h2 head html meta p rect style svg table td text th title tr'.split(' '),
		);
		expect(attributesOf(html)).toEqual(
			'aria-label charset class content fill height http-equiv lang role width x y'.split(' '),
		);
		expect(html).not.toMatch(/url\(|@import|src="|href="/);
		expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
	});
});

describe('the spreadsheet example', () => {
	test('keeps the types of a workbook’s cells, and of a formula its result', async () => {
		const sheet = join(runs.folder, 'Typed.XLSX');
		await writeSheet(sheet, [
			['type', 'number', 'expected_name', 'amount', 'urgent'],
			['till', 4738534, 'Jane Wanjiku Kamau', 48000.5, true],
			[
				'Pay Bill',
				'090010',
				'Twiga Housing Co-operative Society',
				{ formula: '2*600', result: 1200 },
				false,
			],
		]);
		const folder = await verify('typed', sheet);
		const workbook = await readWorkbook(join(folder, 'verification.xlsx'));
		expect(ownRows(workbook)).toEqual([
			['till', 4738534, 'Jane Wanjiku Kamau', 48000.5, true],
			['Pay Bill', '090010', 'Twiga Housing Co-operative Society', 1200, false],
		]);
		expect(workbook.get('Confirmed')?.rows).toHaveLength(2);
	});

	test('keeps what only a CSV file can hold, and cuts what a cell cannot', async () => {
		const sheet = join(runs.folder, 'raw.csv');
		const payee = ['till', '4738534', ''];
		await writeSheet(sheet, [titles, ...rawCells.map(({ cell }) => [...payee, cell])]);
		const workbook = await readWorkbook(join(await verify('raw', sheet), 'verification.xlsx'));
		expect(ownRows(workbook)).toEqual(rawCells.map(({ kept }) => [...payee, kept]));
	});

	test.each([
		[
			'a missing column',
			'no-name.csv',
			'type,number,name\ntill,4738534,Jane\n',
			'no column expected_name',
		],
		['no rows', 'empty.csv', 'type,number,expected_name\n', 'It has no rows'],
		[
			'another kind of file',
			'payees.txt',
			'type,number,expected_name\n',
			'neither a .csv nor an .xlsx file',
		],
	])('stops with a message at %s, and writes nothing', async (_what, file, content, message) => {
		const sheet = join(runs.folder, file);
		await writeFile(sheet, content);
		const outputFolder = await runs.resultFolder(`stopped ${file}`);
		const { status, text } = await runs.run(sheet, outputFolder);
		expect(status).toBe('error');
		expect(text).toContain(message);
		expect(await readdir(outputFolder)).toEqual([]);
	});

	// n8n hands the input of a deactivated node to its first output, unlooked at.
	test('stops when the lookup is deactivated, and writes nothing', async () => {
		const outputFolder = await runs.resultFolder('deactivated');
		const payeesFile = join(examplesFolder, 'payees.csv');
		const { status, text } = await runs.run(payeesFile, outputFolder, {
			deactivated: ['Look Up Payees'],
		});
		expect(status).toBe('error');
		expect(text).toContain('The sheet has 42 rows, but 0 have a result');
		expect(await readdir(outputFolder)).toEqual([]);
	});
});
