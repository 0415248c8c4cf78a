import fc from 'fast-check';

import { basicAuthorization } from '../../nodes/MobileMoneyNameLookup/account/basicCredentials';

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

/** The `user:password` that a header carries. */
function decoded(header: string): string {
	const [scheme, encoded = '', ...rest] = header.split(' ');
	expect([scheme, rest]).toEqual(['Basic', []]);
	return Buffer.from(encoded, 'base64').toString('utf8');
}

describe('the API key is sent as HTTP Basic:', () => {
	it.each([
		['a bare key as a user-id with an empty password', 'uat-4f1c9e7b2d8a', 'uat-4f1c9e7b2d8a:'],
		['a bare key of Base64 letters', 'abcd', 'abcd:'],
		['a bare key of hexadecimal digits', '4f1c9e7b2d8a4f1c', '4f1c9e7b2d8a4f1c:'],
		['a bare key with = at its end', 'abc=', 'abc=:'],
		['a bare key with + and /', 'a+/b', 'a+/b:'],
		['a bare key with letters beyond ASCII', 'clé-ñ', 'clé-ñ:'],
		['a key and a secret', 'key:secret', 'key:secret'],
		['a key and an empty secret', 'key:', 'key:'],
		['an empty key and a secret', ':secret', ':secret'],
		['a secret with a colon', 'key:se:cr:et', 'key:se:cr:et'],
		['a secret with spaces', 'key:se cr et', 'key:se cr et'],
		['a secret with letters beyond ASCII, as UTF-8', 'key:sécret€', 'key:sécret€'],
		['a UUID', '0b8f3f0e-2f5c-4a51-9f0e-000000000000', '0b8f3f0e-2f5c-4a51-9f0e-000000000000:'],
		['Base64 of text without a colon', base64('username'), `${base64('username')}:`],
		['Base64 of bytes that are no text', base64(Buffer.from([0xff, 0x3a, 0xfe])), '/zr+:'],
		['Base64 of control characters', base64('a:\u0000b'), `${base64('a:\u0000b')}:`],
		['Base64 of a line break', base64('key:secret\n'), `${base64('key:secret\n')}:`],
		['Base64 with a character too few', 'a2V5OnNlY3JldA=', 'a2V5OnNlY3JldA=:'],
		['a key whose name begins with "basic"', 'basically', 'basically:'],
		['a user named Basic', 'Basic:secret', 'Basic:secret'],
	])('%s', (_what, apiKey, userAndPassword) => {
		expect(decoded(basicAuthorization(apiKey))).toBe(userAndPassword);
	});

	it.each([
		['key:secret', 'a2V5OnNlY3JldA=='],
		['key:', 'a2V5Og=='],
		['user:pass1', 'dXNlcjpwYXNzMQ=='],
		[':secret', base64(':secret')],
		['key:se:cret', base64('key:se:cret')],
		['key:sécret€', base64('key:sécret€')],
		['a key of 90 characters', base64(`${'k'.repeat(90)}:s`)],
	])('Base64 of %s goes as it is', (_what, encoded) => {
		expect(basicAuthorization(encoded)).toBe(`Basic ${encoded}`);
	});

	it.each(['Basic ', 'basic ', 'BASIC ', 'Basic   ', 'Basic\t', '  Basic '])(
		'"%s" in front is stripped',
		(front) => {
			expect(basicAuthorization(`${front}a2V5OnNlY3JldA==`)).toBe('Basic a2V5OnNlY3JldA==');
			expect(decoded(basicAuthorization(`${front}key:secret`))).toBe('key:secret');
			expect(decoded(basicAuthorization(`${front}uat-key`))).toBe('uat-key:');
		},
	);

	it.each(['uat-key ', ' uat-key', '\tuat-key\r\n'])('space around is stripped: %j', (apiKey) => {
		expect(decoded(basicAuthorization(apiKey))).toBe('uat-key:');
	});
});

describe('whatever the API key is', () => {
	const printable = fc
		.string({ unit: 'grapheme' })
		.filter((text) => text === text.trim() && !/\p{C}|^basic/iu.test(text));

	it('a key with a colon arrives as it was written', () => {
		fc.assert(
			fc.property(printable, printable, (user, password) => {
				const apiKey = `${user}:${password}`;
				expect(decoded(basicAuthorization(apiKey))).toBe(apiKey);
			}),
		);
	});

	it('its finished header can be pasted as a key and stays the same', () => {
		fc.assert(
			fc.property(printable, (apiKey) => {
				const header = basicAuthorization(apiKey);
				expect(basicAuthorization(header)).toBe(header);
				expect(basicAuthorization(header.replace('Basic ', ''))).toBe(header);
			}),
		);
	});

	it('the header is one line of Base64', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (apiKey) => {
				expect(basicAuthorization(apiKey)).toMatch(/^Basic [A-Za-z0-9+/]+={0,2}$/);
			}),
		);
	});
});
