import type { IDataObject } from 'n8n-workflow';

import { readRows } from '../../nodes/PayeeCheckReport/readRows';
import { findColumns, readCents } from '../../nodes/PayeeCheckReport/sheetColumns';
import { made, result, row } from './made';
import { columnsOf } from './suppliers';

const USUAL = { amountColumn: '', payeeColumn: '' };

const read = (items: readonly IDataObject[]) =>
	readRows(items, { ...USUAL, rowIdField: '' }, (time) => time.slice(0, 4)).rows;

const first = (item: IDataObject) => read([item])[0];

it('a negative amount is warned of once, though the sheet has warned of it, too', () => {
	const warnings = ['The amount is negative.', 'Also in row 4.'];
	const { warning } = first(row({ Amount: -5 }, { warnings })) ?? {};
	expect(warning).toBe(
		'The amount is negative, so it counts nowhere. Find out what it means. Also in row 4.',
	);
});

describe('a result', () => {
	it.each<[string, IDataObject]>([
		['under lookup', row({ Supplier: 'Jane Kamau', Amount: 4800 })],
		['in Lookup columns', { Supplier: 'Jane Kamau', Amount: '4,800', ...columnsOf(result()) }],
		['as the item itself, beside other fields', { ...result(), Amount: 4800 }],
	])('is read %s', (_where, item) => {
		expect(first(item)).toMatchObject({
			row: '1',
			outcome: 'confirmed',
			payable: true,
			isPayee: true,
			payee: 'Jane Kamau',
			name: 'JANE WANJIKU KAMAU',
			type: 'till',
			number: '4738534',
			cents: 480_000,
			reason: 'Till 4738534 is registered to JANE WANJIKU KAMAU, as expected.',
			nextStep: 'You can pay.',
			differs: 'All parts of the names match.',
			warning: '',
			environment: 'production',
			checkedAt: '2026',
		});
	});

	it('keeps its outcome beside damaged fields', () => {
		const damaged = { outcome: 'notConfirmed', name: 5, warnings: 'x', nameMatch: 'x' };
		expect(first({ lookup: damaged })).toMatchObject({ outcome: 'notConfirmed', payable: false });
	});

	it('has no apostrophe that the columns put before a formula', () => {
		const columns = { ...columnsOf(result({ name: '=CMD()' })), 'Lookup Name': "'=CMD()" };
		expect(first(columns)?.name).toBe('=CMD()');
	});

	it.each<[string, IDataObject]>([
		['without a result', { Supplier: 'Jane', Till: '900001' }],
		['with an outcome that nobody knows', { lookup: { outcome: 'fine' } }],
		['with an outcome that somebody changed', { 'Lookup Outcome': 'Confirmd' }],
		['with an empty outcome', { ...columnsOf(result()), 'Lookup Outcome': '' }],
	])('is not in an item %s: the row is not checked', (_what, item) => {
		const expected = { outcome: 'unchecked', isPayee: true, payable: false };
		expect(first({ Amount: 1, ...item })).toMatchObject(expected);
	});
});

it.each([
	[{ row_number: 7 }, '7'],
	[{ row_number: '12' }, '12'],
	[{ row_number: '' }, '1'],
	[{}, '1'],
])('the first row %j is called %s', (own, name) => {
	expect(first(row(own))?.row).toBe(name);
});

it('an item without any field, which n8n adds where there are none, is no row', () => {
	expect(read([{}, row({})])).toHaveLength(1);
});

describe('two results in one row', () => {
	const older = columnsOf(result({ outcome: 'needsReview', payable: false, name: 'PETER OTIENO' }));

	it('are one where they say the same', () => {
		expect(first({ ...row({}), ...columnsOf(result()) })?.payable).toBe(true);
	});

	it.each<[string, IDataObject]>([
		['the older in columns', older],
		['another name', columnsOf(result({ name: 'JANE KAMAU NJERI' }))],
		['another number', columnsOf(result({ number: '4738535' }))],
	])('that differ are none: %s', (_which, columns) => {
		const reason = expect.stringContaining('two results that differ');
		const none = { outcome: 'unchecked', payable: false, name: '', reason };
		expect(first({ ...row({}), ...columns })).toMatchObject(none);
	});
});

