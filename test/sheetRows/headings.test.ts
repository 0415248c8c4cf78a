import { plainWords } from '../../nodes/MobileMoneyNameLookup/domain/payee/plainWords';
import {
	isSameHeading,
	meaningOf,
	USUAL_HEADINGS,
	usualHeading,
} from '../../nodes/MobileMoneyNameLookup/sheet/headings';
import { eachText } from '../domain/eachOf';
import { casesOf, comesTo, linesOf, problemOf, raw, sheet, sheetOf, takenFor } from './reading';

describe('a heading', () => {
	it.each(
		eachText({
			number:
				'Number | Till/Paybill | PAYBILL / TILL | Till / Paybill No. | M-Pesa Till/Paybill | Mpesa No | M-PESA NO. | Short code | shortcode | Paybill or Till Number | Number (Till/Paybill) | Till No/Paybill No | Lipa na M-Pesa No',
			till: 'Till | TILL | Tills | Till No. | Till Number | till_number | tillNumber | TillNo | Till # | Buy Goods Till | Buy Goods | BuyGoods No | M-Pesa Till | Nambari ya Till | Till (Buy Goods) | Till_1 | Till Code | Till ID | LNM Till | Safaricom Till | Merchant Code | Ｔｉｌｌ | Till\nNumber',
			paybill:
				'Paybill | Pay Bill | PayBill No | PAYBILL NUMBER | Business No. | Business Number | Paybill_1',
			type: 'Type | Mode | Kind | Payment Mode | Mode of Payment | PAYMENT MODE | Channel | Till or Paybill? | Account Type | Aina | Njia ya malipo',
			payee:
				"Supplier | Suppliers | Supplier Name | Supplier's Name | Supplier’s Name | Suppliers' Names | Name of Supplier | NAME OF THE SUPPLIER | Payee | Payee(s) | Vendor | Vendor Name | Creditor | Beneficiary | Name | Names | expected_name | expectedName | Name you expect | Account Name | Jina | Jina la Msambazaji | Mpokeaji | Name (as registered) | Staff Name | Employee | Member Name | Participant | Name of Casual | Farmer | Firm Name | Beneficiaries | Payable To | Payee/Supplier | Client | Customer Name | Mlipwa | Name/Jina",
			account:
				'Account | Account Number | Account No. | A/C | A/C No | A/c Nos. | Acc No | Acct # | Paybill A/C No | Akaunti | Nambari ya Akaunti | Account Reference | Paybill Ref | Meter No | Account/Meter No | Adm No | Customer No | Bill Ref Number',
			amount:
				'Amount | Amount (KES) | AMOUNT KSHS | amount_kes | Amt | Amount Due | Net Payable | Net Payable (Ksh) | Total | Total (KES) | KES | Ksh | Kshs. | Kiasi | Jumla',
			operator: 'Operator | Network | Mobile Network | Mtandao',
			'no meaning':
				'|   | No. | No | # | Nos | S/No | S/No. | Sno | Supplier No. | Vendor Number | Payee No | Invoice No | Date | Remarks | Phone | Bank | Bank Name | Bank Account | Branch | Till Amount | Invoice Date | VAT | SUPPLIER PAYMENTS | Pay | Payments for November | Discount | Amounted | constructor | __proto__ | toString',
		}),
	)('has %s: %j', (meaning, heading) => {
		expect(meaningOf(heading) ?? 'no meaning').toBe(meaning);
	});

	it.each(USUAL_HEADINGS)('has the meaning and the rank of its line: $heading', (usual) => {
		expect(usualHeading(usual.heading)).toMatchObject({ meaning: usual.meaning, rank: usual.rank });
	});

	it('of 100,000 characters has no meaning', () => {
		expect(meaningOf('x'.repeat(100_000))).toBeUndefined();
	});

	it.each([
		['Muuzaji wetu', 'MUUZAJI  WETU', true],
		['Pay-to', 'Pay to', true],
		['Pay to', 'Pay from', false],
		['', '', false],
		['?', '!', false],
	])('%p is the same as %p: %p', (one, other, areSame) => {
		expect(isSameHeading(one, other)).toBe(areSame);
	});

	it('is read in words of one form', () => {
		expect(plainWords("Supplier's A/C Nos.")).toEqual(['supplier', 'account', 'number']);
		expect(plainWords('CustomerBuyGoodsOnline')).toEqual(['customer', 'buygoods', 'online']);
	});
});

