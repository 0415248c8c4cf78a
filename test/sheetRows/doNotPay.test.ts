import { eachText, textsIn } from '../domain/eachOf';
import { raw, sheet, warningsOf } from './reading';

const ASK = 'Find out whether this row is still to be paid.';

/** The warnings of a row with a cell under a heading. */
const warningsUnder = (heading: string, cell: string): string[][] =>
	warningsOf(
		heading === 'Payee'
			? sheet(`Payee | Till // ${cell} | 4738534`)
			: sheet(`Payee | Till | ${heading} // Jane Kamau | 4738534 | ${cell}`),
	);

describe('A row with a cell that says not to pay', () => {
	it.each(
		eachText({
			Status:
				'DO NOT PAY | Paid 20/11 | (Paid 20/11) | PAID - chq 112 | Cancelled by MD | Hold until Monday | Duplicate',
			Remarks:
				'Cancelled | Dont pay | do not release | Imeshalipwa | Tayari imelipwa | usimlipe | fraud | Donot pay | already settled | Status: paid | ＰＡＩＤ | Already paid | Do not pay yet | DO NOT PAY - wrong number | Please do not pay | imelipwa 3/10 | usilipe huyu | X CANCELLED | KEEP ON HOLD | REJECTED by bank | Not authorised | Double payment | Yes - paid | Pd 12/11 | Part paid 2000 | Pending approval | No payment until delivery | Invoice paid in full | Cheque issued | withhold | PV 12 - PAID | 12/11 paid | Ref 99: cancelled | ok/paid | Amt paid via RTGS | P A I D | Payment done',
			'No.': 'CANCELLED | 3 PAID | 4 - cancelled',
			Amount: 'PAID',
			Account: 'PAID',
			Approved: 'NO',
			'Authorised?': 'N',
			Pay: 'No',
			Paid: '3/10/2026 | TJ34K5L6MN | Chq 0034 | 4500 | done | 1 | ✓ | Yes',
			'Date Paid': '3/10',
			'Paid On': '3/10',
			'Paid (Date)': '3/10',
			Blocked: '3/10',
			'Payment Status': 'Done',
			'M-Pesa Code': 'SKJ4H7DK2L',
			'Transaction ID': 'TJ34K5L6MN',
			Currency: 'USD | Uganda Shillings',
			'Amount (USD)': '50',
			'Total $': '50',
			Type: 'PAID till',
			Payee:
				'Jane Kamau PAID | PAID - Jane Kamau | Paid: Jane Kamau | (PAID) Jane Kamau | PAID by cheque - Jane Kamau | Jane Kamau paid 3/3 | Jane Kamau DONT PAY',
		}),
	)('is not payable: %s / %s', (heading, cell) => {
		expect(warningsUnder(heading, cell)).toEqual([[`'${heading}' says "${cell}". ${ASK}`]]);
	});

	it('is not payable, however long the cell is', () => {
		const cell = 'Do not pay until the goods are delivered and checked by the store';
		expect(warningsUnder('Remarks', cell)).toEqual([
			[`'Remarks' says "${cell.slice(0, 39)}…". ${ASK}`],
		]);
	});

	it('is not payable where that cell is a day number, a list or an unticked box', () => {
		const headings = ['Payee', 'Till', 'Date Paid', 'Paid', 'Remarks', 'Approved'];
		const cells = ['Jane Kamau', '4738534', 46_338, ['rec1'], ['rec2'], false];
		expect(warningsOf(raw(headings, cells))).toEqual([
			[
				`'Date Paid' says "2026-11-12". ${ASK}`,
				`'Paid' says "[…]". ${ASK}`,
				`'Approved' says "false". ${ASK}`,
			],
		]);
	});

	it.each([
		['Amount', '(1,500.00)', 'The amount is negative.'],
		['Amount | Amount Paid', '9 | 9', '\'Amount Paid\' says "9".'],
	])('is not payable where only its amounts say so: %s / %s', (headings, cells, text) => {
		expect(warningsUnder(headings, cells)).toEqual([[`${text} ${ASK}`]]);
	});

	it.each(textsIn('12k | TBC | see note | #REF! | USD 500'))(
		'is not payable because its amount was not read: %s',
		(cell) => {
			const text = `The amount in 'Amount' was not read: "${cell}". Find out the amount, and write it as a number.`;
			expect(warningsUnder('Amount', cell)).toEqual([[text]]);
		},
	);

	it.each(
		eachText({
			Status: 'Approved | New',
			Remarks: 'Unpaid | Not paid | To be paid | Pending | Cleared for payment',
			'New supplier': 'No',
			'Lookup Outcome': 'Cancelled',
			Paid: 'No | 0 | Pending | Not yet | unpaid | -',
			Payee: 'Paidwell Stores | Safaricom post paid | KPLC pre-paid | Jane Kamau - to be paid',
			'Amount Paid': '900',
			'Paid By': 'Peter',
			'M-Pesa Code': 'none | - | 0722',
			Invoice: 'INV2025001',
			'Amount (USD)': '-',
			'Amount | Amount (USD)': '6500 | 50',
			Currency: 'KES | Ksh. | Kshs | K.Sh | Kenya Shillings | -',
			Amount: '-',
			Approved: 'true',
		}),
	)('is not seen where a cell says something else: %s / %s', (heading, cell) => {
		expect(warningsUnder(heading, cell)).toEqual([[]]);
	});

	it.each([
		...textsIn('DO NOT PAY | PAID | Already paid | ON HOLD | Rejected | CANCELLED | Zilizolipwa'),
		...textsIn('SUPPLIERS PAID BY CHEQUE | Branch: Nakuru - PAID | A. Paid'),
		...['CANCELLED |  | 500', 'CANCELLED | CANCELLED | ', 'DO NOT PAY | till | '],
	])(
		'may be a heading or in place of a payee, and counts for rows below it until those to be paid: %s',
		(row) => {
			const payee = 'Jane Kamau | 4738534 | 500';
			const rows = warningsOf(
				sheet(`Payee | Till | Amount // ${row} // ${payee} // TO PAY // ${payee}`),
			);
			expect(rows.slice(-2)).toEqual([[`'Row 2' says "${textsIn(row)[0]}". ${ASK}`], []]);
		},
	);

	it.each([
		['PAID', true],
		['Status: PAID', true],
		['DO NOT PAY', true],
		['Paid by: Mary Atieno', false],
		['Payments to be paid in November', false],
	])('may be a title above the headings, and counts for all rows: %s', (title, counts) => {
		const rows = warningsOf(sheet(`${title} // Payee | Till // Jane Kamau | 4738534`));
		expect(rows).toEqual([counts ? [`'Row 1' says "${title}". ${ASK}`] : []]);
	});

	it('is not a heading of rows that are still to be paid', () => {
		for (const heading of ['To be paid', 'Not yet paid', 'UNPAID', 'Prepaid meters'])
			expect(warningsOf(sheet(`Payee | Till // ${heading} // Jane Kamau | 4738534`))).toEqual([[]]);
	});
});
