import fc from 'fast-check';

import { anyCharacter } from '../support/anyCharacter';

/** Pieces that end a line, a header or a string, that turn a text round, or that nobody sees. */
export const awkward: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom('\r\n', '\n', '\r', '\0', '\t', '\u007f', '\u0085', '\u2028', '\u001b[31m'),
	fc.constantFrom('\u00a0', '\u00ad', '\u200b', '\u202e', '\ufeff', '\ufffd', '\ud800', '\udc00'),
	fc.constantFrom('%0d%0a', '%00', '\\', '"', "'", '`', '${7*7}', '={{ 1 }}', '<script>'),
	fc.constantFrom('{{ $json.apiKey }}', '__proto__', 'constructor', '\u0301', '😀'),
	fc.constant('x\r\nX-Injected: yes\r\n\r\nGET /injected HTTP/1.1\r\nHost: evil.invalid\r\n\r\n'),
);

/** Any text: plain, with every character of Unicode, or strung together of awkward pieces. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	fc.string(),
	fc.string({ unit: anyCharacter }),
	fc
		.array(fc.oneof(awkward, fc.string({ maxLength: 4 })), { maxLength: 8 })
		.map((all) => all.join('')),
);

/** So many good values to one other: each part of a case must be good for it to get past the first check. */
export const mostly = <Value>(
	good: fc.Arbitrary<Value>,
	other: fc.Arbitrary<Value>,
	weight = 6,
): fc.Arbitrary<Value> => fc.oneof({ weight, arbitrary: good }, other);
