import { findColumns } from '../../nodes/PayeeCheckReport/sheetColumns';

const find = (headings: string[], named = { amount: '', payee: '' }) =>
	findColumns([Object.fromEntries(headings.map((heading) => [heading, 'x']))], named);

describe('the sheet’s own columns', () => {
	it('are found by the table of usual headings', () => {
		const headings = [
			'S/No',
			"Supplier's Name",
			'Till No.',
			'Paybill',
			'Network',
			'Net Payable',
			'Total',
		];
		expect(find(headings)).toEqual({
			...{ payee: "Supplier's Name", numbers: ['Till No.', 'Paybill'], operator: 'Network' },
			...{ amount: 'Net Payable', remarks: [] },
		});
		expect(find(['Till', 'Discount'])).toMatchObject({ amount: undefined, payee: undefined });
	});

	it('are not guessed between two of one meaning', () => {
		const { amount, remarks } = find(['Amount', 'Amount (KES)']);
		expect(amount).toBeUndefined();
		expect(remarks).toEqual([
			'Two columns may show the amount: “Amount” and “Amount (KES)”. None was read.',
		]);
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
		expect(remarks).toEqual(['The sheet has no column “Amnt”, so no amount was read.']);
	});
});

it('headings called as what every object has are columns like others', () => {
	const odd: Record<string, unknown> = JSON.parse(
		'{"__proto__": 1, "constructor": 2, "Amount": 3}',
	);
	expect(findColumns([odd], { amount: '', payee: '' }).amount).toBe('Amount');
});
