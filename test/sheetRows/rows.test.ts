import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { DefaultType } from '../../nodes/MobileMoneyNameLookup/sheet/readPayee';
import { eachText } from '../domain/eachOf';
import {
	casesOf,
	comesTo,
	linesOf,
	problemOf,
	raw,
	sheet,
	sheetOf,
	takenFor,
	warningsOf,
} from './reading';

const HEADINGS = 'Supplier | Till | Paybill | A/C No | Mode | Amount';
const NUMBERED = 'S/N | Payee | Till | Amount';
const JANE = 'till 4738534, Jane Kamau';
const fieldsOf = (headings: string, ...cells: unknown[]) =>
	sheetOf(raw(`Supplier | Till | ${headings}`.split(' | '), ['Jane', '522522', ...cells])).rows[0]
		?.fields ?? {};

describe('the number, type and account of a row', () => {
	it.each(
		casesOf(`
			come from the column of the number: Jane | 522522 => till 522522, Jane
			come from the Paybill and its account: Jane | | 522522 | A1 => paybill 522522 account A1, Jane
			are not words for nothing: Jane | - | 522522 | N/A => paybill 522522, Jane
			agree with the row’s type: Jane | 522522 | nil | | Buy Goods => till 522522, Jane
			agree with a type that leaves it open: Jane | 522522 | | | M-Pesa => till 522522, Jane
			have no account beside a till: Jane | 522522 | | 12345 | Till => till 522522, Jane
			have no damaged account beside a till: Jane | 522522 | | 1.1E+11 | Till => till 522522, Jane
			may be in one cell and beside it: Jane | | 247247 a/c 0110 | 0110 => paybill 247247 account 0110, Jane
			may lack a name: | 522522 | | | | #500 => till 522522, , 500
			may be those of a petrol station: TOTAL | 522522 | | | Till | #500 => till 522522, TOTAL, 500
			must not contradict the row’s type: Jane | 522522 | | | PB => 'Mode' says Paybill, but the number is in the column "Till"
			must not contradict their column: Jane | Paybill 522522 => 'Till' says Paybill, but the row is for a till ("Paybill 522522")
			must not be two: Jane | 522522 | 247247 => 'Till' has "522522", and 'Paybill' has "247247": these are two numbers
			must not be another payment: Jane | 522522 | | | Cheque => 'Mode' is "Cheque", which is not a till or Paybill payment, so it cannot be checked here
			must not be damaged: Jane | | 247247 | 1.10123E+11 => 'A/C No' was shortened to "1.10123E+11", so its last digits are lost
			must not have two accounts: Jane | | 247247 a/c 0110 | 0111 => 'Paybill' has another account number than the row, "0111" ("247247 a/c 0110")
			must not be missing beside a name with Total: Total Energies Ltd | | | | Till | #500 => 'Till' is empty
			must not be missing beside a name that looks signed: Approved Traders | | | | | #500 => 'Till' is empty
			must not be a word for nothing: Jane Kamau | N/A | | | Till | #500 => 'Till' holds no number ("N/A")
			must not stand beside a damaged name: Jos\uFFFD | 522522 => 'Supplier' has letters that could not be read ("Jos\uFFFD")
		`),
	)('%s: %s', (_title, row, line) => {
		expect(comesTo(`${HEADINGS} // ${row}`)).toBe(`2: ${line}`);
	});

	it.each<readonly [DefaultType, number: string, line: string]>([
		['ask', '522522 | A1', 'The row does not say whether 522522 is a till or a Paybill'],
		['till', '522522 | A1', 'till 522522, Jane'],
		['paybill', '522522 | A1', 'paybill 522522 account A1, Jane'],
		['both', '522522', 'both 522522, Jane'],
		['both', '522522 | A1', 'paybill 522522 account A1, Jane'],
		['till', 'Paybill 522522', 'paybill 522522, Jane'],
		['till', '247247 a/c 0110', 'paybill 247247 account 0110, Jane'],
	])('are settled by %s where nothing else names the type: %s', (defaultType, number, line) => {
		const items = sheet(`Supplier | Number | Account // Jane | ${number}`);
		expect(linesOf(items, { defaultType })).toEqual([`2: ${line}`]);
	});

	it('are none where a date stands in the number’s place', () => {
		const items = raw(HEADINGS.split(' | '), ['Jane', new Date(2026, 10, 25)]);
		expect(linesOf(items)).toEqual(["2: 'Till' is a date"]);
	});

	it('may be a Paybill and its account without a mark', () => {
		const [row] = sheetOf(sheet('Payee | Paybill // Jane Kamau | 900014/INV4')).rows;
		expect(row?.lookUp).toMatchObject({
			nextStep: 'If INV4 is the account number of the Paybill, write 900014 a/c INV4.',
		});
	});
});

