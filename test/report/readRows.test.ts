import type { IDataObject } from 'n8n-workflow';

import { readRows } from '../../nodes/PayeeCheckReport/readRows';
import { findColumns, readCents } from '../../nodes/PayeeCheckReport/sheetColumns';
import { made, result, row } from './made';
import { columnsOf } from './suppliers';

const USUAL = { amountColumn: '', payeeColumn: '' };

const read = (...items: readonly IDataObject[]) =>
	readRows(items, { ...USUAL, rowIdField: '' }, (time) => time.slice(0, 4)).rows;

const COLUMNS = columnsOf(result());
const OLDER = columnsOf(result({ outcome: 'needsReview', payable: false, name: 'PETER OTIENO' }));
const NOT_CHECKED = { outcome: 'unchecked', isPayee: true, payable: false };
const TWO = {
	...NOT_CHECKED,
	name: '',
	reason: expect.stringContaining('two results that differ'),
};
const PAYABLE = { row: '1', outcome: 'confirmed', payable: true };
const COMPARED = { number: undefined, environment: undefined, payable: false };

const unchecked = (entered: IDataObject, more: IDataObject = {}) => ({
	outcome: 'unchecked',
	summary: 'Row 9 was not checked.',
	entered,
	...more,
});
const EMPTY = columnsOf(unchecked({}));

it.each<[what: string, item: IDataObject, expected: IDataObject]>([
	['its number by row_number', row({ row_number: 7 }), { row: '7' }],
	['its number by a text', row({ row_number: '12' }), { row: '12' }],
	['its number by its place', row({ row_number: '' }), { row: '1' }],
	[
		'its outcome beside damaged fields',
		{ lookup: { ...OLDER, outcome: 'notConfirmed', name: 5, warnings: 'x', nameMatch: 'x' } },
		{ outcome: 'notConfirmed', payable: false },
	],
	[
		'a name without the apostrophe before a formula',
		{ ...COLUMNS, 'Lookup Name': "'=CMD()" },
		{ name: '=CMD()' },
	],
	['no result', { Supplier: 'Jane', Till: '900001', Amount: 1 }, NOT_CHECKED],
	[
		'no result of an outcome that nobody knows',
		{ lookup: { outcome: 'fine' }, Amount: 1 },
		NOT_CHECKED,
	],
	[
		'no result of an outcome that somebody changed',
		{ 'Lookup Outcome': 'Confirmd', Amount: 1 },
		NOT_CHECKED,
	],
	['no result of an empty outcome', { ...COLUMNS, 'Lookup Outcome': '' }, NOT_CHECKED],
	['two results that are the same', { ...row({}), ...COLUMNS }, PAYABLE],
	['none of two results, the older in columns', { ...row({}), ...OLDER }, TWO],
	[
		'none of two results with two names',
		{ ...row({}), ...columnsOf(result({ name: 'JANE' })) },
		TWO,
	],
	[
		'none of two results with two numbers',
		{ ...row({}), ...columnsOf(result({ number: '4' })) },
		TWO,
	],
	['the number that was entered', { lookup: unchecked({ number: '0712' }) }, { number: '0712' }],
	[
		'the sheet’s number where the columns have none',
		{ 'Till No': '12 13', ...EMPTY },
		{ number: '12 13' },
	],
	[
		'all numbers that were entered',
		{ Till: '9', Paybill: '2', lookup: unchecked({}) },
		{ number: '9 and 2' },
	],
	['no number where names were compared', row({ Till: '900001' }, COMPARED), { number: '' }],
	[
		'one warning of a negative amount, though the sheet has one, too',
		row(
			{ Amount: -5 },
			{ warnings: ['The amount is negative.', 'The same payee is also in row 4.'] },
		),
		{
			warning:
				'The amount is negative, so it counts nowhere. Find out what it means. The same payee is also in row 4.',
		},
	],
])('a row has %s', (_what, item, expected) => {
	expect(read(item)).toMatchObject([expected]);
});

it.each<[string, IDataObject]>([
	['under lookup', row({ Supplier: 'Jane Kamau', Amount: 4800 })],
	['in Lookup columns', { Supplier: 'Jane Kamau', Amount: '4,800', ...COLUMNS }],
	['as the item itself, beside other fields', { ...result(), Amount: 4800 }],
])('a result is read %s', (_where, item) => {
	const texts = { type: 'till', number: '4738534', environment: 'production', checkedAt: '2026' };
	const names = { payee: 'Jane Kamau', name: 'JANE WANJIKU KAMAU' };
	const sentences = {
		nextStep: 'You can pay.',
		differs: 'All parts of the names match.',
		warning: '',
	};
	const reason = 'Till 4738534 is registered to JANE WANJIKU KAMAU, as expected.';
	const own = { isPayee: true, cents: 480_000 };
	expect(read(item)).toMatchObject([
		{ ...PAYABLE, ...texts, ...names, ...sentences, reason, ...own },
	]);
});

it('an item without any field, which n8n adds where there are none, is no row', () => {
	expect(read({}, row({}))).toHaveLength(1);
});

