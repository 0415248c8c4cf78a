import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { made } from '../report/made';
import { OFFICE_SHEET as OWN_SHEET } from '../sheetRows/officeSheet';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { goesOn, jsonOf, lookUp, type LookupOverrides } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

/** Rows as Extract from File gives them without a header row. */
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
				...{ Supplier: 'Jane Kamau - March rent', 'Net Payable': 1500 },
				...{ 'Lookup Name': 'JANE WANJIKU KAMAU', 'Lookup Number': '4738534' },
			}),
			pairedItem: { item: 4 },
		});
		expect(rows[1]?.json).toMatchObject({ 'Lookup Type': 'paybill', 'Lookup Account': '0110567' });
		expect(service.stats.lookups).toBe(3);
	});

	it('says what a row without a payee was taken for, and what is no till or Paybill payment', async () => {
		const rows = await together(OFFICE_SHEET);
		const reasons = rows.map(({ json }) => json['Lookup Reason']);
		expect(reasons[3]).toContain('which is not a till or Paybill payment');
		expect(reasons[4]).toContain('taken for a total ("TOTAL")');
		expect(reasons[5]).toContain('taken for a line for signatures');
	});

	it('routes rows to the three outputs', async () => {
		const { outputs } = await checkSheet(OFFICE_SHEET, goesOn);
		const counts = [NEEDS_REVIEW, CONFIRMED, NOT_CONFIRMED].map((at) => outputs[at]?.length);
		expect(counts).toEqual([3, 2, 1]);
	});

	it('names the columns that it used', async () => {
		const { hints } = await checkSheet(OFFICE_SHEET, goesOn);
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
		expect(both.error?.message).toMatch(/cannot be used: rows 9 and 12 of your sheet$/);
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

	it.each([
		['asks for the type', 'ask', 'Unchecked', 0],
		['looks it up as a till', 'till', 'Confirmed', 1],
		['looks it up as a paybill', 'paybill', 'Not Confirmed', 1],
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

	it.each([
		[
			'no row of headings',
			raw([
				['a', 'b'],
				['c', 'd'],
			]),
		],
		[
			'two columns of one meaning',
			raw([
				['Name', 'Till', 'Till'],
				['Jane', '4738534', '5218890'],
			]),
		],
		['headings alone', raw([HEADINGS])],
		['an empty file', [{}]],
		[
			'a reader that failed',
			[{ error: 'Invalid Record Length: columns length is 3, got 4 on line 42' }],
		],
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

it.each([
	['names the usual column of payees where no row has an expected name', '', true],
	['says nothing where a row has one', '={{ $json.Supplier }}', false],
])('Compare Names %s', async (_what, expectedName, isNamed) => {
	const rows = ['JANE KAMAU', 'PETER OTIENO'].map((name) => ({
		name,
		Supplier: 'Jane Kamau',
		Till: 1,
	}));
	const parameters = {
		...{ operation: 'compareNames', registeredName: '={{ $json.name }}', expectedName },
	};
	const { hints, outputs } = await lookUp(rows, { ...goesOn, parameters });
	const named = 'Expected Name is empty on every row. It may be in the column "Supplier".';
	expect(hints.join().includes(named)).toBe(isNamed);
	// The column is only named: nobody is confirmed by a name that the node has chosen.
	expect(outputs[CONFIRMED]).toHaveLength(isNamed ? 0 : 1);
});

/** Who holds a number, where it is not whom the sheet expects, and what that comes to; nobody holds the last. */
const OTHERS: Readonly<Record<string, readonly [holder: string, outcome: string]>> = {
	'738205': ['PETER KIMANI', 'Not Confirmed'],
	'611203': ['TOTAL ENERGIES STAFF WELFARE', 'Not Confirmed'],
	'247247': ['EQUITY BANK KENYA LIMITED', 'Needs Review'],
	'522522': ['KCB BANK KENYA LIMITED', 'Needs Review'],
	'400222': ['CO-OPERATIVE BANK OF KENYA', 'Needs Review'],
	'301123': ['', 'Not Confirmed'],
};

/** The payees by the number that is looked up, and what each row must come to. */
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
	const cellsOf = (row: (typeof OWN_SHEET.rows)[number]) =>
		row.map((cell) => (cell instanceof Date ? 46_334 : cell));
	const items = OWN_SHEET.rows.map((row): IDataObject => ({ row: cellsOf(row) }));
	const options = { keepTogether: true };
	const rows = jsonOf(
		await lookUp(items, { ...goesOn, options, parameters: { operation: 'sheet' } }),
		0,
	);
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
		...{ all: 40, noPayees: 7, payable: 0 },
		...{ confirmed: 21, needsReview: 3, notConfirmed: 3, unchecked: 13 },
	});
});
