import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { goesOn, lookUp, type LookupOverrides } from '../support/lookUp';
import { reply, service, useService } from '../support/service';

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

const VERDICTS = [
	[5, 'Confirmed'],
	[7, 'Confirmed'],
	[8, 'Not Confirmed'],
	...[9, 10, 11].map((row) => [row, 'Unchecked']),
];

const checkSheet = async (
	rows: readonly IDataObject[],
	{ parameters, ...overrides }: LookupOverrides = {},
) => await lookUp(rows, { ...overrides, parameters: { operation: 'sheet', ...parameters } });

/** The items of the first output; the others must be empty. */
async function itemsOf(
	rows: readonly IDataObject[],
	options: INodeParameters = { keepTogether: true },
	overrides: LookupOverrides = {},
): Promise<IDataObject[]> {
	const { outputs } = await checkSheet(rows, { ...goesOn, options, ...overrides });
	const [first = [], ...others] = outputs;
	expect(others.flat()).toEqual([]);
	return first.map(({ json }) => json);
}

describe('Check a Sheet', () => {
	it('gives every row of the sheet back, with its own columns, its number in the sheet and the result', async () => {
		const rows = await itemsOf(OFFICE_SHEET);
		expect(rows.map((row) => [row.row_number, row['Lookup Outcome']])).toEqual(VERDICTS);
		expect(rows.slice(0, 2)).toMatchObject([
			{
				Supplier: 'Jane Kamau - March rent',
				'Net Payable': 1500,
				'Lookup Name': 'JANE WANJIKU KAMAU',
				'Lookup Number': '4738534',
			},
			{ 'Lookup Type': 'paybill', 'Lookup Account': '0110567' },
		]);
		expect(service.stats.lookups).toBe(3);
	});

	it('routes rows to the three outputs, linked to their items, and names the columns that it used', async () => {
		const { outputs, hints } = await checkSheet(OFFICE_SHEET, goesOn);
		const linked = [8, 9, 10, 4, 6, 7].map((item) => ({ item }));
		const pairs = outputs.map((items) => items.map(({ pairedItem }) => pairedItem));
		expect(pairs).toEqual([linked.slice(0, 3), linked.slice(3, 5), linked.slice(5)]);
		expect(hints.join()).toContain(
			'Columns used: "Till/Paybill No.", "Mode", "Supplier", "A/C No", "Net Payable".',
		);
	});

	it('stops the workflow for a payee that cannot be looked up, but not for a total', async () => {
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
		const options = { keepTogether: true, resultFormat: 'fields', includeInput: false };
		const [item] = await itemsOf(rows, options);
		expect(item).toMatchObject({ outcome: 'confirmed', number: '4738534' });
		expect(item).not.toHaveProperty('Vendor');
	});

	const columns = { payee: 'Who?', till: 'Where to?' };
	const named = { 'Who?': 'Jane Kamau', 'Where to?': '4738534' };
	const jane = { Name: 'Jane Kamau', Number: '4738534' };
	const airtel = { ...jane, Mode: 'Till', Operator: 'Airtel' };

	// Which type a row has is in test/sheetRows/rows.test.ts.
	it.each<[string, IDataObject, LookupOverrides, number, string]>([
		['headings that the user names', named, { parameters: { columns } }, 1, 'Confirmed'],
		['no type', jane, { parameters: { defaultType: 'ask' } }, 0, 'Unchecked'],
		['no type, but a default', jane, { parameters: { defaultType: 'both' } }, 1, 'Confirmed'],
		['another operator', airtel, {}, 1, 'Not Confirmed'],
		['another operator, and Daraja', airtel, { kind: 'daraja' }, 0, 'Unchecked'],
	])('checks a row by its columns and the settings: %s', async (...given) => {
		const [, row, overrides, lookups, outcome] = given;
		const [item] = await itemsOf([row], undefined, overrides);
		expect(item).toMatchObject({ 'Lookup Outcome': outcome, 'Lookup Payable': 'No' });
		expect(service.stats.lookups).toBe(lookups);
	});

	// What is wrong with a sheet is told in test/sheetRows.
	it.each([
		['rows without headings', raw([['a'], ['c']])],
		['a reader that failed', [{ error: 'Invalid Record Length: columns length is 3, got 4' }]],
	])('looks nothing up in an unusable sheet, and keeps every row: %s', async (_what, rows) => {
		const reason = expect.stringMatching(/nothing was looked up/i);
		const unchecked = { 'Lookup Outcome': 'Unchecked', 'Lookup Payable': 'No' };
		const expected = rows.map(() => ({ ...unchecked, 'Lookup Reason': reason }));
		expect(await itemsOf(rows)).toMatchObject(expected);
		expect(service.stats.lookups).toBe(0);
		expect((await checkSheet(rows)).error?.message).toEqual(reason);
	});
});

const rowsSchema = z.array(z.record(z.union([z.string(), z.number()])));
const rowsIn = (packed: readonly IDataObject[]): IDataObject[] =>
	packed.flatMap(({ rows }) => rowsSchema.parse(JSON.parse(z.string().parse(rows))));

const READ = { onlyRead: true };
const PACK = { rowsPerItem: 500 };

