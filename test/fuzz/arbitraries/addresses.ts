import fc from 'fast-check';

import type { Network } from '../network/network';
import { anyText, awkward, mostly } from './texts';

// In these templates `{A}`, `{B}` and `{C}` are host and port of the three servers, `{a}` the port alone.
const SCHEMES = ['https://', 'HTTP://', 'http:/', 'http:', 'http:\\\\', '//', ''];
const USERS = ['user:s3cret@', '{B}@', '{B}:x@', '{B}/@', '{B}#@', '{B}?@', '{B}\\@', '@'];
const NAMES = [
	'localhost:{a}',
	'LocalHost:{a}',
	'ｌｏｃａｌｈｏｓｔ:{a}',
	'uat.invalid',
	'{A}.invalid',
];
const NUMBERS = ['127.1:{a}', '0x7f.0.0.1:{a}', '2130706433:{a}', '127。0。0。1:{a}', '0:{a}'];
const ODD = ['[::ffff:127.0.0.1]:{a}', '[0:0:0:0:0:0:0:1]:{c}', '{A}:{b}', '127.0.0.1.invalid:{a}'];
const PATHS = ['/', '/io//v1/', '/a b', '/@{B}', '/\\{B}', '\\@{B}', '//{B}/', '/é'];
const STEPS = [
	'/../x',
	'/%2e%2e/x',
	'/..//{B}',
	'/\r\nX-Injected: yes',
	'/%0d%0aX-Injected:%20yes',
];
const TAILS = ['?x', '#x', '?@{B}', '#@{B}', '?//{B}', '%23@{B}'];

/** An address of a server: a good one, a trap, or a name that nobody has. */
export const addressTemplate: fc.Arbitrary<string> = fc
	.tuple(
		mostly(fc.constant('http://'), fc.constantFrom(...SCHEMES), 5),
		mostly(fc.constant(''), fc.constantFrom(...USERS), 5),
		mostly(fc.constantFrom('{A}', '{B}', '{C}'), fc.constantFrom(...NAMES, ...NUMBERS, ...ODD), 1),
		mostly(fc.constantFrom('', '/io'), fc.constantFrom(...PATHS, ...STEPS), 5),
		mostly(fc.constant(''), fc.constantFrom(...TAILS), 5),
		mostly(fc.constant(''), awkward, 8),
		fc.nat({ max: 40 }),
	)
	.map(([scheme, user, host, path, tail, piece, at]) => {
		const address = scheme + user + host + path + tail;
		return address.slice(0, at) + piece + address.slice(at);
	});

/** What somebody may enter as Token Path. */
export const tokenPath: fc.Arbitrary<string> = mostly(
	fc.constantFrom('/identity-test/v2/token', 'identity/v2/token', ''),
	fc.oneof(fc.constantFrom(...PATHS, ...STEPS, ...TAILS), anyText),
	2,
);

/** Puts the servers' addresses in the place of their letters. */
export const fillIn = (template: string, { A, B, C }: Network): string =>
	Object.entries({ A, B, C }).reduce(
		(text, [letter, { url }]) =>
			text.replaceAll(`{${letter}}`, url.host).replaceAll(`{${letter.toLowerCase()}}`, url.port),
		template,
	);
