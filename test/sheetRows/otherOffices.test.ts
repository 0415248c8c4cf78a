import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { linesOf, problemOf, raw, sheetOf, takenFor } from './reading';

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const sheet = (...lines: string[]): unknown[] => raw(...lines.map(cellsOf));
const JANE = 'till 4738534, Jane Kamau, no amount';

const warningsOf = (headings: string, row: string): string[] => {
	const { lookUp } = sheetOf(sheet(headings, row)).rows[0]?.payee ?? {};
	if (!lookUp || lookUp instanceof CheckFailure) return ['not looked up'];
	return lookUp.warnings.map(
		({ text, blocksPaymentUntil }) => `${text} ${blocksPaymentUntil ?? ''}`,
	);
};

describe('the name to expect', () => {
	it.each([
		'Name | Registered Name | Till',
		'Name | M-Pesa Name | Till',
		'Staff Name | Till Name | Till',
		'Supplier | Account Name | Till',
		'Supplier | Business Name | Till',
	])('is never the copy of the register beside another name: %s', (headings) => {
		expect(linesOf(sheet(headings, 'Jane Kamau | PETER OTIENO | 4738534'))).toEqual([`2: ${JANE}`]);
	});

	it('is the registered name where there is no other', () => {
		expect(linesOf(sheet('Till Name | Till', 'Jane Kamau | 4738534'))).toEqual([`2: ${JANE}`]);
	});
});

describe('the number', () => {
	it.each(['Number', 'Payment No.', 'M-Pesa No.', 'Number (S/N)', 'Number of Tills', 'Short Code'])(
		'is not in the column %s beside a till',
		(heading) => {
			const items = sheet(`${heading} | Payee | Till`, '100234 | Jane Kamau | 4738534');
			expect(linesOf(items)).toEqual([`2: ${JANE}`]);
		},
	);

	it('is in the column for tills, Paybills and phones, and not in the one that counts', () => {
		const items = sheet(
			'Number | Payee | Till/Paybill/Phone',
			'100234 | Jane Kamau | Till 4738534',
		);
		expect(linesOf(items)).toEqual([`2: ${JANE}`]);
	});

	it.each(['Till No | New Till No', 'Till No | Corrected Till No', 'Till (old) | Till (new)'])(
		'has to be chosen by a person: %s',
		(headings) => {
			const items = sheet(`Supplier | ${headings}`, 'Jane Kamau | 4738534 | 5218890');
			expect(problemOf(items)).toMatch(/both show the till/);
		},
	);

	it('beside which a merchant is the payee', () => {
		expect(linesOf(sheet('Merchant | Till', 'Jane Kamau | 4738534'))).toEqual([`2: ${JANE}`]);
	});
});

describe('the type', () => {
	it.each(['Company', 'Goods', 'Bill'])('beside a till is not read from %s', (type) => {
		expect(linesOf(sheet('Payee | Type | Till', `Jane Kamau | ${type} | 4738534`))).toEqual([
			`2: ${JANE}`,
		]);
	});

	it('is read from Mode before Account Type', () => {
		const items = sheet(
			'Payee | Account Type | Mode | Number',
			'Jane Kamau | Savings | Till | 4738534',
		);
		expect(linesOf(items)).toEqual([`2: ${JANE}`]);
	});
});

describe('a second table', () => {
	it.each([
		'Utility | Paybill | Account',
		'School | Paybill | Amount',
		'Payee | Account No | Amount',
	])('is not read under the headings of the first: %s', (headings) => {
		const items = sheet(
			'Supplier | Till | Amount',
			'Jane Kamau | 4738534 | 5',
			headings,
			'KPLC | 888880 | 14',
		);
		expect(problemOf(items)).toContain('Row 3 has other headings than row 1');
	});

	it('just below the first is a second row of headings, and the error says so', () => {
		const items = sheet(
			'Supplier | Payment Details | | Amount',
			'| Type | Number |',
			'Jane | Till | 1',
		);
		expect(problemOf(items)).toMatch(/^Nothing was .*Write all headings into one row/);
	});

	it('with the same columns under other words goes on', () => {
		const items = sheet(
			'Payee | Till',
			'Jane Kamau | 4738534',
			'Supplier | Till No.',
			'Jane Kamau | 4738534',
		);
		expect(linesOf(items)).toEqual([
			`2: ${JANE}`,
			`3: ${takenFor('the headings again')}`,
			`4: ${JANE}`,
		]);
	});
});

