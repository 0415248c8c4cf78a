import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, strayRows } from './largeSheetResults';

const sheet = ['5000001', '5000002', '5000003'].map((number) => ({
	number,
	name: `HOLDER OF ${number}`,
}));
const head = 'row,type,number,lookup.outcome,lookup.name,lookup.error';
const good = sheet.map(
	({ number, name }, index) => `${index + 1},till,${number},confirmed,${name},`,
);

describe('the check of the large sheet’s results', () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'large-sheet-results-'));
	});
	afterEach(async () => {
		await rm(folder, { recursive: true });
	});

	async function strays(...lines: string[]): Promise<{ lost: number; doubled: number }> {
		const file = join(folder, 'results.csv');
		await writeFile(file, [head, ...lines].join('\n'));
		return strayRows(await readResults(file), sheet);
	}

	test('finds nothing when every row stands there once with its own answer', async () => {
		expect(await strays(...good)).toEqual({ lost: 0, doubled: 0 });
	});

	test.each([
		['is missing', good.slice(1), { lost: 1, doubled: 0 }],
		['stands there twice', [...good, ...good.slice(0, 1)], { lost: 0, doubled: 1 }],
		[
			'has the answer for another number',
			[...good.slice(0, 2), '3,till,5000003,confirmed,HOLDER OF 5000001,'],
			{ lost: 1, doubled: 0 },
		],
		[
			'was not answered',
			[...good.slice(0, 2), '3,till,5000003,unchecked,,Not looked up yet'],
			{ lost: 1, doubled: 0 },
		],
	])('finds a row that %s', async (_what, lines, found) => {
		expect(await strays(...lines)).toEqual(found);
	});

	test('takes a file that is being written for none', async () => {
		const file = join(folder, 'results.csv');
		await writeFile(file, `${head}\n1,till,50000`);
		expect(await readResults(file)).toEqual([]);
	});
});
