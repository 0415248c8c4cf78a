import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';

/** What the cell is, the cell, and the digits that must come of it. */
type Case = readonly [what: string, cell: unknown, number: string];

const numbersAndPlainTexts: readonly Case[] = [
	['a number', 522522, '522522'],
	['a number with a fraction of zero', 522522.0, '522522'],
	['a number in scientific notation', 5.22522e5, '522522'],
	['a number of five digits', 12345, '12345'],
	['a number of seven digits', 4738534, '4738534'],
	['plain text', '522522', '522522'],
	['text with one leading zero', '0522522', '0522522'],
	['text with two leading zeros', '0012345', '0012345'],
	['text of zeros only', '00000', '00000'],
	['text that begins with 07 but is too short for a phone', '071234', '071234'],
	['text that begins with 254 but is too short for a phone', '254712', '254712'],
];

const blanksAndDashes: readonly Case[] = [
	['a space in the middle', '522 522', '522522'],
	['several spaces in the middle', '522   522', '522522'],
	['a space between all digits', '5 2 2 5 2 2', '522522'],
	['a hyphen in the middle', '522-522', '522522'],
	['a hyphen between spaces', '522 - 522', '522522'],
	['an en dash', '522\u2013522', '522522'],
	['an em dash', '522\u2014522', '522522'],
	['a non-breaking hyphen', '522\u2011522', '522522'],
	['a non-breaking space', '522\u00A0522', '522522'],
	['a narrow non-breaking space', '522\u202F522', '522522'],
	['a thin space', '522\u2009522', '522522'],
	['an ideographic space', '522\u3000522', '522522'],
	['spaces around', '  522522  ', '522522'],
	['non-breaking spaces around', '\u00A0522522\u00A0', '522522'],
	['a line break behind', '522522\r\n', '522522'],
	['a tab in front', '\t522522', '522522'],
	['a space after a leading zero', '0 522 522', '0522522'],
	['a leading zero before all others', '0 522522', '0522522'],
	['groups of four and three', '4738-534', '4738534'],
	['groups of three with one digit over', '473 853 4', '4738534'],
	['groups of two with one digit over', '47-38-53-4', '4738534'],
	['two digits behind three', '522-52', '52252'],
];

const apostrophesAndQuotes: readonly Case[] = [
	['an apostrophe in front', "'522522", '522522'],
	['an apostrophe before a leading zero', "'0522522", '0522522'],
	['a right single quotation mark in front', '\u2019522522', '522522'],
	['a left single quotation mark in front', '\u2018522522', '522522'],
	['a reversed single quotation mark in front', '\u201B522522', '522522'],
	['a full-width apostrophe in front', '\uFF07522522', '522522'],
	['a grave accent in front', '`522522', '522522'],
	['an acute accent in front', '\u00B4522522', '522522'],
	['a space and an apostrophe in front', " '522522", '522522'],
	['an apostrophe and a space in front', "' 522522", '522522'],
	['double quotes around', '"522522"', '522522'],
	['single quotes around', "'522522'", '522522'],
	['typographic double quotes around', '\u201C522522\u201D', '522522'],
	['low and high double quotes around', '\u201E522522\u201C', '522522'],
	['typographic single quotes around', '\u2018522522\u2019', '522522'],
	['angle quotes around', '\u00AB522522\u00BB', '522522'],
	['quotes around spaces', '" 522522 "', '522522'],
	['quotes around separated digits', '"522 522"', '522522'],
	['quotes around an apostrophe', '"\'522522"', '522522'],
	['an apostrophe before quotes', '\'"522522"', '522522'],
	['quotes around a leading zero', '"0522522"', '0522522'],
];

const fractionsAndExponents: readonly Case[] = [
	['.0 behind', '522522.0', '522522'],
	['.00 behind', '522522.00', '522522'],
	['.0 behind a leading zero', '0522522.0', '0522522'],
	['.0 behind separated digits', '522 522.0', '522522'],
	['.0 within quotes', '"522522.0"', '522522'],
	['.0 behind an apostrophe', "'522522.0", '522522'],
	['an exponent', '5.22522E5', '522522'],
	['a small exponent sign', '5.22522e5', '522522'],
	['an exponent with a plus sign', '5.22522e+5', '522522'],
	['an exponent of two digits', '5.22522E+05', '522522'],
	['an exponent behind an apostrophe', "'5.22522E5", '522522'],
	['an exponent with zeros behind the last digit', '5.2252200000E5', '522522'],
	['an exponent with every zero written', '5.20000E5', '520000'],
];

const otherFormsOfText: readonly Case[] = [
	['full-width digits', '\uFF15\uFF12\uFF12\uFF15\uFF12\uFF12', '522522'],
	[
		'full-width digits with a leading zero',
		'\uFF10\uFF15\uFF12\uFF12\uFF15\uFF12\uFF12',
		'0522522',
	],
	['a full-width digit among others', '52252\uFF12', '522522'],
	['a full-width hyphen', '522\uFF0D522', '522522'],
	['a zero-width space', '522\u200B522', '522522'],
	['a zero-width joiner', '522\u200D522', '522522'],
	['a zero-width non-joiner', '522\u200C522', '522522'],
	['a right-to-left isolate around', '\u2067522522\u2069', '522522'],
	['a left-to-right embedding around', '\u202A522522\u202C', '522522'],
	['a mark of direction within', '522\u061C522', '522522'],
	['a word joiner', '522\u2060522', '522522'],
	['a byte order mark in front', '\uFEFF522522', '522522'],
	['a soft hyphen', '522\u00AD522', '522522'],
	['zero-width characters before an apostrophe', "\u200B'522522", '522522'],
];

describe.each([
	['numbers and plain texts', numbersAndPlainTexts],
	['blanks and dashes', blanksAndDashes],
	['apostrophes and quotes', apostrophesAndQuotes],
	['fractions and exponents', fractionsAndExponents],
	['other forms of text', otherFormsOfText],
] as const)('an account number is read from %s:', (_group, cases) => {
	it.each(cases)('%s', (_what, cell, number) => {
		expect(cleanAccountNumber(cell)).toEqual({ ok: true, number, warnings: [] });
	});
});
