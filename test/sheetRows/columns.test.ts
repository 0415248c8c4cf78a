import { linesOf, problemOf, raw, sheetOf, table, takenFor } from './reading';

const HEADINGS = 'Supplier | Type | Number | Amount';
const PAYEE = 'Jane Kamau | till | 522522 | #500';
const READ = 'till 522522, Jane Kamau, 500';

describe('the row of headings', () => {
	it('is found below titles and blank rows', () => {
		expect(linesOf(table('Payments', '', 'Till | our list', HEADINGS, PAYEE))).toEqual([
			`5: ${READ}`,
		]);
	});

	it('is found in row 30, and not in row 31', () => {
		const titles = (count: number) => Array.from({ length: count }, () => 'Title');
		expect(linesOf(table(...titles(29), HEADINGS, PAYEE))).toEqual([`31: ${READ}`]);
		expect(problemOf(table(...titles(30), HEADINGS, PAYEE))).toContain(
			'No column shows the number',
		);
	});

	it('leaves titles out, but no row that may be a payee', () => {
		expect(linesOf(table('List | Nov | #2026', PAYEE, HEADINGS, PAYEE))).toEqual([
			'2: This row stands above the headings in row 3, so it was not taken for a payee',
			`4: ${READ}`,
		]);
	});

	it.each([
		'Business name: | ACME Ltd | Paybill: | #522522',
		'Business name: | ACME Ltd | Paybill: | 522522',
		'Voucher | #12 | Date | #46334',
	])('is not the title “%s”', (title) => {
		expect(linesOf(table(title, HEADINGS, PAYEE))).toEqual([`3: ${READ}`]);
	});

	it('may come again on the next page', () => {
		const again = `3: ${takenFor('the headings again')}`;
		const lines = linesOf(table(HEADINGS, PAYEE, HEADINGS, PAYEE));
		expect(lines).toEqual([`2: ${READ}`, again, `4: ${READ}`]);
	});

	it('must not be followed by another table with other headings', () => {
		const other = ['Supplier | Paybill | Account | Amount', 'Jane | 247247 | 0110 | #5'];
		expect(problemOf(table(HEADINGS, PAYEE, ...other))).toMatch(
			/Row 3 has other headings than row 1: "Supplier", "Paybill".* Put each table/,
		);
	});
});

describe('rows with fields', () => {
	it('have their names as headings, and count from row 2, which is not the sheet’s own number', () => {
		const items = [{ Till: '522522', Supplier: 'Jane Kamau' }, { Till: '057318' }];
		expect(linesOf(items)).toEqual([
			'2: till 522522, Jane Kamau, no amount',
			'3: till 057318, undefined, no amount',
		]);
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
		expect(problemOf([{ Supplier: 'Jane', Till: '522522', Till_1: '522523' }])).toContain(
			'"Till" and "Till_1" both show the till',
		);
	});

	it('may have a column called row', () => {
		expect(linesOf([{ row: 'A1', Till: '522522', Supplier: 'Jane Kamau' }])).toHaveLength(1);
		expect(problemOf([{ row: 'A1' }])).toContain('Headings found: "row"');
	});
});

describe('the parameter Columns', () => {
	const items = table('Muuzaji wetu | Pay here | Bei', 'Jane Kamau | Till 522522 | #500');

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

	it('goes before the usual headings', () => {
		const sheet = table('Supplier | Till | Our Till', 'Jane Kamau | 111111 | 522522');
		const line = '2: till 522522, Jane Kamau, no amount';
		expect(linesOf(sheet, { columns: { till: 'Our Till' } })).toEqual([line]);
	});

	it('decides between two usual headings', () => {
		const sheet = table('Supplier | Payee | Till', 'Jane Kamau | Peter | 522522');
		expect(problemOf(sheet)).toContain('"Supplier" and "Payee" both show the payee’s name');
		const line = '2: till 522522, Peter, no amount';
		expect(linesOf(sheet, { columns: { payee: 'Payee' } })).toEqual([line]);
	});

	it.each([
		[
			HEADINGS,
			{ number: 'Number', account: 'Number' },
			'\'Columns\' names "Number" both as Number and as Account',
		],
		[
			HEADINGS,
			{ account: 'A/C' },
			'The sheet has no column "A/C", which is named as Account in \'Columns\'',
		],
		['Name | Pay | Pay', { till: 'Pay' }, 'Two columns are called "Pay" (columns 2 and 3)'],
	])('of “%s” cannot be %j', (headings, columns, problem) => {
		expect(problemOf(table(headings, PAYEE), { columns })).toContain(problem);
	});
});

