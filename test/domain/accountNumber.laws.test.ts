import fc from 'fast-check';

import type { AccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';

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
	fc.anything({ withBigInt: true, withDate: true }),
	fc.string({ unit: 'binary' }),
	nearlyNumber,
	fc.double(),
	fc.integer(),
);

const isPlain = (cleaned: AccountNumber): boolean =>
	cleaned.ok
		? /^[0-9]{1,12}$/.test(cleaned.number)
		: cleaned.problem !== '' && cleaned.nextStep !== '';

describe('whatever the cell holds', () => {
	it('gives 1 to 12 ASCII digits, or a problem with its next step, and never throws', () => {
		fc.assert(
			fc.property(anyCell, (cell) => isPlain(cleanAccountNumber(cell))),
			{ numRuns: 3000 },
		);
	});

	it('gives a number that is read as itself again', () => {
		fc.assert(
			fc.property(anyCell, (cell) => {
				const cleaned = cleanAccountNumber(cell);
				if (!cleaned.ok) return;
				expect(cleanAccountNumber(cleaned.number)).toMatchObject({ number: cleaned.number });
			}),
			{ numRuns: 3000 },
		);
	});

	it('gives as many digits as the text has, when it is not scientific and has no fraction', () => {
		fc.assert(
			fc.property(nearlyNumber, (cell) => {
				fc.pre(!/[e.]/i.test(cell));
				const cleaned = cleanAccountNumber(cell);
				if (!cleaned.ok) return;
				expect(cell.normalize('NFKC').replace(/[^0-9]/g, '')).toBe(cleaned.number);
				expect(cell).not.toMatch(/[\u00B2\u2464]/);
			}),
			{ numRuns: 3000 },
		);
	});

	it('warns exactly when a plain text has not 5 to 7 digits', () => {
		fc.assert(
			fc.property(digits(1, 12), (cell) => {
				const cleaned = cleanAccountNumber(cell);
				if (!cleaned.ok) return;
				expect(cleaned.number).toBe(cell);
				expect(cleaned.warnings.length > 0).toBe(cell.length < 5 || cell.length > 7);
			}),
		);
	});
});

describe('a text in scientific notation', () => {
	const scientific = fc
		.tuple(digits(1, 1), digits(1, 7), fc.integer({ min: 0, max: 13 }))
		.map(([first, fraction, exponent]) => `${first}.${fraction}E${exponent}`);

	it('is refused, or keeps its value and gains no zero in front', () => {
		fc.assert(
			fc.property(scientific, (cell) => {
				const cleaned = cleanAccountNumber(cell);
				if (!cleaned.ok) return;
				expect(cleaned.number).toBe(String(Math.round(Number(cell))));
			}),
		);
	});

	it('is read as the number that it stands for, unless zeros would have to be added', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), (number) => {
				const cleaned = cleanAccountNumber(number.toExponential().toUpperCase());
				expect(cleaned).toMatchObject(
					number % 10 === 0 ? { ok: false } : { ok: true, number: String(number) },
				);
			}),
		);
	});
});
