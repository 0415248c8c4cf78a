import { redactor, REMOVED } from '../../nodes/MobileMoneyNameLookup/redaction/redactor';

/** Has every sign that some encoding writes otherwise, also those of Base64, and a letter beyond ASCII. */
const SECRET = 'Mw&n<e>"q\'/\\ =+%;~é??';

/** The secret with each of its characters written by a rule. */
const all = (rule: (character: string) => string): string => Array.from(SECRET, rule).join('');

const units = (character: string): string =>
	`\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const percent = (character: string): string =>
	Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const numbered = (character: string): string => `&#${character.charCodeAt(0)};`;
const hexadecimal = (character: string): string => `&#x${character.charCodeAt(0).toString(16)};`;
const NAMES = new Map(
	Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }),
);
const named = (character: string): string =>
	NAMES.has(character) ? `&${NAMES.get(character)};` : character;
const json = JSON.stringify(SECRET).slice(1, -1);
const base64 = Buffer.from(SECRET).toString('base64').replace(/=+$/, '');

describe('a secret is taken out', () => {
	it.each([
		['as it is', SECRET],
		['of JSON', json],
		['of JSON within JSON', JSON.stringify(`"${json}"`).slice(3, -3)],
		['of JSON that escapes everything, with capitals', all(units).toUpperCase().replace(/U/g, 'u')],
		['of an address that encodes everything', all(percent)],
		['of an address within another', encodeURIComponent(encodeURIComponent(SECRET))],
		['of a form', new URLSearchParams({ s: SECRET }).toString().slice(2)],
		['of a page', all(named)],
		['of a page with hexadecimal numbers', all(hexadecimal)],
		['of a page without semicolons', all(numbered).replace(/;/g, '')],
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
		['a quote behind a backslash', 'first\\"second', 'first\\\\\\"second'],
		['a pair of units', 'smile-😀-face', 'smile-\\ud83d\\ude00-face'],
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
		['\\u003dacme', `\\u003d${REMOVED}`],
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