describe('a row that is no payee', () => {
	const UNNUMBERED = {
		'a total':
			'TOTAL | | | | | #1100 // | | | | Sub-Total | 1,100 // Grand Sub Total | | | | | #1100 // GRAND TOTAL (KES) | 40 | | | | #1100 // Total for November | | | | | #1100 // Jumla kuu | | | | | #1100 // | Totals | | | | #1100 // | | | | | #1100 // Balance b/f | | | | | #1100',
		'a line for signatures':
			'Prepared by: Mary | | | Approved by: ______ // | Authorised by // Date: 25/11/2026 | Date: 26/11/2026 // Sign ________ | | Sign ________ // ______________ | | ______________',
		'a heading or a remark': 'NAIROBI BRANCH // NB: pay before Friday | | | | please',
	};
	const BESIDE_NUMBERS = {
		'a total':
			'TOTAL | | 5476738 | 2000 // | Grand Total (KES) | 1000 | 1000 // | JUMLA | 1000 | 1000 // | ＪＵＭＬＡ | 1000 | 1000 // T O T A L | | | 2000 // | TTL | | 2000 // | TTL KES | 1000 | 2000',
		'a line for signatures':
			'| Approved | | 2000 // | Prepared by: Peter | 23456789 // Checked by | Mary | 2345678',
	};

	it.each(
		[
			eachText(UNNUMBERED, ' // ').map((each) => [...each, HEADINGS] as const),
			eachText(BESIDE_NUMBERS, ' // ').map((each) => [...each, NUMBERED] as const),
		].flat(),
	)('is taken for %s: %s', (what, row, headings) => {
		const label = row.split('|').find((cell) => cell.trim() !== '') ?? '';
		const text = `${headings} // ${row}`;
		expect(comesTo(text)).toBe(`2: ${takenFor(what, label.trim().replace('#', ''))}`);
		expect(sheetOf(sheet(text)).rows).toMatchObject([
			{ payee: undefined, fields: { row_number: 2 }, lookUp: { facts: { finding: 'noPayee' } } },
		]);
	});

	it.each([
		['| | | | Till | #500', HEADINGS, 'a row without name and number'],
		['#41', NUMBERED, 'a row without name and number'],
		['1 | 2 | 3 | 4', NUMBERED, 'the numbers of the columns'],
	])('has no text to name: %s', (row, headings, what) => {
		expect(comesTo(`${headings} // ${row}`)).toBe(`2: ${takenFor(what)}`);
	});

	it.each(['Approved', 'TTL', 'Total'])('is none beside a number where it says %s', (text) => {
		const row = `${text} | 4738534 | | ${text}`;
		expect(comesTo(`Status | Till | Amount | Payee // ${row}`)).toBe(`2: till 4738534, ${text}`);
	});

	it.each([
		'Signature Homes',
		'Balance Fitness',
		'Note Printers',
		'Sign Masters',
		'Total Energies',
	])('is none that is called %s', (payee) => {
		expect(comesTo(`${NUMBERED} // | ${payee} | | 2000`)).toBe("2: 'Till' is empty");
	});
});

