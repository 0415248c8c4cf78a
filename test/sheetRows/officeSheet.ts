import type { Workbook } from 'exceljs';

import { cellOf, takenFor } from './reading';

type Row = ReadonlyArray<string | number | Date>;

const HEADINGS: Row =
	'S/No|Name of Supplier|Mode|Till/Paybill No.|A/C No|Invoice Date|Amount (KES)|Net Payable|Remarks'.split(
		'|',
	);

/**
 * The 40 payees of a payment sheet as an office keeps it: payee | mode | number | account | net payable | what their row
 * must come to. A cell that begins with # is a number in the workbook.
 */
const PAYEES = `
NAIROBI BRANCH
Jane Kamau - March rent | Till | Till 5218890 | | 45000 | till 5218890
Mwangaza Hardware Ltd | Buy Goods | 738204 | | 12500 | till 738204
Otieno & Sons | BUY GOODS | TILL NO. 738205 | | 8300.5 | till 738205
Equity - Peter Mutua | Paybill | 247247 a/c 0110567890100 | | 30000 | paybill 247247 account 0110567890100
KCB (Grace Njeri) | PB | #522522 | #1109876543 | 18750 | paybill 522522 account 1109876543
Sunrise Academy (Term 3 fees) | Paybill | 400200 # 01109876543 | | 61000 | paybill 400200 account 01109876543
Kenya Power | Pay Bill | 888880 | 12345678901 | 9400 | paybill 888880 account 12345678901
Nairobi Water | PAYBILL | 444400 | '0023456 | 3150 | paybill 444400 account 0023456
Mama Amina Caterers | Till No. | 4738-534 | | 22000 | till 4738534
Kilimo Agrovet | Lipa na M-Pesa Till | 057318 | | 5600 | till 057318
Faulu Traders | Till | #5031264 | | 7777 | till 5031264
Safi Cleaners | Buy Goods and Services | ="290331" | | 6000 | till 290331
Total Energies Service Station | Till | 611 203 | | 14000 | till 611203
James Kiprono | Send Money | 0712345678 | | 2000 | 'Mode' is "Send Money", which is not a till or Paybill payment, so it cannot be checked here

MOMBASA BRANCH
Pwani Fish Supplies | till | Till: 301122 | | 15250 | till 301122
Coast Printers | Till | 301 123 | | 4480 | till 301123
Baraka Stores | TILL | 301124.0 | | 990 | till 301124
Hassan Ali | Pochi | 0722000111 | | 1500 | 'Mode' is "Pochi", which is not a till or Paybill payment, so it cannot be checked here
Diani Transporters | Till | 0733444555 | | 6700 | 'Till/Paybill No.' is a phone number ("0733444555"), which is not a till or Paybill payment, so it cannot be checked here
Likoni Butchery | Till | 123456 123457 | | 3000 | 'Till/Paybill No.' has more than one number ("123456 123457")
Old Town Tailors | Till | 2026-11-25 | | 2250 | 'Till/Paybill No.' is a date ("2026-11-25")
Bahari Hotel | Paybill | Till 998877 | | 19000 | 'Till/Paybill No.' says till, but the row is for a Paybill ("Till 998877")
Simba Security | Paybill | 303030 | 1.10123E+11 | 27000 | 'A/C No' was shortened to "1.10123E+11", so its last digits are lost
Kisauni Dairy | M-Pesa | 456123 | | 1820 | The row does not say whether 456123 is a till or a Paybill
Kisauni Dairy | M-Pesa | Buy Goods 456123 | | 1830 | till 456123
Nyali Pharmacy | Till | | | 5150 | 'Till/Paybill No.' is empty
Mtwapa Motors | Bank | | 01100456 | 88000 | 'Mode' is "Bank", which is not a till or Paybill payment, so it cannot be checked here

KISUMU BRANCH
Lake Basin Fuels | Till | BG 771100 | - | 33000 | till 771100
Dunga Beach Foods | Till | 771101 | N/A | 4100 | till 771101
Achieng Stationers | Merchant Till | 771102 | | 2640 | till 771102
Co-op: Ouma Joseph | Paybill | 400222 | A/C 0110765 | 12000 | paybill 400222 account 0110765
St. Mary’s School | Paybill | Paybill 522533 Account No. ADM-1182 | | 41000 | paybill 522533 account ADM-1182
St. Mary’s School | Paybill | 522533 | ADM-1183 | 41000 | paybill 522533 account ADM-1183
Rent – Block C | Paybill | 247247#0110567890101 | 0110567890102 | 25000 | 'Till/Paybill No.' has another account number than the row, "0110567890102" ("247247#0110567890101")
Nyanza Glass | Till | 771103 | | 8890 | till 771103
Winam Bakers | Till | O771104 | | 1010 | 'Till/Paybill No.' has characters other than digits ("O771104")
Homa Lime | Business Number | 771105 | 77 | 6060 | paybill 771105 account 77
Petty cash | Cash | | | 3000 | 'Mode' is "Cash", which is not a till or Paybill payment, so it cannot be checked here
Kondele Timber | Till | 771106 | | 17500 | till 771106
Usoma Fishers | PAYBILL NUMBER | 771107 | 0001 | 2900 | paybill 771107 account 0001
`;

