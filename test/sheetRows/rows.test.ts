import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { DefaultType } from '../../nodes/MobileMoneyNameLookup/sheet/readPayee';
import { eachText } from '../domain/eachOf';
import { linesOf, problemOf, raw, sheetOf, table, takenFor } from './reading';

const HEADINGS = ['Supplier', 'Till', 'Paybill', 'A/C No', 'Mode', 'Amount'];
const lineOfRow = (line: string): string | undefined =>
	linesOf(table(HEADINGS.join('|'), line))[0]?.replace('2: ', '');
const fieldsOf = (headings: readonly string[], ...cells: unknown[]) =>
	sheetOf(raw(['Supplier', 'Till', ...headings], ['Jane', '522522', ...cells])).rows[0]?.fields;

describe('the number, type and account of a row', () => {
	it.each(
		Object.entries({
			'Jane | 522522': 'till 522522, Jane, no amount',
			'Jane | | 522522 | A1': 'paybill 522522 account A1, Jane, no amount',
			'Jane | - | 522522 | N/A': 'paybill 522522, Jane, no amount',
			'Jane | 522522 | nil | | Buy Goods': 'till 522522, Jane, no amount',
			'Jane | 522522 | | | M-Pesa': 'till 522522, Jane, no amount',
			'Jane | 522522 | | 12345 | Till': 'till 522522, Jane, no amount',
			'Jane | 522522 | | 1.1E+11 | Till': 'till 522522, Jane, no amount',
			'Jane | | 247247 a/c 0110 | 0110': 'paybill 247247 account 0110, Jane, no amount',
			' | 522522 | | | | #500': 'till 522522, , 500',
			'TOTAL | 522522 | | | Till | #500': 'till 522522, TOTAL, 500',
			'Jane | 522522 | | | PB': `'Mode' says Paybill, but the number is in the column "Till"`,
			'Jane | Paybill 522522': `'Till' says Paybill, but the row is for a till ("Paybill 522522")`,
			'Jane | 522522 | 247247': `'Till' has "522522", and 'Paybill' has "247247": these are two numbers`,
			'Jane | 522522 | | | Cheque': `'Mode' is "Cheque", which is not a till or Paybill payment, so it cannot be checked here`,
			'Jane | | 247247 | 1.10123E+11': `'A/C No' was shortened to "1.10123E+11", so its last digits are lost`,
			'Jane | | 247247 a/c 0110 | 0111': `'Paybill' has another account number than the row, "0111" ("247247 a/c 0110")`,
			'Total Energies Ltd | | | | Till | #500': "'Till' is empty",
			'Approved Traders | | | | | #500': "'Till' is empty",
			'Jane Kamau | N/A | | | Till | #500': `'Till' holds no number ("N/A")`,
			'Jos\uFFFD | 522522': `'Supplier' has letters that could not be read ("Jos\uFFFD")`,
		}),
	)('of “%s” come to: %s', (row, line) => {
		expect(lineOfRow(row)).toBe(line);
	});

	it.each<readonly [DefaultType, string]>([
		['ask', 'The row does not say whether 522522 is a till or a Paybill'],
		['till', 'till 522522, Jane, no amount'],
		['paybill', 'paybill 522522 account A1, Jane, no amount'],
		['both', 'paybill 522522 account A1, Jane, no amount'],
	])('are settled by %s where the sheet names no type', (defaultType, line) => {
		const items = table('Supplier | Number | Account', 'Jane | 522522 | A1');
		expect(linesOf(items, { defaultType })).toEqual([`2: ${line}`]);
	});

	it.each([
		['Paybill 522522', 'paybill 522522, Jane, no amount'],
		['247247 a/c 0110', 'paybill 247247 account 0110, Jane, no amount'],
	])('are those of the words “%s” before the default', (number, line) => {
		const items = table('Supplier | Number', `Jane | ${number}`);
		expect(linesOf(items, { defaultType: 'till' })).toEqual([`2: ${line}`]);
	});

	it('are none where a date stands in the number’s place', () => {
		const items = raw(HEADINGS, ['Jane', new Date(2026, 10, 25)]);
		expect(linesOf(items)).toEqual(["2: 'Till' is a date"]);
	});
});