describe('a section', () => {
	const OPEN = 'The row does not say whether 4738535 is a till or a Paybill';
	const notHere = (says: string) =>
		`3: The row names no type, and row 2 above it says "${says}", which is not a till or Paybill payment, so it cannot be checked here`;

	it.each(
		casesOf(`
			gives the rows below it their type: TILLS // Jane Kamau | 4738534 // PAYBILLS // Umoja | 900014 => 3: ${JANE} // 5: paybill 900014, Umoja
			goes on below a remark: TILLS // Nairobi branch // Jane Kamau | 4738534 => 4: ${JANE}
			may say more in brackets: PAYBILLS // Umoja | 900014 // BUY GOODS TILLS (SHOPS) // Jane Kamau | 4738534 => 3: paybill 900014, Umoja // 5: ${JANE}
			ends where others begin: TILLS // Jane Kamau | 4738534 // OTHERS // Jane Kamau | 4738535 => 3: ${JANE} // 5: ${OPEN}
			ends where the next is none of it: TILLS // Jane Kamau | 4738534 // Not tills // Jane Kamau | 4738535 => 3: ${JANE} // 5: ${OPEN}
			ends where the next has both types: TILLS // Jane Kamau | 4738534 // Tills & Paybills // Jane Kamau | 4738535 => 3: ${JANE} // 5: ${OPEN}
			of phones has no tills, unless a row says so: SEND MONEY // Jane Kamau | 4738535 // Jane Kamau | Till 4738534 => ${notHere('SEND MONEY')} // 4: ${JANE}
			of cash has no tills: CASH // Jane Kamau | 4738535 => ${notHere('CASH')}
			of a bank has no tills: BANK // Jane Kamau | 4738535 => ${notHere('BANK')}
			of cheques has no tills: CHEQUES // Jane Kamau | 4738535 => ${notHere('CHEQUES')}
			of small shops has no tills: Pochi la Biashara // Jane Kamau | 4738535 => ${notHere('Pochi la Biashara')}
		`),
	)('%s: %s', (_title, rows, lines) => {
		const all = linesOf(sheet(`Payee | Number // ${rows}`));
		expect(all.filter((line) => !line.includes('taken for a heading')).join(' // ')).toBe(lines);
	});

	it('ends at any other heading where each row has a type, such as at that of a branch', () => {
		const rows = 'PAYBILLS // Umoja | Paybill | 900014 // WESTLANDS // Jane Kamau | Till | 4738534';
		expect(comesTo(`Payee | Mode | Number // ${rows}`)).toContain(`5: ${JANE}`);
	});

	it('that contradicts the column of the number refuses the row', () => {
		expect(comesTo('Payee | Till // PAYBILLS // Jane Kamau | 900014')).toContain(
			'3: The row is for a till, but row 2 above it says "PAYBILLS"',
		);
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
		expect(fieldsOf('Amount', cell).Amount).toBe(Number(amount));
	});

	it.each([
		...'USD 500|1.500,00|1,5|1,50,000|1 500,000|5k|five|1,500 + 200|'.split('|'),
		'1'.repeat(50),
		true,
		NaN,
	])('that cannot be read stays as it is: %p', (cell) => {
		expect(fieldsOf('Amount', cell).Amount).toBe(cell);
	});
});

describe('codes of the office in the column of accounts', () => {
	it.each([
		['are doubted beside Paybills, where most tills have one, too', 'S02', 1],
		['are none where tills have no account, or one has', 'N/A', 0],
	])('%s', (_what, second, warnings) => {
		const rows = `P1 | Till | 4738534 | S01 // P2 | Till | 4738535 | ${second} // P3 | Paybill | 900014 | S03`;
		const all = warningsOf(sheet(`Payee | Type | Number | A/C // ${rows}`));
		expect(all.map(({ length }) => length)).toEqual([0, 0, warnings]);
	});
});

