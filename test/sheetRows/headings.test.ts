import {
	meaningOf,
	USUAL_HEADINGS,
	usualHeading,
} from '../../nodes/MobileMoneyNameLookup/sheet/headings';
import { eachText } from '../domain/eachOf';
import { comesTo, linesOf, problemOf, raw, sheet, sheetOf } from './reading';

describe('A heading of a sheet', () => {
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
				'|   | No. | No | # | Nos | S/No | S/No. | Sno | Supplier No. | Vendor Number | Payee No | Invoice No | Date | Remarks | Phone | Bank | Bank Name | Bank Account | Branch | Till Amount | Invoice Date | VAT | SUPPLIER PAYMENTS | Pay | Payments for November | Discount | Amount (USD) | Amount ($) | Amounted | constructor | __proto__ | toString',
		}),
	)('is read in any spelling as %s: %j', (meaning, heading) => {
		expect(meaningOf(heading) ?? 'no meaning').toBe(meaning);
	});

	it.each(USUAL_HEADINGS)(
		'has the meaning and the rank of its line in headings.json: $heading',
		({ heading, meaning, rank }) => {
			expect(usualHeading(heading)).toMatchObject({ meaning, rank });
		},
	);
});

const HEADINGS = 'Supplier | Type | Number | Amount';
const PAYEE = 'Jane Kamau | till | 522522 | #500';
const READ = 'till 522522, Jane Kamau, 500';
const TILL = 'till 522522, Jane Kamau';

it('the headings of a sheet are found in its first 30 rows', () => {
	const below = (titles: number) => `${'Title // '.repeat(titles)}${HEADINGS} // ${PAYEE}`;
	expect(comesTo(below(29))).toBe(`31: ${READ}`);
	expect(problemOf(sheet(below(30)))).toContain('No column shows the number');
});

it.each(
	eachText({
		'Expected Name': 'Supplier',
		Name: 'Registered Name | M-Pesa Name',
		'Staff Name': 'Till Name',
		Supplier: 'Name | Account Name | Business Name',
	}),
)('the expected name comes from the office’s own records: from %s, not from %s', (own, other) => {
	expect(comesTo(`${own} | ${other} | Till // Jane Kamau | PETER | 522522`)).toBe(`2: ${TILL}`);
	expect(comesTo(`${other} | Till | ${own} // PETER | 522522 | Jane Kamau`)).toBe(`2: ${TILL}`);
});

it('an error lists the first of many headings, with direction overrides written out', () => {
	const headings = Array.from({ length: 300 }, (_cell, at) => `H\u202E${at}`);
	expect(problemOf(raw(headings, ['x']))).toMatch(/"HU\+202E0", .*and 270 more/);
});

describe('A sheet of rows with fields', () => {
	it('is refused if two of its fields have the same meaning', () => {
		const items = [{ Supplier: 'Jane', Till: '522522', Till_1: '522523' }];
		expect(problemOf(items)).toContain('"Till" and "Till_1" both show the till');
	});

	it('counts its rows from 2, which are not the sheet’s own numbers', () => {
		const items = [{ Till: '522522', Supplier: 'Jane Kamau' }, { Till: '057318' }];
		expect(linesOf(items)).toEqual([`2: ${TILL}`, '3: till 057318, undefined']);
		expect(sheetOf(items).hasOwnNumbers).toBe(false);
	});

	it('keeps the row numbers that it has, and all columns on every row', () => {
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

	it('may have its headings in a row of their own', () => {
		const items = [
			{ 'Supplier payments': 'Supplier', __EMPTY: 'Till', __EMPTY_1: 'Amount' },
			{ 'Supplier payments': 'Jane Kamau', __EMPTY: '522522', __EMPTY_1: 500 },
		];
		expect(linesOf(items)).toEqual([`3: ${READ}`]);
	});

	it('may have a column that is called row', () => {
		expect(linesOf([{ row: 'A1', Till: '522522', Supplier: 'Jane Kamau' }])).toHaveLength(1);
		expect(problemOf([{ row: 'A1' }])).toContain('Headings found: "row"');
	});
});

describe('The parameter Columns', () => {
	const UNUSUAL = 'Muuzaji wetu | Pay here | Bei // Jane Kamau | Till 522522 | #500';

	it.each([
		[UNUSUAL, { payee: 'muuzaji  WETU', number: 'Pay-here', amount: ' Bei ' }, READ],
		[UNUSUAL, { payee: 'Muuzaji wetu', number: 'Pay here', operator: '' }, TILL],
		['Supplier | Till | Our Till // Jane Kamau | 111111 | 522522', { till: 'Our Till' }, TILL],
		['Supplier | Payee | Till // Peter | Jane Kamau | 522522', { payee: 'Payee' }, TILL],
		['Who | Num | Paybill // Jane Kamau | 522522 |', { till: 'Num', payee: 'Who' }, TILL],
	])('overrides the usual headings: %s: %j', (text, columns, line) => {
		expect(linesOf(sheet(text), { columns })).toEqual([`2: ${line}`]);
	});

	it.each<[headings: string, columns: Record<string, string>, problem: string]>([
		[HEADINGS, { number: 'Number', account: 'Number' }, 'both as Number and as Account'],
		[HEADINGS, { account: 'A/C' }, 'no column "A/C", which is named as Account Number'],
		['Name | Till | !', { amount: '?' }, 'The sheet has no column "?"'],
		['Name | Pay | Pay', { till: 'Pay' }, 'Two columns are called "Pay" (columns 2 and 3)'],
		[
			UNUSUAL,
			{ payee: 'Muuzaji wetu', number: 'Pay there' },
			'Nothing was looked up. The sheet has no column "Pay there", which is named as Number in \'Columns\'. ' +
				'No column shows the number (Till, Paybill or Number). Correct the headings of the sheet, or write ' +
				'the heading of each column into \'Columns\'. Headings found in row 1: "Muuzaji wetu", "Pay here", "Bei".',
		],
	])('may name only columns of the sheet, each once: %s: %j', (text, columns, problem) => {
		expect(problemOf(sheet(text), { columns })).toContain(problem);
	});
});

describe('The other columns of a sheet', () => {
	const fieldsOf = (headings: string, cells: string) =>
		sheetOf(sheet(`${HEADINGS} | ${headings} // ${PAYEE} | ${cells}`)).rows[0]?.fields ?? {};

	it.each([
		['Note | Note | | Note (2)', '"Note":"a","Note (2)":"b","Column 7":"c","Note (2) (2)":"d"'],
		['constructor | __proto__ | toString | x', '"constructor":"a","__proto__":"b","toString":"c"'],
	])('each have a name of their own: %s', (headings, json) => {
		const fields = fieldsOf(headings, 'a | b | c | d');
		expect(JSON.stringify(fields)).toContain(json);
		expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
	});

	it('may be named like fields that every object has', () => {
		const keyed = '{"__proto__":"x","constructor":"y","Till":"522522","Supplier":"Jane Kamau"}';
		expect(linesOf([JSON.parse(keyed)])).toEqual([`2: ${TILL}`]);
	});
});
