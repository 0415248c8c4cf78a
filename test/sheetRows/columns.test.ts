import { linesOf, problemOf, raw, sheetOf, takenFor } from './reading';

const HEADINGS = ['Supplier', 'Type', 'Number', 'Amount'];
const PAYEE = ['Jane Kamau', 'till', '522522', 500];
const READ = 'till 522522, Jane Kamau, 500';

describe('the row of headings', () => {
	it('is found below titles and blank rows', () => {
		expect(linesOf(raw(['Payments'], [], ['Till', 'our list'], HEADINGS, PAYEE))).toEqual([
			`5: ${READ}`,
		]);
	});

	it('is found in row 30, and not in row 31', () => {
		const titles = (count: number) => Array.from({ length: count }, () => ['Title']);
		expect(linesOf(raw(...titles(29), HEADINGS, PAYEE))).toEqual([`31: ${READ}`]);
		expect(problemOf(raw(...titles(30), HEADINGS, PAYEE))).toContain('No column shows the number');
	});

	it('leaves titles out, but no row that may be a payee', () => {
		expect(
			linesOf(raw(['List', 'Nov', 2026], ['Jane', 'till', '522522', 500], HEADINGS, PAYEE)),
		).toEqual([
			'2: This row stands above the headings in row 3, so it was not taken for a payee',
			`4: ${READ}`,
		]);
	});

	it('is not a title with the office’s own Paybill', () => {
		const title = ['Business name:', 'ACME Ltd', 'Paybill:', 522522];
		expect(linesOf(raw(title, HEADINGS, PAYEE))).toEqual([`3: ${READ}`]);
		expect(linesOf(raw([...title.slice(0, 3), '522522'], HEADINGS, PAYEE))).toEqual([`3: ${READ}`]);
		expect(linesOf(raw(['Voucher', 12, 'Date', 46_334], HEADINGS, PAYEE))).toEqual([`3: ${READ}`]);
	});

	it('may come again on the next page', () => {
		expect(linesOf(raw(HEADINGS, PAYEE, HEADINGS, PAYEE))).toEqual([
			`2: ${READ}`,
			`3: ${takenFor('the headings again')}`,
			`4: ${READ}`,
		]);
	});

	it('must not be followed by another table with other headings', () => {
		const items = raw(
			HEADINGS,
			PAYEE,
			['Supplier', 'Paybill', 'Account', 'Amount'],
			['Jane', '247247', '0110', 5],
		);
		expect(problemOf(items)).toMatch(
			/Row 3 has other headings than row 1: "Supplier", "Paybill".* Put each table/,
		);
	});
});

