import { cleanAccountNumber } from '../../nodes/MobileMoneyNameLookup/domain/accountNumber';

type Case = readonly [what: string, cell: unknown];

const otherText: readonly Case[] = [
	['a letter', '52252A'],
	['a letter O for a zero', '52252O'],
	['a word behind', '522522 till'],
	['a word in front', 'Till 522522'],
	['a comma between thousands', '522,522'],
	['a full stop between thousands', '522.522'],
	['a slash between two numbers', '522522/247247'],
	['a line break between digits', '522\n522'],
	['a carriage return between digits', '522\r522'],
	['a tab between digits', '522\t522'],
	['a line separator between digits', '522\u2028522'],
	['a minus sign in front', '-522522'],
	['a true minus sign in front', '\u2212522522'],
	['a plus sign in front', '+522522'],
	['a hyphen behind', '522522-'],
	['an apostrophe behind', "522522'"],
	['an apostrophe in the middle', "522'522"],
	['an opening quote alone', '"522522'],
	['a null character', '522522\u0000'],
	['brackets', '(522522)'],
	['a hexadecimal number', '0x7F'],
	['an underscore', '522_522'],
	['NaN as text', 'NaN'],
	['a spreadsheet error', '#REF!'],
	['a placeholder', 'N/A'],
	['a dash alone', '-'],
	['an expression that was not worked out', '={{ $json.till }}'],
];

const otherDigits: readonly Case[] = [
	['Arabic-Indic digits', '\u0665\u0662\u0662\u0665\u0662\u0662'],
	['extended Arabic-Indic digits', '\u06F5\u06F2\u06F2\u06F5\u06F2\u06F2'],
	['an Arabic-Indic digit among others', '52252\u0662'],
	['Devanagari digits', '\u096B\u0968\u0968\u096B\u0968\u0968'],
	['a superscript digit behind, as of a footnote', '522522\u00B2'],
	['a superscript digit of the later block', '52252\u2075'],
	['a subscript digit behind', '52252\u2082'],
	['circled digits', '\u2464\u2461\u2461\u2464\u2461\u2461'],
	['a circled two-digit number', '5225\u246B'],
	['a vulgar fraction', '522522\u00BD'],
	['a Roman numeral', '\u2164'],
];

const fractionsAndExponents: readonly Case[] = [
	['a fraction as text', '522522.5'],
	['a fraction that ends in zero', '522522.50'],
	['a fraction as a number', 522522.5],
	['a small fraction', 0.000001],
	['an exponent too small for its digits', '5.22522E4'],
	['a negative exponent', '5.22522E-5'],
	['a huge exponent', '1E400'],
	['an exponent that gives 13 digits', '1E12'],
	['an exponent without digits', '5.22522E'],
	['a mantissa without an exponent', '5.22522'],
];

const otherGroups: readonly Case[] = [
	['one digit behind a hyphen', '900001-2'],
	['one digit behind a spaced hyphen', '900001 - 2'],
	['one digit behind a space', '900001 2'],
	['two digits behind a space', '900001 22'],
	['an en dash before a branch', '900001\u201312'],
	['an account number behind a hyphen', '522522-1234'],
	['two numbers with a dash between', '522522 - 247247'],
	['a digit behind a short group', '4738-5'],
	['a digit behind groups of different sizes', '4738 534 2'],
	['a hyphen behind groups with spaces', '900 001 - 2'],
	['.0 behind such a digit', '900001-2.0'],
];

const path: readonly Case[] = [
	['a parent folder', '../522522'],
	['a parent folder behind', '522522/..'],
	['two full stops', '..'],
	['an encoded slash', '522522%2F1'],
	['an encoded parent folder', '%2e%2e'],
	['a query', '522522?x=1'],
	['a fragment', '522522#x'],
	['a further segment', '522522/merchants'],
	['a backslash', '522522\\1'],
	['a semicolon', '522522;a=1'],
	['a host', '//evil.example/522522'],
	['an at sign', '522522@evil.example'],
];

const otherValues: readonly Case[] = [
	['NaN', NaN],
	['infinity', Infinity],
	['minus infinity', -Infinity],
	['a negative number', -522522],
	['a number beyond all digits', 1e21],
	['true', true],
	['false', false],
	['an object', { till: 522522 }],
	['an empty object', {}],
	['an array', [522522]],
	['an empty array', []],
	['a big integer', 522522n],
	['a date', new Date(522522)],
	['a symbol', Symbol('522522')],
	['a function', () => 522522],
	['a text object', Object('522522')],
];

function problemOf(cell: unknown): string {
	const cleaned = cleanAccountNumber(cell);
	return cleaned.ok ? `accepted as ${cleaned.number}` : cleaned.problem;
}

describe.each([
	['other text than digits', otherText, /characters other than digits/],
	['digits of other kinds and directions', otherDigits, /characters other than digits/],
	['fractions and exponents', fractionsAndExponents, /characters other than digits/],
	['groups in which nobody writes one number', otherGroups, /characters other than digits/],
	['texts that aim at the path', path, /characters other than digits/],
	['values that are neither digits nor text', otherValues, /neither text nor|other than digits/],
] as const)('an account number is not read from %s:', (_group, cases, problem) => {
	it.each(cases)('%s', (_what, cell) => {
		expect(problemOf(cell)).toMatch(problem);
	});
});

describe('an account number that is missing or too long', () => {
	it.each([
		['undefined', undefined],
		['null', null],
		['an empty text', ''],
		['spaces', '   '],
		['a non-breaking space', '\u00A0'],
		['a zero-width space', '\u200B'],
		['a line break', '\n'],
		['an apostrophe alone', "'"],
		['quotes around nothing', '""'],
		['quotes around spaces', '" "'],
	])('is called empty: %s', (_what, cell) => {
		expect(problemOf(cell)).toBe('is empty');
	});

	it.each([
		['13 digits', '1234567890123'],
		['13 digits with leading zeros', '0000000522522'],
		['a number of 13 digits', 1234567890123],
		['13 digits in two parts', '522522 2472471'],
	])('is refused with the count of its digits: %s', (_what, cell) => {
		expect(problemOf(cell)).toMatch(/13 digits/);
	});

	it('is quoted only in part', () => {
		expect(problemOf('x'.repeat(100_000)).length).toBeLessThan(200);
	});

	it('is quoted with characters that steer the text written out', () => {
		expect(problemOf('52\u202E\u00002\u001B[31m')).toContain('"52U+202EU+00002U+001B[31m"');
	});
});