describe('a row that is no payee', () => {
	it.each([
		['a total', 'TOTAL | | | | | #1100'],
		['a total', ' | | | | Sub-Total | 1,100'],
		['a total', 'GRAND TOTAL (KES) | 40 | | | | #1100'],
		['a total', 'Total for November | | | | | #1100'],
		['a total', 'Jumla kuu | | | | | #1100'],
		['a total', ' | Totals | | | | #1100'],
		['a total', ' | | | | | #1100'],
		['a total', 'Balance b/f | | | | | #1100'],
		['a line for signatures', 'Prepared by: Mary | | | Approved by: ______'],
		['a line for signatures', ' | Authorised by'],
		['a line for signatures', 'Date: 25/11/2026 | Date: 26/11/2026'],
		['a line for signatures', 'Sign ________ | | Sign ________'],
		['a line for signatures', '______________ | | ______________'],
		['a heading or a remark', 'NAIROBI BRANCH'],
		['a heading or a remark', 'NB: pay before Friday | | | | please'],
		['a row without name and number', ' | | | | Till | #500'],
	])('is taken for %s: %s', (what, line) => {
		const [row] = sheetOf(table(HEADINGS.join('|'), line)).rows;
		expect(row?.noPayee?.facts).toMatchObject({ finding: 'noPayee' });
		expect(row?.noPayee?.message).toMatch(
			new RegExp(`^This row was taken for ${what}[, ].*not for a payee$`),
		);
		expect(row?.payee).toBeUndefined();
		expect(row?.fields).toMatchObject({ Supplier: line.split(' |')[0]?.trim(), row_number: 2 });
	});

	it('is a row with nothing but its count', () => {
		const items = table('S/No | Supplier | Till | Amount', '#41');
		expect(linesOf(items)).toEqual([`2: ${takenFor('a row without name and number')}`]);
	});
});

describe('an amount', () => {
	it.each(
		eachText({
			'1500': 'Ksh 1,500/- | KES 1,500.00 | Kshs. 1,500 | Ksh.1500 | 1,500/= | 1 500 | 1500 KES',
			'-1500': '(1,500.00) | KES (1,500) | (Ksh 1,500) | -1500 | Ksh -1500',
			'1898399.5': '1,898,399.50 | 1898399.5 | 1 898 399.50 ',
		}),
	)('is the number %s: “%s”', (amount, cell) => {
		expect(fieldsOf(['Amount'], cell)?.Amount).toBe(Number(amount));
	});

	it.each([
		...['USD 500', '1.500,00', '1,5', '1,50,000', '1 500,000', '5k', 'five', '1,500 + 200', ''],
		...['1'.repeat(50), true, NaN],
	])('that cannot be read stays as it is: %p', (cell) => {
		expect(fieldsOf(['Amount'], cell)?.Amount).toBe(cell);
	});
});

