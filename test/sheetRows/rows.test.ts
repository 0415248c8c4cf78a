import type { DefaultType } from '../../nodes/MobileMoneyNameLookup/sheet/readPayee';
import { eachText } from '../domain/eachOf';
import { comesTo, linesOf, problemOf, raw, sheet, sheetOf, takenFor, warningsOf } from './reading';

const HEADINGS = 'Supplier | Till | Paybill | A/C No | Mode | Amount';
const NUMBERED = 'S/N | Payee | Till | Amount';
const fieldsOf = (headings: string, ...cells: unknown[]) =>
	sheetOf(raw(`Supplier | Till | ${headings}`.split(' | '), ['Jane', '522522', ...cells])).rows[0]
		?.fields ?? {};

it.each<readonly [DefaultType, number: string, line: string]>([
	['ask', '522522 | A1', 'The row does not say whether 522522 is a till or a Paybill'],
	['till', '522522 | A1', 'till 522522, Jane'],
	['paybill', '522522 | A1', 'paybill 522522 account A1, Jane'],
	['both', '522522', 'both 522522, Jane'],
	['both', '522522 | A1', 'paybill 522522 account A1, Jane'],
	['till', 'Paybill 522522', 'paybill 522522, Jane'],
	['till', '247247 a/c 0110', 'paybill 247247 account 0110, Jane'],
])('a row is of the default type “%s” unless its number names one: %s', (defaultType, ...row) => {
	const [number, line] = row;
	const items = sheet(`Supplier | Number | Account // Jane | ${number}`);
	expect(linesOf(items, { defaultType })).toEqual([`2: ${line}`]);
});

