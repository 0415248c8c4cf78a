import { plainWords } from '../../nodes/MobileMoneyNameLookup/domain/payee/plainWords';
import {
	isSameHeading,
	meaningOf,
	USUAL_HEADINGS,
	usualHeading,
} from '../../nodes/MobileMoneyNameLookup/sheet/headings';
import { eachText } from '../domain/eachOf';
import { linesOf, problemOf, raw, sheet, sheetOf, takenFor } from './reading';

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

describe('the row of headings', () => {
	it.each<readonly [where: string, text: string, row: number]>([
		['below titles and blank rows', `Payments // // Till | our list // ${HEADINGS} // ${PAYEE}`, 5],
		['in row 30', `${TITLES} ${HEADINGS} // ${PAYEE}`, 31],
		...[
			'Business name: | ACME Ltd | Paybill: | #522522',
			'Business name: | ACME Ltd | Paybill: | 522522',
			'Voucher | #12 | Date | #46334',
		].map((title) => ['below a title', `${title} // ${HEADINGS} // ${PAYEE}`, 3] as const),
	])('is found %s: %s', (_where, text, row) => {
		expect(linesOf(sheet(text))).toEqual([`${row}: ${READ}`]);
	});

	it('is not looked for below row 30', () => {
		const items = sheet(`Title // ${TITLES} ${HEADINGS} // ${PAYEE}`);
		expect(problemOf(items)).toContain('No column shows the number');
	});

	it('has titles above it, which are left out, but no row that may be a payee', () => {
		expect(linesOf(sheet(`List | Nov | #2026 // ${PAYEE} // ${HEADINGS} // ${PAYEE}`))).toEqual([
			'2: This row stands above the headings in row 3, so it was not taken for a payee',
			`4: ${READ}`,
		]);
	});

	it.each([
		['in the same words', `${HEADINGS} // ${PAYEE} // ${HEADINGS} // ${PAYEE}`, READ],
		[
			'in other words',
			'Payee | Till // Jane Kamau | 522522 // Supplier | Till No. // Jane Kamau | 522522',
			TILL,
		],
	])('may come again %s', (_how, text, read) => {
		const again = `3: ${takenFor('the headings again')}`;
		expect(linesOf(sheet(text))).toEqual([`2: ${read}`, again, `4: ${read}`]);
	});

	it.each([
		'Supplier | Paybill | Account | Amount',
		'Utility | Paybill | Account',
		'School | Paybill | Amount',
		'Payee | Account No | Amount',
	])('is not that of another table below: %s', (other) => {
		const items = sheet(`${HEADINGS} // ${PAYEE} // ${other} // Jane | 247247 | 0110 | #5`);
		expect(problemOf(items)).toMatch(/Row 3 has other headings than row 1: "\w+", .* Put each/);
	});

	it('must not take two rows', () => {
		const rows = 'Supplier | Payment Details | | Amount // | Type | Number | // Jane | Till | 1';
		expect(problemOf(sheet(rows))).toMatch(/^Nothing was .*Write all headings into one row/);
	});
});

