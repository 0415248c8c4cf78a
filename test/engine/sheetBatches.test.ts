import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { z } from 'zod';

import { goesOn, lookUp } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

const raw = (rows: ReadonlyArray<ReadonlyArray<string | number>>): IDataObject[] =>
	rows.map((row): IDataObject => ({ row: [...row] }));

const SHEET = raw([
	['ACME LTD'],
	['Supplier', 'Mode', 'Till/Paybill No.', 'Net Payable'],
	['Jane Kamau', 'Buy Goods', '4738534', 'Ksh 1,500/-'],
	[],
	['Umoja Wetu Sacco', 'PB', '900010', 2000],
	['Peter Otieno', 'Till', '0712345678', 300],
	['TOTAL', '', '', 3800],
]);

const run = async (
	rows: readonly IDataObject[],
	options: INodeParameters,
	onError: { readonly onError?: 'continueRegularOutput' } = goesOn,
) => await lookUp(rows, { ...onError, options, parameters: { operation: 'sheet' } });

/** The items of the first output; the others must be empty. */
async function items(
	rows: readonly IDataObject[],
	options: INodeParameters,
): Promise<IDataObject[]> {
	const [first = [], ...others] = (await run(rows, options)).outputs;
	expect(others.flat()).toEqual([]);
	return first.map(({ json }) => json);
}

const textSchema = z.string();
const rowsSchema = z.array(z.record(z.union([z.string(), z.number()])));
const rowsIn = (packed: readonly IDataObject[]): IDataObject[] =>
	packed.flatMap(({ rows }) => rowsSchema.parse(JSON.parse(textSchema.parse(rows))));

const BATCH = { rowsPerItem: 500, maxRetries: 0, maxOutage: 0 };
const READ = { onlyRead: true };
const NO_HEADINGS = raw([['a', 'b']]);

describe('Only Read the Sheet', () => {
	it('gives each row below the headings with its own columns and its number in the sheet, and asks nobody', async () => {
		const rows = await items(SHEET, READ);
		expect(rows.map(({ row_number }) => row_number)).toEqual([3, 5, 6, 7]);
		expect(rows[0]).toEqual({
			...{ Supplier: 'Jane Kamau', Mode: 'Buy Goods', 'Till/Paybill No.': '4738534' },
			...{ 'Net Payable': 1500, row_number: 3 },
		});
		expect([service.stats.lookups, service.stats.tokenRequests]).toEqual([0, 0]);
	});

	it('needs no credential', async () => {
		const { error } = await lookUp(SHEET, {
			...{ options: READ, parameters: { operation: 'sheet', authentication: 'demo' } },
		});
		expect(error).toBeUndefined();
	});

	it('stops the workflow where the sheet cannot be read, or gives one item without rows that says why', async () => {
		expect((await run(NO_HEADINGS, READ, {})).error?.message).toContain('Nothing was looked up');
		const [item, ...others] = await items(NO_HEADINGS, { ...READ, rowsPerItem: 500 });
		expect(others).toEqual([]);
		expect(item).toMatchObject({ rows: '' });
		expect(item?.failure).toContain('Nothing was looked up');
	});
});

