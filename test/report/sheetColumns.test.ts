import { findColumns, rowNameOf } from '../../nodes/PayeeCheckReport/sheetColumns';

const find = (headings: string[], named = { amount: '', payee: '' }) =>
	findColumns([Object.fromEntries(headings.map((heading) => [heading, 'x']))], named);

describe('the amount', () => {
	it.each([
		'Amount',
		'AMOUNT (KES)',
		'Amount (Ksh.)',
		'amount_kes',
		'Net Payable',
		'Total',
		'TOTAL KES',
		'Kshs',
		'Kiasi',
	])('is found under %s', (heading) => {
		expect(find(['Supplier', heading, 'Till']).amount).toBe(heading);
	});

	it.each([
		[['Total', 'Amount'], 'Amount'],
		[['Amount', 'Net Payable'], 'Net Payable'],
		[['KES', 'Total'], 'Total'],
	])('is what is paid where a sheet has %j', (headings, amount) => {
		expect(find(headings).amount).toBe(amount);
	});

	it('is not guessed between two columns of one meaning', () => {
		const { amount, remarks } = find(['Amount', 'Amount (KES)']);
		expect(amount).toBeUndefined();
		expect(remarks).toEqual([
			'Two columns may show the amount: “Amount” and “Amount (KES)”. None was read.',
		]);
	});

	it('is not found in a sheet without one', () => {
		expect(find(['Supplier', 'Till', 'Discount', 'Amounted'])).toMatchObject({
			amount: undefined,
			remarks: [],
		});
	});
});

describe('the payee', () => {
	it.each([
		'Supplier',
		'Suppliers',
		"Supplier's Name",
		'Name of Supplier',
		'expected_name',
		'Name you expect',
		'Vendor',
		'Creditor',
		'Beneficiary Name',
		'Payee',
		'Jina',
		'NAME',
	])('is found under %s', (heading) => {
		expect(find([heading, 'Amount', 'Till']).payee).toBe(heading);
	});
});

describe('numbers', () => {
	it.each([
		'Till',
		'Till No.',
		'Paybill',
		'Pay Bill Number',
		'M-Pesa Till/Paybill',
		'Buy Goods Till',
		'Business No',
		'Short Code',
		'Number',
	])('may stand under %s', (heading) => {
		expect(find(['Supplier', heading]).numbers).toEqual([heading]);
	});
});

describe('a column that the user names', () => {
	it('is read whatever its heading', () => {
		const { amount, payee } = find(['Fundi', 'Net for Nov', 'Amount'], {
			amount: 'Net for Nov',
			payee: 'Fundi',
		});
		expect([amount, payee]).toEqual(['Net for Nov', 'Fundi']);
	});

	it('is said to be missing where it is, and no other is read instead', () => {
		const { amount, remarks } = find(['Amount'], { amount: 'Amnt', payee: '' });
		expect(amount).toBeUndefined();
		expect(remarks).toEqual(['There is no column “Amnt”, so no amount was read.']);
	});
});

it('headings called as what every object has are columns like others', () => {
	const odd: Record<string, unknown> = JSON.parse(
		'{"__proto__": 1, "constructor": 2, "Amount": 3}',
	);
	expect(findColumns([odd], { amount: '', payee: '' }).amount).toBe('Amount');
});

it.each([
	[{ row_number: 7 }, '7'],
	[{ row_number: '12' }, '12'],
	[{ row_number: '' }, '3'],
	[{}, '3'],
])('the third row %j is called %s', (fields, name) => {
	expect(rowNameOf(fields, 2)).toBe(name);
});
