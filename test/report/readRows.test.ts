import type { IDataObject } from 'n8n-workflow';

import { settingsFrom } from '../../nodes/PayeeCheckReport/parameters';
import { readRows } from '../../nodes/PayeeCheckReport/readRows';
import { result, row } from './made';
import { columnsOf } from './suppliers';

const readWith = (options: IDataObject, ...items: readonly IDataObject[]) =>
	readRows(items, settingsFrom({}, options), (time) => time.slice(0, 4));

const read = (...items: readonly IDataObject[]) => readWith({}, ...items);

const COLUMNS = columnsOf(result());
const OLDER = columnsOf(result({ outcome: 'needsReview', payable: false, name: 'PETER OTIENO' }));
const NOT_CHECKED = { outcome: 'unchecked', finding: undefined, payable: false };
const TWO = { ...NOT_CHECKED, name: '', reason: expect.stringContaining('two results') };
const STOPPED = { payable: false, nextStep: 'Do not pay. Look up this row again.' };
const COMPARED = { number: undefined, environment: undefined, payable: false };
const DAMAGED = { outcome: 'notConfirmed', name: {}, warnings: 'x', nameMatch: 'x' };
const NO_PAYEE = { error: { finding: 'noPayee' } };
const MPESA = { operator: 'Mpesa' };

const unchecked = (entered: IDataObject, more: IDataObject = {}) => ({
	outcome: 'unchecked',
	summary: 'Row 9 was not checked.',
	entered,
	...more,
});
const EMPTY = columnsOf(unchecked({}));

it.each<[what: string, item: IDataObject, expected: IDataObject]>([
	['the number in its field row_number', row({ row_number: 7 }), { row: '7' }],
	['the number of its place without row_number', row({ row_number: '' }), { row: '1' }],
	['its outcome even beside damaged fields', { lookup: DAMAGED }, { outcome: 'notConfirmed' }],
	['no apostrophe before a formula', { ...COLUMNS, 'Lookup Name': "'=A()" }, { name: '=A()' }],
	['no result', { Supplier: 'Jane', Till: '900001', Amount: 1 }, NOT_CHECKED],
	['no result of an outcome that nobody knows', { lookup: { outcome: 'fine' } }, NOT_CHECKED],
	['no result of an outcome that was changed', { 'Lookup Outcome': 'Confirmd' }, NOT_CHECKED],
	['neither of two results, one in fields and one in columns', { ...row({}), ...OLDER }, TWO],
	['the number that was entered', { lookup: unchecked({ number: '0712' }) }, { number: '0712' }],
	['the sheet’s number beside empty columns', { 'Till No': '12 1', ...EMPTY }, { number: '12 1' }],
	[
		'all numbers entered',
		{ Till: '9', Paybill: '2', lookup: unchecked({}) },
		{ number: '9 and 2' },
	],
	['no number where names were compared', row({ Till: '900001' }, COMPARED), { number: '' }],
	['no amount where it is negative', row({ Amount: '(500)' }), { amount: undefined }],
	['a step that fits No under Lookup Payable', { ...COLUMNS, 'Lookup Payable': 'No' }, STOPPED],
	['a step that fits a payable that is no flag', row({}, { payable: 'true' }), STOPPED],
	['the finding of the sheet', { lookup: unchecked({}, NO_PAYEE) }, { finding: 'noPayee' }],
	['a finding for a total', { Name: 'TOTAL', lookup: unchecked({}) }, { finding: 'noPayee' }],
	['no finding without a number', { Name: 'Jane', lookup: unchecked({}) }, { finding: undefined }],
	['no finding if it was looked up', row({}, NO_PAYEE), { finding: undefined, payable: false }],
	['the amount as people write it', row({ Amount: 'Ksh 1,500.50/-' }), { amount: 1500.5 }],
	['the operator of its result', row({ Network: 'Airtel' }, MPESA), { operator: 'Mpesa' }],
	['M-PESA as its operator where nothing names one', row({}), { operator: 'Mpesa' }],
	['the name that was expected, where it is itself a result', result(), { payee: 'Jane Kamau' }],
])('a row of the report has %s', (_what, item, expected) => {
	expect(read(item)).toMatchObject([expected]);
});