describe('rows with fields', () => {
	it('have their names as headings, and count from row 2, which is not the sheet’s own number', () => {
		const items = [{ Till: '522522', Supplier: 'Jane Kamau' }, { Till: '057318' }];
		expect(linesOf(items)).toEqual([`2: ${TILL}`, '3: till 057318, undefined']);
		expect(sheetOf(items).hasOwnNumbers).toBe(false);
	});

	it('keep the row numbers that they have, and all columns on every row', () => {
		const { rows, hasOwnNumbers } = sheetOf([
			{ row_number: 7, Till: '522522', Supplier: 'Jane Kamau' },
			{ row_number: 9, Supplier: 'Peter', Till: '522523', Note: null },
		]);
		expect(rows.map(({ fields, itemIndex }) => [itemIndex, fields])).toEqual([
			[0, { Till: '522522', Supplier: 'Jane Kamau', Note: '', row_number: 7 }],
			[1, { Till: '522523', Supplier: 'Peter', Note: '', row_number: 9 }],
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

	it('show a doubled heading by its count', () => {
		const items = [{ Supplier: 'Jane', Till: '522522', Till_1: '522523' }];
		expect(problemOf(items)).toContain('"Till" and "Till_1" both show the till');
	});

	it('may have a column called row', () => {
		expect(linesOf([{ row: 'A1', Till: '522522', Supplier: 'Jane Kamau' }])).toHaveLength(1);
		expect(problemOf([{ row: 'A1' }])).toContain('Headings found: "row"');
	});
});

describe('the column of a meaning', () => {
	it.each([
		['Net Payable', 'Amount'],
		['Amount', 'Total'],
		['Amount', 'KES'],
	])('is %s rather than %s', (better, other) => {
		const items = sheet(
			`Supplier | Till | ${other} | ${better} // Jane Kamau | 522522 | #580 | #500`,
		);
		expect(linesOf(items)).toEqual([`2: ${READ}`]);
	});

	it.each([
		['Amount | VAT | Total', 'Total'],
		['Amount | VAT 16% | Total Amount', 'Total Amount'],
		['Amount | V.A.T | Gross', 'Gross'],
		['Amount | VAT | Total | Net Payable', 'Net Payable'],
		['Amount | Total', 'Amount'],
	])('for the amount is that of what is paid, VAT included: %s', (headings, used) => {
		const { columns } = sheetOf(sheet(`Payee | Till | ${headings} // Jane Kamau | 4738534`));
		expect(columns.amount).toBe(used);
	});

	it.each([
		'Supplier | Name',
		'Expected Name | Supplier',
		'Name | Registered Name',
		'Name | M-Pesa Name',
		'Staff Name | Till Name',
		'Supplier | Account Name',
		'Supplier | Business Name',
	])('for the name is the one from the office’s own records: %s', (headings) => {
		const items = sheet(`${headings} | Till // Jane Kamau | PETER OTIENO | 522522`);
		expect(linesOf(items)).toEqual([`2: ${TILL}`]);
		const [own = '', other = ''] = headings.split(' | ');
		const turned = sheet(`${other} | Till | ${own} // PETER OTIENO | 522522 | Jane Kamau`);
		expect(linesOf(turned)).toEqual([`2: ${TILL}`]);
	});

	it.each([
		'Till Name | Till // Jane Kamau | 522522',
		'Merchant | Till // Jane Kamau | 522522',
		...['Number', 'Payment No.', 'M-Pesa No.', 'Number (S/N)', 'Number of Tills', 'Short Code'].map(
			(other) => `${other} | Payee | Till // 100234 | Jane Kamau | 522522`,
		),
		'Number | Payee | Till/Paybill/Phone // 100234 | Jane Kamau | Till 522522',
		'Payee | Account Type | Mode | Number // Jane Kamau | Savings | Till | 522522',
		...['Company', 'Goods', 'Bill'].map(
			(type) => `Payee | Type | Till // Jane Kamau | ${type} | 522522`,
		),
	])('is not another one that may have it: %s', (text) => {
		expect(linesOf(sheet(text))).toEqual([`2: ${TILL}`]);
	});

	it.each(['Account (GL)', 'Account No. (Bank)'])('is not one of the office: %s', (heading) => {
		const items = sheet(`Payee | Paybill | ${heading} // Jane Kamau | 900014 | 0110567`);
		expect(linesOf(items)).toEqual(['2: paybill 900014, Jane Kamau']);
	});

	it('is not that of an earlier result', () => {
		const earlier = 'row_number | Lookup Outcome | Lookup Name | Lookup Type | Lookup Number';
		const text = `${HEADINGS} | ${earlier} // // ${PAYEE} | #2 | Confirmed | PETER | paybill | 1`;
		expect(linesOf(sheet(text))).toEqual([`3: ${READ}`]);
	});
});

describe('the parameter Columns', () => {
	const items = sheet('Muuzaji wetu | Pay here | Bei // Jane Kamau | Till 522522 | #500');

	it('names columns with unusual headings, in any case', () => {
		const columns = { payee: 'muuzaji  WETU', number: 'Pay-here', amount: ' Bei ', operator: '' };
		expect(linesOf(items, { columns })).toEqual([`2: ${READ}`]);
		const used = { number: 'Pay here', payee: 'Muuzaji wetu', amount: 'Bei' };
		expect(sheetOf(items, { columns }).columns).toEqual(used);
	});

	it('names a heading that the sheet does not have: all headings are listed', () => {
		expect(problemOf(items, { columns: { payee: 'Muuzaji wetu', number: 'Pay there' } })).toBe(
			'Nothing was looked up. The sheet has no column "Pay there", which is named as Number in \'Columns\'. ' +
				'No column shows the number (Till, Paybill or Number). Correct the headings of the sheet, or write ' +
				'the heading of each column into \'Columns\'. Headings found in row 1: "Muuzaji wetu", "Pay here", "Bei".',
		);
	});

	it.each([
		['Supplier | Till | Our Till // Jane Kamau | 111111 | 522522', { till: 'Our Till' }],
		['Supplier | Payee | Till // Peter | Jane Kamau | 522522', { payee: 'Payee' }],
	])('goes before the usual headings: %s', (text, columns) => {
		expect(linesOf(sheet(text), { columns })).toEqual([`2: ${TILL}`]);
	});

	it('leaves the other columns of numbers to their usual headings', () => {
		const text = 'Who | Num | Paybill // Jane Kamau | 522522 | // A | 1234567 | 900014';
		expect(linesOf(sheet(text), { columns: { till: 'Num', payee: 'Who' } })).toEqual([
			`2: ${TILL}`,
			'3: \'Num\' has "1234567", and \'Paybill\' has "900014": these are two numbers',
		]);
	});
});

describe('one error for the sheet', () => {
	const inColumns = "in 'Columns'";
	it.each<[headings: string, columns: Record<string, string>, problems: string[]]>([
		[
			HEADINGS,
			{ number: 'Number', account: 'Number' },
			['\'Columns\' names "Number" both as Number and as Account'],
		],
		[
			HEADINGS,
			{ account: 'A/C' },
			[`The sheet has no column "A/C", which is named as Account ${inColumns}`],
		],
		['Name | Pay | Pay', { till: 'Pay' }, ['Two columns are called "Pay" (columns 2 and 3)']],
		['Supplier | Payee | Till', {}, ['"Supplier" and "Payee" both show the payee’s name']],
		[
			'Jane | Till No | Buy Goods Till | Name',
			{},
			['"Till No" and "Buy Goods Till" both show the till'],
		],
		...['Till No | New Till No', 'Till No | Corrected Till No', 'Till (old) | Till (new)'].map(
			(headings): [string, Record<string, string>, string[]] => [
				`Supplier | ${headings}`,
				{},
				['both show the till'],
			],
		),
		[
			'Till | Amount | till | AMOUNT',
			{},
			[
				'Two columns are called "Till" (columns 1 and 3)',
				'Two columns are called "Amount" (columns 2 and 4)',
				'No column shows the payee’s name',
				'Headings found in row 1: "Till", "Amount", "till", "AMOUNT"',
			],
		],
	])('names all that is missing and doubled: %s', (headings, columns, problems) => {
		const problem = problemOf(sheet(`${headings} // a | 522522 | 522523`), { columns });
		for (const each of problems) expect(problem).toContain(each);
	});

	it('lists the first of many headings, without what steers a text', () => {
		const headings = Array.from({ length: 300 }, (_cell, at) => `H\u202E${at}`);
		expect(problemOf(raw(headings, ['x']))).toMatch(/"HU\+202E0", .*and 270 more/);
	});
});

describe('other columns', () => {
	const fieldsOf = (headings: string, cells: string) =>
		sheetOf(sheet(`${HEADINGS} | ${headings} // ${PAYEE} | ${cells}`)).rows[0]?.fields ?? {};

	it('may have a heading twice, or none', () => {
		expect(Object.entries(fieldsOf('Note | Note | | Note (2)', 'a | b | c | d')).slice(4)).toEqual([
			['Note', 'a'],
			['Note (2)', 'b'],
			['Column 7', 'c'],
			['Note (2) (2)', 'd'],
			['row_number', 2],
		]);
	});

	it('may be called as what every object has', () => {
		const fields = fieldsOf('constructor | __proto__ | toString', 'a | b | c');
		expect(JSON.stringify(fields)).toContain('"constructor":"a","__proto__":"b","toString":"c"');
		expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
		const keyed = '{"__proto__":"x","constructor":"y","Till":"522522","Supplier":"Jane Kamau"}';
		expect(linesOf([JSON.parse(keyed)])).toEqual([`2: ${TILL}`]);
	});

	it('may be 300', () => {
		const more = Array.from({ length: 296 }, (_cell, at) => `Extra ${at}`).join('|');
		expect(Object.keys(fieldsOf(more, more))).toHaveLength(301);
	});
});
