import fc from 'fast-check';

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { cleanNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/cleanNumber';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { anyCharacter } from '../../support/anyCharacter';
import { eachOf, eachText } from '../eachOf';

const read = (cell: unknown) => cleanNumber(cell, 'Till');

it.each([
	...eachOf<number | string>({ 'as it has an unusual length': [0, 7, 522522123456] }),
	...eachText({
		'as it has an unusual length': '0 | 5 | 5 2 | 522 | 5225 | 52252212 | 522522123 | 4738 5341',
		'as it only begins like a phone number':
			'07123456789 | 25471234567 | 71 | 7123456789 | 212345678 | 5712345678',
	}),
])('a number in a cell is looked up with a warning, %s: %p', (_what, cell) => {
	const number = String(cell).replace(' ', '');
	expect(read(cell)).toEqual({ number, warnings: [WARNINGS.unusualLength(number.length)] });
});

const PHONE = 'Enter the till or Paybill number. Phone numbers cannot be looked up.';
const DIGITS = 'Enter only the digits of the number.';

it.each([
	['0712345678', '0712345678', PHONE],
	['5.2E5', '5.2E5', 'Format the column as text and enter the whole number again.'],
	['52\u202E\u00002\u001B[31m', '52U+202EU+00002U+001B[31m', DIGITS],
])(
	'a cell that is refused is quoted, with what to do: %j, as “%s”: %s',
	(cell, shown, nextStep) => {
		const message = expect.stringMatching(/^'Till' /);
		const problem = expect.stringContaining(`("${shown}")`);
		expect(read(cell)).toMatchObject({ message, problem, nextStep });
	},
);

/** Cells that look almost like numbers, with everything that sheets and attackers put in. */
const nearlyNumber = fc
	.array(
		fc.oneof(
			fc.stringMatching(/^[0-9]{1,4}$/),
			fc.stringMatching(/^[ \-'"+.,eE/?#%\\\n\t]$/),
			fc.constantFrom('\u200B', '\u00A0', '\u202E', '\uFF15', '\u0665', '\u00B2', '\u2464', '..'),
		),
		{ maxLength: 8 },
	)
	.map((parts) => parts.join(''));

const anyCell = fc.oneof(
	{ weight: 2, arbitrary: nearlyNumber },
	fc.anything(),
	fc.string({ unit: anyCharacter }),
	fc.double(),
);

it('any cell gives a number of 1 to 12 ASCII digits, all of its own, that is read as itself again, or a problem', () => {
	const isNumberOrProblem = (cell: unknown) => {
		const cleaned = read(cell);
		if (cleaned instanceof CheckFailure)
			return /^'Till' ./.test(cleaned.message) && cleaned.nextStep !== '';
		const { number } = cleaned;
		expect(read(number)).toMatchObject({ number });
		// Scientific numbers and fractions have other digits.
		if (typeof cell === 'string' && !/[e.]/i.test(cell)) {
			expect(cell.normalize('NFKC').replace(/[^0-9]/g, '')).toBe(number);
			expect(cell).not.toMatch(/[\u00B2\u2464]/);
		}
		return /^[0-9]{1,12}$/.test(number);
	};
	fc.assert(fc.property(anyCell, isNumberOrProblem), { numRuns: 6000, seed: 1 });
});