const DATE = new Date(Date.UTC(2026, 10, 8));

interface OfficeSheet {
	readonly rows: readonly Row[];
	readonly mergedRows: readonly number[];
	readonly lines: readonly string[];
	readonly payees: number;
}

function sheet(): OfficeSheet {
	const rows: Row[] = [['ACME KENYA LTD'], ['Supplier payments – November 2026'], [], HEADINGS];
	const mergedRows = [1, 2];
	const lines: string[] = [];
	let payees = 0;
	let sum = 0;
	const add = (row: Row, line?: string): void => {
		rows.push(row);
		if (line !== undefined) lines.push(`${rows.length}: ${line}`);
	};
	for (const text of PAYEES.trim().split('\n')) {
		const [name = '', mode = '', number = '', account = '', net, comesTo = ''] = text
			.split(/ ?\| ?/)
			.map((cell) => cell.trim());
		if (net === undefined) {
			add(
				name === '' ? [] : [name],
				name === '' ? undefined : takenFor('a heading or a remark', name),
			);
			if (name !== '') mergedRows.push(rows.length);
			continue;
		}
		payees += 1;
		const amount = Number(net);
		sum += amount;
		const isLookedUp = /^(?:till|paybill) \d/.test(comesTo);
		add(
			[payees, name, mode, cellOf(number), cellOf(account), DATE, amount + 100, amount, ''],
			isLookedUp ? `${comesTo}, ${name}, ${amount}` : comesTo,
		);
	}
	add(['', 'TOTAL', '', '', '', '', '', sum, ''], takenFor('a total', 'TOTAL'));
	add([]);
	const remark = 'NB: pay before Friday';
	add(['', remark], takenFor('a heading or a remark', remark));
	const signatures = [
		['Prepared by: Mary', '', '', 'Checked by: ______', '', '', 'Approved by: ______'],
		['Date: 25/11/2026', '', '', 'Date: ______'],
	];
	for (const row of signatures) add(row, takenFor('a line for signatures', row[0]));
	return { rows, mergedRows, lines, payees };
}

export const OFFICE_SHEET = sheet();

/** Its rows as n8n's reader of workbooks gives them: a date is the number of its day. */
export const OFFICE_ROWS = OFFICE_SHEET.rows.map((row) =>
	row.map((cell) => (cell instanceof Date ? 46_334 : cell)),
);

/** Writes the sheet into a workbook, with another worksheet after it. */
export function fillOfficeSheet(book: Workbook): void {
	const november = book.addWorksheet('November');
	for (const row of OFFICE_SHEET.rows)
		november.addRow(row.map((cell) => (cell === '' ? null : cell)));
	for (const row of OFFICE_SHEET.mergedRows) november.mergeCells(row, 1, row, HEADINGS.length);
	book.addWorksheet('Bank details').addRow(['Payee', 'Till', 'Amount']);
}