describe('a section', () => {
	it('gives the rows below it their type', () => {
		const items = sheet(
			'Payee | Number',
			'TILLS',
			'Jane Kamau | 4738534',
			'PAYBILLS',
			'Jane Kamau | 900014',
		);
		expect(linesOf(items)).toEqual([
			`2: ${takenFor('a heading or a remark', 'TILLS')}`,
			`3: ${JANE}`,
			`4: ${takenFor('a heading or a remark', 'PAYBILLS')}`,
			'5: paybill 900014, Jane Kamau, no amount',
		]);
	});

	it.each(['OTHERS', 'Not tills', 'Tills & Paybills'])(
		'ends where the next one is called %s',
		(next) => {
			const rows = ['TILLS', 'Jane Kamau | 4738534', next, 'Jane Kamau | 4738535'];
			const lines = linesOf(sheet('Payee | Number', ...rows));
			expect(lines[1]).toBe(`3: ${JANE}`);
			expect(lines.at(-1)).toContain('does not say whether 4738535 is a till or a Paybill');
		},
	);

	it.each(['SEND MONEY', 'CASH', 'BANK', 'CHEQUES', 'Pochi la Biashara'])(
		'called %s has no tills, unless a row says so',
		(section) => {
			const rows = [section, 'Jane Kamau | 4738534', 'Jane Kamau | Till 4738535'];
			const items = sheet('Payee | Number', ...rows);
			const { rows: read } = sheetOf(items, { defaultType: 'till' });
			expect(read.map(({ payee }) => payee?.lookUp)).toMatchObject([
				undefined,
				{
					message: expect.stringContaining(
						`names no type, and row 2 above it says "${section}", which is not`,
					),
				},
				{ number: '4738535', type: 'till' },
			]);
		},
	);

	it('goes on below a remark', () => {
		const rows = ['TILLS', 'Nairobi branch', 'Jane Kamau | 4738534'];
		expect(linesOf(sheet('Payee | Number', ...rows)).at(-1)).toBe(`4: ${JANE}`);
	});

	it('ends at any other heading where each row has a type, such as at that of a branch', () => {
		const rows = [
			'PAYBILLS',
			'Umoja Ltd | Paybill | 900014',
			'WESTLANDS',
			'Jane Kamau | Till | 4738534',
		];
		expect(linesOf(sheet('Payee | Mode | Number', ...rows)).at(-1)).toBe(`5: ${JANE}`);
	});

	it('may say more in brackets', () => {
		const rows = [
			'PAYBILLS',
			'Umoja Ltd | 900014',
			'BUY GOODS TILLS (SHOPS)',
			'Jane Kamau | 4738534',
		];
		expect(linesOf(sheet('Payee | Number', ...rows)).at(-1)).toBe(`5: ${JANE}`);
	});

	it.each([
		'DO NOT PAY',
		'PAID',
		'Already paid',
		'ON HOLD',
		'Rejected',
		'CANCELLED',
		'Zilizolipwa',
	])('called %s is a warning for the rows below it, until one that is to be paid', (section) => {
		const rows = [section, 'Jane Kamau | 4738534', 'TO PAY', 'Jane Kamau | 4738534'];
		const warned = sheetOf(sheet('Payee | Till', ...rows)).rows.flatMap(({ payee }) =>
			payee && !(payee.lookUp instanceof CheckFailure)
				? [payee.lookUp.warnings.map(({ text }) => text)]
				: [],
		);
		expect(warned).toEqual([[`'Row 2' says "${section}".`], []]);
	});

	it('that contradicts the column of the number refuses the row', () => {
		const items = sheet('Payee | Till', 'PAYBILLS', 'Jane Kamau | 900014');
		expect(linesOf(items)[1]).toBe('3: The row is for a till, but row 2 above it says "PAYBILLS"');
	});
});

