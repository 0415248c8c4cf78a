import { linesOf, OFFICE_LINES, OFFICE_ROWS, raw, sheetOf } from './reading';

describe('A payment sheet as an office keeps it', () => {
	it('has in every row a payee to look up, or a sentence that says why not', () => {
		expect(linesOf(raw(...OFFICE_ROWS))).toEqual(OFFICE_LINES);
	});

	it('keeps the columns of its rows, with days for day numbers, and its amounts add up without the total', () => {
		const { rows, columns } = sheetOf(raw(...OFFICE_ROWS));
		expect(columns).toEqual({
			number: 'Till/Paybill No.',
			type: 'Mode',
			payee: 'Name of Supplier',
			account: 'A/C No',
			amount: 'Net Payable',
		});
		expect(JSON.stringify(rows[1]?.fields)).toBe(
			'{"S/No":1,"Name of Supplier":"Jane Kamau - March rent","Mode":"Till","Till/Paybill No.":"Till 5218890",' +
				'"A/C No":"","Invoice Date":"2026-11-08","Amount (KES)":45100,"Net Payable":45000,"Remarks":"","row_number":6}',
		);
		const amountOf = ({ fields }: (typeof rows)[number]) => Number(fields['Net Payable']);
		const [total = NaN] = rows
			.filter(({ fields }) => fields['Name of Supplier'] === 'TOTAL')
			.map(amountOf);
		const amounts = rows.filter(({ payee }) => payee).map(amountOf);
		expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
	});
});