it.each<[string, IDataObject]>([
	['under lookup', row({ Supplier: 'Jane Kamau', Amount: 4800 })],
	['in Lookup columns', { Supplier: 'Jane Kamau', Amount: '4,800', ...COLUMNS }],
	['merged with its row', { Supplier: 'Jane Kamau', Amount: '4,800', ...result() }],
])('the report reads a result %s', (_where, item) => {
	const texts = { payee: 'Jane Kamau', name: 'JANE WANJIKU KAMAU', nextStep: 'You can pay.' };
	const differs = 'All parts of the names match.';
	const others = { type: 'till', number: '4738534', environment: 'production', warning: '' };
	const values = { row: '1', outcome: 'confirmed', payable: true, amount: 4800 };
	expect(read(item)).toMatchObject([{ ...values, ...texts, ...others, differs }]);
});

it('the report takes no row from an empty item, which n8n adds where there are none', () => {
	expect(read({}, row({}))).toHaveLength(1);
});

describe('The field payable of a row in the report', () => {
	it.each([
		...[undefined, false, 'true', 1].map((payable) => ({ lookup: result({ payable }) })),
		...['No', '', 'true', 'yes', 'YES, later'].map((cell) => ({ 'Lookup Payable': cell })),
	])('is false where the result does not claim it: %j', (changes) => {
		const item = 'lookup' in changes ? changes : { ...COLUMNS, ...changes };
		expect(read(item)).toMatchObject([{ payable: false }]);
	});

	it.each<[string, IDataObject]>([
		['another outcome', { outcome: 'needsReview' }],
		['a test', { environment: 'uat' }],
		['no environment', { environment: undefined }],
		['an error', { error: { problem: 'busy' } }],
		['a Paybill without account number', { accountType: 'paybill' }],
		['an unknown type without account number', { accountType: 'Paybill' }],
		['no number', { number: '', entered: { number: '4738534' } }],
	])('is false where a result contradicts itself: %s', (_what, changes) => {
		const nextStep = 'Do not pay. Look up this row again.';
		expect(read({ lookup: result(changes) })).toMatchObject([{ payable: false, nextStep }]);
	});
});

describe('The warning of a row in the report, from fields and from columns', () => {
	const DEMO = 'DEMO: this result is invented, and nothing was looked up. Do not pay.';
	const SAME = 'The same payee is also in row 12.';
	const long = Array.from({ length: 5 }, () => `${'Jane '.repeat(70)}has other parts.`);

	it.each<[string, string[], string[], string]>([
		['stands after what differs', ['Same.'], [SAME], SAME],
		['joins several warnings', ['Same.'], [SAME, 'Check.'], `${SAME} Check.`],
		['stands alone where nothing differs', [], [SAME], SAME],
		['is kept after an explanation longer than a page shows', long, ['Check.'], 'Check.'],
		['leaves the warning of the demo out', ['Same.'], [DEMO], ''],
		['keeps other warnings beside that of the demo', ['Same.'], [DEMO, 'Check.'], 'Check.'],
		['is not taken from the word “Warning:” in an explanation', ['X has Warning: and Y.'], [], ''],
	])('is kept apart from what differs: it %s', (_what, explanation, warnings, warning) => {
		const nameMatch = { result: 'match', score: 1, expectedName: 'J', explanation };
		const some = warnings.length > 0 && { warnings };
		const of = result({ nameMatch, environment: 'demo', payable: false, ...some });
		for (const each of read({ lookup: of }, columnsOf(of))) {
			expect(each.warning).toBe(warning);
			expect(each.differs.slice(0, 300)).toBe(explanation.join(' ').slice(0, 300));
		}
	});
});

const NO_AMOUNT = { amount: undefined };
const NAMED = { amountColumn: 'Net', payeeColumn: 'Fundi' };

it.each<[what: string, own: IDataObject, expected: object, options?: IDataObject]>([
	[
		'by the table of usual headings',
		{ "Supplier's Name": 'Jane', Network: 'Airtel', 'Net Payable': 5, Total: 6, constructor: 7 },
		{ payee: 'Jane', operator: 'Airtel', amount: 5 },
	],
	['none where no heading is usual', { Discount: 5 }, { ...NO_AMOUNT, payee: 'Jane Kamau' }],
	['without a guess between two of one meaning', { Amount: 5, 'Amount (KES)': 500 }, NO_AMOUNT],
	[
		'as the user names them',
		{ Fundi: 'Ann', Net: 5, Amount: 6 },
		{ payee: 'Ann', amount: 5 },
		NAMED,
	],
	['only as the user names them, also if one is missing', { Amount: 5 }, NO_AMOUNT, NAMED],
])('the report finds the sheet’s own columns: %s', (_what, own, expected, options = {}) => {
	expect(readWith(options, row(own))).toMatchObject([expected]);
});