describe('Rows per Item', () => {
	it('puts rows together, reads them again, and looks each up under its number in the sheet', async () => {
		const packed = await items(SHEET, { ...READ, rowsPerItem: 3 });
		expect(packed.map(({ batch }) => batch)).toEqual([1, 2]);
		const first = await items(packed.slice(0, 1), { rowsPerItem: 3 });
		const second = await items(packed.slice(1), { rowsPerItem: 3 });
		const rows = rowsIn([...first, ...second]);
		expect(rows.map((row) => [row.row_number, row['Lookup Outcome']])).toEqual([
			...[
				[3, 'Confirmed'],
				[5, 'Confirmed'],
				[6, 'Unchecked'],
				[7, 'Unchecked'],
			],
		]);
		expect(rows[3]?.['Lookup Reason']).toContain('taken for a total');
		expect(await items([...first, ...second], READ)).toEqual(rows);
	});

	/** The batches of the sheet, each with one row, under the numbers of a data table. */
	const batches = async (...numbers: number[]): Promise<IDataObject[]> => {
		const packed = await items(SHEET, { ...READ, rowsPerItem: 1 });
		return numbers.map((batch, at) => ({ ...packed[at], batch }));
	};
	const pairsOf = async (input: readonly IDataObject[], options: INodeParameters) =>
		(await run(input, options)).outputs.flat().map(({ json, pairedItem }) => [json, pairedItem]);

	it.each([[READ], [{}]])(
		'keeps the number, the pair and the rows of each batch, whatever their order: %j',
		async (options) => {
			const input = await batches(3, 1, 7);
			const pairs = await pairsOf(input, { ...options, rowsPerItem: 500 });
			expect(pairs).toMatchObject([
				[{ batch: 3, rows: expect.stringContaining('"row_number":3') }, { item: 0 }],
				[{ batch: 1, rows: expect.stringContaining('"row_number":5') }, { item: 1 }],
				[{ batch: 7, rows: expect.stringContaining('"row_number":6') }, { item: 2 }],
			]);
		},
	);

	it.each([[null], [''], ['[{"Supplier":"Jane'], ['[1]']])(
		'fails a damaged batch alone and says so: %j',
		async (rows) => {
			const [first = {}, second = {}] = await batches(3, 1);
			const input = [first, { ...second, rows }];
			const failure = expect.stringContaining('The text of the rows of batch 1 is damaged');
			expect(await pairsOf(input, { rowsPerItem: 500 })).toMatchObject([
				[{ batch: 3, rows: expect.stringContaining('"Confirmed"') }, { item: 0 }],
				[{ batch: 1, rows: '', failure }, { item: 1 }],
			]);
			expect(await items(input, { keepTogether: true })).toMatchObject([
				{ 'Lookup Outcome': 'Confirmed' },
				{ failure },
			]);
			expect(await items(input, READ)).toMatchObject([{ row_number: 3 }, { batch: 1, failure }]);
			expect(await items(input.slice(1), { rowsPerItem: 500 })).toMatchObject([{ failure }]);
		},
	);

	it('names the batch that has to be looked up again where the account does not work', async () => {
		const run = { ...goesOn, options: BATCH, parameters: { operation: 'sheet' } };
		const input = await batches(3, 1);
		const { outputs } = await lookUp(input, { ...run, credential: { baseUrl: 'nowhere' } });
		expect(outputs.flat().map(({ json }) => [json.batch, json.rows])).toEqual([
			[3, ''],
			[1, ''],
		]);
	});

	it('reads an option that is an expression for a row that shares its item with others', async () => {
		const packed = await items(SHEET, { ...READ, rowsPerItem: 500 });
		const rows = rowsIn(await items(packed, { rowsPerItem: 500, maskName: '={{ true }}' }));
		expect(rows[0]?.['Lookup Name']).toBe('J*** W****** K****');
	});

	const many = (count: number, number: (at: number) => string) =>
		raw([
			['Name', 'Till'],
			...Array.from({ length: count }, (_row, at) => ['Jane Kamau', number(at)]),
		]);
	const till = (at: number) => String(5_000_000 + at);

	it.each([
		['the service answers none of 100 payees', 100, till, ''],
		['the service answers none of 99 payees', 99, till, '['],
		['none of 110 numbers can be asked', 110, (at: number) => `07123${45600 + at}`, '['],
	])(
		'gives no rows only of a batch to be looked up again: %s',
		async (_what, count, number, begin) => {
			service.setFaultPlan(({ kind }) =>
				kind === 'token' ? undefined : { kind: 'json', httpStatus: 400, body: {} },
			);
			const [item, ...others] = await items(many(count, number), BATCH);
			expect(others).toEqual([]);
			expect(textSchema.parse(item?.rows).slice(0, 1)).toBe(begin);
			if (begin === '') expect(item?.failure).toContain('The service gave no answer');
		},
	);

	it('gives one item without rows where the account does not work', async () => {
		const run = { ...goesOn, options: BATCH, parameters: { operation: 'sheet' } };
		const { outputs } = await lookUp(SHEET, { ...run, credential: { baseUrl: 'nowhere' } });
		expect(outputs.flat().map(({ json }) => json.rows)).toEqual(['']);
	});
});

describe('Leave Out Checked Rows', () => {
	it('looks up only what has no answer yet', async () => {
		const options = { keepTogether: true, leaveOutChecked: true };
		const rows = await items(SHEET, options);
		expect(rows).toHaveLength(4);
		service.resetStats();
		expect((await items(rows, options)).map(({ row_number }) => row_number)).toEqual([6, 7]);
		const [, second, ...others] = rows.map((row) => ({ ...row }));
		const changed = { ...second, 'Lookup Outcome': '' };
		const again = await items([changed, ...others], options);
		expect(again.map(({ row_number }) => row_number)).toEqual([5, 6, 7]);
		expect(service.stats.lookups).toBe(1);
	});
});
