import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { DefaultType } from '../../nodes/MobileMoneyNameLookup/sheet/readPayee';
import { linesOf, problemOf, raw, sheetOf, takenFor } from './reading';

const HEADINGS = ['Supplier', 'Till', 'Paybill', 'A/C No', 'Mode', 'Amount'];
const lineOfRow = (...cells: unknown[]): string | undefined =>
	linesOf(raw(HEADINGS, cells))[0]?.replace('2: ', '');

describe('the type of a row', () => {
	it.each([
		[['Jane', '522522'], 'till 522522, Jane, no amount'],
		[['Jane', '', '522522', 'A1'], 'paybill 522522 account A1, Jane, no amount'],
		[['Jane', '-', '522522', 'N/A'], 'paybill 522522, Jane, no amount'],
		[['Jane', '522522', 'nil', '', 'Buy Goods'], 'till 522522, Jane, no amount'],
		[['Jane', '522522', '', '', 'M-Pesa'], 'till 522522, Jane, no amount'],
		[['Jane', '522522', '', '12345', 'Till'], 'till 522522, Jane, no amount'],
		[['Jane', '522522', '', '1.1E+11', 'Till'], 'till 522522, Jane, no amount'],
		[
			['Jane', '522522', '', '', 'PB'],
			'\'Mode\' says Paybill, but the number is in the column "Till"',
		],
		[
			['Jane', 'Paybill 522522'],
			'\'Till\' says Paybill, but the row is for a till ("Paybill 522522")',
		],
		[
			['Jane', '522522', '247247'],
			'\'Till\' has "522522", and \'Paybill\' has "247247": these are two numbers',
		],
		[
			['Jane', '522522', '', '', 'Cheque'],
			'\'Mode\' is "Cheque", which is not a till or Paybill payment, so it cannot be checked here',
		],
		[
			['Jane', '', '247247', '1.10123E+11'],
			'\'A/C No\' was shortened to "1.10123E+11", so its last digits are lost',
		],
		[['Jane', '', '247247 a/c 0110', '0110'], 'paybill 247247 account 0110, Jane, no amount'],
		[
			['Jane', '', '247247 a/c 0110', '0111'],
			'\'Paybill\' has another account number than the row, "0111" ("247247 a/c 0110")',
		],
	])('%j comes to: %s', (cells, line) => {
		expect(lineOfRow(...cells)).toBe(line);
	});

	it.each<readonly [DefaultType, string]>([
		['ask', 'The row does not say whether 522522 is a till or a Paybill'],
		['till', 'till 522522, Jane, no amount'],
		['paybill', 'paybill 522522 account A1, Jane, no amount'],
		['both', 'paybill 522522 account A1, Jane, no amount'],
	])('is settled by %s where the sheet names none', (defaultType, line) => {
		const items = raw(['Supplier', 'Number', 'Account'], ['Jane', '522522', 'A1']);
		expect(linesOf(items, { defaultType })).toEqual([`2: ${line}`]);
	});

	it.each([
		['Paybill 522522', 'paybill 522522, Jane, no amount'],
		['247247 a/c 0110', 'paybill 247247 account 0110, Jane, no amount'],
	])('is that of the words of the number before the default: %s', (number, line) => {
		const items = raw(['Supplier', 'Number'], ['Jane', number]);
		expect(linesOf(items, { defaultType: 'till' })).toEqual([`2: ${line}`]);
	});
});