describe('payable', () => {
	it.each([undefined, false, 'true', 1])('is false where the result says %j', (payable) => {
		expect(first({ lookup: result({ payable }) })?.payable).toBe(false);
	});

	it.each(['No', '', 'true', 'yes', 'YES, later'])(
		'is false where Lookup Payable is “%s”',
		(cell) => {
			expect(first({ ...columnsOf(result()), 'Lookup Payable': cell })?.payable).toBe(false);
		},
	);

	it.each<[string, IDataObject]>([
		['another outcome', { outcome: 'needsReview' }],
		['a test', { environment: 'uat' }],
		['the demo', { environment: 'demo' }],
		['no environment', { environment: undefined }],
		['a simulated answer', { simulated: true }],
		['an error', { error: { problem: 'busy' } }],
		['a Paybill without account number', { accountType: 'paybill' }],
		['an unknown type without account number', { accountType: 'Paybill' }],
		['no number', { number: '', entered: { number: '4738534' } }],
	])('is false and to be acted on where a result contradicts itself: %s', (_what, changes) => {
		const { counts, toActOn } = made([{ lookup: result(changes) }]);
		expect(counts).toMatchObject({ payable: 0 });
		const warning = expect.stringContaining('contradicts itself');
		const nextStep = 'Do not pay. Look up this row again.';
		expect(toActOn).toMatchObject([{ payable: false, nextStep, warning }]);
	});

	it('is false in columns where a Paybill has no account number', () => {
		const columns = columnsOf(result({ accountType: 'paybill' }));
		expect(first(columns)).toMatchObject({ payable: false, outcome: 'confirmed' });
	});
});

const unchecked = (entered: IDataObject, more: IDataObject = {}) => ({
	outcome: 'unchecked',
	summary: 'Row 9 was not checked.',
	entered,
	...more,
});

describe('a row that is no payee', () => {
	const noPayee = unchecked({}, { error: { finding: 'noPayee' } });

	it.each<[string, IDataObject]>([
		['a total', { Supplier: 'TOTAL', Amount: 949_199.5, lookup: unchecked({}) }],
		['a grand total', { Supplier: 'Grand Total:', Amount: 1, lookup: unchecked({}) }],
		['a total under the numbers', { Till: 'TOTAL', lookup: unchecked({ number: 'TOTAL' }) }],
		['a line with nothing to pay', { Supplier: '', Amount: '', Note: 'x', lookup: unchecked({}) }],
		['what the sheet’s reading says is none', { Supplier: 'Approved', Amount: 5, lookup: noPayee }],
		[
			'the same in columns',
			{ 'Lookup Outcome': 'Unchecked', 'Lookup Type': 'no payee', Payee: 'X' },
		],
	])('is %s', (_what, item) => {
		expect(first(item)?.isPayee).toBe(false);
	});

	it.each<[string, IDataObject]>([
		['without a number', { Supplier: 'Jane', Amount: 900, lookup: unchecked({}) }],
		['without a name', { Supplier: '', Amount: 900, lookup: unchecked({}) }],
		['called Total, with a number', { Supplier: 'Total', lookup: unchecked({ number: '12' }) }],
		['called Total that was looked up', row({ Supplier: 'Total Energies', Amount: 1 })],
		['that was looked up, whatever it says', row({}, { error: { finding: 'noPayee' } })],
	])('but not a supplier %s', (_what, item) => {
		expect(first(item)?.isPayee).toBe(true);
	});
});

