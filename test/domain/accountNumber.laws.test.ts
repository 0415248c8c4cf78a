import fc from 'fast-check';

import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

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

const anyCell = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), nearlyNumber, fc.double());

describe('an account number', () => {
	it('is 1 to 12 ASCII digits that are read as themselves again, or a problem with its next step', () => {
		fc.assert(
			fc.property(anyCell, (cell) => {
				const cleaned = cleanAccountNumber(cell, 'Till');
				if (cleaned instanceof CheckFailure)
					return /^'Till' ./.test(cleaned.message) && cleaned.nextStep !== '';
				expect(cleanAccountNumber(cleaned.number, 'Till')).toMatchObject({
					number: cleaned.number,
				});
				return /^[0-9]{1,12}$/.test(cleaned.number);
			}),
			{ numRuns: 3000, seed: 1 },
		);
	});

	it('has as many digits as the text has, when it is not scientific and has no fraction', () => {
		fc.assert(
			fc.property(nearlyNumber, (cell) => {
				fc.pre(!/[e.]/i.test(cell));
				const cleaned = cleanAccountNumber(cell, 'Till');
				if (cleaned instanceof CheckFailure) return;
				expect(cell.normalize('NFKC').replace(/[^0-9]/g, '')).toBe(cleaned.number);
				expect(cell).not.toMatch(/[\u00B2\u2464]/);
			}),
			{ numRuns: 3000, seed: 1 },
		);
	});
});
