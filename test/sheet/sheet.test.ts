import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookUpSheet } from './lookUpSheet';
import { readSheetResults } from './sheetResults';
import { startOwnSimulator } from '../support/service';

const head = 'ref,type,number,operator,expected_name';
const payee = (ref: string): string => `${ref},till,057318,Mpesa,Mercy Nafula Wekesa`;

describe('the main job', () => {
	let folder: string;
	let sheet: string;
	let output: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'sheet-'));
		[sheet, output] = [join(folder, 'payees.csv'), join(folder, 'output')];
	});
	afterEach(async () => {
		await rm(folder, { recursive: true });
	});

	test('brings each row into the file of its result, with no formula that a spreadsheet program would work out', async () => {
		const rows = [
			'A,till,4738534,Mpesa,Jane Wanjiku Kamau',
			'B,till,4738534,Mpesa,=HYPERLINK(1)',
			'C,till,5031264,Mpesa,',
			'D,till,0712345678,Mpesa,Jane Kamau',
		];
		await writeFile(sheet, [head, ...rows].join('\n'));
		const service = await startOwnSimulator();
		await lookUpSheet(sheet, output, service);
		await service.close();
		const results = await readSheetResults(sheet, output);
		expect(results.map(({ row, ref, result, file }) => [row, ref, result, file])).toEqual([
			[1, 'A', 'Confirmed', 'confirmed.csv'],
			[2, 'B', 'Not Confirmed', 'not-confirmed.csv'],
			[3, 'C', 'Needs Review', 'needs-review.csv'],
			[4, 'D', 'Unchecked', 'needs-review.csv'],
		]);
		expect(await readFile(join(output, 'not-confirmed.csv'), 'utf8')).toContain(",'=HYPERLINK(1),");
	});

	test.each([
		['a row is missing', { confirmed: ['P1'] }, /1 row\(s\) in no result file \(P2\)/],
		['a row is in two files', { confirmed: ['P1', 'P2'], 'needs-review': ['P2'] }, /once.*\(P2\)/],
		['a row is not of the sheet', { confirmed: ['P1', 'P2', 'P9'] }, /not in the sheet \(P9\)/],
	])('fails when %s', async (_what, files: Record<string, string[]>, message) => {
		await writeFile(sheet, [head, payee('P1'), payee('P2')].join('\n'));
		const titles = `${head},Lookup Number,Lookup Name,Lookup Outcome,Lookup Reason`;
		await mkdir(output);
		for (const [name, refs] of Object.entries(files)) {
			const rows = refs.map((ref) => `${payee(ref)},057318,MERCY,Confirmed,A holder is registered`);
			await writeFile(join(output, `${name}.csv`), [titles, ...rows].join('\n'));
		}
		await expect(readSheetResults(sheet, output)).rejects.toThrow(message);
	});
});
