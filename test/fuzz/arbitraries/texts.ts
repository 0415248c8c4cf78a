import fc from 'fast-check';

/** Characters that end a line, a header or a string, that turn a text round, or that nobody sees. */
const AWKWARD = [
	'\r\n',
	'\n',
	'\r',
	'\0',
	'\t',
	'\u001b[31m',
	'\u007f',
	'\u0085',
	'\u2028',
	'\u00a0',
	'\u00ad',
	'\u200b',
	'\u202e',
	'\u2066',
	'\ufeff',
	'\ufffd',
	'\ud800',
	'\udc00',
	'\u0301',
	'😀',
	'%0d%0a',
	'%00',
	'\\',
	'"',
	"'",
	'`',
	'${7*7}',
	'{{ $json.apiKey }}',
	'={{ 1 }}',
	'<script>',
	'__proto__',
	'constructor',
];

/** A text that somebody wrote to do harm: a header of their own behind a line break. */
const INJECTION =
	'x\r\nX-Injected: yes\r\n\r\nGET /injected HTTP/1.1\r\nHost: evil.invalid\r\n\r\n';

/** One character or one awkward sequence. */
export const awkward: fc.Arbitrary<string> = fc.constantFrom(...AWKWARD);

/** Any text: plain, with every character of Unicode, or strung together of awkward pieces. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.string() },
	{ weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
	{
		weight: 4,
		arbitrary: fc
			.array(fc.oneof(awkward, fc.string({ maxLength: 4 })), { maxLength: 8 })
			.map((pieces) => pieces.join('')),
	},
	{ weight: 1, arbitrary: fc.constant(INJECTION) },
);

/** Texts of many thousand characters made of one short piece, which a careless pattern reads for ever. */
export const longText: fc.Arbitrary<string> = fc
	.tuple(
		fc.oneof(
			fc.constantFrom(
				' ',
				'0',
				'1 ',
				'a',
				'aA',
				'((',
				'""',
				'-',
				'token ',
				'jwt_',
				'.0',
				'\u200b',
				'e5',
			),
			fc.string({ minLength: 1, maxLength: 4 }),
		),
		fc.integer({ min: 2_000, max: 20_000 }),
		fc.string({ maxLength: 3 }),
	)
	.map(([piece, times, end]) => piece.repeat(times) + end);

/** Control characters, with which a message would write lines of its own into a log. */
export const hasControlCharacters = (text: string): boolean =>
	Array.from(text).some(
		(character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'),
	);
