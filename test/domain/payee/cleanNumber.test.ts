import fc from 'fast-check';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { cleanNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/cleanNumber';
import { eachOf, eachText } from '../eachOf';
import { anyCharacter } from '../../support/anyCharacter';

const around = (characters: string) => Array.from(characters, (one) => `522${one}522`);
const read = (cell: unknown) => cleanNumber(cell, 'Till');

/** Why a cell is refused, or the number and its warnings. */
function inWords(cell: unknown): string {
	const cleaned = read(cell);
	if (cleaned instanceof CheckFailure) return cleaned.message;
	return [`read as ${cleaned.number}`, ...cleaned.warnings.map(({ text }) => text)].join(': ');
}

describe('cleanNumber', () => {
	it.each([
		...eachOf<unknown>({
			'522522': [
				522522,
				...around('\u00A0\u202F\u3000-\u2013\u2014\u2011\uFF0D\u200B\u2060\u00AD\uFEFF'),
			],
		}),
		...eachText({
			'522522': `522522 | 522 522 | 522   522 | 5 2 2 5 2 2 | 522 - 522 |   522522   | \u00A0522522\u00A0 | 522522\r\n | \t522522 | '522522 | \`522522 | \u00B4522522 |  '522522 | ' 522522 | "522522" | '522522' | " 522522 " | "'522522" | '"522522" | 522522.0 | 522522.00 | 522 522.0 | "522522.0" | '522522.0 | 5.22522E5 | 5.22522e5 | 5.22522e+5 | 5.22522E+05 | '5.22522E5 | ="522522" |  ="522522"  | ="522 522" | \uFF15\uFF12\uFF12\uFF15\uFF12\uFF12 | 52252\uFF12 | 522\u200D522 | \u2067522522\u2069 | \u202A522522\u202C | 522\u061C522`,
			'0522522': '0522522 | 0522522.0',
			'520000': '5.20000E5',
			'502252': '5.02252E5',
			'057318': '="057318"',
			'4738534': '4738-534',
			'123456': '12-34-56',
			'52252': '522-52',
		}),
	])('reads every digit of %s, however it is written: %j', (number, cell) => {
		expect(read(cell)).toEqual({ number, warnings: [] });
	});

	it.each([
		...eachOf<number | string>({ 'of an unusual length': [0, 7, 522522123456] }),
		...eachText({
			'of an unusual length': '0 | 5 | 5 2 | 522 | 5225 | 52252212 | 522522123 | 4738 5341',
			'that only begins like a phone number':
				'07123456789 | 25471234567 | 71 | 7123456789 | 212345678 | 5712345678',
		}),
	])('warns of a number %s: %p', (_what, cell) => {
		const number = String(cell).replace(' ', '');
		const digits = number.length === 1 ? '1 digit' : `${number.length} digits`;
		expect(inWords(cell)).toMatch(new RegExp(`^read as ${number}: [^:]*has ${digits},[^:]*$`));
	});

	it.each(['\u202E522522', '522\u202D522\u202C'])('warns of a turned number: %j', (cell) => {
		expect(inWords(cell)).toMatch(/^read as 522522: [^:]*in the reverse order[^:]*$/);
	});

	it.each(
		eachOf<unknown>({
			letters: ['52252A', '52252O', '522522 till', 'Till 522522', '0x7F', 'NaN'],
			'signs between digits': ['522,522', '522.522', '4,738,534', '522_522', "522'522"],
			'signs around': ['-522522', '\u2212522522', '+522522', '522522-', '(522522)', '-'],
			'quotes on one side': ["522522'", '"522522'],
			'controls and breaks': ['522\n522', '522\r522', '522\t522', '522\u2028522', '522522\0'],
			'digits of other scripts': ['\u0665\u0662', '\u06F5\u06F2', '52252\u0662', '\u096B\u0968'],
			'signs that look like digits': ['\u2464\u2461', '5225\u246B', '522522\u00BD', '\u2164'],
			fractions: ['522522.5', '522522.50', '5.22522', 522522.5, 0.000001],
			'exponents that give no such number': ['5.22522E4', '5.22522E-5', '1E400'],
			'a digit or two after a dash': ['900001-2', '900001 - 2', '900001\u201312', '900001-2.0'],
			'groups that do not go together': ['47-38-53-4', '4738-5'],
			'a formula': ['=522522', '=SUM(A1:A9)', '="522522'],
			'more than anybody types': ['5'.repeat(201), `${'5 '.repeat(50_000)}x`],
			'an address': ['../522522', '..', '522522%2F1', '522522\\1', '522522@evil.example'],
			'numbers that are none': [NaN, Infinity, -Infinity, -522522],
		}),
	)('refuses characters other than digits, %s: %p', (_what, cell) => {
		expect(inWords(cell)).toMatch(/^'Till' .*characters other than digits/);
	});

	it.each<readonly [problem: string, cell: unknown]>([
		...eachOf<unknown>({
			'is neither text nor a number': [true, { till: 522522 }, [522522], 522522n, Symbol('522522')],
			'is empty': [undefined, null, '', '\u00A0', '\u200B', '\n', "'", '""', '" "'],
			'has 13 digits': ['1234567890123', '0000000522522', 1234567890123],
			'is a date': [new Date(0)],
			'has more than one number': ['123456\n123457'],
			'is a phone number': [254712345678, 712345678],
		}),
		...eachText({
			'is a date':
				'2026-11-25 | 25/11/2026 | 25-11-2026 | 1-2-2026 | 25.11.2026 | 25 11 2026 | 25 Nov 2026 | 25-Nov-26 | 1st November 2026 | Nov 25, 2026 | 25/11/26 | 25-11-26 | 2026-11-25 08:30 | 2026-11-25T08:30:00.000Z',
			'has more than one number':
				'247247 0110 | 123456 123457 | 522522 247247 | 522522 2472471 | 123456 1 | 52252 12 34 | 123456/123457 | 123456, 123457 | 522522-1234 | 522522 - 247247 | 247247/0110 | 123456 or 123457 | 123456 & 123457',
			'is a phone number':
				'0712345678 | 0112345678 |  0712345678  | \'0712345678 | 254712345678 | 254112345678 | "254712345678" | 254712345678.0 | +254712345678 | +254112345678 | \'+254712345678 | 00254712345678 | 254 712 345678 | +254 712 345 678 | +254-712-345-678 | 712345678 | 112345678 | 712 345 678 | 2.54712345678E11 | 2.54712345678E+11',
			'was shortened to scientific notation':
				'5.2E5 | 5E5 | 1.23457E+6 | 5.2E8 | 1E12 | 2.54712E+11',
		}),
	])('refuses a cell that %s: %p', (problem, cell) => {
		expect(inWords(cell)).toContain(`'Till' ${problem}`);
	});

	it('says what to do about a phone number and a shortened one', () => {
		const steps = ['0712345678', '5.2E5'].map((cell) => {
			const cleaned = read(cell);
			return cleaned instanceof CheckFailure ? `${cleaned.message}. ${cleaned.nextStep}` : '';
		});
		expect(steps).toEqual([
			`'Till' is a phone number ("0712345678"), which is not a till or Paybill payment, so it cannot be checked here. Enter the till or Paybill number. Phone numbers cannot be looked up.`,
			`'Till' was shortened to scientific notation ("5.2E5"), so its last digits are lost. Format the column as text and enter the whole number again.`,
		]);
	});

	it('quotes a refused cell with what steers the text written out', () => {
		expect(inWords('52\u202E\u00002\u001B[31m')).toContain('"52U+202EU+00002U+001B[31m"');
	});
});

const digits = (minLength: number, maxLength: number) =>
	fc.string({ unit: fc.nat({ max: 9 }).map(String), minLength, maxLength });

/** Cells that look almost like numbers, with everything that sheets and attackers put in. */
const nearlyNumber = fc
	.array(
		fc.oneof(
			digits(1, 4),
			fc.stringMatching(/^[ \-'"+.,eE/?#%\\\n\t]$/),
			fc.constantFrom('\u200B', '\u00A0', '\u202E', '\uFF15', '\u0665', '\u00B2', '\u2464', '..'),
		),
		{ maxLength: 8 },
	)
	.map((parts) => parts.join(''));

const anyCell = fc.oneof(
	fc.anything(),
	fc.string({ unit: anyCharacter }),
	nearlyNumber,
	fc.double(),
);

it('any cell gives 1 to 12 ASCII digits that are read as themselves again, or a problem', () => {
	const isNumberOrProblem = (cell: unknown) => {
		const cleaned = read(cell);
		if (cleaned instanceof CheckFailure)
			return /^'Till' ./.test(cleaned.message) && cleaned.nextStep !== '';
		expect(read(cleaned.number)).toMatchObject({ number: cleaned.number });
		return /^[0-9]{1,12}$/.test(cleaned.number);
	};
	fc.assert(fc.property(anyCell, isNumberOrProblem), { numRuns: 3000, seed: 1 });
});

it('a number has as many digits as its text, if that is neither scientific nor a fraction', () => {
	const hasAllDigits = (cell: string) => {
		fc.pre(!/[e.]/i.test(cell));
		const cleaned = read(cell);
		if (cleaned instanceof CheckFailure) return;
		expect(cell.normalize('NFKC').replace(/[^0-9]/g, '')).toBe(cleaned.number);
		expect(cell).not.toMatch(/[\u00B2\u2464]/);
	};
	fc.assert(fc.property(nearlyNumber, hasAllDigits), { numRuns: 3000, seed: 1 });
});
