import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { made } from '../report/made';
import { OFFICE_ROWS, OFFICE_SHEET as OWN_SHEET } from '../sheetRows/officeSheet';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { goesOn, jsonOf, lookUp, type LookupOverrides } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

const raw = (rows: ReadonlyArray<ReadonlyArray<string | number>>): IDataObject[] =>
	rows.map((row) => ({ row: [...row] }));

const HEADINGS = ['Supplier', 'Mode', 'Till/Paybill No.', 'A/C No', 'Net Payable'];

const OFFICE_SHEET = raw([
	['ACME LTD'],
	['Payments of November'],
	[],
	HEADINGS,
	['Jane Kamau - March rent', 'Buy Goods', 'Till 4738534', '', 'Ksh 1,500/-'],
	[],
	['Umoja Wetu Sacco', 'PB', '900010', '0110567', 2000],
	['Peter Otieno', 'Till', '5218890', '', 300],
	['James Kiprono', 'Send Money', '0712345678', '', 400],
	['TOTAL', '', '', '', 4200],
	['Prepared by: ............'],
]);

const checkSheet = async (
	rows: readonly IDataObject[],
	{ parameters, ...overrides }: LookupOverrides = {},
) => await lookUp(rows, { ...overrides, parameters: { operation: 'sheet', ...parameters } });

const together = async (rows: readonly IDataObject[], parameters?: INodeParameters) => {
	const options = { keepTogether: true };
	const run = { ...goesOn, options, ...(parameters && { parameters }) };
	return (await checkSheet(rows, run)).outputs[0] ?? [];
};

describe('Check a Sheet', () => {
	it('gives every row of the sheet back, with its own columns, its number in the sheet and the result', async () => {
		const rows = await together(OFFICE_SHEET);
		expect(rows.map(({ json }) => [json.row_number, json['Lookup Outcome']])).toEqual([
			[5, 'Confirmed'],
			[7, 'Confirmed'],
			[8, 'Not Confirmed'],
			[9, 'Unchecked'],
			[10, 'Unchecked'],
			[11, 'Unchecked'],
		]);
		expect(rows[0]).toEqual({
			json: expect.objectContaining({
				Supplier: 'Jane Kamau - March rent',
				'Net Payable': 1500,
				'Lookup Name': 'JANE WANJIKU KAMAU',
				'Lookup Number': '4738534',
			}),
			pairedItem: { item: 4 },
		});
		expect(rows[1]?.json).toMatchObject({ 'Lookup Type': 'paybill', 'Lookup Account': '0110567' });
		expect(service.stats.lookups).toBe(3);
	});

	it('routes rows to the three outputs, and names the columns that it used', async () => {
		const { outputs, hints } = await checkSheet(OFFICE_SHEET, goesOn);
		const counts = [NEEDS_REVIEW, CONFIRMED, NOT_CONFIRMED].map((at) => outputs[at]?.length);
		expect(counts).toEqual([3, 2, 1]);
		expect(hints.join()).toContain(
			'Columns used: "Till/Paybill No.", "Mode", "Supplier", "A/C No", "Net Payable".',
		);
	});

	it('is not stopped by a total, but by a payee that cannot be looked up', async () => {
		const usable = OFFICE_SHEET.filter((_row, index) => index !== 8);
		expect((await checkSheet(usable)).error).toBeUndefined();
		const { error } = await checkSheet(OFFICE_SHEET);
		expect(error?.message).toContain('in row 9 of your sheet, so nothing was looked up');
		expect(error?.context).toMatchObject({ itemIndex: 8 });
		const both = await checkSheet([...OFFICE_SHEET, { row: ['Jane', 'Cash', '', '', 5] }]);
		expect(both.error?.description).toMatch(/: row 9 of your sheet: .*; row 12 of your sheet: /);
	});

	it('reads rows with fields, and writes fields where the user chooses them', async () => {
		const rows = [{ Vendor: 'Jane Kamau', Till: 4738534, row_number: 2 }];
		const options = { resultFormat: 'fields', includeInput: false };
		const { outputs } = await checkSheet(rows, { ...goesOn, options });
		expect(outputs[CONFIRMED]?.[0]?.json).toMatchObject({
			outcome: 'confirmed',
			number: '4738534',
		});
		expect(outputs[CONFIRMED]?.[0]?.json).not.toHaveProperty('Vendor');
	});

	it('takes the headings that the user names', async () => {
		const rows = [{ 'Who?': 'Jane Kamau', 'Where to?': '4738534' }];
		const columns = { payee: 'Who?', till: 'Where to?' };
		const [row] = await together(rows, { columns });
		expect(row?.json).toMatchObject({ 'Lookup Outcome': 'Confirmed', 'Lookup Payable': 'No' });
	});

	// Which type a row has is in test/sheetRows/rows.test.ts.
	it.each([
		['asks for the type', 'ask', 'Unchecked', 0],
		['tries both', 'both', 'Confirmed', 1],
	])('%s where the sheet names none: %s', async (_what, defaultType, outcome, lookups) => {
		const [row] = await together([{ Name: 'Jane Kamau', Number: '4738534' }], { defaultType });
		expect(row?.json['Lookup Outcome']).toBe(outcome);
		expect(service.stats.lookups).toBe(lookups);
	});

	it('looks up the operator that the row names, which an account with one operator cannot change', async () => {
		const rows = [{ Name: 'Jane Kamau', Till: '4738534', Operator: 'Airtel' }];
		expect((await together(rows))[0]?.json['Lookup Outcome']).toBe('Not Confirmed');
		const daraja = { ...goesOn, kind: 'daraja', options: { keepTogether: true } } as const;
		const [row] = (await checkSheet(rows, daraja)).outputs[0] ?? [];
		expect(row?.json['Lookup Reason']).toContain('is not M-PESA');
	});

	const readerFailed = 'Invalid Record Length: columns length is 3, got 4 on line 42';
	// What is wrong with a sheet is told in test/sheetRows.
	it.each<[string, IDataObject[]]>([
		['rows without headings', raw([['a'], ['c']])],
		['a reader that failed', [{ error: readerFailed }]],
	])('looks nothing up for %s, and keeps every row', async (_what, rows) => {
		const all = await together(rows);
		expect(all).toHaveLength(rows.length);
		for (const { json } of all) {
			expect(json).toMatchObject({ 'Lookup Outcome': 'Unchecked', 'Lookup Payable': 'No' });
			expect(json['Lookup Reason']).toMatch(/nothing was looked up/i);
		}
		expect(service.stats.lookups).toBe(0);
		expect((await checkSheet(rows)).error?.message).toMatch(/nothing was looked up/i);
	});
});

