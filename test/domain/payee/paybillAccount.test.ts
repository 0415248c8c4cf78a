import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	isSameAccount,
	readPaybillAccount,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/paybillAccount';
import { eachOf, eachText } from '../eachOf';

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

	it.each(
		eachOf<unknown>({
			'was shortened to': ['1.10123E+11', '1.1E11', '1,10123E+11', '1E+11', ' 1.10123456789E+11'],
			'has more digits than': [1.10123e18, 1e15],
			'cannot be an account number': [
				...[-5, 0.5, NaN, '0110\n0111', '0110\u00000111', '\u202E0110', 'a'.repeat(61)],
				...['4455?', '4455 (to pay)', '=D5', '5100 · Electricity', 'Utilities:Water'],
			],
			'hides digits': ['****4567', 'XXXX4567', '0110567...', '0110…'],
			'has more than an account number': [
				...[
					'4455 CANCELLED',
					'4455 paid',
					'4455 - confirm',
					'0110567 KES 500',
					'0110567 name Jane',
				],
				...['0110567 do not use', 'PAID'],
			],
			'has more than one number': ['Paybill 900014 Acc 4455'],
			'holds no account number': [
				...['#N/A', '#REF!', '#VALUE!', 'undefined', 'NaN', '?', 'TBC', 'pending', 'hakuna'],
				...['same as above', 'as above', '-do-', 'ditto', 'see note', '[object Object]', '0', 0],
			],
			'holds two account numbers': [
				...[
					'110 or 120',
					'0110 na 0120',
					'0110567/0110568',
					'0110567 & 0110568',
					'0110567, 0110568',
				],
			],
			'has 1000 characters': ['x'.repeat(1000)],
			'is neither text nor a number': [true, ['0110'], {}],
			'is a date': [new Date(0), '2026-11-25', '25-Nov-26'],
		}),
	)('refuses a cell that %s: %p', (problem, cell) => {
		const account = read(cell);
		expect(account instanceof CheckFailure && account.message).toContain(problem);
	});
});

it.each([
	{ one: '0110567890100', other: '0110 567-890 100', areSame: true },
	{ one: 'jk-12', other: 'JK12', areSame: true },
	{ one: 110567, other: '110567', areSame: true },
	{ one: '0110', other: '110', areSame: false },
	{ one: '1.10123E+11', other: '110123456789', areSame: false },
	{ one: '1.10123E+11', other: '1.10123E+11', areSame: false },
	{ one: '', other: '', areSame: false },
	{ one: undefined, other: undefined, areSame: false },
])('isSameAccount says of $one and $other: $areSame', ({ one, other, areSame }) => {
	expect(isSameAccount(one, other)).toBe(areSame);
});