describe('payable', () => {
	it.each([undefined, false, 'true', 1])('is false where the result says %j', (payable) => {
		expect(read({ lookup: result({ payable }) })).toMatchObject([{ payable: false }]);
	});

	it.each(['No', '', 'true', 'yes', 'YES, later'])(
		'is false where the column says “%s”',
		(cell) => {
			expect(read({ ...COLUMNS, 'Lookup Payable': cell })).toMatchObject([{ payable: false }]);
		},
	);

	it.each<[string, IDataObject]>([
		['another outcome', { outcome: 'needsReview' }],
		['a test', { environment: 'uat' }],
		['the demo', { environment: 'demo' }],
		['no environment', { environment: undefined }],
		['an error', { error: { problem: 'busy' } }],
		['a Paybill without account number', { accountType: 'paybill' }],
		['an unknown type without account number', { accountType: 'Paybill' }],
		['no number', { number: '', entered: { number: '4738534' } }],
	])('is false, and to be acted on, where a result contradicts itself: %s', (_what, changes) => {
		const { counts, toActOn } = made([{ lookup: result(changes) }]);
		expect(counts).toMatchObject({ payable: 0 });
		const warning = expect.stringContaining('contradicts itself');
		const nextStep = 'Do not pay. Look up this row again.';
		expect(toActOn).toMatchObject([{ payable: false, nextStep, warning }]);
	});

	it('is false in columns where a Paybill has no account number', () => {
		const [paybill] = read(columnsOf(result({ accountType: 'paybill' })));
		expect(paybill).toMatchObject({ payable: false, outcome: 'confirmed' });
	});
});

describe('a row that is no payee', () => {
	const noPayee = unchecked({}, { error: { finding: 'noPayee' } });

	it.each<[string, IDataObject]>([
		['a total', { Supplier: 'TOTAL', Amount: 949_199.5, lookup: unchecked({}) }],
		['a grand total', { Supplier: 'Grand Total:', Amount: 1, lookup: unchecked({}) }],
		['a total under the numbers', { Till: 'TOTAL', lookup: unchecked({ number: 'TOTAL' }) }],
		['a line with nothing to pay', { Supplier: '', Amount: '', Note: 'x', lookup: unchecked({}) }],
		['what the sheet’s reading says is none', { Supplier: 'Approved', Amount: 5, lookup: noPayee }],
		['the same in columns', { ...EMPTY, 'Lookup Type': 'no payee', Payee: 'X' }],
	])('is %s', (_what, item) => {
		expect(read(item)).toMatchObject([{ isPayee: false }]);
	});

	it.each<[string, IDataObject]>([
		['without a number', { Supplier: 'Jane', Amount: 900, lookup: unchecked({}) }],
		['without a name', { Supplier: '', Amount: 900, lookup: unchecked({}) }],
		['called Total, with a number', { Supplier: 'Total', lookup: unchecked({ number: '12' }) }],
		['called Total that was looked up', row({ Supplier: 'Total Energies', Amount: 1 })],
		['that was looked up, whatever it says', row({}, { error: { finding: 'noPayee' } })],
		['with nothing but names that were compared', row({}, { ...COMPARED, nameMatch: undefined })],
	])('but not a supplier %s', (_what, item) => {
		expect(read(item)).toMatchObject([{ isPayee: true }]);
	});
});

describe('the warning of a row, in both formats', () => {
	const DEMO = 'DEMO: this result is invented, and no service was asked. Do not pay.';
	const long = Array.from({ length: 5 }, () => `${'Jane '.repeat(70)}has other parts.`);

	it.each<[string, string[], string[], string]>([
		[
			'stands after what differs',
			['Same.'],
			['The same payee is also in row 12.'],
			'The same payee is also in row 12.',
		],
		[
			'may be several',
			['Same.'],
			['The same payee is also in row 12.', 'Check.'],
			'The same payee is also in row 12. Check.',
		],
		[
			'may stand alone',
			[],
			['The same payee is also in row 12.'],
			'The same payee is also in row 12.',
		],
		['is kept after explanations longer than a page shows', long, ['Check.'], 'Check.'],
		['is not that of the demo', ['Same.'], [DEMO], ''],
		['is all but that of the demo', ['Same.'], [DEMO, 'Check.'], 'Check.'],
		['is no word in a sentence', ['X has Warning: and Y.'], [], ''],
	])('%s', (_what, explanation, warnings, warning) => {
		const nameMatch = { result: 'match', score: 1, expectedName: 'J', explanation };
		const some = warnings.length > 0 && { warnings };
		const of = result({ nameMatch, environment: 'demo', payable: false, ...some });
		for (const each of read({ lookup: of }, columnsOf(of))) {
			expect(each.warning).toBe(warning);
			expect(each.differs.slice(0, 300)).toBe(explanation.join(' ').slice(0, 300));
		}
	});
});

it.each<[what: string, headings: string, expected: object, named?: object]>([
	[
		'found by the table of usual headings',
		"S/No | Supplier's Name | Till No. | Paybill | Network | Net Payable | Total | __proto__ | constructor",
		{
			payee: "Supplier's Name",
			numbers: ['Till No.', 'Paybill'],
			operator: 'Network',
			amount: 'Net Payable',
			remarks: [],
		},
	],
	['none where no heading is usual', 'Till | Discount', { amount: undefined, payee: undefined }],
	[
		'not guessed between two of one meaning',
		'Amount | Amount (KES)',
		{
			amount: undefined,
			remarks: ['Two columns may show the amount: “Amount” and “Amount (KES)”. None was read.'],
		},
	],
	[
		'those that the user names',
		'Fundi | Net | Amount',
		{ amount: 'Net', payee: 'Fundi' },
		{ amountColumn: 'Net', payeeColumn: 'Fundi' },
	],
	[
		'no others than those that the user names',
		'Amount',
		{ amount: undefined, remarks: ['The sheet has no column “Amnt”, so no amount was read.'] },
		{ amountColumn: 'Amnt' },
	],
])('the sheet’s own columns are %s', (_what, headings, expected, named = {}) => {
	const cells = Object.fromEntries(headings.split(' | ').map((heading) => [heading, 'x']));
	expect(findColumns([cells], { ...USUAL, ...named })).toMatchObject(expected);
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
