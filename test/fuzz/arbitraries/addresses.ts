import fc from 'fast-check';

import { mostly } from './mostly';
import { anyText, awkward } from './texts';

const SCHEMES = [
	'https://',
	'https://',
	'https://',
	'http://',
	'HTTPS://',
	'https:/',
	'https:',
	'//',
	'ftp://',
	'file:///',
	'javascript:',
	'https:\\\\',
	'wss://',
	'',
];
const USERS = [
	'',
	'',
	'',
	'user@',
	'user:s3cret@',
	':s3cret@',
	'@',
	'uat.example.com@',
	'127.0.0.1:80@',
	'x%40',
	'%2F@',
	'\u200b@',
];
const HOSTS = [
	'uat.example.com',
	'UAT.Example.COM',
	'api.example.com',
	'127.0.0.1',
	'127.9.9.9',
	'localhost',
	'LOCALHOST',
	'[::1]',
	'[0:0:0:0:0:0:0:1]',
	'[::ffff:127.0.0.1]',
	'[::ffff:10.0.0.1]',
	'[fe80::1%25eth0]',
	'[::]',
	'127.1',
	'0x7f.0.0.1',
	'0x7f000001',
	'2130706433',
	'017700000001',
	'127.0.0.1.',
	'localhost.',
	'evil.localhost',
	'127.0.0.1.evil.example',
	'localhost.evil.example',
	'0.0.0.0',
	'10.0.0.1',
	'169.254.169.254',
	'xn--e1afmkfd.example',
	'пример.example',
	'ｕａｔ.example.com',
	'ｌｏｃａｌｈｏｓｔ',
	'ⓛocalhost',
	'１２７.0.0.1',
	'uat\u00adexample.com',
	'uat。example.com',
	'uat%2eexample.com',
	'%6c%6fcalhost',
	'faß.example',
	'a'.repeat(300),
	'a..example',
	'-.example',
	'',
];
const PORTS = [
	'',
	'',
	'',
	':443',
	':80',
	':8443',
	':0',
	':65536',
	':',
	'::',
	':８０',
	':80@evil.example',
	':-1',
];
const PATHS = [
	'',
	'',
	'/',
	'//',
	'/io',
	'/io/',
	'//io//v1//',
	'/../x',
	'/..',
	'/./',
	'/%2e%2e/',
	'/.%2E',
	'/%2f..',
	'/%5c..',
	'/..%2f',
	'/..;/x',
	'/;x=1',
	'/a b',
	'/@evil.example',
	'/\\evil.example',
	'\\evil.example',
	'/é',
	'/\t../',
	'/\r\nHost: evil.example',
	'/%0d%0aHost:%20evil.example',
	'/.\u200b./',
	'/...',
];
const TAILS = ['', '', '', '?', '?x=1', '#', '#x', '?@evil.example', '#@evil.example'];

const goodHost = fc.constantFrom(
	'uat.example.com',
	'api.example.com',
	'UAT.Example.COM',
	'127.0.0.1',
);
const anyHost = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...HOSTS) },
	{ weight: 1, arbitrary: fc.domain() },
	{ weight: 1, arbitrary: fc.ipV6().map((address) => `[${address}]`) },
	{ weight: 1, arbitrary: fc.ipV4Extended() },
);

const built: fc.Arbitrary<string> = fc
	.tuple(
		mostly(fc.constantFrom('https://', 'https://', 'http://'), fc.constantFrom(...SCHEMES), 4),
		mostly(fc.constant(''), fc.constantFrom(...USERS)),
		mostly(goodHost, anyHost, 1),
		mostly(fc.constantFrom('', ':8443'), fc.constantFrom(...PORTS)),
		mostly(fc.constantFrom('', '/io'), fc.oneof(fc.constantFrom(...PATHS), fc.webPath()), 3),
		mostly(fc.constant(''), fc.constantFrom(...TAILS)),
	)
	.map((parts) => parts.join(''));

/** An address with an awkward character somewhere in it. */
const pricked: fc.Arbitrary<string> = fc
	.tuple(built, awkward, fc.nat({ max: 60 }))
	.map(([address, piece, at]) => address.slice(0, at) + piece + address.slice(at));

/** What somebody may enter as Base URL or Auth URL: good addresses, bad ones, traps and any text. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
	{ weight: 6, arbitrary: built },
	{ weight: 2, arbitrary: pricked },
	{ weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
	{ weight: 1, arbitrary: anyText },
);

/** What somebody may enter as Token Path. */
export const anyPath: fc.Arbitrary<string> = fc.oneof(
	{ weight: 10, arbitrary: fc.constantFrom('/identity-test/v2/token', 'identity/v2/token', '') },
	{ weight: 4, arbitrary: fc.constantFrom(...PATHS) },
	{
		weight: 2,
		arbitrary: fc.constantFrom(
			'https://evil.example/x',
			'//evil.example/x',
			'///evil.example',
			'@evil.example',
			':80@evil.example/',
			'.evil.example',
			'/%zz',
			'/token?x=1',
			'/a/%2E%2E/b',
			'/%252e%252e/',
		),
	},
	{ weight: 1, arbitrary: fc.webPath() },
	{ weight: 1, arbitrary: anyText },
);
