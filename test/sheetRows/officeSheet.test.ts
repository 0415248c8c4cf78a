import type { Workbook } from 'exceljs';

import { linesOf, sheetOf } from './reading';
import { csvOf, rowsOfCsv, rowsOfWorkbook } from './rowsOfFile';

type Row = readonly unknown[];

const HEADINGS: Row = [
	'S/No',
	'Name of Supplier',
	'Mode',
	'Till/Paybill No.',
	'A/C No',
	'Invoice Date',
	'Amount (KES)',
	'Net Payable',
	'Remarks',
];

/** Each payee of a payment sheet as an office keeps it, and what its row must come to. */
const GROUPS: Readonly<Record<string, readonly (readonly [row: Row, line: string])[]>> = {
	'NAIROBI BRANCH': [
		[
			['Jane Kamau - March rent', 'Till', 'Till 5218890', '', 45_000],
			'till 5218890, Jane Kamau - March rent, 45000',
		],
		[
			['Mwangaza Hardware Ltd', 'Buy Goods', '738204', '', 12_500],
			'till 738204, Mwangaza Hardware Ltd, 12500',
		],
		[
			['Otieno & Sons', 'BUY GOODS', 'TILL NO. 738205', '', 8_300.5],
			'till 738205, Otieno & Sons, 8300.5',
		],
		[
			['Equity - Peter Mutua', 'Paybill', '247247 a/c 0110567890100', '', 30_000],
			'paybill 247247 account 0110567890100, Equity - Peter Mutua, 30000',
		],
		[
			['KCB (Grace Njeri)', 'PB', 522_522, 1_109_876_543, 18_750],
			'paybill 522522 account 1109876543, KCB (Grace Njeri), 18750',
		],
		[
			['Sunrise Academy (Term 3 fees)', 'Paybill', '400200 # 01109876543', '', 61_000],
			'paybill 400200 account 01109876543, Sunrise Academy (Term 3 fees), 61000',
		],
		[
			['Kenya Power', 'Pay Bill', '888880', '12345678901', 9_400],
			'paybill 888880 account 12345678901, Kenya Power, 9400',
		],
		[
			['Nairobi Water', 'PAYBILL', '444400', "'0023456", 3_150],
			'paybill 444400 account 0023456, Nairobi Water, 3150',
		],
		[
			['Mama Amina Caterers', 'Till No.', '4738-534', '', 22_000],
			'till 4738534, Mama Amina Caterers, 22000',
		],
		[
			['Kilimo Agrovet', 'Lipa na M-Pesa Till', '057318', '', 5_600],
			'till 057318, Kilimo Agrovet, 5600',
		],
		[['Faulu Traders', 'Till', 5_031_264, '', 7_777], 'till 5031264, Faulu Traders, 7777'],
		[
			['Safi Cleaners', 'Buy Goods and Services', '="290331"', '', 6_000],
			'till 290331, Safi Cleaners, 6000',
		],
		[
			['Total Energies Service Station', 'Till', '611 203', '', 14_000],
			'till 611203, Total Energies Service Station, 14000',
		],
		[
			['James Kiprono', 'Send Money', '0712345678', '', 2_000],
			'\'Mode\' is "Send Money", which is not a till or Paybill payment, so it cannot be checked here',
		],
	],
	'MOMBASA BRANCH': [
		[
			['Pwani Fish Supplies', 'till', 'Till: 301122', '', 15_250],
			'till 301122, Pwani Fish Supplies, 15250',
		],
		[['Coast Printers', 'Till', '301 123', '', 4_480], 'till 301123, Coast Printers, 4480'],
		[['Baraka Stores', 'TILL', '301124.0', '', 990], 'till 301124, Baraka Stores, 990'],
		[
			['Hassan Ali', 'Pochi', '0722000111', '', 1_500],
			'\'Mode\' is "Pochi", which is not a till or Paybill payment, so it cannot be checked here',
		],
		[
			['Diani Transporters', 'Till', '0733444555', '', 6_700],
			'\'Till/Paybill No.\' is a phone number ("0733444555"), which is not a till or Paybill payment, so it cannot be checked here',
		],
		[
			['Likoni Butchery', 'Till', '123456 123457', '', 3_000],
			'\'Till/Paybill No.\' has more than one number ("123456 123457")',
		],
		[
			['Old Town Tailors', 'Till', '2026-11-25', '', 2_250],
			'\'Till/Paybill No.\' is a date ("2026-11-25")',
		],
		[
			['Bahari Hotel', 'Paybill', 'Till 998877', '', 19_000],
			'\'Till/Paybill No.\' says till, but the row is for a Paybill ("Till 998877")',
		],
		[
			['Simba Security', 'Paybill', '303030', '1.10123E+11', 27_000],
			'\'A/C No\' was shortened to "1.10123E+11", so its last digits are lost',
		],
		[
			['Kisauni Dairy', 'M-Pesa', '456123', '', 1_820],
			'The row does not say whether 456123 is a till or a Paybill',
		],
		[
			['Kisauni Dairy', 'M-Pesa', 'Buy Goods 456123', '', 1_830],
			'till 456123, Kisauni Dairy, 1830',
		],
		[['Nyali Pharmacy', 'Till', '', '', 5_150], "'Till/Paybill No.' is empty"],
		[
			['Mtwapa Motors', 'Bank', '', '01100456', 88_000],
			'\'Mode\' is "Bank", which is not a till or Paybill payment, so it cannot be checked here',
		],
	],
	'KISUMU BRANCH': [
		[
			['Lake Basin Fuels', 'Till', 'BG 771100', '-', 33_000],
			'till 771100, Lake Basin Fuels, 33000',
		],
		[['Dunga Beach Foods', 'Till', '771101', 'N/A', 4_100], 'till 771101, Dunga Beach Foods, 4100'],
		[
			['Achieng Stationers', 'Merchant Till', '771102', '', 2_640],
			'till 771102, Achieng Stationers, 2640',
		],
		[
			['Co-op: Ouma Joseph', 'Paybill', '400222', 'A/C 0110765', 12_000],
			'paybill 400222 account 0110765, Co-op: Ouma Joseph, 12000',
		],
		[
			['St. Mary’s School', 'Paybill', 'Paybill 522533 Account No. ADM-1182', '', 41_000],
			'paybill 522533 account ADM-1182, St. Mary’s School, 41000',
		],
		[
			['St. Mary’s School', 'Paybill', '522533', 'ADM-1183', 41_000],
			'paybill 522533 account ADM-1183, St. Mary’s School, 41000',
		],
		[
			['Rent – Block C', 'Paybill', '247247#0110567890101', '0110567890102', 25_000],
			'\'Till/Paybill No.\' has another account number than the row, "0110567890102" ("247247#0110567890101")',
		],
		[['Nyanza Glass', 'Till', '771103', '', 8_890], 'till 771103, Nyanza Glass, 8890'],
		[
			['Winam Bakers', 'Till', 'O771104', '', 1_010],
			'\'Till/Paybill No.\' has characters other than digits ("O771104")',
		],
		[
			['Homa Lime', 'Business Number', '771105', '77', 6_060],
			'paybill 771105 account 77, Homa Lime, 6060',
		],
		[
			['Petty cash', 'Cash', '', '', 3_000],
			'\'Mode\' is "Cash", which is not a till or Paybill payment, so it cannot be checked here',
		],
		[['Kondele Timber', 'Till', '771106', '', 17_500], 'till 771106, Kondele Timber, 17500'],
		[
			['Usoma Fishers', 'PAYBILL NUMBER', '771107', '0001', 2_900],
			'paybill 771107 account 0001, Usoma Fishers, 2900',
		],
	],
};

