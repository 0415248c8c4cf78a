import fc from 'fast-check';

import type { RawServer } from '../network/rawServer';
import { mostly } from './mostly';
import { awkward } from './texts';

/** The servers that random addresses lead to, by the letter that stands for them in a template. */
export interface Listeners {
	/** On 127.0.0.1. */
	readonly A: RawServer;
	/** On 127.0.0.2. */
	readonly B: RawServer;
	/** On ::1. */
	readonly C: RawServer;
}

/** `{A}` is host and port, `{a}` the port alone. */
const HOSTS = [
	'{A}',
	'{A}',
	'{B}',
	'{C}',
	'localhost:{a}',
	'LocalHost:{a}',
	'ｌｏｃａｌｈｏｓｔ:{a}',
	'127.1:{a}',
	'0x7f.0.0.1:{a}',
	'2130706433:{a}',
	'127.0.0.1.:{a}',
	'127。0。0。1:{a}',
	'[::ffff:127.0.0.1]:{a}',
	'[0:0:0:0:0:0:0:1]:{c}',
	'0:{a}',
	'uat.invalid',
	'uat.invalid:{a}',
	'пример.invalid',
	'localhost.invalid:{a}',
	'127.0.0.1.invalid:{a}',
	'{A}.invalid',
	'{A}:{b}',
];
const USERS = [
	'',
	'',
	'',
	'',
	'user:s3cret@',
	'{B}@',
	'{B}:x@',
	'{B}/@',
	'{B}#@',
	'{B}?@',
	'{B}\\@',
	'@',
	'{B}%2F@',
];
const PATHS = [
	'',
	'',
	'/',
	'/io',
	'/io//v1/',
	'/../x',
	'/%2e%2e/x',
	'/a b',
	'/@{B}',
	'/\\{B}',
	'\\@{B}',
	'//{B}/',
	'/..//{B}',
	'/\r\nX-Injected: yes',
	'/%0d%0aX-Injected:%20yes',
	'/é',
];
const TAILS = ['', '', '', '', '?x', '#x', '?@{B}', '#@{B}', '?//{B}', '%23@{B}'];

const SCHEMES = ['http://', 'https://', 'HTTP://', 'http:/', 'http:', 'http:\\\\', '//', ''];

const prick: fc.Arbitrary<(address: string) => string> = fc.tuple(awkward, fc.nat({ max: 40 })).map(
	([piece, at]) =>
		(address) =>
			address.slice(0, at) + piece + address.slice(at),
);

/** An address in which letters stand for the listeners: good ones, traps, and names that nobody has. */
export const addressTemplate: fc.Arbitrary<string> = fc
	.tuple(
		mostly(fc.constant('http://'), fc.constantFrom(...SCHEMES), 3),
		mostly(fc.constant(''), fc.constantFrom(...USERS), 3),
		mostly(fc.constantFrom('{A}', '{B}', '{C}'), fc.constantFrom(...HOSTS), 1),
		mostly(fc.constantFrom('', '/io'), fc.constantFrom(...PATHS), 3),
		mostly(fc.constant(''), fc.constantFrom(...TAILS), 3),
		mostly(
			fc.constant((address: string) => address),
			prick,
			8,
		),
	)
	.map(([scheme, user, host, path, tail, change]) => change(scheme + user + host + path + tail));

/** What an address of a request may be when it comes from another node. */
export const requestTemplate: fc.Arbitrary<string> = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom('http://{A}/io/x', 'http://{A}', 'HTTP://{A}/?x', '/x') },
	{ weight: 3, arbitrary: addressTemplate },
	{
		weight: 3,
		arbitrary: fc.constantFrom(
			'',
			'/',
			'/io/x',
			'//{B}/x',
			'///{B}/x',
			'/\\{B}/x',
			'\\\\{B}/x',
			'/\t/{B}/x',
			'\t//{B}/x',
			'x',
			'?x',
			'@{B}',
			':80@{B}',
			'.{B}',
			'../x',
			'http:{B}',
			'http:/x',
			'//user@{B}',
		),
	},
);

/** Puts the listeners' addresses in the place of their letters. */
export const fillIn = (template: string, { A, B, C }: Listeners): string =>
	[A, B, C].reduce(
		(text, { origin, port }, index) =>
			text
				.replaceAll(`{${'ABC'.charAt(index)}}`, origin.replace('http://', ''))
				.replaceAll(`{${'abc'.charAt(index)}}`, String(port)),
		template,
	);