describe('Only Read the Sheet', () => {
	it('gives each row below the headings, with its own columns and its number in the sheet, and looks nothing up', async () => {
		const rows = await itemsOf(OFFICE_SHEET, READ);
		expect(rows.map(({ row_number }) => row_number)).toEqual([5, 7, 8, 9, 10, 11]);
		expect(rows[0]).toMatchObject({ Mode: 'Buy Goods', 'A/C No': '', 'Net Payable': 1500 });
		expect(rows[0]).not.toHaveProperty('Lookup Outcome');
		expect([service.stats.lookups, service.stats.tokenRequests]).toEqual([0, 0]);
	});

	it('stops the workflow where the sheet cannot be read, or gives one item with the reason and no rows', async () => {
		const rows = raw([['a', 'b']]);
		const problem = expect.stringContaining('Nothing was looked up');
		expect((await checkSheet(rows, { options: READ })).error?.message).toEqual(problem);
		const failed = await itemsOf(rows, { ...READ, ...PACK });
		expect(failed).toEqual([{ batch: 0, rows: '', failure: problem }]);
	});
});

describe('Rows per Item', () => {
	it('packs rows into items, reads them again, and looks each row up under its number in the sheet', async () => {
		const packed = await itemsOf(OFFICE_SHEET, { ...READ, rowsPerItem: 3 });
		expect(packed.map(({ batch }) => batch)).toEqual([1, 2]);
		// An option that is an expression is read for a row that shares its item with others.
		const masked = { rowsPerItem: 3, maskName: '={{ true }}' };
		const first = await itemsOf(packed.slice(0, 1), masked);
		const second = await itemsOf(packed.slice(1), { rowsPerItem: 3 });
		const rows = rowsIn([...first, ...second]);
		expect(rows.map((row) => [row.row_number, row['Lookup Outcome']])).toEqual(VERDICTS);
		expect(rows[0]?.['Lookup Name']).toBe('J*** W****** K****');
		expect(rows[4]?.['Lookup Reason']).toContain('taken for a total');
		expect(await itemsOf([...first, ...second], READ)).toEqual(rows);
	});

	const batches = async (...numbers: number[]): Promise<IDataObject[]> => {
		const packed = await itemsOf(OFFICE_SHEET, { ...READ, rowsPerItem: 1 });
		return numbers.map((batch, at) => ({ ...packed[at], batch }));
	};
	const batchesOf = async (input: readonly IDataObject[], run: LookupOverrides) => {
		const items = (await checkSheet(input, { ...goesOn, ...run })).outputs.flat();
		return items.map(({ json, pairedItem }) => ({ ...json, pairedItem }));
	};

	it.each([READ, {}])('keeps number, item and rows of each batch: %j', async (options) => {
		const run = { options: { ...options, ...PACK } };
		expect(await batchesOf(await batches(3, 1, 7), run)).toMatchObject([
			{ batch: 3, rows: expect.stringContaining('"row_number":5'), pairedItem: { item: 0 } },
			{ batch: 1, rows: expect.stringContaining('"row_number":7'), pairedItem: { item: 1 } },
			{ batch: 7, rows: expect.stringContaining('"row_number":8'), pairedItem: { item: 2 } },
		]);
	});

	it.each([[null], [''], ['[{"Supplier":"Jane'], ['[1]']])(
		'fails only a damaged batch, and says so: %j',
		async (rows) => {
			const [first = {}, second = {}] = await batches(3, 1);
			const input = [first, { ...second, rows }];
			const failure = expect.stringContaining('The rows of batch 1 are damaged');
			expect(await batchesOf(input, { options: PACK })).toMatchObject([
				{ batch: 3, rows: expect.stringContaining('"Confirmed"'), pairedItem: { item: 0 } },
				{ batch: 1, rows: '', failure, pairedItem: { item: 1 } },
			]);
			expect(await itemsOf(input)).toMatchObject([{ 'Lookup Outcome': 'Confirmed' }, { failure }]);
			expect(await itemsOf(input, READ)).toMatchObject([{ row_number: 5 }, { batch: 1, failure }]);
			expect(await itemsOf(input.slice(1), PACK)).toMatchObject([{ failure }]);
		},
	);

	it.each([
		{ what: 'the service answers none of 100 payees', count: 100, first: 5_000_000, begin: '' },
		{ what: 'the service answers none of 99 payees', count: 99, first: 5_000_000, begin: '[' },
		{ what: 'none of 110 numbers can be looked up', count: 110, first: 712_345_600, begin: '[' },
	])('gives a batch without rows only if $what', async ({ count, first, begin }) => {
		reply({}, 400);
		const payees = Array.from({ length: count }, (_, at) => ['Jane Kamau', first + at]);
		const [item, ...others] = await itemsOf(raw([['Name', 'Till'], ...payees]), PACK);
		expect(others).toEqual([]);
		expect(z.string().parse(item?.rows).slice(0, 1)).toBe(begin);
		if (begin === '') expect(item?.failure).toContain('The service gave no answer');
	});

	it('names the batch that has to be looked up again where the account does not work', async () => {
		const nowhere = { options: PACK, credential: { baseUrl: 'nowhere' } };
		expect(await batchesOf(await batches(3, 1), nowhere)).toMatchObject([
			{ batch: 3, rows: '' },
			{ batch: 1, rows: '' },
		]);
	});
});

it('Leave Out Checked Rows looks up only what has no answer yet', async () => {
	const options = { keepTogether: true, leaveOutChecked: true };
	const rows = await itemsOf(OFFICE_SHEET, options);
	expect(rows).toHaveLength(6);
	service.resetStats();
	const left = await itemsOf(rows, options);
	expect(left.map(({ row_number }) => row_number)).toEqual([9, 10, 11]);
	const changed = rows.map((row, at) => (at === 1 ? { ...row, 'Lookup Outcome': '' } : row));
	const again = await itemsOf(changed, options);
	expect(again.map(({ row_number }) => row_number)).toEqual([7, 9, 10, 11]);
	expect(service.stats.lookups).toBe(1);
});