describe('the number of a row', () => {
	const empty = columnsOf(unchecked({}));

	it.each<[string, IDataObject, string]>([
		['is what was entered', { lookup: unchecked({ number: '0712' }) }, '0712'],
		['is the sheet’s where the columns have none', { 'Till No': '12 13', ...empty }, '12 13'],
		['is all that was entered', { Till: '9', Paybill: '2', lookup: unchecked({}) }, '9 and 2'],
	])('that was not checked %s', (_what, item, number) => {
		expect(first(item)?.number).toBe(number);
	});

	it('is none where only names were compared, whatever the sheet has', () => {
		const changes = { number: undefined, environment: undefined, payable: false };
		expect(first(row({ Till: '900001' }, changes))?.number).toBe('');
	});
});

describe('the warning of a row, in both formats', () => {
	const DEMO = 'DEMO: this result is invented, and no service was asked. Do not pay on it.';
	const long = Array.from({ length: 5 }, () => `${'Jane '.repeat(70)}has other parts.`);

	it.each<[string, string[], string[], string]>([
		['stands after what differs', ['Same.'], ['Also in row 12.'], 'Also in row 12.'],
		['may be several', ['Same.'], ['Also in row 12.', 'Check.'], 'Also in row 12. Check.'],
		['may stand alone', [], ['Also in row 12.'], 'Also in row 12.'],
		['is kept after explanations longer than a page shows', long, ['Check.'], 'Check.'],
		['is not that of the demo', ['Same.'], [DEMO], ''],
		['is all but that of the demo', ['Same.'], [DEMO, 'Check.'], 'Check.'],
		['is no word in a sentence', ['X has Warning: and Y.'], [], ''],
	])('%s', (_what, explanation, warnings, warning) => {
		const nameMatch = { result: 'match', score: 1, expectedName: 'J', explanation };
		const some = warnings.length > 0 && { warnings };
		const of = result({ nameMatch, environment: 'demo', payable: false, ...some });
		for (const item of [{ lookup: of }, columnsOf(of)]) {
			const found = first(item);
			expect(found?.warning).toBe(warning);
			expect(found?.differs.slice(0, 300)).toBe(explanation.join(' ').slice(0, 300));
		}
	});
});

describe('the sheet’s own columns', () => {
	const find = (headings: string[], named = {}) => {
		const row = Object.fromEntries(headings.map((heading) => [heading, 'x']));
		return findColumns([row], { ...USUAL, ...named });
	};

	it('are found by the table of usual headings', () => {
		const headings = ['S/No', "Supplier's Name", 'Till No.', 'Paybill', 'Network', 'Net Payable'];
		expect(find([...headings, 'Total', '__proto__', 'constructor'])).toEqual({
			payee: "Supplier's Name",
			numbers: ['Till No.', 'Paybill'],
			operator: 'Network',
			amount: 'Net Payable',
			remarks: [],
		});
		expect(find(['Till', 'Discount'])).toMatchObject({ amount: undefined, payee: undefined });
	});

	it('are not guessed between two of one meaning', () => {
		const remarks = [
			'Two columns may show the amount: “Amount” and “Amount (KES)”. None was read.',
		];
		expect(find(['Amount', 'Amount (KES)'])).toMatchObject({ amount: undefined, remarks });
	});

	it('are those that the user names, and no others instead', () => {
		const named = { amountColumn: 'Net for Nov', payeeColumn: 'Fundi' };
		const found = { amount: 'Net for Nov', payee: 'Fundi' };
		expect(find(['Fundi', 'Net for Nov', 'Amount'], named)).toMatchObject(found);
		const remarks = ['The sheet has no column “Amnt”, so no amount was read.'];
		const missing = find(['Amount'], { amountColumn: 'Amnt' });
		expect(missing).toMatchObject({ amount: undefined, remarks });
	});
});

it.each<[unknown, number | undefined]>([
	[1500, 150_000],
	[0.1 + 0.2, 30],
	['Ksh 1,500.50/-', 150_050],
	['(1,500.00)', -150_000],
	['about 500', undefined],
	[undefined, undefined],
	[1e18, undefined],
])('readCents reads %j as %j cents', (cell, cents) => {
	expect(readCents(cell)).toBe(cents);
});
