import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheetResults } from './sheetResults';

const head = 'ref,type,number,operator,expected_name';
const payee = (ref: string): string => `${ref},till,057318,Mpesa,Mercy Nafula Wekesa`;

describe('reading the result files of a sheet', () => {
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

	test.each([
		['a row is missing', { confirmed: ['P1'] }, /1 row\(s\) in no result file \(P2\)/],
		['a row is in two files', { confirmed: ['P1', 'P2'], 'needs-review': ['P2'] }, /once.*\(P2\)/],
		['a row is not of the sheet', { confirmed: ['P1', 'P2', 'P9'] }, /not in the sheet \(P9\)/],
	])('throws where %s', async (_what, files: Record<string, string[]>, message) => {
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