describe('cells', () => {
	it('with day numbers are dates only below a heading that says so', () => {
		const headings = ['Invoice Date', 'Tarehe', 'Due date', 'Update', 'Invoice', 'DATE'];
		expect(fieldsOf(headings, 46_334, 46_334.5, 12, 46_334, 46_334, '8 Nov')).toMatchObject({
			...{ 'Invoice Date': '2026-11-08', Tarehe: '2026-11-08 12:00', 'Due date': 12 },
			...{ Update: 46_334, Invoice: 46_334, DATE: '8 Nov' },
		});
	});

	it('with dates of a reader are days, in the zone of n8n or in UTC', () => {
		const day = new Date(2026, 10, 8);
		const seconds = new Date(day.getTime() - 16_000);
		const utc = new Date(Date.UTC(2026, 10, 8));
		const others = [new Date(2026, 10, 8, 12, 30), new Date(NaN), new Date(8.64e15)];
		expect(fieldsOf(['A', 'B', 'C', 'D', 'E', 'F'], day, seconds, utc, ...others)).toMatchObject({
			...{ A: '2026-11-08', B: '2026-11-08', C: '2026-11-08', D: '2026-11-08 12:30' },
			...{ E: '', F: '' },
		});
	});

	it('that came as Latin-1 are UTF-8 or windows-1252 again, headings, too', () => {
		const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
		const [heading, payee] = [latin('Supplier’s Name'), latin('José Ōtieno – rent')];
		const others = ['O\u0092Brien | 522523', 'José Ōtieno | 522524', 'Müller | 522525'];
		expect(linesOf(table(`${heading} | Till`, `${payee} | 522522`, ...others))).toEqual([
			'2: till 522522, José Ōtieno – rent, no amount',
			'3: till 522523, O’Brien, no amount',
			'4: till 522524, José Ōtieno, no amount',
			'5: till 522525, Müller, no amount',
		]);
	});

	it('that are holes, null or missing are empty', () => {
		const row: unknown[] = [];
		row[1] = '522522';
		row[5] = null;
		expect(sheetOf(raw(HEADINGS, row)).rows[0]?.fields).toEqual({
			...{ Supplier: '', Till: '522522', Paybill: '', 'A/C No': '', Mode: '', Amount: '' },
			row_number: 2,
		});
		const items = [{ row: { 0: 'Supplier', 1: 'Till' } }, { row: { 1: '522522' } }, {}];
		expect(linesOf(items)).toEqual(['2: till 522522, undefined, no amount']);
	});

	it('beyond the headings of a workbook are columns of their own', () => {
		const items = table('Supplier | Till | Amount', 'Jane | 522522 | #500 | | urgent');
		expect(sheetOf(items).rows[0]?.fields).toMatchObject({ 'Column 4': '', 'Column 5': 'urgent' });
	});

	const long = 'Till 5 '.repeat(15_000);

	it.each([
		['row 3', [HEADINGS, ['Jane', '522522'], [long]]],
		['row 1', [[...HEADINGS, long], ['Jane']]],
	])(
		'of 100 kB in %s of a file are refused, because no workbook of results can hold them',
		(where, rows) => {
			expect(problemOf(raw(...rows))).toMatch(
				/^Nothing was looked up\. Row [13] has a cell with more than 32,767 characters.*Shorten the cell/,
			);
			expect(problemOf(raw(...rows)).toLowerCase()).toContain(where);
		},
	);

	it('as long as a workbook’s longest are read', () => {
		const row = ['Jane', '522522', '', '', '', long.slice(0, 32_767)];
		expect(linesOf(raw(HEADINGS, row))).toEqual(['2: till 522522, Jane, no amount']);
	});

	it.each(HEADINGS)('of 100 kB in the field %s are kept, and harm nobody', (heading) => {
		const payee = { Supplier: 'Jane', Till: '', Paybill: '247247', [heading]: long };
		const [row] = sheetOf([payee]).rows;
		expect(row?.fields[heading]).toBe(long);
		if (heading === 'Till') expect(row?.payee?.lookUp).toBeInstanceOf(CheckFailure);
	});

	it('with an operator are given as they stand, and none where they are blank', () => {
		const items = table('Supplier | Till | Network', 'Jane | 522522 | m-pesa', 'Jane | 522523 | -');
		const operators = sheetOf(items).rows.map(({ payee }) => payee?.operator);
		expect(operators).toEqual(['m-pesa', undefined]);
	});

	it('that were entered are given as they stand', () => {
		const [row] = sheetOf(table(HEADINGS.join('|'), 'Jane | Till 0712345678 | | | Till')).rows;
		const entered = { number: 'Till 0712345678', type: 'Till', expectedName: 'Jane' };
		expect(row?.payee).toMatchObject({ entered, nameLabel: 'Supplier' });
	});
});
