import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { eachOf } from './eachOf';

const around = (characters: readonly string[]) => characters.map((one) => `522${one}522`);

describe('an account number is read from', () => {
	it.each(
		eachOf<unknown>({
			'a number or plain text': [522522, '522522'],
			'spaces between digits': ['522 522', '522   522', '5 2 2 5 2 2'],
			'other blanks': around(['\u00A0', '\u202F', '\u2009', '\u3000']),
			'dashes between digits': around(['-', ' - ', '\u2013', '\u2014', '\u2011', '\uFF0D']),
			'what stands around it': ['  522522  ', '\u00A0522522\u00A0', '522522\r\n', '\t522522'],
			'an apostrophe in front': ["'522522", '`522522', '\u00B4522522', " '522522", "' 522522"],
			'straight quotes': ['"522522"', "'522522'", '" 522522 "', '"522 522"'],
			'quotes and an apostrophe': ['"\'522522"', '\'"522522"', "\u200B'522522"],
			'.0 behind': ['522522.0', '522522.00', '522 522.0', '"522522.0"', "'522522.0"],
			'an exponent': ['5.22522E5', '5.22522e5', '5.22522e+5', '5.22522E+05', "'5.22522E5"],
			'full-width digits': ['\uFF15\uFF12\uFF12\uFF15\uFF12\uFF12', '52252\uFF12'],
			'characters without width': around(['\u200B', '\u200C', '\u200D', '\u2060', '\u00AD']),
			'a byte order mark': ['\uFEFF522522'],
			'marks of direction': ['\u2067522522\u2069', '\u202A522522\u202C', '522\u061C522'],
		}),
	)('%s: %p', (_what, cell) => {
		expect(cleanAccountNumber(cell, 'Till')).toEqual({ number: '522522', warnings: [] });
	});

	it.each([
		['0522522', '0522522'],
		['0 522522', '0522522'],
		['0522522.0', '0522522'],
		['520000', '520000'],
		['5.20000E5', '520000'],
		['5.02252E5', '502252'],
		['4738-534', '4738534'],
		['473 853 4', '4738534'],
		['47-38-53-4', '4738534'],
		['522-52', '52252'],
	])('%p with every digit, which makes %s', (cell, number) => {
		expect(cleanAccountNumber(cell, 'Till')).toEqual({ number, warnings: [] });
	});
});

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
			message: `'Till' was shortened to scientific notation ("${cell}"), so its last digits are lost`,
			nextStep: 'Format the column as text and enter the whole number again.',
		});
	},
);