describe('items of a reader', () => {
	it('may have holes for empty cells, among the headings, too', () => {
		const holes = (...cells: Array<[at: number, text: string]>) => {
			const row: unknown[] = [];
			for (const [at, text] of cells) row[at] = text;
			return { row };
		};
		const headings = holes([1, 'Payee'], [3, 'Till']);
		expect(linesOf([headings, holes([1, 'Jane Kamau'], [3, '4738534'])])).toEqual([`2: ${JANE}`]);
	});

	it.each([
		['before rows with fields', [0, 1, 2]],
		['after rows with fields', [2, 0, 1]],
	])('are not read as one sheet where raw rows stand %s', (_where, order) => {
		const items = [
			...sheet('Payee | Till', 'Jane Kamau | 4738534'),
			{ Payee: 'A', Till: '5218890' },
		];
		expect(problemOf(order.map((at) => items[at]))).toContain('others have fields');
	});

	it.each([{ row: null }, { row: '' }, {}])('may be blank: %j', (blank) => {
		expect(linesOf([...sheet('Payee | Till', 'Jane Kamau | 4738534'), blank])).toEqual([
			`2: ${JANE}`,
		]);
	});
});

describe('a column that is named', () => {
	it('leaves the other columns of numbers to their usual headings', () => {
		const rows = sheet('Who | Num | Paybill', 'Jane Kamau | 4738534 |', 'A | 1234567 | 900014');
		expect(linesOf(rows, { columns: { till: 'Num', payee: 'Who' } })).toEqual([
			`2: ${JANE}`,
			'3: \'Num\' has "1234567", and \'Paybill\' has "900014": these are two numbers',
		]);
	});
});

describe('a row that is no payee', () => {
	const HEADINGS = 'S/N | Payee | Till | Amount';

	it.each([
		['TOTAL | | 5476738 | 2000', 'a total', 'TOTAL'],
		['| Grand Total (KES) | 1000 | 1000', 'a total', 'Grand Total (KES)'],
		['| JUMLA | 1000 | 1000', 'a total', 'JUMLA'],
		['| ＪＵＭＬＡ | 1000 | 1000', 'a total', 'ＪＵＭＬＡ'],
		['T O T A L | | | 2000', 'a total', 'T O T A L'],
		['| TTL | | 2000', 'a total', 'TTL'],
		['| TTL KES | 1000 | 2000', 'a total', 'TTL KES'],
		['| Approved | | 2000', 'a line for signatures', 'Approved'],
		['| Prepared by: Peter | 23456789', 'a line for signatures', 'Prepared by: Peter'],
		['Checked by | Mary | 2345678', 'a line for signatures', 'Checked by'],
		['1 | 2 | 3 | 4', 'the numbers of the columns', undefined],
	])('is taken for what it is beside a number, too: %s', (row, what, label) => {
		expect(linesOf(sheet(HEADINGS, row))).toEqual([`2: ${takenFor(what, label)}`]);
	});

	it.each(['Approved', 'TTL', 'Total'])('is none beside a number where it says %s', (text) => {
		expect(
			linesOf(sheet('Status | Till | Amount | Payee', `${text} | 4738534 | | ${text}`)),
		).toEqual([`2: till 4738534, ${text}, no amount`]);
	});

	it.each([
		'Signature Homes Ltd',
		'Balance Fitness',
		'Note Printers',
		'Sign Masters',
		'Total Energies Ltd',
	])('is none that is called %s', (payee) => {
		expect(linesOf(sheet(HEADINGS, `| ${payee} | | 2000`))[0]).toContain("'Till' is empty");
	});
});