const DATE = new Date(Date.UTC(2026, 10, 8));

/** The sheet from its titles to its signatures, and the line of each row that comes out. */
function officeSheet() {
	const rows: Row[] = [['ACME KENYA LTD'], ['Supplier payments – November 2026'], [], HEADINGS];
	const groupRows: number[] = [];
	const lines: string[] = [];
	let serial = 0;
	let sum = 0;
	const add = (row: Row, line?: string): void => {
		rows.push(row);
		if (line !== undefined) lines.push(`${rows.length}: ${line}`);
	};
	for (const [group, payees] of Object.entries(GROUPS)) {
		add([group], 'no payee, remark');
		groupRows.push(rows.length);
		for (const [[name, mode, number, account, amount], line] of payees) {
			serial++;
			sum += Number(amount);
			add([serial, name, mode, number, account, DATE, Number(amount) + 100, amount, ''], line);
		}
		add([]);
	}
	add(['', 'TOTAL', '', '', '', '', '', sum, ''], 'no payee, total');
	add([]);
	add(['', 'NB: pay before Friday'], 'no payee, remark');
	add(
		['Prepared by: Mary', '', '', 'Checked by: ______', '', '', 'Approved by: ______'],
		'no payee, signature',
	);
	add(['Date: 25/11/2026', '', '', 'Date: ______'], 'no payee, signature');
	return { rows, groupRows, lines, serial };
}