const HEADINGS = 'Supplier | Type | Number | Amount';
const PAYEE = 'Jane Kamau | till | 522522 | #500';
const READ = 'till 522522, Jane Kamau, 500';
const TILL = 'till 522522, Jane Kamau';
const TITLES = 'Title // '.repeat(29);
const AGAIN = takenFor('the headings again');
const EARLIER = 'row_number | Lookup Outcome | Lookup Name | Lookup Type | Lookup Number';

it.each(
	casesOf(`
		Headings are found below titles and blank rows: Payments // // Till | our list // ${HEADINGS} // ${PAYEE} => 5: ${READ}
		Headings are found in row 30: ${TITLES} ${HEADINGS} // ${PAYEE} => 31: ${READ}
		Headings are not the number of the office: Business name: | ACME Ltd | Paybill: | #522522 // ${HEADINGS} // ${PAYEE} => 3: ${READ}
		Headings are not the number of the office as text: Business name: | ACME Ltd | Paybill: | 522522 // ${HEADINGS} // ${PAYEE} => 3: ${READ}
		Headings are not a title with a day: Voucher | #12 | Date | #46334 // ${HEADINGS} // ${PAYEE} => 3: ${READ}
		Titles are left out, but no row that may be a payee: List | Nov | #2026 // ${PAYEE} // ${HEADINGS} // ${PAYEE} => 2: This row is above the headings in row 3, so it was not taken for a payee // 4: ${READ}
		Headings may come again: ${HEADINGS} // ${PAYEE} // ${HEADINGS} // ${PAYEE} => 2: ${READ} // 3: ${AGAIN} // 4: ${READ}
		Headings may come again in other words: Payee | Till // Jane Kamau | 522522 // Supplier | Till No. // Jane Kamau | 522522 => 2: ${TILL} // 3: ${AGAIN} // 4: ${TILL}
		Net Payable is the amount before Amount: Supplier | Till | Amount | Net Payable // Jane Kamau | 522522 | #580 | #500 => 2: ${READ}
		Amount is the amount before Total: Supplier | Till | Total | Amount // Jane Kamau | 522522 | #580 | #500 => 2: ${READ}
		Amount is the amount before KES: Supplier | Till | KES | Amount // Jane Kamau | 522522 | #580 | #500 => 2: ${READ}
		With VAT, Total is the amount: Supplier | Till | Amount | VAT | Total // Jane Kamau | 522522 | #430 | #70 | #500 => 2: ${READ}
		With VAT, Total Amount is the amount: Supplier | Till | Amount | VAT 16% | Total Amount // Jane Kamau | 522522 | #430 | #70 | #500 => 2: ${READ}
		With VAT, Gross is the amount: Supplier | Till | Amount | V.A.T | Gross // Jane Kamau | 522522 | #430 | #70 | #500 => 2: ${READ}
		With VAT, Net Payable is the amount: Supplier | Till | Amount | VAT | Total | Net Payable // Jane Kamau | 522522 | #430 | #70 | #510 | #500 => 2: ${READ}
		The registered name is the name where there is no other: Till Name | Till // Jane Kamau | 522522 => 2: ${TILL}
		Merchant is the name beside a till: Merchant | Till // Jane Kamau | 522522 => 2: ${TILL}
		Number is no number beside a till: Number | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		Payment No. is no number beside a till: Payment No. | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		M-Pesa No. is no number beside a till: M-Pesa No. | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		Number (S/N) is no number: Number (S/N) | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		Number of Tills is no number: Number of Tills | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		Short Code is no number beside a till: Short Code | Payee | Till // 100234 | Jane Kamau | 522522 => 2: ${TILL}
		Number is no number beside one that says more: Number | Payee | Till/Paybill/Phone // 100234 | Jane Kamau | Till 522522 => 2: ${TILL}
		Mode is the type before Account Type: Payee | Account Type | Mode | Number // Jane Kamau | Savings | Till | 522522 => 2: ${TILL}
		The type of a company says nothing about its till: Payee | Type | Till // Jane Kamau | Company | 522522 => 2: ${TILL}
		The type of a purchase says nothing about a till: Payee | Type | Till // Jane Kamau | Goods | 522522 => 2: ${TILL}
		Account (GL) is the office’s: Payee | Paybill | Account (GL) // Jane Kamau | 900014 | 0110567 => 2: paybill 900014, Jane Kamau
		Account No. (Bank) is the office’s: Payee | Paybill | Account No. (Bank) // Jane Kamau | 900014 | 0110567 => 2: paybill 900014, Jane Kamau
		The columns of an earlier result are not read: ${HEADINGS} | ${EARLIER} // // ${PAYEE} | #2 | Confirmed | PETER | paybill | 1 => 3: ${READ}
	`),
)('%s: %s', (_title, text, lines) => {
	expect(comesTo(text)).toBe(lines);
});