describe('a row that says not to pay', () => {
	it.each([
		['Payee | Till | Status', 'Jane Kamau | 4738534 | DO NOT PAY', '\'Status\' says "DO NOT PAY".'],
		['Payee | Till | Remarks', 'Jane Kamau | 4738534 | Cancelled', '\'Remarks\' says "Cancelled".'],
		...[
			'Paid 20/11',
			'(Paid 20/11)',
			'PAID - chq 112',
			'Cancelled by MD',
			'Hold until Monday',
			'Duplicate',
		].map((remark) => [
			'Payee | Till | Status',
			`Jane Kamau | 4738534 | ${remark}`,
			`'Status' says "${remark}".`,
		]),
		['Payee | Till | Amount', 'Jane Kamau | 4738534 | PAID', '\'Amount\' says "PAID".'],
		['Payee | Till | Approved', 'Jane Kamau | 4738534 | NO', '\'Approved\' says "NO".'],
		['No. | Payee | Till', 'CANCELLED | Jane Kamau | 4738534', '\'No.\' says "CANCELLED".'],
		...[
			'Jane Kamau PAID',
			'PAID - Jane Kamau',
			'Paid: Jane Kamau',
			'(PAID) Jane Kamau',
			'PAID by cheque - Jane Kamau',
			'Jane Kamau paid 3/3',
			'Jane Kamau DONT PAY',
		].map((name) => ['Payee | Till', `${name} | 4738534`, `'Payee' says "${name}".`]),
		...['Dont pay', 'Donot pay', 'already settled', 'Status: paid', 'ＰＡＩＤ', 'Already paid'].map(
			(remark) => [
				'Payee | Till | Remarks',
				`Jane Kamau | 4738534 | ${remark}`,
				`'Remarks' says "${remark}".`,
			],
		),
		...[
			'Do not pay yet',
			'DO NOT PAY - wrong number',
			'Please do not pay',
			'Do not pay until the goods are delivered and checked by the store',
			'imelipwa 3/10',
			'usilipe huyu',
			'X CANCELLED',
			'KEEP ON HOLD',
			'REJECTED by bank',
			'Not authorised',
			'Double payment',
			'Yes - paid',
			'Pd 12/11',
			'Part paid 2000',
			'Pending approval',
			'No payment until delivery',
			'Invoice paid in full',
			'Cheque issued',
			'withhold',
		].map((remark) => [
			'Payee | Till | Remarks',
			`Jane Kamau | 4738534 | ${remark}`,
			`'Remarks' says "${remark.slice(0, 39)}${remark.length > 40 ? '…' : remark.slice(39)}".`,
		]),
		...['3/10/2026', 'TJ34K5L6MN', 'Chq 0034', '4500', 'done', '1', '✓'].map((cell) => [
			'Payee | Till | Paid',
			`Jane Kamau | 4738534 | ${cell}`,
			`'Paid' says "${cell}".`,
		]),
		...['Date Paid', 'Paid On', 'Paid (Date)', 'Blocked'].map((heading) => [
			`Payee | Till | ${heading}`,
			'Jane Kamau | 4738534 | 3/10',
			`'${heading}' says "3/10".`,
		]),
		[
			'Payee | Till | Amount | Amount Paid',
			'Jane Kamau | 4738534 | 9 | 9',
			'\'Amount Paid\' says "9".',
		],
		[
			'Payee | Till | Payment Status',
			'Jane Kamau | 4738534 | Done',
			'\'Payment Status\' says "Done".',
		],
		['Payee | Till | Authorised?', 'Jane Kamau | 4738534 | N', '\'Authorised?\' says "N".'],
		['Payee | Till | Pay', 'Jane Kamau | 4738534 | No', '\'Pay\' says "No".'],
		['Payee | Till | Account', 'Jane Kamau | 4738534 | PAID', '\'Account\' says "PAID".'],
		['Payee | Type | Till', 'Jane Kamau | PAID till | 4738534', '\'Type\' says "PAID till".'],
		['Payee | Till | Paid', 'Jane Kamau | 4738534 | Yes', '\'Paid\' says "Yes".'],
		['Payee | Till | Amount', 'Jane Kamau | 4738534 | (1,500.00)', 'The amount is negative.'],
	])('is not payable: %s / %s', (headings, row, text) => {
		expect(warningsOf(headings, row)).toEqual([
			`${text} Find out whether this row is still to be paid.`,
		]);
	});

	it('on a day, which a workbook has as a number, is shown with its date', () => {
		const items = raw(['Payee', 'Till', 'Date Paid'], ['Jane Kamau', '4738534', 46_338]);
		expect(sheetOf(items).rows[0]?.payee?.lookUp).toMatchObject({
			warnings: [{ text: '\'Date Paid\' says "2026-11-12".' }],
		});
	});

	it.each([
		['Payee | Till | Status', 'Jane Kamau | 4738534 | Approved'],
		...['Unpaid', 'Not paid', 'To be paid', 'Pending', 'Cleared for payment'].map((remark) => [
			'Payee | Till | Remarks',
			`Jane Kamau | 4738534 | ${remark}`,
		]),
		['Payee | Till | New supplier', 'Jane Kamau | 4738534 | No'],
		['Payee | Till | Lookup Outcome', 'Jane Kamau | 4738534 | Cancelled'],
		...['Paidwell Stores', 'Safaricom post paid', 'KPLC pre-paid', 'Jane Kamau - to be paid'].map(
			(name) => ['Payee | Till', `${name} | 4738534`],
		),
		...['No', '0', 'Pending', 'Not yet', 'unpaid', '-'].map((cell) => [
			'Payee | Till | Paid',
			`Jane Kamau | 4738534 | ${cell}`,
		]),
		['Payee | Till | Paid By', 'Jane Kamau | 4738534 | Peter'],
		['Payee | Till | Amount Paid', 'Jane Kamau | 4738534 | 900'],
		['Payee | Till | Status', 'Jane Kamau | 4738534 | New'],
		['Payee | Till | Amount', 'Jane Kamau | 4738534 | -'],
	])('is not one that says something else: %s / %s', (headings, row) => {
		expect(warningsOf(headings, row)).toEqual([]);
	});
});