const office = officeSheet();

function fill(book: Workbook): void {
	const sheet = book.addWorksheet('November');
	for (const row of office.rows) sheet.addRow(row.map((cell) => (cell === '' ? null : cell)));
	for (const row of [1, 2, ...office.groupRows]) sheet.mergeCells(row, 1, row, HEADINGS.length);
	book.addWorksheet('Bank details').addRow(['Payee', 'Till', 'Amount']);
}

it('every row of a payment sheet as offices keep it has what is to be looked up, or a sentence', async () => {
	expect(office.serial).toBe(40);
	const items = await rowsOfWorkbook(fill);
	expect(linesOf(items)).toEqual(office.lines);
});

it('the sheet says which columns were taken, and in which row its headings are', async () => {
	const { columns, headingRow } = sheetOf(await rowsOfWorkbook(fill));
	expect(headingRow).toBe(4);
	expect(columns).toEqual({
		number: 'Till/Paybill No.',
		type: 'Mode',
		payee: 'Name of Supplier',
		account: 'A/C No',
		amount: 'Net Payable',
	});
});

it('the row keeps its own columns in their order, with days for day numbers', async () => {
	const { rows } = sheetOf(await rowsOfWorkbook(fill));
	expect(Object.entries(rows[1]?.fields ?? {})).toEqual([
		['S/No', 1],
		['Name of Supplier', 'Jane Kamau - March rent'],
		['Mode', 'Till'],
		['Till/Paybill No.', 'Till 5218890'],
		['A/C No', ''],
		['Invoice Date', '2026-11-08'],
		['Amount (KES)', 45_100],
		['Net Payable', 45_000],
		['Remarks', ''],
		['row_number', 6],
	]);
});

it('the same sheet as a CSV file has the same payees', () => {
	const asText = (row: Row): unknown[] =>
		HEADINGS.map((_heading, at) => (row[at] instanceof Date ? '08/11/2026' : (row[at] ?? '')));
	const lines = linesOf(rowsOfCsv(csvOf(office.rows.map(asText))));
	const withoutRow = (line: string): string => line.replace(/^\d+: /, '');
	expect(lines.map(withoutRow)).toEqual(office.lines.map(withoutRow));
});

it('the amounts of payees add up without the total', async () => {
	const { rows } = sheetOf(await rowsOfWorkbook(fill));
	const total = rows.find(({ noPayee }) => noPayee?.kind === 'total')?.fields['Net Payable'];
	expect(rows.reduce((sum, { payee }) => sum + (payee?.amount ?? 0), 0)).toBe(total);
});
