import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { eachOf } from './eachOf';

function problemOf(cell: unknown): string {
	const cleaned = cleanAccountNumber(cell, 'Till');
	return cleaned instanceof CheckFailure ? cleaned.message : `accepted as ${cleaned.number}`;
}

describe('an account number is not read from', () => {
	it.each(
		eachOf<unknown>({
			letters: ['52252A', '52252O', '522522 till', 'Till 522522', '0x7F', 'NaN'],
			'signs between digits': ['522,522', '522.522', '522522/247247', '522_522', "522'522"],
			'signs around': ['-522522', '\u2212522522', '+522522', '522522-', '(522522)', '-'],
			'quotes on one side': ["522522'", '"522522'],
			'controls and breaks': ['522\n522', '522\r522', '522\t522', '522\u2028522', '522522\0'],
			'digits of other scripts': ['\u0665\u0662', '\u06F5\u06F2', '52252\u0662', '\u096B\u0968'],
			'signs that look like digits': ['\u2464\u2461', '5225\u246B', '522522\u00BD', '\u2164'],
			fractions: ['522522.5', '522522.50', '5.22522', 522522.5, 0.000001],
			'exponents that give no such number': ['5.22522E4', '5.22522E-5', '1E400', '1E12', '5.2E'],
			'a digit or two behind a dash': ['900001-2', '900001 - 2', '900001\u201312', '900001-2.0'],
			'groups that do not go together': ['522522 12 345', '47-38-534-1'],
			'two numbers or a branch': ['4738-5', '522522-1234', '522522 - 247247'],
			'a path': ['../522522', '522522/..', '..', '522522%2F1', '%2e%2e', '522522\\1'],
			'a user of a host': ['522522@evil.example'],
			'numbers that are none': [NaN, Infinity, -Infinity, -522522, 1e21],
		}),
	)('%s: %p', (_what, cell) => {
		expect(problemOf(cell)).toMatch(/characters other than digits/);
	});

	it.each(
		eachOf<unknown>({
			'is neither text nor a number': [
				...[true, false, {}, { till: 522522 }, [], [522522], 522522n, Symbol('522522')],
				...[new Date(522522), () => 522522, Object('522522')],
			],
			'is empty': [undefined, null, '', '   ', '\u00A0', '\u200B', '\n', "'", '""', '" "'],
			'has 13 digits': ['1234567890123', '0000000522522', 1234567890123, '522522 2472471'],
		}),
	)('a cell that %s: %p', (problem, cell) => {
		expect(problemOf(cell)).toMatch(new RegExp(`^'Till' ${problem}`));
	});
});

it('an account number that is refused is quoted with what steers the text written out', () => {
	expect(problemOf('52\u202E\u00002\u001B[31m')).toContain('"52U+202EU+00002U+001B[31m"');
});

describe('a phone number', () => {
	it.each(
		eachOf<unknown>({
			'07 or 01': ['0712345678', '0112345678', ' 0712345678 ', "'0712345678"],
			'254': ['254712345678', '254112345678', 254712345678, '"254712345678"', '254712345678.0'],
			'+254 or 00254': ['+254712345678', '+254112345678', "'+254712345678", '00254712345678'],
			'254 in groups': ['254 712 345678', '+254 712 345 678', '+254-712-345-678'],
			'without its zero': ['712345678', '112345678', 712345678, '712 345 678'],
			'scientific notation': ['2.54712345678E11', '2.54712345678E+11', '2.54712E+11'],
		}),
	)('is refused as such: %s, %p', (_form, cell) => {
		expect(cleanAccountNumber(cell, 'Till')).toMatchObject({
			message: expect.stringMatching(/^'Till' is a phone number/),
			nextStep: expect.stringContaining('Phone numbers cannot be looked up'),
		});
	});

	it.each(['071234', '071234567', '07123456789', '25471234567', '254712'])(
		'is not taken for %s, which only begins like one',
		(cell) => {
			expect(cleanAccountNumber(cell, 'Till')).toMatchObject({ number: cell });
		},
	);
});

it('a cell that could not be read is given back as it is', () => {
	const unread = new CheckFailure('Till could not be worked out', 'Check the expression.', false);
	expect(cleanAccountNumber(unread, 'Till')).toBe(unread);
});