describe('a row that is no payee', () => {
	it.each([
		['a total', ['TOTAL', '', '', '', '', 1100]],
		['a total', ['', '', '', '', 'Sub-Total', '1,100']],
		['a total', ['GRAND TOTAL (KES)', '40', '', '', '', 1100]],
		['a total', ['Total for November', '', '', '', '', 1100]],
		['a total', ['Jumla kuu', '', '', '', '', 1100]],
		['a total', ['', 'Totals', '', '', '', 1100]],
		['a total', ['', '', '', '', '', 1100]],
		['a total', ['Balance b/f', '', '', '', '', 1100]],
		['a line for signatures', ['Prepared by: Mary', '', '', 'Approved by: ______']],
		['a line for signatures', ['', 'Authorised by']],
		['a line for signatures', ['Date: 25/11/2026', 'Date: 26/11/2026', '', '', '', '']],
		['a line for signatures', ['Sign ________', '', 'Sign ________']],
		['a line for signatures', ['______________', '', '______________']],
		['a heading or a remark', ['NAIROBI BRANCH']],
		['a heading or a remark', ['NB: pay before Friday', '', '', '', 'please']],
		['a row without name and number', ['', '', '', '', 'Till', 500]],
	])('is taken for %s: %j', (what, cells) => {
		const [row] = sheetOf(raw(HEADINGS, cells)).rows;
		expect(row?.noPayee).toMatchObject({ finding: 'noPayee' });
		expect(row?.noPayee?.message).toMatch(
			new RegExp(`^This row was taken for ${what}[, ].*not for a payee$`),
		);
		expect(row?.payee).toBeUndefined();
		expect(row?.fields).toMatchObject({ Supplier: cells[0], row_number: 2 });
	});

	it.each([
		[['Total Energies Ltd', '', '', '', 'Till', 500], "'Till' is empty"],
		[['TOTAL', '522522', '', '', 'Till', 500], 'till 522522, TOTAL, 500'],
		[['Approved Traders', '', '', '', '', 500], "'Till' is empty"],
		[['Jane Kamau', '', '', '', '', 500], "'Till' is empty"],
		[['Jane Kamau', 'N/A', '', '', 'Till', 500], `'Till' holds no number ("N/A")`],
		[['', '522522', '', '', '', 500], 'till 522522, , 500'],
	])('is not %j', (cells, line) => {
		expect(lineOfRow(...cells)).toBe(line);
	});

	it('is a row with nothing but its count', () => {
		const [row] = sheetOf(raw(['S/No', 'Supplier', 'Till', 'Amount'], [41])).rows;
		expect(row?.noPayee?.message).toBe(takenFor('a row without name and number'));
	});
});