describe('rows with fields', () => {
	it('have their names as headings, and count from row 2', () => {
		expect(linesOf([{ Till: '522522', Supplier: 'Jane Kamau' }, { Till: '057318' }])).toEqual([
			'2: till 522522, Jane Kamau, no amount',
			'3: till 057318, undefined, no amount',
		]);
	});

	it('keep the row numbers that they have, and all columns on every row', () => {
		const { rows } = sheetOf([
			{ row_number: 7, Till: '522522', Supplier: 'Jane Kamau' },
			{ row_number: 9, Supplier: 'Peter', Till: '522523', Note: null },
		]);
		expect(rows.map(({ fields, itemIndex }) => [itemIndex, fields])).toEqual([
			[0, { Till: '522522', Supplier: 'Jane Kamau', Note: '', row_number: 7 }],
			[1, { Till: '522523', Supplier: 'Peter', Note: '', row_number: 9 }],
		]);
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
	const items = raw(['Muuzaji wetu', 'Pay here', 'Bei'], ['Jane Kamau', 'Till 522522', 500]);

	it('names columns with unusual headings, in any case', () => {
		const columns = { payee: 'muuzaji  WETU', number: 'Pay-here', amount: ' Bei ', operator: '' };
		expect(linesOf(items, { columns })).toEqual([`2: ${READ}`]);
		expect(sheetOf(items, { columns }).columns).toEqual({
			number: 'Pay here',
			payee: 'Muuzaji wetu',
			amount: 'Bei',
		});
	});

	it('names a heading that the sheet does not have: all headings are listed', () => {
		expect(problemOf(items, { columns: { payee: 'Muuzaji wetu', number: 'Pay there' } })).toBe(
			'Nothing was looked up. The sheet has no column "Pay there", which Columns names as Number. ' +
				'No column shows the number (Till, Paybill or Number). Correct the headings of the sheet, or write ' +
				'the heading of each column into Columns. Headings found in row 1: "Muuzaji wetu", "Pay here", "Bei".',
		);
		expect(problemOf(raw(HEADINGS, PAYEE), { columns: { account: 'A/C' } })).toContain(
			'The sheet has no column "A/C", which Columns names as Account',
		);
	});

	it('goes before the usual headings', () => {
		const sheet = raw(['Supplier', 'Till', 'Our Till'], ['Jane Kamau', '111111', '522522']);
		expect(linesOf(sheet, { columns: { till: 'Our Till' } })).toEqual([
			'2: till 522522, Jane Kamau, no amount',
		]);
	});

	it('decides between two usual headings', () => {
		const sheet = raw(['Supplier', 'Payee', 'Till'], ['Jane Kamau', 'Peter', '522522']);
		expect(problemOf(sheet)).toContain('"Supplier" and "Payee" both show the payee’s name');
		expect(linesOf(sheet, { columns: { payee: 'Payee' } })).toEqual([
			'2: till 522522, Peter, no amount',
		]);
	});

	it('cannot name one column for two meanings, or a heading that is there twice', () => {
		const columns = { number: 'Number', account: 'Number' };
		expect(problemOf(raw(HEADINGS, PAYEE), { columns })).toContain(
			'Columns names "Number" as Number and as Account',
		);
		const doubled = raw(['Name', 'Pay', 'Pay'], ['Jane', '522522', '522523']);
		expect(problemOf(doubled, { columns: { till: 'Pay' } })).toContain(
			'Two columns are called "Pay" (columns 2 and 3)',
		);
	});
});

describe('one error for the sheet', () => {
	it('names all that is missing and doubled', () => {
		const problem = problemOf(
			raw(['Till', 'Amount', 'till', 'AMOUNT'], ['522522', 5, '522523', 500_000]),
		);
		expect(problem).toContain('Two columns are called "Till" (columns 1 and 3)');
		expect(problem).toContain('Two columns are called "Amount" (columns 2 and 4)');
		expect(problem).toContain('No column shows the payee’s name');
		expect(problem).toContain('Headings found in row 1: "Till", "Amount", "till", "AMOUNT"');
	});

	it('names both where two headings have one meaning', () => {
		const problem = problemOf(
			raw(['Supplier', 'Till No', 'Buy Goods Till'], ['Jane', '522522', '522523']),
		);
		expect(problem).toContain('"Till No" and "Buy Goods Till" both show the till');
	});

	it('lists the first of many headings, without what steers a text', () => {
		const problem = problemOf(
			raw(
				Array.from({ length: 300 }, (_cell, at) => `H\u202E${at}`),
				['x'],
			),
		);
		expect(problem).toContain('"HU+202E0", ');
		expect(problem).toContain('and 270 more');
	});

	it('needs no doubled heading of another meaning', () => {
		const { rows } = sheetOf(
			raw([...HEADINGS, 'Note', 'Note', '', 'Note (2)'], [...PAYEE, 'a', 'b', 'c', 'd']),
		);
		expect(Object.entries(rows[0]?.fields ?? {}).slice(4)).toEqual([
			['Note', 'a'],
			['Note (2)', 'b'],
			['Column 7', 'c'],
			['Note (2) (2)', 'd'],
			['row_number', 2],
		]);
	});
});

describe('of two usual headings the one that says more is taken', () => {
	it.each([
		['Net Payable', 'Amount'],
		['Amount', 'Total'],
		['Amount', 'KES'],
	])('%s before %s', (better, other) => {
		const items = raw(['Supplier', 'Till', other, better], ['Jane Kamau', '522522', 580, 500]);
		expect(linesOf(items)).toEqual([`2: ${READ}`]);
	});

	it.each([
		['Supplier', 'Name'],
		['Expected Name', 'Supplier'],
	])('%s before %s', (better, other) => {
		const items = raw([other, 'Till', better], ['Peter', '522522', 'Jane Kamau']);
		expect(linesOf(items)).toEqual(['2: till 522522, Jane Kamau, no amount']);
	});
});

it('a sheet with an earlier result is read again by its own columns', () => {
	const earlier = [
		'row_number',
		'Lookup Outcome',
		'Lookup Name',
		'Lookup Type',
		'Lookup Number',
		'Lookup Account',
	];
	const items = raw(
		[...HEADINGS, ...earlier],
		[],
		[...PAYEE, 2, 'Confirmed', 'PETER', 'paybill', '1', '2'],
	);
	expect(linesOf(items)).toEqual([`3: ${READ}`]);
	expect(sheetOf(items).rows[0]?.fields.row_number).toBe(3);
});

it('headings that every object has are columns like others', () => {
	const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
	const { rows } = sheetOf(raw([...HEADINGS, ...names], [...PAYEE, 'a', 'b', 'c', 'd']));
	const fields = rows[0]?.fields ?? {};
	expect(Object.keys(fields)).toEqual([...HEADINGS, ...names, 'row_number']);
	expect(JSON.stringify(fields)).toContain('"__proto__":"b"');
	expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
	const keyed: unknown = JSON.parse(
		'{"__proto__":"x","constructor":"y","Till":"522522","Supplier":"Jane Kamau"}',
	);
	expect(linesOf([keyed])).toEqual(['2: till 522522, Jane Kamau, no amount']);
});

it('300 columns are kept', () => {
	const more = Array.from({ length: 296 }, (_cell, at) => `Extra ${at}`);
	const { rows } = sheetOf(raw([...HEADINGS, ...more], [...PAYEE, ...more]));
	expect(Object.keys(rows[0]?.fields ?? {})).toHaveLength(301);
});
