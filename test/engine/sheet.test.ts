import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { goesOn, lookUp, type LookupOverrides } from '../support/lookUp';
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
		expect(error?.message).toContain('in row 9, so nothing was looked up');
		expect(error?.context).toMatchObject({ itemIndex: 8 });
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
