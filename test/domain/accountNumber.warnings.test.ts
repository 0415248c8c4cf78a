import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';

function warningsOf(cell: unknown): readonly string[] {
	const cleaned = cleanAccountNumber(cell);
	return cleaned.ok ? cleaned.warnings : [`refused: ${cleaned.problem}`];
}

describe('an account number of an unusual length', () => {
	it.each([
		['1 digit', '5'],
		['2 digits', '52'],
		['3 digits', '522'],
		['4 digits', '5225'],
		['8 digits', '52252212'],
		['9 digits', '522522123'],
		['10 digits', '5225221234'],
		['11 digits', '52252212345'],
		['12 digits', '522522123456'],
		['2 numbers in one cell', '522522 247247'],
	])('is looked up with one warning that counts: %s', (_what, cell) => {
		const number = cell.replace(' ', '');
		const cleaned = cleanAccountNumber(cell);

		expect(cleaned).toMatchObject({ ok: true, number });
		expect(warningsOf(cell)).toHaveLength(1);
		expect(warningsOf(cell)[0]).toContain(String(number.length));
	});

	it.each([
		['the number 0', 0, '0'],
		['the number 7', 7, '7'],
		['text 0', '0', '0'],
		['a number of 12 digits', 522522123456, '522522123456'],
	])('is looked up with a warning: %s', (_what, cell, number) => {
		expect(cleanAccountNumber(cell)).toMatchObject({ ok: true, number });
		expect(warningsOf(cell)).toHaveLength(1);
	});

	it.each(['12345', '123456', '1234567'])('is not seen in %s', (cell) => {
		expect(warningsOf(cell)).toEqual([]);
	});
});

describe('an account number whose digits the sheet may show in another order', () => {
	it.each(['\u202E522522', '522\u202D522\u202C', '522522\u202E'])(
		'is looked up with one warning that says so: %j',
		(cell) => {
			expect(cleanAccountNumber(cell)).toMatchObject({ ok: true, number: '522522' });
			expect(warningsOf(cell)).toEqual([expect.stringContaining('in the reverse order')]);
		},
	);

	it.each(['\u2067522522\u2069', '\u202A522522\u202C'])('is not seen in %j', (cell) => {
		expect(warningsOf(cell)).toEqual([]);
	});
});

describe('an account number whose digits the sheet may have cut off', () => {
	it.each(['5.2E5', '5E5', '5.2252e5', '4.73E+06', '1.23457E+6', '5.2E8'])(
		'is refused, because nobody knows its last digits: %s',
		(cell) => {
			expect(cleanAccountNumber(cell)).toEqual({
				ok: false,
				problem: `is shortened to scientific notation ("${cell}"), and its last digits are not known`,
				nextStep: 'Format the column as text and enter the whole number again.',
			});
		},
	);

	it('is not seen in a number that ends in zeros of its own', () => {
		expect(warningsOf(520000)).toEqual([]);
		expect(warningsOf('520000')).toEqual([]);
	});
});

describe('an account number that may be a phone number without its leading zero', () => {
	it.each(['712345678', '112345678', 712345678])('is looked up with a warning: %p', (cell) => {
		expect(cleanAccountNumber(cell)).toMatchObject({ ok: true, number: String(cell) });
		expect(warningsOf(cell)).toContain(
			'The number looks like a phone number that lost its leading zero.',
		);
	});

	it.each(['71', '71234567', '7123456789', '212345678', '471234567', '5712345678'])(
		'is not seen in %s',
		(cell) => {
			expect(warningsOf(cell).join(' ')).not.toMatch(/phone/);
		},
	);
});