const OTHERS: Readonly<Record<string, readonly [holder: string, outcome: string]>> = {
	'738205': ['PETER KIMANI', 'Not Confirmed'],
	'611203': ['TOTAL ENERGIES STAFF WELFARE', 'Not Confirmed'],
	'247247': ['EQUITY BANK KENYA LIMITED', 'Needs Review'],
	'522522': ['KCB BANK KENYA LIMITED', 'Needs Review'],
	'400222': ['CO-OPERATIVE BANK OF KENYA', 'Needs Review'],
	'301123': ['', 'Not Confirmed'],
};

const LINES = OWN_SHEET.lines.map((line) => {
	const [, row = '', number, name = ''] =
		/^(\d+): (?:(?:till|paybill) (\d+)[^,]*, (.*), [\d.]+$)?/.exec(line) ?? [];
	return { row: Number(row), number, name, sentence: line.replace(/^\d+: This|^\d+: The/, '') };
});

it('each payee of a sheet as an office keeps it has its verdict, or a sentence that is true', async () => {
	service.setFaultPlan(({ kind, number = '' }) => {
		const expected = LINES.find((line) => line.number === number)?.name ?? '';
		const [name = expected.replace(/ [-–(].*/, '').toUpperCase()] = OTHERS[number] ?? [];
		return kind === 'token' || name === '' ? undefined : { kind: 'name', name };
	});
	const options = { keepTogether: true };
	const rows = jsonOf(await checkSheet(raw(OFFICE_ROWS), { ...goesOn, options }), 0);
	expect(rows.map((row) => [row.row_number, row['Lookup Outcome']])).toEqual(
		LINES.map(({ row, number }) => [
			row,
			number === undefined ? 'Unchecked' : (OTHERS[number]?.[1] ?? 'Confirmed'),
		]),
	);
	for (const [at, { number, sentence }] of LINES.entries())
		if (number === undefined)
			expect(rows[at]?.['Lookup Reason']).toContain(sentence.replace(/^\d+: /, ''));

	const { counts } = made(rows, { sheet: { fileName: 'Suppliers.xlsx' } });
	expect(counts).toMatchObject({
		all: 40,
		noPayees: 7,
		payable: 0,
		confirmed: 21,
		needsReview: 3,
		notConfirmed: 3,
		unchecked: 13,
	});
});

const run = async (
	rows: readonly IDataObject[],
	options: INodeParameters,
	onError: { readonly onError?: 'continueRegularOutput' } = goesOn,
) => await checkSheet(rows, { ...onError, options });

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
		const rows = await items(OFFICE_SHEET, READ);
		expect(rows.map(({ row_number }) => row_number)).toEqual([5, 7, 8, 9, 10, 11]);
		expect(rows[0]).toEqual({
			Supplier: 'Jane Kamau - March rent',
			Mode: 'Buy Goods',
			'A/C No': '',
			'Till/Paybill No.': 'Till 4738534',
			'Net Payable': 1500,
			row_number: 5,
		});
		expect([service.stats.lookups, service.stats.tokenRequests]).toEqual([0, 0]);
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
		const packed = await items(OFFICE_SHEET, { ...READ, rowsPerItem: 3 });
		expect(packed.map(({ batch }) => batch)).toEqual([1, 2]);
		const first = await items(packed.slice(0, 1), { rowsPerItem: 3 });
		const second = await items(packed.slice(1), { rowsPerItem: 3 });
		const rows = rowsIn([...first, ...second]);
		expect(rows.map((row) => row.row_number)).toEqual([5, 7, 8, 9, 10, 11]);
		const outcomes = ['Confirmed', 'Confirmed', 'Not Confirmed', ...Array(3).fill('Unchecked')];
		expect(rows.map((row) => row['Lookup Outcome'])).toEqual(outcomes);
		expect(rows[4]?.['Lookup Reason']).toContain('taken for a total');
		expect(await items([...first, ...second], READ)).toEqual(rows);
	});

	const batches = async (...numbers: number[]): Promise<IDataObject[]> => {
		const packed = await items(OFFICE_SHEET, { ...READ, rowsPerItem: 1 });
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
				[{ batch: 3, rows: expect.stringContaining('"row_number":5') }, { item: 0 }],
				[{ batch: 1, rows: expect.stringContaining('"row_number":7') }, { item: 1 }],
				[{ batch: 7, rows: expect.stringContaining('"row_number":8') }, { item: 2 }],
			]);
		},
	);

	it.each([[null], [''], ['[{"Supplier":"Jane'], ['[1]']])(
		'fails a damaged batch alone and says so: %j',
		async (rows) => {
			const [first = {}, second = {}] = await batches(3, 1);
			const input = [first, { ...second, rows }];
			const failure = expect.stringContaining('The rows of batch 1 are damaged');
			expect(await pairsOf(input, { rowsPerItem: 500 })).toMatchObject([
				[{ batch: 3, rows: expect.stringContaining('"Confirmed"') }, { item: 0 }],
				[{ batch: 1, rows: '', failure }, { item: 1 }],
			]);
			expect(await items(input, { keepTogether: true })).toMatchObject([
				{ 'Lookup Outcome': 'Confirmed' },
				{ failure },
			]);
			expect(await items(input, READ)).toMatchObject([{ row_number: 5 }, { batch: 1, failure }]);
			expect(await items(input.slice(1), { rowsPerItem: 500 })).toMatchObject([{ failure }]);
		},
	);

	it('names the batch that has to be looked up again where the account does not work', async () => {
		const nowhere = { ...goesOn, options: BATCH, credential: { baseUrl: 'nowhere' } };
		const { outputs } = await checkSheet(await batches(3, 1), nowhere);
		expect(outputs.flat().map(({ json }) => [json.batch, json.rows])).toEqual([
			[3, ''],
			[1, ''],
		]);
	});

	it('reads an option that is an expression for a row that shares its item with others', async () => {
		const packed = await items(OFFICE_SHEET, { ...READ, rowsPerItem: 500 });
		const rows = rowsIn(await items(packed, { rowsPerItem: 500, maskName: '={{ true }}' }));
		expect(rows[0]?.['Lookup Name']).toBe('J*** W****** K****');
	});
});

describe('Leave Out Checked Rows', () => {
	it('looks up only what has no answer yet', async () => {
		const options = { keepTogether: true, leaveOutChecked: true };
		const rows = await items(OFFICE_SHEET, options);
		expect(rows).toHaveLength(6);
		service.resetStats();
		expect((await items(rows, options)).map(({ row_number }) => row_number)).toEqual([9, 10, 11]);
		const [, second, ...others] = rows.map((row) => ({ ...row }));
		const changed = { ...second, 'Lookup Outcome': '' };
		const again = await items([changed, ...others], options);
		expect(again.map(({ row_number }) => row_number)).toEqual([7, 9, 10, 11]);
		expect(service.stats.lookups).toBe(1);
	});
});
