import type { IDataObject } from 'n8n-workflow';

import { readRows } from '../../nodes/PayeeCheckReport/readRows';
import { made, result, row } from './made';
import { asColumns, asFields, columnsOf } from './suppliers';

const read = (items: readonly IDataObject[]) =>
	readRows(items, {
		named: { amount: '', payee: '' },
		idField: '',
		timeOf: (time) => time.slice(0, 4),
	}).rows;

const first = (item: IDataObject) => read([item])[0];

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

	it('is the same in fields and in columns, for every row of a sheet', () => {
		expect(read(asColumns())).toEqual(read(asFields()));
	});
});

describe('a row is not checked', () => {
	it.each<[string, IDataObject]>([
		['without a result', { Supplier: 'Jane', Till: '900001' }],
		['with an outcome that nobody knows', { lookup: { outcome: 'fine' } }],
		['with an outcome that somebody changed', { 'Lookup Outcome': 'Confirmd' }],
		['with an empty outcome', { ...columnsOf(result()), 'Lookup Outcome': '' }],
	])('%s', (_what, item) => {
		const expected = { outcome: 'unchecked', isPayee: true, payable: false };
		expect(first({ Amount: 1, ...item })).toMatchObject(expected);
	});
});

it('a result whose other fields are damaged keeps its outcome', () => {
	const damaged = { outcome: 'notConfirmed', name: 5, warnings: 'x', nameMatch: 'x' };
	expect(first({ lookup: damaged })).toMatchObject({ outcome: 'notConfirmed', payable: false });
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
		['the older in columns', { ...older, ...row({}) }],
		['the older under lookup', { lookup: { ...result() }, ...older }],
		[
			'only the name is another one',
			{ ...row({}), ...columnsOf(result({ name: 'JANE KAMAU NJERI' })) },
		],
		['only the number is another one', { ...row({}), ...columnsOf(result({ number: '4738535' })) }],
	])('that differ are none: %s', (_which, item) => {
		expect(first(item)).toMatchObject({
			outcome: 'unchecked',
			payable: false,
			name: '',
			reason:
				'This row has two results that differ: in the field lookup, and in the Lookup columns.',
		});
	});
});

describe('payable', () => {
	it.each<[string, IDataObject]>([
		['is not said', { payable: undefined }],
		['is said to be false', { payable: false }],
		['is a text', { payable: 'true' }],
	])('is false where it %s', (_what, changes) => {
		expect(first({ lookup: result(changes) })?.payable).toBe(false);
	});

	const INVENTED: ReadonlyArray<[string, IDataObject]> = [
		['another outcome', { outcome: 'needsReview' }],
		['a test', { environment: 'uat' }],
		['the demo', { environment: 'demo' }],
		['no environment', { environment: undefined }],
		['a simulated answer', { simulated: true }],
		['an error', { error: { problem: 'busy' } }],
		['a Paybill without account number', { accountType: 'paybill' }],
		['an unknown type without account number', { accountType: 'Paybill' }],
		['no number', { number: '', entered: { number: '4738534' } }],
	];

	it.each(INVENTED)(
		'is false and to be acted on where a result contradicts itself: %s',
		(_what, changes) => {
			const { counts, toActOn } = made([{ lookup: result(changes) }]);
			expect(counts).toMatchObject({ payable: 0 });
			expect(toActOn).toMatchObject([
				{
					payable: false,
					nextStep: 'Do not pay. Look up this row again.',
					warning: expect.stringContaining('contradicts itself'),
				},
			]);
		},
	);

	it('is false in columns where a Paybill has no account number', () => {
		const columns = columnsOf(result({ accountType: 'paybill' }));
		expect(first(columns)).toMatchObject({ payable: false, outcome: 'confirmed' });
	});

	it.each(['No', '', 'true', 'yes', 'YES, later'])(
		'is false where Lookup Payable is “%s”',
		(cell) => {
			expect(first({ ...columnsOf(result()), 'Lookup Payable': cell })?.payable).toBe(false);
		},
	);
});

const unchecked = (entered: IDataObject, more: IDataObject = {}) => ({
	...{ outcome: 'unchecked', summary: 'Row 9 was not checked.', entered, ...more },
});