describe('an amount', () => {
	it.each(['12k', 'TBC', 'see note', '#REF!', 'USD 500'])(
		'that cannot be read, such as %s, is not payable',
		(amount) => {
			expect(warningsOf('Payee | Till | Amount', `Jane Kamau | 4738534 | ${amount}`)).toEqual([
				`The amount in 'Amount' was not read: "${amount}". Find out the amount, and write it as a number.`,
			]);
		},
	);

	it.each([
		['Amount | VAT | Total', 'Total'],
		['Amount | VAT 16% | Total Amount', 'Total Amount'],
		['Amount | V.A.T | Gross', 'Gross'],
		['Amount | VAT | Total | Net Payable', 'Net Payable'],
		['Amount | Total', 'Amount'],
	])('is what is paid, VAT included: %s', (headings, used) => {
		const { columns } = sheetOf(sheet(`Payee | Till | ${headings}`, 'Jane Kamau | 4738534'));
		expect(columns.amount).toBe(used);
	});
});

describe('codes of the office in the column of accounts', () => {
	const rows = (...codes: string[]) =>
		sheet('Payee | Type | Number | A/C', ...codes.map((code, at) => `P${at} | ${code}`));
	const warned = (items: unknown[]) =>
		sheetOf(items).rows.flatMap(({ payee }) =>
			payee && !(payee.lookUp instanceof CheckFailure) ? payee.lookUp.warnings.length : [],
		);

	it('are doubted beside Paybills, where most tills have one, too', () => {
		expect(
			warned(rows('Till | 4738534 | S01', 'Till | 4738535 | S02', 'Paybill | 900014 | S03')),
		).toEqual([0, 0, 1]);
	});

	it('are none where tills have no account, or one has', () => {
		expect(
			warned(rows('Till | 4738534 | S01', 'Till | 4738535 | N/A', 'Paybill | 900014 | S03')),
		).toEqual([0, 0, 0]);
	});
});

it('a number with letters after it may be a Paybill with its account', () => {
	const [row] = sheetOf(sheet('Payee | Paybill', 'Jane Kamau | 900014/INV4')).rows;
	expect(row?.payee?.lookUp).toMatchObject({
		nextStep: 'If INV4 is the account number of the Paybill, write 900014 a/c INV4.',
	});
});

it('an account number means a Paybill where both types would be tried', () => {
	const items = sheet('Payee | Number | Account', 'Jane Kamau | 900014 | 0110567');
	expect(linesOf(items, { defaultType: 'both' })).toEqual([
		'2: paybill 900014 account 0110567, Jane Kamau, no amount',
	]);
});

it.each(['Account (GL)', 'Account No. (Bank)'])('no account number stands under %s', (heading) => {
	const items = sheet(`Payee | Paybill | ${heading}`, 'Jane Kamau | 900014 | 0110567');
	expect(linesOf(items)).toEqual(['2: paybill 900014, Jane Kamau, no amount']);
});
