import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	isSameAccount,
	readPaybillAccount,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/paybillAccount';
import { eachOf } from '../eachOf';

const read = (cell: unknown) => readPaybillAccount(cell, 'A/C No');

describe('the account number of a Paybill', () => {
	it.each([
		...[
			['0110567890100', '0110567890100'],
			[110567890100, '110567890100'],
			['="0110"', '0110'],
		],
		...[
			["'0110", '0110'],
			['A/C 0110', '0110'],
			['Acc No. 0110', '0110'],
			['account: 0110', '0110'],
		],
		...[
			['0110.0', '0110'],
			['０１１０', '0110'],
			[' 0110\u200B ', '0110'],
			['0110 567', '0110 567'],
		],
		...[
			['JK-12/b', 'JK-12/b'],
			['Jane Kamau', 'Jane Kamau'],
			['2E10', '2E10'],
			['ACC', 'ACC'],
			[0, '0'],
		],
	])('%p is read as %p', (cell, account) => {
		expect(read(cell)).toBe(account);
	});

	it.each([undefined, null, '', '  ', '-', '--', 'N/A', 'nil', 'None', '\u200B', '=""'])(
		'is none in %p',
		(cell) => {
			expect(read(cell)).toBeUndefined();
		},
	);

	it.each(
		eachOf<unknown>({
			'was shortened to': ['1.10123E+11', '1.1E11', '1,10123E+11', '1E+11', ' 1.10123456789E+11'],
			'has more digits than': [1.10123e18, 1e15],
			'cannot be an account number': [-5, 0.5, NaN, '0110\n0111', '\u202E0110', 'x'.repeat(61)],
			'holds no account number': [
				...['#N/A', '#REF!', '#VALUE!', 'undefined', 'NaN', '?', 'TBC', 'pending', 'hakuna'],
				...['same as above', 'ditto', 'see note', '[object Object]'],
			],
			'holds two account numbers': ['110 or 120', '0110 na 0120'],
			'has 1000 characters': ['x'.repeat(1000)],
			'is neither text nor a number': [true, ['0110'], {}],
			'is a date': [new Date(0)],
		}),
	)('is refused because it %s: %p', (problem, cell) => {
		const account = read(cell);
		expect(account).toBeInstanceOf(CheckFailure);
		expect(account).toMatchObject({ message: expect.stringContaining(problem) });
	});
});

it.each([
	['0110567890100', '0110 567-890 100', true],
	['jk-12', 'JK12', true],
	[110567, '110567', true],
	['0110', '110', false],
	['1.10123E+11', '110123456789', false],
	['1.10123E+11', '1.10123E+11', false],
	['', '', false],
	[undefined, undefined, false],
])('accounts %p and %p are the same: %p', (one, other, areSame) => {
	expect(isSameAccount(one, other)).toBe(areSame);
});
