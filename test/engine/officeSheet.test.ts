import type { IDataObject } from 'n8n-workflow';

import { made } from '../report/made';
import { OFFICE_SHEET } from '../sheetRows/officeSheet';
import { goesOn, jsonOf, lookUp } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

/** Who holds a number, where it is not whom the sheet expects, and what that comes to; nobody holds the last. */
const OTHERS: Readonly<Record<string, readonly [holder: string, outcome: string]>> = {
	'738205': ['PETER KIMANI', 'Not Confirmed'],
	'611203': ['TOTAL ENERGIES STAFF WELFARE', 'Not Confirmed'],
	'247247': ['EQUITY BANK KENYA LIMITED', 'Needs Review'],
	'522522': ['KCB BANK KENYA LIMITED', 'Needs Review'],
	'400222': ['CO-OPERATIVE BANK OF KENYA', 'Needs Review'],
	'301123': ['', 'Not Confirmed'],
};

/** The payees by the number that is looked up, and what each row must come to. */
const LINES = OFFICE_SHEET.lines.map((line) => {
	const [, row = '', number, name = ''] =
		/^(\d+): (?:(?:till|paybill) (\d+)[^,]*, (.*), [\d.]+$)?/.exec(line) ?? [];
	return { row: Number(row), number, name, sentence: line.replace(/^\d+: This|^\d+: The/, '') };
});

it('each payee of a sheet as an office keeps it has its verdict, or a sentence that is true', async () => {
	service.setFaultPlan(({ kind, number = '' }) => {
		const expected = LINES.find((line) => line.number === number)?.name ?? '';
		const [name = expected.replace(/ [-–(].*/, '').toUpperCase()] = OTHERS[number] ?? [];
		return kind === 'token' || name === '' ? undefined : { kind: 'name', name };
	});
	const cellsOf = (row: (typeof OFFICE_SHEET.rows)[number]) =>
		row.map((cell) => (cell instanceof Date ? 46_334 : cell));
	const items = OFFICE_SHEET.rows.map((row): IDataObject => ({ row: cellsOf(row) }));
	const options = { keepTogether: true };
	const rows = jsonOf(
		await lookUp(items, { ...goesOn, options, parameters: { operation: 'sheet' } }),
		0,
	);
	expect(rows.map((row) => [row.row_number, row['Lookup Outcome']])).toEqual(
		LINES.map(({ row, number }) => [
			row,
			number === undefined ? 'Unchecked' : (OTHERS[number]?.[1] ?? 'Confirmed'),
		]),
	);
	for (const [at, { number, sentence }] of LINES.entries())
		if (number === undefined)
			expect(rows[at]?.['Lookup Reason']).toContain(sentence.replace(/^\d+: /, ''));

	const { counts } = made(rows, { sheet: { fileName: 'Suppliers.xlsx' } });
	expect(counts).toMatchObject({
		...{ all: 40, noPayees: 7, payable: 0 },
		...{ confirmed: 21, needsReview: 3, notConfirmed: 3, unchecked: 13 },
	});
});
