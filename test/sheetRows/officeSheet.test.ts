import { OFFICE_ROWS, OFFICE_SHEET } from './officeSheet';
import { linesOf, raw, sheetOf, takenFor } from './reading';

describe('a payment sheet as an office keeps it', () => {
	it('every row has what is to be looked up, or a sentence', () => {
		expect(OFFICE_SHEET.payees).toBe(40);
		expect(linesOf(raw(...OFFICE_ROWS))).toEqual(OFFICE_SHEET.lines);
	});

	it('its rows keep their own columns, with days for day numbers, and its amounts add up without the total', () => {
		const { rows, columns } = sheetOf(raw(...OFFICE_ROWS));
		expect(columns).toEqual({
			...{ number: 'Till/Paybill No.', type: 'Mode', payee: 'Name of Supplier' },
			...{ account: 'A/C No', amount: 'Net Payable' },
		});
		expect(Object.entries(rows[1]?.fields ?? {})).toEqual([
			...[
				['S/No', 1],
				['Name of Supplier', 'Jane Kamau - March rent'],
				['Mode', 'Till'],
			],
			...[
				['Till/Paybill No.', 'Till 5218890'],
				['A/C No', ''],
				['Invoice Date', '2026-11-08'],
			],
			...[
				['Amount (KES)', 45_100],
				['Net Payable', 45_000],
				['Remarks', ''],
				['row_number', 6],
			],
		]);
		const isTotal = ({ noPayee }: (typeof rows)[number]) =>
			noPayee?.message === takenFor('a total', 'TOTAL');
		const total = rows.find(isTotal)?.fields['Net Payable'];
		expect(
			rows.reduce((sum, { payee, fields }) => sum + (payee ? Number(fields['Net Payable']) : 0), 0),
		).toBe(total);
	});
});
