import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

function warningsOf(cell: unknown): readonly string[] {
	const cleaned = cleanAccountNumber(cell, 'Till');
	return cleaned instanceof CheckFailure ? [`refused: ${cleaned.message}`] : cleaned.warnings;
}

describe('an account number is looked up with a warning', () => {
	it.each([
		...[0, 7, '0', '5', '5 2', '522', '5225'],
		...['52252212', '522522123', '5225221234', 522522123456, '522522 247247'],
	])('that counts its digits: %p', (cell) => {
		const number = String(cell).replace(' ', '');
		expect(cleanAccountNumber(cell, 'Till')).toMatchObject({ number });
		expect(warningsOf(cell)).toEqual([expect.stringContaining(`has ${number.length} digits`)]);
	});

	it.each(['\u202E522522', '522\u202D522\u202C', '522522\u202E'])(
		'that the sheet may show it turned round: %j',
		(cell) => {
			expect(cleanAccountNumber(cell, 'Till')).toMatchObject({ number: '522522' });
			expect(warningsOf(cell)).toEqual([expect.stringContaining('in the reverse order')]);
		},
	);

	it.each(['712345678', '112345678', 712345678])('that it may be a phone number: %p', (cell) => {
		expect(cleanAccountNumber(cell, 'Till')).toMatchObject({ number: String(cell) });
		expect(warningsOf(cell)).toContain(
			'The number looks like a phone number that lost its leading zero.',
		);
	});

	it.each(['71', '71234567', '7123456789', '212345678', '471234567', '5712345678'])(
		'of a phone number only where it can be one: %s',
		(cell) => {
			expect(warningsOf(cell).join(' ')).not.toMatch(/phone|refused/);
		},
	);
});

it.each(['5.2E5', '5E5', '5.2252e5', '4.73E+06', '1.23457E+6', '5.2E8'])(
	'an account number whose last digits the sheet cut off is refused: %s',
	(cell) => {
		expect(cleanAccountNumber(cell, 'Till')).toMatchObject({
			message: `Till is shortened to scientific notation ("${cell}"), and its last digits are not known`,
			nextStep: 'Format the column as text and enter the whole number again.',
		});
	},
);
