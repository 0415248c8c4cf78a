import { fillOfficeSheet, HEADINGS, OFFICE_SHEET, type Row } from './officeSheet';
import { linesOf, sheetOf, takenFor } from './reading';
import { csvOf, rowsOfCsv, rowsOfWorkbook } from './rowsOfFile';

describe('a payment sheet as an office keeps it', () => {
	it('every row has what is to be looked up, or a sentence', async () => {
		expect(OFFICE_SHEET.payees).toBe(40);
		expect(linesOf(await rowsOfWorkbook(fillOfficeSheet))).toEqual(OFFICE_SHEET.lines);
	});

	it('the same sheet as a CSV file has the same payees', () => {
		const asText = (row: Row) =>
			HEADINGS.map((_heading, at) => (row[at] instanceof Date ? '08/11/2026' : (row[at] ?? '')));
		const lines = linesOf(rowsOfCsv(csvOf(OFFICE_SHEET.rows.map(asText))));
		const withoutRow = (line: string): string => line.replace(/^\d+: /, '');
		expect(lines.map(withoutRow)).toEqual(OFFICE_SHEET.lines.map(withoutRow));
	});

	it('its rows keep their own columns, with days for day numbers, and its amounts add up without the total', async () => {
		const { rows, columns } = sheetOf(await rowsOfWorkbook(fillOfficeSheet));
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
