import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheetResults } from './sheetResults';

const sheetHead = 'ref,type,number,operator,expected_name';
const resultHead = `${sheetHead},Lookup Number,Lookup Name,Lookup Result,Lookup Reason`;
const sheetRow = (ref: string): string => `${ref},till,057318,Mpesa,`;
const resultRow = (ref: string): string =>
	`${sheetRow(ref)},057318,MERCY,Confirmed,A holder is registered`;

describe('readSheetResults', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'sheet-results-'));
	});
	afterEach(async () => {
		await rm(folder, { recursive: true });
	});

	/** A sheet of P1 and P2, and these rows in each result file; no rows, no file. */
	async function resultsOf(files: Record<string, string[]>): ReturnType<typeof readSheetResults> {
		const sheet = join(folder, 'payees.csv');
		await writeFile(sheet, [sheetHead, sheetRow('P1'), sheetRow('P2')].join('\n'));
		for (const [file, refs] of Object.entries(files)) {
			await writeFile(join(folder, file), [resultHead, ...refs.map(resultRow)].join('\n'));
		}
		return await readSheetResults(sheet, folder);
	}

	test('brings the rows of all files into the order of the sheet', async () => {
		const results = await resultsOf({ 'confirmed.csv': ['P2'], 'not-confirmed.csv': ['P1'] });
		expect(results.map(({ row, ref, file }) => [row, ref, file])).toEqual([
			[1, 'P1', 'not-confirmed.csv'],
			[2, 'P2', 'confirmed.csv'],
		]);
	});

	test.each([
		['a row is missing', { 'confirmed.csv': ['P1'] }, /1 row\(s\) in no result file \(P2\)/],
		['no file was written', {}, /2 row\(s\) in no result file \(P1, P2\)/],
		[
			'a row is in two files',
			{ 'confirmed.csv': ['P1', 'P2'], 'needs-review.csv': ['P2'] },
			/more than once in the result files \(P2\)/,
		],
		[
			'a row is twice in one file',
			{ 'confirmed.csv': ['P1', 'P2', 'P1'] },
			/more than once.*\(P1\)/,
		],
		[
			'a row is not from the sheet',
			{ 'confirmed.csv': ['P1', 'P2', 'P9'] },
			/not in the sheet \(P9\)/,
		],
	])('throws when %s', async (_what, files: Record<string, string[]>, message) => {
		await expect(resultsOf(files)).rejects.toThrow(message);
	});
});