it.each([
	'Supplier | Name',
	'Expected Name | Supplier',
	'Name | Registered Name',
	'Name | M-Pesa Name',
	'Staff Name | Till Name',
	'Supplier | Account Name',
	'Supplier | Business Name',
])('The name to expect comes from the office’s own records: %s', (headings) => {
	expect(comesTo(`${headings} | Till // Jane Kamau | PETER | 522522`)).toBe(`2: ${TILL}`);
	const [own = '', other = ''] = headings.split(' | ');
	expect(comesTo(`${other} | Till | ${own} // PETER | 522522 | Jane Kamau`)).toBe(`2: ${TILL}`);
});

describe('Nothing of a sheet is looked up', () => {
	it.each(
		casesOf(`
			if there are no headings above row 31: Title // ${TITLES} ${HEADINGS} // ${PAYEE} => No column shows the number
			if a table follows that has a Paybill: ${HEADINGS} // ${PAYEE} // Supplier | Paybill | Account | Amount => Row 3 has other headings than row 1: "Supplier", "Paybill", "Account", "Amount". Put each table
			if a table follows with another word for payees: ${HEADINGS} // ${PAYEE} // Utility | Paybill | Account => Row 3 has other headings than row 1
			if a table follows with a school: ${HEADINGS} // ${PAYEE} // School | Paybill | Amount => Row 3 has other headings than row 1
			if a table follows with an account: ${HEADINGS} // ${PAYEE} // Payee | Account No | Amount => Row 3 has other headings than row 1
			if its headings take two rows: Supplier | Payment Details | | Amount // | Type | Number | // Jane | Till | 1 => Write all headings into one row
			if two columns show the name: Supplier | Payee | Till // a => "Supplier" and "Payee" both show the payee’s name
			if two columns show the till: Supplier | Till No | Buy Goods Till // a => "Till No" and "Buy Goods Till" both show the till
			if a till is new: Supplier | Till No | New Till No // a => "Till No" and "New Till No" both show the till
			if a till is corrected: Supplier | Till No | Corrected Till No // a => both show the till
			if a till is old: Supplier | Till (old) | Till (new) // a => both show the till
			if columns are missing and doubled: Till | Amount | till | AMOUNT // a => Two columns are called "Till" (columns 1 and 3). Two columns are called "Amount" (columns 2 and 4). No column shows the payee’s name
			if columns are missing, and says which there are: Till | Amount // a => Headings found in row 1: "Till", "Amount".
		`),
	)('%s: %s', (_title, text, problem) => {
		expect(problemOf(sheet(text))).toMatch(/^Nothing was looked up\. /);
		expect(problemOf(sheet(text))).toContain(problem);
	});

	it('if the names of fields are doubled', () => {
		const items = [{ Supplier: 'Jane', Till: '522522', Till_1: '522523' }];
		expect(problemOf(items)).toContain('"Till" and "Till_1" both show the till');
	});

	it('and the first of many headings are listed, without what steers a text', () => {
		const headings = Array.from({ length: 300 }, (_cell, at) => `H\u202E${at}`);
		expect(problemOf(raw(headings, ['x']))).toMatch(/"HU\+202E0", .*and 270 more/);
	});
});

