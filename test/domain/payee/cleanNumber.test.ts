import fc from 'fast-check';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { cleanNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/cleanNumber';
import { eachOf, eachText } from '../eachOf';
import { anyCharacter } from '../../support/anyCharacter';

const read = (cell: unknown) => cleanNumber(cell, 'Till');

/** Why a cell is refused, or the number and its warnings. */
function inWords(cell: unknown): string {
	const cleaned = read(cell);
	if (cleaned instanceof CheckFailure) return `${cleaned.message}. ${cleaned.nextStep}`;
	return [`read as ${cleaned.number}`, ...cleaned.warnings.map(({ text }) => text)].join(': ');
}

describe('The number in a cell', () => {
	it.each([
		...eachOf<number | string>({ 'as it has an unusual length': [0, 7, 522522123456] }),
		...eachText({
			'as it has an unusual length': '0 | 5 | 5 2 | 522 | 5225 | 52252212 | 522522123 | 4738 5341',
			'as it only begins like a phone number':
				'07123456789 | 25471234567 | 71 | 7123456789 | 212345678 | 5712345678',
		}),
	])('is looked up with a warning, %s: %p', (_what, cell) => {
		const number = String(cell).replace(' ', '');
		const digits = number.length === 1 ? '1 digit' : `${number.length} digits`;
		expect(inWords(cell)).toMatch(new RegExp(`^read as ${number}: [^:]*has ${digits},[^:]*$`));
	});

	it.each(['\u202E522522', '522\u202D522\u202C'])(
		'is read with a warning where hidden characters turn it around: %j',
		(cell) => {
			expect(inWords(cell)).toMatch(/^read as 522522: [^:]*in the reverse order[^:]*$/);
		},
	);

	it.each([
		[
			'0712345678',
			'is a phone number ("0712345678"), which is not a till or Paybill payment, so it cannot be checked here. Enter the till or Paybill number. Phone numbers cannot be looked up.',
		],
		[
			'5.2E5',
			'was shortened to scientific notation ("5.2E5"), so its last digits are lost. Format the column as text and enter the whole number again.',
		],
		[
			'52\u202E\u00002\u001B[31m',
			'has characters other than digits ("52U+202EU+00002U+001B[31m"). Enter only the digits of the number.',
		],
	])('is quoted where it is refused, with what to do: %j', (cell, sentences) => {
		expect(inWords(cell)).toBe(`'Till' ${sentences}`);
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

it('any cell gives a number of 1 to 12 ASCII digits that is read as itself again, or a problem', () => {
	const isNumberOrProblem = (cell: unknown) => {
		const cleaned = read(cell);
		if (cleaned instanceof CheckFailure)
			return /^'Till' ./.test(cleaned.message) && cleaned.nextStep !== '';
		expect(read(cleaned.number)).toMatchObject({ number: cleaned.number });
		return /^[0-9]{1,12}$/.test(cleaned.number);
	};
	fc.assert(fc.property(anyCell, isNumberOrProblem), { numRuns: 3000, seed: 1 });
});

it('a number has all digits of its cell, if that is neither scientific nor a fraction', () => {
	const hasAllDigits = (cell: string) => {
		fc.pre(!/[e.]/i.test(cell));
		const cleaned = read(cell);
		if (cleaned instanceof CheckFailure) return;
		expect(cell.normalize('NFKC').replace(/[^0-9]/g, '')).toBe(cleaned.number);
		expect(cell).not.toMatch(/[\u00B2\u2464]/);
	};
	fc.assert(fc.property(nearlyNumber, hasAllDigits), { numRuns: 3000, seed: 1 });
});