describe('a row that is no payee', () => {
	const noPayee = unchecked({}, { error: { finding: 'noPayee' } });

	it.each<[string, IDataObject]>([
		['a total', { Supplier: 'TOTAL', Amount: 949_199.5, lookup: unchecked({}) }],
		['a grand total', { Supplier: 'Grand Total:', Amount: 1, lookup: unchecked({}) }],
		['a total in Swahili', { Supplier: 'Jumla', Amount: 1, lookup: unchecked({}) }],
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
		['whose number is missing', { Supplier: 'Jane', Amount: 900, lookup: unchecked({}) }],
		['whose name is missing', { Supplier: '', Amount: 900, lookup: unchecked({}) }],
		['called Total, with a number', { Supplier: 'Total', lookup: unchecked({ number: '12' }) }],
		['called Total that was looked up', row({ Supplier: 'Total Energies', Amount: 1 })],
		['called Totally Fresh', { Supplier: 'Totally Fresh', Amount: 1, lookup: unchecked({}) }],
		['that was looked up, whatever it says', row({}, { error: { finding: 'noPayee' } })],
	])('but not a supplier %s', (_what, item) => {
		expect(first(item)?.isPayee).toBe(true);
	});
});

it('the number of the sheet stands for none where only names were compared', () => {
	const changes = { number: undefined, environment: undefined, payable: false };
	expect(first(row({ Till: '900001' }, changes))?.number).toBe('');
});

describe('the number of an unchecked row', () => {
	it.each<[string, IDataObject, string]>([
		['is what was entered', { lookup: unchecked({ number: '0712345678' }) }, '0712345678'],
		[
			'is that of the sheet where the columns have none',
			{
				'Till No': '123456 123457',
				...columnsOf({ ...unchecked({}), payable: false, nextStep: '' }),
			},
			'123456 123457',
		],
		[
			'is all that stands in the columns for numbers',
			{ Till: '900001', Paybill: '247247', lookup: unchecked({}) },
			'900001 and 247247',
		],
	])('%s', (_what, item, number) => {
		expect(first(item)?.number).toBe(number);
	});
});

describe('the warning of a row', () => {
	it.each([
		'Row 8 expects Peter Otieno for this number.',
		'The same payee has till 900002 in row 3.',
		'Also in row 12.',
		'This number is in 25 rows.',
		'A till has no account number. Ask the payee whether the number is a Paybill.',
		"'Other Accepted Names' has 12 names. Only the first 10 were compared.",
		'This Paybill collects money for many customers. Compare the account number with the payee’s own records.',
		'The number has 4 digits, but tills and Paybills usually have 5 to 7. Compare it with its source.',
		'The number has a hidden character that can show its digits in the reverse order. Compare the number with its source.',
	])('is found in both formats: %s', (warning) => {
		const of = result({ warnings: [warning] });
		for (const item of [{ lookup: of }, columnsOf(of)])
			expect(first(item)).toMatchObject({
				warning,
				differs: 'All parts of the names match.',
			});
	});

	it('is kept behind explanations that are longer than a page shows', () => {
		const explanation = Array.from({ length: 5 }, () => `${'Jane '.repeat(70)}has other parts.`);
		const nameMatch = { result: 'match', score: 1, expectedName: 'Jane', explanation };
		const of = result({ nameMatch, warnings: ['Also in row 12.'] });
		for (const item of [{ lookup: of }, columnsOf(of)])
			expect(first(item)?.warning).toBe('Also in row 12.');
	});

	it('is not that of the demo, which the page says once', () => {
		const invented = 'DEMO: this result is invented, and no service was asked. Do not pay on it.';
		for (const warnings of [[invented], [invented, 'Also in row 2.']]) {
			const of = result({ environment: 'demo', payable: false, warnings });
			const left = warnings.slice(1).join('');
			for (const item of [{ lookup: of }, columnsOf(of)]) expect(first(item)?.warning).toBe(left);
		}
	});

	it('is not a name in a sentence that looks like one', () => {
		const explanation = ['Only the registered name has Also in row houses.'];
		const of = result({ nameMatch: { result: 'match', score: 1, expectedName: 'J', explanation } });
		expect(first(columnsOf(of))).toMatchObject({ warning: '', differs: explanation[0] });
	});
});

it('an apostrophe before a formula is the columns’ own and not shown', () => {
	const of = result({ name: '=CMD()' });
	expect(first({ ...columnsOf(of), 'Lookup Name': "'=CMD()" })?.name).toBe('=CMD()');
});