describe('cells', () => {
	const fieldsOf = (headings: string[], ...cells: unknown[]) =>
		sheetOf(raw(['Supplier', 'Till', ...headings], ['Jane', '522522', ...cells])).rows[0]?.fields;

	it.each([
		['Ksh 1,500/-', 1500],
		['KES 1,500.00', 1500],
		['Kshs. 1,500', 1500],
		['Ksh.1500', 1500],
		['1,500/=', 1500],
		['1 500', 1500],
		['1,898,399.50', 1_898_399.5],
		['(1,500.00)', -1500],
		['KES (1,500)', -1500],
		['(Ksh 1,500)', -1500],
		['-500', -500],
		['Ksh -500', -500],
		['500 KES', 500],
		[' 500 ', 500],
		[0, 0],
		[949_199.5, 949_199.5],
	])('an amount is a number: %p', (cell, amount) => {
		const [row] = sheetOf(raw(['Supplier', 'Till', 'Amount'], ['Jane', '522522', cell])).rows;
		expect(row?.fields.Amount).toBe(amount);
	});

	it.each([
		'USD 500',
		'1.500,00',
		'1,5',
		'1,50,000',
		'5k',
		'five',
		'1,500 + 200',
		'',
		null,
		true,
		NaN,
		'1'.repeat(50),
	])('an amount that cannot be read stays as it is: %p', (cell) => {
		const [row] = sheetOf(raw(['Supplier', 'Till', 'Amount'], ['Jane', '522522', cell])).rows;
		expect(row?.fields.Amount).toBe(cell ?? '');
	});

	it('day numbers are dates only below a heading that says so', () => {
		const headings = ['Invoice Date', 'Tarehe', 'Due date', 'Update', 'Invoice', 'DATE'];
		expect(fieldsOf(headings, 46_334, 46_334.5, 12, 46_334, 46_334, '8 Nov')).toMatchObject({
			'Invoice Date': '2026-11-08',
			Tarehe: '2026-11-08 12:00',
			'Due date': 12,
			Update: 46_334,
			Invoice: 46_334,
			DATE: '8 Nov',
		});
	});

	it('dates of a reader are days, in the zone of n8n or in UTC', () => {
		const local = new Date(2026, 10, 8);
		const seconds = new Date(local.getTime() - 16_000);
		const noon = new Date(2026, 10, 8, 12, 30);
		expect(fieldsOf(['A', 'B', 'C', 'D'], local, seconds, noon, new Date(NaN))).toMatchObject({
			A: '2026-11-08',
			B: '2026-11-08',
			C: '2026-11-08 12:30',
			D: '',
		});
		expect(fieldsOf(['A'], new Date(Date.UTC(2026, 10, 8)))).toMatchObject({ A: '2026-11-08' });
	});

	it('a date in the number’s place is no number', () => {
		expect(lineOfRow('Jane', new Date(2026, 10, 25))).toBe("'Till' is a date");
	});

	it('UTF-8 and windows-1252 that came as Latin-1 are undone, in headings and cells', () => {
		const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
		const items = raw(
			[latin('Supplier’s Name'), 'Till'],
			[latin('José Ōtieno – rent'), '522522'],
			['O\u0092Brien', '522523'],
			['José Ōtieno', '522524'],
			['Müller', '522525'],
		);
		expect(linesOf(items)).toEqual([
			'2: till 522522, José Ōtieno – rent, no amount',
			'3: till 522523, O’Brien, no amount',
			'4: till 522524, José Ōtieno, no amount',
			'5: till 522525, Müller, no amount',
		]);
	});

	it('a name with letters that the reader lost is compared with nothing', () => {
		expect(lineOfRow('Jos\uFFFD', '522522')).toBe(
			'\'Supplier\' has letters that could not be read ("Jos\uFFFD")',
		);
	});

	it('holes, null and missing cells are empty', () => {
		const row: unknown[] = [];
		row[1] = '522522';
		row[5] = null;
		const items = raw(HEADINGS, row);
		expect(sheetOf(items).rows[0]?.fields).toEqual({
			Supplier: '',
			Till: '522522',
			Paybill: '',
			'A/C No': '',
			Mode: '',
			Amount: '',
			row_number: 2,
		});
		expect(linesOf([{ row: { 0: 'Supplier', 1: 'Till' } }, { row: { 1: '522522' } }, {}])).toEqual([
			'2: till 522522, undefined, no amount',
		]);
	});

	it('a cell beyond the headings of a workbook is a column of its own', () => {
		const items = raw(['Supplier', 'Till', 'Amount'], ['Jane', '522522', 500, '', 'urgent']);
		expect(sheetOf(items).rows[0]?.fields).toMatchObject({ 'Column 4': '', 'Column 5': 'urgent' });
	});

	const long = 'Till 5 '.repeat(15_000);

	it('a cell of 100 kB in a file is refused by its row, because no workbook of results can hold it', () => {
		for (const items of [
			raw(HEADINGS, ['Jane', '522522'], [long]),
			raw([...HEADINGS, long], ['Jane']),
		])
			expect(problemOf(items)).toMatch(
				/^Nothing was looked up\. Row [13] has a cell with more than 32,767 characters.*Shorten the cell/,
			);
		expect(linesOf(raw(HEADINGS, ['Jane', '522522', '', '', '', long.slice(0, 32_767)]))).toEqual([
			'2: till 522522, Jane, no amount',
		]);
	});

	it.each(HEADINGS)('a text of 100 kB in the field %s is kept, and harms nobody', (heading) => {
		const payee = { Supplier: 'Jane', Till: '', Paybill: '247247', [heading]: long };
		const [row] = sheetOf([payee]).rows;
		expect(row?.fields[heading]).toBe(long);
		if (heading === 'Till') expect(row?.payee?.lookUp).toBeInstanceOf(CheckFailure);
	});

	it('an operator is as it stands, and none where the cell is blank', () => {
		const items = raw(
			['Supplier', 'Till', 'Network'],
			['Jane', '522522', 'm-pesa'],
			['Jane', '522523', '-'],
		);
		expect(sheetOf(items).rows.map(({ payee }) => payee?.operator)).toEqual(['m-pesa', undefined]);
	});

	it('what was entered is given as it stands', () => {
		const [row] = sheetOf(raw(HEADINGS, ['Jane', 'Till 0712345678', '', '', 'Till'])).rows;
		expect(row?.payee).toMatchObject({
			entered: { number: 'Till 0712345678', type: 'Till', expectedName: 'Jane' },
			nameLabel: 'Supplier',
		});
	});
});
