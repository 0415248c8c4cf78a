import { redactor, REMOVED } from '../../nodes/MobileMoneyNameLookup/redaction/redactor';

/** Has every sign that some encoding writes otherwise, also those of Base64, and a letter beyond ASCII. */
const SECRET = 'Mw&n<e>"q\'/\\ =+%;~é??';

const json = JSON.stringify(SECRET).slice(1, -1);
const base64 = Buffer.from(SECRET).toString('base64').replace(/=+$/, '');

describe('a secret is taken out', () => {
	it.each([
		['as it is', SECRET],
		['of JSON', json],
		['of an address', encodeURIComponent(SECRET)],
		[
			'of an address in small letters',
			encodeURIComponent(SECRET).replace(/%../g, (hex) => hex.toLowerCase()),
		],
		['of a form', new URLSearchParams({ s: SECRET }).toString().slice(2)],
		['of Basic', base64],
		['of a token', Buffer.from(SECRET).toString('base64url')],
		['of Basic in an address', encodeURIComponent(base64)],
	])('%s', (_where, written) => {
		expect(redactor([SECRET])(`p=${written}.`)).toBe(`p=${REMOVED}.`);
	});

	it.each([
		['spaces around', '  spaced-out ', 'spaced-out'],
		['a space', 'first second', 'first+second'],
		['two backslashes', 'first\\\\second', 'first\\\\\\\\second'],
		['a line break', 'first\nsecond', 'first\\nsecond'],
		['half a pair', 'half-\ud83d-pair', `half-${encodeURIComponent('\ufffd')}-pair`],
		['hundreds of characters', 'ab/+'.repeat(100), encodeURIComponent('ab/+'.repeat(100))],
	])('with %s in it', (_what, secret, written) => {
		expect(redactor([secret])(`<${written}> ${written}`)).toBe(`<${REMOVED}> ${REMOVED}`);
	});

	it('whole, where another one is a part of it', () => {
		const redact = redactor(['acmepass', 'acmepass-and-more']);
		expect(redact('is acmepass-and-more acmepass')).toBe(`is ${REMOVED} ${REMOVED}`);
	});

	it.each([
		['eyJhbGciOiJI.eyJzdWIi.c2ln.more', `${REMOVED}.more`],
		['Bearer eyJhbGciOiJI, done', `Bearer ${REMOVED}, done`],
		['eyJseven12 eyJ', 'eyJseven12 eyJ'],
	])('though it is the JWT of somebody else: %s', (text, shown) => {
		expect(redactor([])(text)).toBe(shown);
	});
});

describe('a short secret', () => {
	it.each([
		['user=acme;', `user=${REMOVED};`],
		['acme', REMOVED],
		['user%3Dacme%26', `user%3D${REMOVED}%26`],
		['ACMECORP acmecorp 2acme acme2 éacme', 'ACMECORP acmecorp 2acme acme2 éacme'],
	])('is removed as a whole word: %s', (text, shown) => {
		expect(redactor(['acme'])(text)).toBe(shown);
		expect(redactor([' acme '])(text)).toBe(shown);
	});

	it('is one of four to seven characters', () => {
		expect(redactor(['abcdefgh'])('xabcdefghx')).toBe(`x${REMOVED}x`);
		expect(redactor(['abcdefg'])('xabcdefgx')).toBe('xabcdefgx');
		expect(redactor(['abc', '  e  ', ''])('abc   e   YWJj')).toBe('abc   e   YWJj');
	});
});

it.each([
	['signs that mean something in patterns', ['.*.*', '(?:)x', '[a-z]{4}'], 'Lookup Success'],
	['a part of it', ['whole-secret'], 'whole-secre'],
])('what is no secret stays: %s', (_what, secrets, text) => {
	expect(redactor(secrets)(text)).toBe(text);
});