describe('rows with fields', () => {
	it('count from row 2, which is not the sheet’s own number', () => {
		const items = [{ Till: '522522', Supplier: 'Jane Kamau' }, { Till: '057318' }];
		expect(linesOf(items)).toEqual([`2: ${TILL}`, '3: till 057318, undefined']);
		expect(sheetOf(items).hasOwnNumbers).toBe(false);
	});

	it('keep the row numbers that they have, and all columns on every row', () => {
		const { rows, hasOwnNumbers } = sheetOf([
			{ row_number: 7, Till: '522522', Supplier: 'Jane Kamau' },
			{ row_number: 9, Supplier: 'Peter', Till: '522523', Note: null },
		]);
		expect(rows.map(({ fields }) => fields)).toEqual([
			{ Till: '522522', Supplier: 'Jane Kamau', Note: '', row_number: 7 },
			{ Till: '522523', Supplier: 'Peter', Note: '', row_number: 9 },
		]);
		expect(hasOwnNumbers).toBe(true);
	});

	it('may have the headings in a row of their own', () => {
		const items = [
			{ 'Supplier payments': 'Supplier', __EMPTY: 'Till', __EMPTY_1: 'Amount' },
			{ 'Supplier payments': 'Jane Kamau', __EMPTY: '522522', __EMPTY_1: 500 },
		];
		expect(linesOf(items)).toEqual([`3: ${READ}`]);
	});

	it('may have a column called row', () => {
		expect(linesOf([{ row: 'A1', Till: '522522', Supplier: 'Jane Kamau' }])).toHaveLength(1);
		expect(problemOf([{ row: 'A1' }])).toContain('Headings found: "row"');
	});
});

describe('the parameter Columns', () => {
	const UNUSUAL = 'Muuzaji wetu | Pay here | Bei // Jane Kamau | Till 522522 | #500';

	it.each([
		[UNUSUAL, { payee: 'muuzaji  WETU', number: 'Pay-here', amount: ' Bei ' }, READ],
		[UNUSUAL, { payee: 'Muuzaji wetu', number: 'Pay here', operator: '' }, TILL],
		['Supplier | Till | Our Till // Jane Kamau | 111111 | 522522', { till: 'Our Till' }, TILL],
		['Supplier | Payee | Till // Peter | Jane Kamau | 522522', { payee: 'Payee' }, TILL],
		['Who | Num | Paybill // Jane Kamau | 522522 |', { till: 'Num', payee: 'Who' }, TILL],
	])('goes before the usual headings: %s: %j', (text, columns, line) => {
		expect(linesOf(sheet(text), { columns })).toEqual([`2: ${line}`]);
	});

	it.each<[headings: string, columns: Record<string, string>, problem: string]>([
		[HEADINGS, { number: 'Number', account: 'Number' }, 'both as Number and as Account'],
		[
			HEADINGS,
			{ account: 'A/C' },
			'no column "A/C", which is named as Account Number in \'Columns\'',
		],
		['Name | Pay | Pay', { till: 'Pay' }, 'Two columns are called "Pay" (columns 2 and 3)'],
		[
			UNUSUAL,
			{ payee: 'Muuzaji wetu', number: 'Pay there' },
			'Nothing was looked up. The sheet has no column "Pay there", which is named as Number in \'Columns\'. ' +
				'No column shows the number (Till, Paybill or Number). Correct the headings of the sheet, or write ' +
				'the heading of each column into \'Columns\'. Headings found in row 1: "Muuzaji wetu", "Pay here", "Bei".',
		],
	])('names only columns of the sheet, each once: %s: %j', (text, columns, problem) => {
		expect(problemOf(sheet(text), { columns })).toContain(problem);
	});
});

describe('other columns', () => {
	const fieldsOf = (headings: string, cells: string) =>
		sheetOf(sheet(`${HEADINGS} | ${headings} // ${PAYEE} | ${cells}`)).rows[0]?.fields ?? {};

	it.each([
		['Note | Note | | Note (2)', '"Note":"a","Note (2)":"b","Column 7":"c","Note (2) (2)":"d"'],
		['constructor | __proto__ | toString | x', '"constructor":"a","__proto__":"b","toString":"c"'],
	])('have names of their own: %s', (headings, json) => {
		const fields = fieldsOf(headings, 'a | b | c | d');
		expect(JSON.stringify(fields)).toContain(json);
		expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
	});

	it('may be fields that every object has', () => {
		const keyed = '{"__proto__":"x","constructor":"y","Till":"522522","Supplier":"Jane Kamau"}';
		expect(linesOf([JSON.parse(keyed)])).toEqual([`2: ${TILL}`]);
	});

	it('may be 300', () => {
		const more = Array.from({ length: 296 }, (_cell, at) => `Extra ${at}`).join('|');
		expect(Object.keys(fieldsOf(more, more))).toHaveLength(301);
	});
});