describe('cells', () => {
	it('with day numbers are dates only below a heading that says so', () => {
		const headings = 'Invoice Date | Tarehe | Due date | Update | Invoice | DATE';
		const fields = fieldsOf(headings, 46_334, 46_334.5, 12, 46_334, 46_334, '8 Nov');
		const read = ['2026-11-08', '2026-11-08 12:00', 12, 46_334, 46_334, '8 Nov'];
		expect(Object.values(fields).slice(2, 8)).toEqual(read);
	});

	it('with dates of a reader are days, in the zone of n8n or in UTC', () => {
		const day = new Date(2026, 10, 8);
		const seconds = new Date(day.getTime() - 16_000);
		const utc = new Date(Date.UTC(2026, 10, 8));
		const others = [new Date(2026, 10, 8, 12, 30), new Date(NaN), new Date(8.64e15)];
		const fields = fieldsOf('A | B | C | D | E | F', day, seconds, utc, ...others);
		const read = ['2026-11-08', '2026-11-08', '2026-11-08', '2026-11-08 12:30', '', ''];
		expect(Object.values(fields).slice(2, 8)).toEqual(read);
	});

	it('that came as Latin-1 are UTF-8 or windows-1252 again, headings, too', () => {
		const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
		const [heading, payee] = [latin('Supplier’s Name'), latin('José Ōtieno – rent')];
		const others = 'O\u0092Brien | 522523 // José Ōtieno | 522524 // Müller | 522525';
		expect(linesOf(sheet(`${heading} | Till // ${payee} | 522522 // ${others}`))).toEqual([
			'2: till 522522, José Ōtieno – rent',
			'3: till 522523, O’Brien',
			'4: till 522524, José Ōtieno',
			'5: till 522525, Müller',
		]);
	});

	it('that are holes, null or missing are empty, headings, too', () => {
		const row: unknown[] = [];
		row[1] = '4738534';
		row[4] = null;
		expect(sheetOf(raw(HEADINGS.split(' | '), row)).rows[0]?.fields).toEqual({
			Supplier: '',
			Till: '4738534',
			Paybill: '',
			'A/C No': '',
			Mode: '',
			Amount: '',
			row_number: 2,
		});
		const headings: string[] = [];
		headings[1] = 'Payee';
		headings[3] = 'Till';
		const others = [{ row: null }, { row: '' }, {}];
		expect(linesOf([...raw(headings, ['', 'Jane Kamau', '', '4738534']), ...others])).toEqual([
			`2: ${JANE}`,
		]);
		const keyed = [{ row: { 0: 'Supplier', 1: 'Till' } }, { row: { 1: '522522' } }, {}];
		expect(linesOf(keyed)).toEqual(['2: till 522522, undefined']);
	});

	it.each([
		['before rows with fields', [0, 1, 2]],
		['after rows with fields', [2, 0, 1]],
	])('are not read as one sheet where raw rows stand %s', (_where, order) => {
		const items = [...sheet('Payee | Till // Jane Kamau | 4738534'), { Payee: 'A', Till: '1' }];
		expect(problemOf(order.map((at) => items[at]))).toContain('others have named fields');
	});

	it('beyond the headings of a workbook are columns of their own', () => {
		const items = sheet('Supplier | Till | Amount // Jane | 522522 | #500 | | urgent');
		expect(sheetOf(items).rows[0]?.fields).toMatchObject({ 'Column 4': '', 'Column 5': 'urgent' });
	});

	const long = 'Till 5 '.repeat(15_000);

	it.each([
		['Row 3', `${HEADINGS} // Jane | 522522 // ${long}`],
		['Row 1', `${HEADINGS} | ${long} // Jane`],
	])(
		'of 100 kB in %s of a file are refused, because no workbook of results can hold them',
		(where, text) => {
			expect(problemOf(sheet(text))).toMatch(
				new RegExp(
					`^Nothing was looked up. ${where} has a cell with more than 32,767 .*Shorten the cell`,
				),
			);
		},
	);

	it('as long as a workbook’s longest are read', () => {
		const row = ['Jane', '522522', '', '', '', long.slice(0, 32_767)];
		expect(linesOf(raw(HEADINGS.split(' | '), row))).toEqual(['2: till 522522, Jane']);
	});

	it.each(HEADINGS.split(' | '))(
		'of 100 kB in the field %s are kept, and harm nobody',
		(heading) => {
			const [row] = sheetOf([
				{ Supplier: 'Jane', Till: '', Paybill: '247247', [heading]: long },
			]).rows;
			expect(row?.fields[heading]).toBe(long);
			if (heading === 'Till') expect(row?.lookUp).toBeInstanceOf(CheckFailure);
		},
	);

	it('that were entered are given as they stand', () => {
		const [row] = sheetOf(sheet('Supplier | Till | Mode // Jane | Till 0712 | Till')).rows;
		const entered = { number: 'Till 0712', type: 'Till', expectedName: 'Jane' };
		expect(row?.payee?.entered).toEqual(entered);
	});
});