describe('A row that is no payee', () => {
	const UNNUMBERED = {
		'a total':
			'TOTAL | | | | | #1100 // | | | | Sub-Total | 1,100 // Grand Sub Total | | | | | #1100 // GRAND TOTAL (KES) | 40 | | | | #1100 // Total for November | | | | | #1100 // Jumla kuu | | | | | #1100 // | Totals | | | | #1100 // Balance b/f | | | | | #1100',
		'a line for signatures':
			'Prepared by: Mary | | | Approved by: ______ // | Authorised by // Date: 25/11/2026 | Date: 26/11/2026 // Sign ________ | | Sign ________ // ______________ | | ______________',
		'a heading or a remark': 'NAIROBI BRANCH // NB: pay before Friday | | | | please',
	};
	const BESIDE_NUMBERS = {
		'a total':
			'TOTAL | | 5476738 | 2000 // | Grand Total (KES) | 1000 | 1000 // | JUMLA | 1000 | 1000 // | ＪＵＭＬＡ | 1000 | 1000 // T O T A L | | | 2000 // | T O T A L | | 2000 // | TTL | | 2000 // | TTL KES | 1000 | 2000',
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
});

describe('The amount of a row', () => {
	it.each(
		eachText({
			'1500': 'Ksh 1,500/- | KES 1,500.00 | Kshs. 1,500 | Ksh.1500 | 1,500/= | 1 500 | 1500 KES',
			'-1500': '(1,500.00) | KES (1,500) | (Ksh 1,500) | -1500 | Ksh -1500',
			'1898399.5': '1,898,399.50 | 1898399.5 | 1 898 399.50 ',
		}),
	)('is read as the number %s: “%s”', (amount, cell) => {
		expect(fieldsOf('Amount', cell).Amount).toBe(Number(amount));
	});

	it.each([
		...'USD 500|1.500,00|1,5|1,50,000|1 500,000|5k|five|1,500 + 200|'.split('|'),
		'1'.repeat(50),
		true,
		NaN,
	])('stays as it is where it cannot be read: %p', (cell) => {
		expect(fieldsOf('Amount', cell).Amount).toBe(cell);
	});
});

it('the account of a Paybill has a warning only if most tills have an office’s code in its place', () => {
	const warningsBeside = (second: string) => {
		const rows = `P1 | Till | 4738534 | S01 // P2 | Till | 4738535 | ${second} // P3 | Paybill | 900014 | S03`;
		return warningsOf(sheet(`Payee | Type | Number | A/C // ${rows}`)).map(({ length }) => length);
	};
	expect([warningsBeside('S02'), warningsBeside('N/A')]).toEqual([
		[0, 0, 1],
		[0, 0, 0],
	]);
});

describe('The cells of a sheet', () => {
	it('are read as dates from day numbers only below a heading that says so', () => {
		const headings = 'Invoice Date | Tarehe | Due date | Update | Invoice | DATE';
		const fields = fieldsOf(headings, 46_334, 46_334.5, 12, 46_334, 46_334, '8 Nov');
		const read = ['2026-11-08', '2026-11-08 12:00', 12, 46_334, 46_334, '8 Nov'];
		expect(Object.values(fields).slice(2, 8)).toEqual(read);
	});

	it('are written as days where the reader gives dates, in the zone of n8n or in UTC', () => {
		const day = new Date(2026, 10, 8);
		const seconds = new Date(day.getTime() - 16_000);
		const utc = new Date(Date.UTC(2026, 10, 8));
		const others = [new Date(2026, 10, 8, 12, 30), new Date(NaN), new Date(8.64e15)];
		const fields = fieldsOf('A | B | C | D | E | F', day, seconds, utc, ...others);
		const read = ['2026-11-08', '2026-11-08', '2026-11-08', '2026-11-08 12:30', '', ''];
		expect(Object.values(fields).slice(2, 8)).toEqual(read);
	});

	it('are read as UTF-8 again where they came as Latin-1, headings, too', () => {
		const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
		const [heading, payee] = [latin('Supplier’s Name'), latin('José Ōtieno – rent')];
		const others = 'José Ōtieno | 522524 // Müller | 522525';
		expect(linesOf(sheet(`${heading} | Till // ${payee} | 522522 // ${others}`))).toEqual([
			'2: till 522522, José Ōtieno – rent',
			'3: till 522524, José Ōtieno',
			'4: till 522525, Müller',
		]);
	});

	it('are empty where they are holes, null or missing, headings, too', () => {
		const row: unknown[] = [];
		row[1] = '4738534';
		row[4] = null;
		const empty = { Supplier: '', Paybill: '', 'A/C No': '', Mode: '', Amount: '' };
		const { rows } = sheetOf(raw(HEADINGS.split(' | '), row));
		expect(rows[0]?.fields).toEqual({ ...empty, Till: '4738534', row_number: 2 });
		const headings: string[] = [];
		headings[1] = 'Payee';
		headings[3] = 'Till';
		const others = [{ row: null }, { row: '' }, {}];
		expect(linesOf([...raw(headings, ['', 'Jane Kamau', '', '4738534']), ...others])).toEqual([
			'2: till 4738534, Jane Kamau',
		]);
		const keyed = [{ row: { 0: 'Supplier', 1: 'Till' } }, { row: { 1: '522522' } }, {}];
		expect(linesOf(keyed)).toEqual(['2: till 522522, undefined']);
	});

	it('are refused where raw rows stand before or after rows with fields', () => {
		const [rows, other] = [
			sheet('Payee | Till // Jane Kamau | 4738534'),
			{ Payee: 'A', Till: '1' },
		];
		for (const items of [
			[...rows, other],
			[other, ...rows],
		])
			expect(problemOf(items)).toContain('others have named fields');
	});

	it('get a column of their own where they stand beyond the headings of a workbook', () => {
		const items = sheet('Supplier | Till | Amount // Jane | 522522 | #500 | | urgent');
		expect(sheetOf(items).rows[0]?.fields).toMatchObject({ 'Column 4': '', 'Column 5': 'urgent' });
	});

	it('keep a text of 100 kB unchanged in any column, and harm nobody', () => {
		const long = 'Till 5 '.repeat(15_000);
		const rows = HEADINGS.split(' | ').map((heading) => {
			return { Supplier: 'Jane', Till: '', Paybill: '247247', [heading]: long };
		});
		expect(sheetOf(rows).rows).toMatchObject(rows.map((fields) => ({ fields })));
	});

	it('are passed on as they were entered', () => {
		const [row] = sheetOf(sheet('Supplier | Till | Mode // Jane | Till 0712 | Till')).rows;
		const entered = { number: 'Till 0712', type: 'Till', expectedName: 'Jane' };
		expect(row?.payee?.entered).toEqual(entered);
	});
});
