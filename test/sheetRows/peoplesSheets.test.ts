import files from './data/rows.json';
import { linesOf, problemOf, raw, sheetOf, takenFor } from './reading';

type File = keyof typeof files;

const items = (file: File): unknown[] => raw(...files[file]);

describe('files that people had trouble with', () => {
	it('names the line with a comma too many, and looks nothing up', () => {
		expect(problemOf(items('c02-unquoted-comma.csv'))).toContain('Line 3 has one comma too many');
		expect(problemOf(items('c30-big.csv'))).toContain('Line 42 has one comma too many');
		expect(problemOf(items('c30-big.csv'))).toContain('Nothing was looked up');
	});

	it('refuses two columns that are called Till', () => {
		expect(problemOf(items('c03-duplicate-heading.csv'))).toContain(
			'Two columns are called "Till" (columns 2 and 4)',
		);
	});

	it('reads a name with quotation marks in it', () => {
		expect(linesOf(items('c10-inner-quote.csv'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 500',
			'3: till 100002, Jane "JJ" Kamau, 5',
			'4: till 100003, TILL HOLDER 100003, 500',
		]);
	});

	it('keeps the row numbers of the sheet over blank lines', () => {
		expect(linesOf(items('c15-blanks.csv'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 500',
			'5: till 100002, TILL HOLDER 100002, 500',
			'7: till 100003, TILL HOLDER 100003, 500',
		]);
		expect(linesOf(items('x8-blank-total.xlsx'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 500',
			'4: till 100002, TILL HOLDER 100002, 600',
			`6: ${takenFor('a total', 'TOTAL')}`,
		]);
	});

	it('reads usual headings, and the row of headings below a title', () => {
		expect(linesOf(items('c26-headings.csv'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 1500',
		]);
		expect(linesOf(items('x4-title.xlsx'))).toEqual(['4: till 100001, TILL HOLDER 100001, 500']);
		expect(linesOf(items('x1-two-sheets.xlsx'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 500',
		]);
	});

	it('reads the account numbers of a bank’s Paybill', () => {
		expect(linesOf(items('x13-bankpaybill.xlsx'))).toEqual([
			'2: paybill 247247 account 0110123456789, Jane Kamau, 5000',
			'3: paybill 222111 account 12345678, Jane Kamau, 5000',
			'4: paybill 888880 account 12345678901, Jane Kamau, 5000',
		]);
	});

	it('leaves an amount empty that was an error, and goes on', () => {
		const { rows } = sheetOf(items('y5a-null-amount.xlsx'));
		expect(linesOf(items('y5a-null-amount.xlsx'))).toEqual([
			'2: till 100001, TILL HOLDER 100001, 500',
			'3: till 100002, TILL HOLDER 100002, no amount',
		]);
		expect(rows[1]?.fields).toEqual({
			Supplier: 'TILL HOLDER 100002',
			Type: 'till',
			Number: '100002',
			Amount: '',
			row_number: 3,
		});
	});

	it.each(['k1-html.xls', 'k2-tsv.xls'] as const)('reads the texts of %s as they stand', (file) => {
		const lines = linesOf(items(file));
		expect(lines.slice(0, 7)).toEqual([
			'2: till 057318, TILL HOLDER 057318, 1500',
			'3: \'Number\' has characters other than digits ("4,738,534")',
			'4: till 100003, May 12 Traders, 5',
			'5: \'Number\' is a date ("1-2-2026")',
			'6: till 100005, TRUE, 5',
			'7: till 100006, TILL HOLDER 100006, 5',
			expect.stringContaining("8: 'Number' is a phone number"),
		]);
		const refused = lines.slice(7).filter((line) => line.includes('characters other than digits'));
		expect(refused.map((line) => line.replace(/:[^"]*\("/, ' ("'))).toEqual([
			...['10 ("1/2")', '12 ("=100011")', '13 ("$100012")', '14 ("100013%")', '15 ("(100014)")'],
			...['16 ("-100015")', '17 ("0x186B0")', '19 ("12:30")'],
		]);
		expect(lines.filter((line) => / till 1000(?:08|10|17),/.test(line))).toHaveLength(3);
	});
});

it('reads numbers as people type them, and refuses the others with a sentence that is true', () => {
	const lines = linesOf(items('c14-odd-numbers.csv'));
	const outcomes = sheetOf(items('c14-odd-numbers.csv')).rows.map(({ fields }, at) => [
		fields.Number,
		lines[at]?.replace(/^\d+: |, TILL.*/g, ''),
	]);
	expect(Object.fromEntries(outcomes)).toMatchObject({
		'Till No: 123456': 'till 123456',
		'123 456': 'till 123456',
		'123-456': 'till 123456',
		'Buy Goods 123456': 'till 123456',
		'247247#0110123456789': 'till 247247',
		'247247 0110': '\'Number\' has more than one number ("247247 0110")',
		'247247/0110': '\'Number\' has more than one number ("247247/0110")',
		'１２３４５６': 'till 123456',
		'0712345678': expect.stringContaining('is a phone number'),
		'712345678': expect.stringContaining('is a phone number'),
		'+254 712 345 678': expect.stringContaining('is a phone number'),
		'123456.00': 'till 123456',
		'#123456': 'till 123456',
		'123456 (new)': expect.stringContaining('characters other than digits'),
		'123456/123457': expect.stringContaining('more than one number'),
		'123456 123457': expect.stringContaining('more than one number'),
		O123456: expect.stringContaining('characters other than digits'),
		'12345６': 'till 123456',
		"'123456": 'till 123456',
		'="123456"': 'till 123456',
		'\u200B123456': 'till 123456',
		'123456\u00A0': 'till 123456',
		'12 34 56': 'till 123456',
		'123456\n': 'till 123456',
		'TILL-123456': 'till 123456',
		'522522 7770': expect.stringContaining('more than one number'),
		'0001': 'till 0001',
		'123456-1': expect.stringContaining('characters other than digits'),
	});
});

it('reads types as people write them, and says which are not payments to a till or Paybill', () => {
	const lines = linesOf(items('c24-types.csv'));
	const outcomes = sheetOf(items('c24-types.csv')).rows.map(({ fields }, at) => [
		fields.Type,
		lines[at]?.replace(/^\d+: |, TILL.*/g, ''),
	]);
	const till = 'till 100001';
	const paybill = 'paybill 100001';
	const notHere = expect.stringContaining(
		'is not a till or Paybill payment, so it cannot be checked here',
	);
	const open = 'The row does not say whether 100001 is a till or a Paybill';
	expect(Object.fromEntries(outcomes)).toEqual({
		till,
		Till: till,
		'TILL ': till,
		'Buy Goods': till,
		'Buy Goods and Services': till,
		'Buy Goods & Services': till,
		'Lipa na M-Pesa Buy Goods': till,
		'Lipa na MPESA': open,
		'Till Number': till,
		'Till No.': till,
		'Buy Goods Till': till,
		'Merchant Till': till,
		BG: till,
		CustomerBuyGoodsOnline: till,
		Pochi: notHere,
		'Pochi la Biashara': notHere,
		'Send Money': notHere,
		Phone: notHere,
		Paybill: paybill,
		'Pay Bill': paybill,
		'PAYBILL NUMBER': paybill,
		'Paybill No': paybill,
		PB: paybill,
		Business: paybill,
		'Business Number': paybill,
		Bank: notHere,
		'': open,
	});
});
