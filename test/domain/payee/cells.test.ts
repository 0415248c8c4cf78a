import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { cleanNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/cleanNumber';
import {
	DEFAULT_OPERATOR,
	exactOperator,
	OPERATOR_OPTIONS,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/operator';
import {
	accountKey,
	readPaybillAccount,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/paybillAccount';
import { readPayeeNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { readType } from '../../../nodes/MobileMoneyNameLookup/domain/payee/typeWords';
import { eachOf, eachText } from '../eachOf';

function typeOf(cell: unknown): string {
	const type = readType(cell, 'Mode');
	return type instanceof CheckFailure ? type.message : (type ?? 'open');
}

describe('readType', () => {
	it.each(
		eachText({
			till: 'till | Till | TILL  | Till No. | Till Number | TILL# | Buy Goods | buy-goods | buygoods | Buy Goods and Services | Lipa na M-Pesa Buy Goods | Lipa na M-Pesa Till | Buy Goods Till | Merchant Till | merchant | BG | CustomerBuyGoodsOnline | Business Till | M-PESA Till',
			paybill:
				'Paybill | Pay Bill | PAYBILL NUMBER | Paybill No | PB | PayBills | pay_bill | Business | Business Number | Bank Paybill | Paybill (Bank) | CustomerPayBillOnline | M-Pesa PayBill',
			open: ' | - | N/A | M-Pesa | Lipa na MPESA | Till/Paybill | Till or Paybill | Mobile Money',
		}),
	)('reads as %s: %j', (type, cell) => {
		expect(typeOf(cell)).toBe(type);
	});

	it.each<readonly [cell: unknown, problem: string]>([
		...eachText({
			', which is not a till or Paybill payment, so it cannot be checked here':
				'Send Money | Pochi | Pochi la Biashara | Bank | Bank transfer | Bank - KCB | EFT | RTGS | Cash | Petty cash | Cheque | Phone | Phone Number',
			', which is neither a till nor a Paybill':
				'Supplies | not a till | Till or cash | till 2 | 0712345678',
			', a question': 'till?',
		}).map(([problem, cell]) => [cell, `'Mode' is "${cell}"${problem}`] as const),
		['x'.repeat(100_000), `'Mode' is "${'x'.repeat(39)}…", which is neither a till nor a Paybill`],
		[true, "'Mode' is not text"],
		...[null, undefined, ' '].map((cell) => [cell, 'open'] as const),
	])('says of %.20s what it is: %s', (cell, problem) => {
		expect(typeOf(cell)).toBe(problem);
	});
});

const unread = new CheckFailure('The cell could not be read', 'Check the expression.');

it.each<[string, (cell: unknown) => unknown]>([
	['type', (cell) => readType(cell, 'Mode')],
	['operator', (cell) => exactOperator(cell, '')],
	['custom operator', (cell) => exactOperator('other', cell)],
	['account number', (cell) => readPaybillAccount(cell, 'A/C No')],
	['number', (cell) => cleanNumber(cell, 'Till')],
	['number with its account', (cell) => readPayeeNumber(cell, 'Number')],
])('a cell that could not be read is returned unchanged: %s', (_what, readCell) => {
	expect(readCell(unread)).toBe(unread);
});

it('the list of operators offers M-PESA under its exact id first, and another one last', () => {
	expect(OPERATOR_OPTIONS.map(({ value }) => value)).toEqual(['Mpesa', 'other']);
	expect(DEFAULT_OPERATOR).toBe('Mpesa');
});

describe('an operator', () => {
	it.each(
		eachOf({
			'another case': ['Mpesa', 'MPESA', 'mpesa', 'mPeSa'],
			'signs and blanks': ['M-PESA', 'm_pesa', 'M.Pesa', 'M\u2013Pesa', ' mpesa ', 'Mpesa\n'],
			'what nobody sees': ['M\u00A0Pesa', 'M\u200BPesa', '\uFEFFMpesa'],
			'full-width letters': ['\uFF2D\uFF30\uFF25\uFF33\uFF21'],
			'the name of its company': ['Safaricom'],
		}),
	)('is M-PESA with %s: %j', (_what, text) => {
		expect([exactOperator(text, ''), exactOperator('other', text)]).toEqual(['Mpesa', 'Mpesa']);
	});

	it.each([
		['other', 'airtel', 'Airtel'],
		['other', 't-Kash', 't-Kash'],
		['other', 'MPESA2', 'Mpesa2'],
		[' OTHER ', 'airtel', 'Airtel'],
		['AIRTEL', '', 'Airtel'],
		['Mpesa', 'airtel', 'Mpesa'],
		['other', 'AirtelMoney', 'AirtelMoney'],
	])('begins with a capital where it is in one case: %j, %j becomes %s', (operator, custom, id) => {
		expect(exactOperator(operator, custom)).toBe(id);
	});

	it.each<readonly [problem: string, value: unknown]>([
		...eachOf<unknown>({
			'is empty': ['', '   ', '\u200B'],
			'is not text': [undefined, null, 7, true, { id: 'Mpesa' }, ['Mpesa']],
			'is not an operator ID': ['a'.repeat(41)],
		}),
		...eachText({
			'is not an operator ID':
				'.. | Airtel/../x | Airtel%2Fx | Airtel?x=1 | Airtel#x | Airtel\\x | Air\ntel | 7Up | \u041Cpesa | Mp\u00E9sa | \u202ELetria',
		}),
	])('%s, and its field is named: %j', (problem, value) => {
		const nextStep = expect.stringContaining('Choose the operator');
		const refused = (field: string) => ({ message: `'${field}' ${problem}`, nextStep });
		expect(exactOperator(value, 'Mpesa')).toMatchObject(refused('Operator'));
		expect(exactOperator('other', value)).toMatchObject(refused('Custom Operator'));
	});
});

const read = (cell: unknown) => readPaybillAccount(cell, 'A/C No');

describe('readPaybillAccount', () => {
	it.each(
		eachText({
			'0110': `="0110" | '0110 | A/C 0110 | Acc No. 0110 | account: 0110 | 0110.0 | ０１１０ |  0110\u200B `,
			'0110567890100': '0110567890100',
			'0110 567': '0110 567',
			'JK-12/b': 'JK-12/b',
			'Jane Kamau': 'Jane Kamau',
			'2E10': '2E10',
			ACC: 'ACC',
			'14123456789': 'Meter 14123456789 | METER NO. 14123456789 | Ref 14123456789',
			'+254712345678': '+254712345678',
			'House 12B': 'House 12B',
			'A&B Court 4/2': 'A&B Court 4/2',
		}),
	)('reads %s in %j', (account, cell) => {
		expect(read(cell)).toBe(account);
	});

	it('reads a number', () => {
		expect(read(110567890100)).toBe('110567890100');
	});

	it.each([undefined, null, '', '  ', '-', '--', 'N/A', 'nil', 'None', '\u200B', '=""'])(
		'reads none in %p',
		(cell) => {
			expect(read(cell)).toBeUndefined();
		},
	);

	it.each<readonly [problem: string, cell: unknown]>([
		...eachText({
			'was shortened to': '1.10123E+11 | 1.1E11 | 1,10123E+11 | 1E+11 |  1.10123456789E+11',
			'cannot be an account number':
				'0110\n0111 | 0110\u00000111 | \u202E0110 | 4455? | 4455 (to pay) | =D5 | 5100 · Electricity | Utilities:Water | ****4567 | XXXX4567 | 0110567... | 0110… | 4455 CANCELLED | 4455 paid | 4455 - confirm | wrong 1042 | 0110567 KES 500 | 0110567 name Jane | 0110567 do not use | PAID | Paybill 900014 Acc 4455',
			'holds no account number':
				'#N/A | #REF! | #VALUE! | undefined | NaN | ? | TBC | pending | hakuna | same as above | as above | -do- | ditto | see note | [object Object] | 0',
			'holds two account numbers':
				'110 or 120 | 0110 na 0120 | 0110567/0110568 | 0110567 & 0110568 | 0110567, 0110568 | 0110567890100 0110567890101 | A1 or A2 | ACC 001 / ACC 002',
			'is a date': '2026-11-25 | 25-Nov-26',
		}),
		...eachOf<unknown>({
			'cannot be an account number': [
				...[1.10123e18, 1e15, -5, 0.5, NaN],
				...['a'.repeat(61), 'x'.repeat(1000)],
			],
			'holds no account number': [0],
			'is neither text nor a number': [true, ['0110'], {}],
			'is a date': [new Date(0)],
		}),
	])('refuses a cell that %s: %p', (problem, cell) => {
		const account = read(cell);
		expect(account instanceof CheckFailure && account.message).toContain(problem);
	});
});

it.each([
	['0110567890100', '0110 567-890 100', true],
	['jk-12', 'JK12', true],
	['0110', '110', false],
])('whether the account numbers %s and %s are the same: %s', (one, other, areSame) => {
	expect(accountKey(one) === accountKey(other)).toBe(areSame);
});
