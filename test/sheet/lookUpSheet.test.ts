import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnSimulator } from '../support/lookUpWith';
import { lookUpSheet } from './lookUpSheet';
import { readSheetResults } from './sheetResults';
import { writeResults } from './writeResults';

describe('the sheet of the main job', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'sheet-'));
	});
	afterEach(async () => {
		await rm(folder, { recursive: true });
	});

	/** Looks these rows up and writes the result files. */
	async function run(rows: readonly string[]): Promise<{ sheet: string; output: string }> {
		const sheet = join(folder, 'payees.csv');
		const output = join(folder, 'output');
		await writeFile(sheet, ['ref,type,number,operator,expected_name', ...rows].join('\n'));
		const service = await startOwnSimulator();
		try {
			await writeResults(await lookUpSheet(sheet, service), output);
		} finally {
			await service.close();
		}
		return { sheet, output };
	}

	test('brings each row into the file of its result', async () => {
		const { sheet, output } = await run([
			'A,till,4738534,Mpesa,Jane Wanjiku Kamau',
			'B,till,4738534,Mpesa,Peter Otieno',
			'C,till,5031264,Mpesa,',
			'D,till,0712345678,Mpesa,Jane Kamau',
		]);
		const results = await readSheetResults(sheet, output);
		expect(results.map(({ ref, result, file }) => [ref, result, file])).toEqual([
			['A', 'Confirmed', 'confirmed.csv'],
			['B', 'Not Confirmed', 'not-confirmed.csv'],
			['C', 'Needs Review', 'needs-review.csv'],
			['D', 'Unchecked', 'needs-review.csv'],
		]);
	});

	test('writes no formula that a spreadsheet program would work out', async () => {
		const { output } = await run(['A,till,4738534,Mpesa,=HYPERLINK(1)']);
		const files = await Promise.all(
			['confirmed.csv', 'needs-review.csv', 'not-confirmed.csv'].map(
				async (file) => await readFile(join(output, file), 'utf8'),
			),
		);
		expect(files.join('\n')).toContain(",'=HYPERLINK(1),");
	});
});