describe('one error for the sheet', () => {
	it('names all that is missing and doubled', () => {
		const problem = problemOf(
			table('Till | Amount | till | AMOUNT', '522522 | #5 | 522523 | #500'),
		);
		for (const each of [
			'Two columns are called "Till" (columns 1 and 3)',
			'Two columns are called "Amount" (columns 2 and 4)',
			'No column shows the payee’s name',
			'Headings found in row 1: "Till", "Amount", "till", "AMOUNT"',
		])
			expect(problem).toContain(each);
	});

	it('names both where two headings have one meaning', () => {
		const items = table('Supplier | Till No | Buy Goods Till', 'Jane | 522522 | 522523');
		expect(problemOf(items)).toContain('"Till No" and "Buy Goods Till" both show the till');
	});

	it('lists the first of many headings, without what steers a text', () => {
		const headings = Array.from({ length: 300 }, (_cell, at) => `H\u202E${at}`);
		expect(problemOf(raw(headings, ['x']))).toMatch(/"HU\+202E0", .*and 270 more/);
	});

	it('needs no doubled heading of another meaning', () => {
		const items = table(`${HEADINGS} | Note | Note | | Note (2)`, `${PAYEE} | a | b | c | d`);
		expect(
			Object.entries(sheetOf(items).rows[0]?.fields ?? {})
				.slice(4)
				.flat(),
		).toEqual([
			...['Note', 'a', 'Note (2)', 'b', 'Column 7', 'c', 'Note (2) (2)', 'd', 'row_number', 2],
		]);
	});
});

it.each([
	['Net Payable', 'Amount'],
	['Amount', 'Total'],
	['Amount', 'KES'],
])('of two usual headings the one that says more is taken: %s before %s', (better, other) => {
	const items = table(
		`Supplier | Till | ${other} | ${better}`,
		'Jane Kamau | 522522 | #580 | #500',
	);
	expect(linesOf(items)).toEqual([`2: ${READ}`]);
});

it.each([
	['Supplier', 'Name'],
	['Expected Name', 'Supplier'],
])(
	'of two usual headings of the payee the one that says more is taken: %s before %s',
	(better, other) => {
		const items = table(`${other} | Till | ${better}`, 'Peter | 522522 | Jane Kamau');
		expect(linesOf(items)).toEqual(['2: till 522522, Jane Kamau, no amount']);
	},
);

it('a sheet with an earlier result is read again by its own columns', () => {
	const earlier = 'row_number | Lookup Outcome | Lookup Name | Lookup Type | Lookup Number';
	const items = table(
		`${HEADINGS} | ${earlier}`,
		'',
		`${PAYEE} | #2 | Confirmed | PETER | paybill | 1`,
	);
	expect(linesOf(items)).toEqual([`3: ${READ}`]);
});

it('headings that every object has are columns like others', () => {
	const names = 'constructor | __proto__ | toString | hasOwnProperty';
	const [row] = sheetOf(table(`${HEADINGS} | ${names}`, `${PAYEE} | a | b | c | d`)).rows;
	expect(JSON.stringify(row?.fields)).toContain('"constructor":"a","__proto__":"b","toString":"c"');
	expect(Object.getPrototypeOf(row?.fields)).toBe(Object.prototype);
	const keyed = '{"__proto__":"x","constructor":"y","Till":"522522","Supplier":"Jane Kamau"}';
	expect(linesOf([JSON.parse(keyed)])).toEqual(['2: till 522522, Jane Kamau, no amount']);
});

it('300 columns are kept', () => {
	const more = Array.from({ length: 296 }, (_cell, at) => `Extra ${at}`).join('|');
	const { rows } = sheetOf(table(`${HEADINGS} | ${more}`, `${PAYEE} | ${more}`));
	expect(Object.keys(rows[0]?.fields ?? {})).toHaveLength(301);
});
