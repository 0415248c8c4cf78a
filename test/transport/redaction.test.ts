import { redactor, REMOVED } from '../../nodes/MobileMoneyNameLookup/transport/redaction';

/** Has every sign that some encoding writes otherwise, and a letter beyond ASCII. */
const SECRET = 'Mw&n<e>"q\'/\\ =+%;é';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The text with each of its characters written by a rule. */
const each = (text: string, rule: (character: string) => string): string =>
	Array.from(text, rule).join('');
const units = (character: string): string =>
	character
		.split('')
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
		.join('');
const percent = (character: string): string =>
	Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const numbered = (character: string): string => `&#${String(character.codePointAt(0))};`;
const hexadecimal = (character: string): string =>
	`&#x${(character.codePointAt(0) ?? 0).toString(16)};`;
const signsOnly =
	(rule: (character: string) => string) =>
	(character: string): string =>
		/[\w]/.test(character) ? character : rule(character);
const NAMED: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

describe('a secret is taken out', () => {
	it.each([
		['as it is', SECRET],
		['with spaces around', ` ${SECRET} `],
		['of JSON', JSON.stringify(SECRET).slice(1, -1)],
		['of JSON that escapes slashes', JSON.stringify(SECRET).slice(1, -1).replace(/\//g, '\\/')],
		['of JSON within JSON', JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
		['of JSON that escapes signs', each(SECRET, signsOnly(units))],
		['of JSON that escapes everything', each(SECRET, units)],
		['of JSON with capitals', each(SECRET, units).toUpperCase().replace(/U/g, 'u')],
		['of an address', encodeURIComponent(SECRET)],
		['of an address with small letters', each(SECRET, signsOnly(percent))],
		['of an address that encodes everything', each(SECRET, percent)],
		['of an address within another', encodeURIComponent(encodeURIComponent(SECRET))],
		['of a form', new URLSearchParams({ s: SECRET }).toString().slice(2)],
		['of a page', each(SECRET, (sign) => NAMED[sign] ?? sign)],
		[
			'of a page within another',
			each(SECRET, (sign) => NAMED[sign]?.replace('&', '&amp;') ?? sign),
		],
		['of a page with numbers', each(SECRET, signsOnly(numbered))],
		['of a page with numbers only', each(SECRET, numbered)],
		['of a page with hexadecimal numbers', each(SECRET, hexadecimal)],
		['of a page with capitals and zeros', each(SECRET, hexadecimal).replace(/&#x/g, '&#X00')],
		['of a page without semicolons', each(SECRET, numbered).replace(/;/g, '')],
		['of Basic', base64(SECRET).replace(/=+$/, '')],
		['of a token', Buffer.from(SECRET).toString('base64url')],
		['of Basic in an address', encodeURIComponent(base64(SECRET).replace(/=+$/, ''))],
		['of Basic in a page', each(base64(SECRET).replace(/=+$/, ''), numbered)],
	])('%s', (_where, written) => {
		const shown = redactor([SECRET])(`p=${written}.`);
		expect(shown.replace(/ /g, '')).toBe(`p=${REMOVED}.`.replace(/ /g, ''));
	});

	it.each([
		['a line break', 'first\nsecond', 'first\\nsecond'],
		['a return', 'first\rsecond', 'first\\rsecond'],
		['a code', 'first%25second', 'first%25second'],
		['an encoded code', 'first%25second', 'first%2525second'],
		['a quote behind a backslash', 'first\\"second', 'first\\\\\\"second'],
		['a tab', 'first\tsecond', 'first\\tsecond'],
		['a pair of units', 'smile-😀-face', 'smile-\\ud83d\\ude00-face'],
		['half a pair', 'half-\ud83d-pair', `half-${encodeURIComponent('\ufffd')}-pair`],
	])('with %s in it', (_what, secret, written) => {
		expect(redactor([secret])(`<${written}>`)).toBe(`<${REMOVED}>`);
	});

	it('of hundreds of characters, with its signs encoded', () => {
		const secret = 'ab/+'.repeat(100);
		expect(redactor([secret])(encodeURIComponent(secret))).toBe(REMOVED);
		expect(redactor([secret])(JSON.stringify(secret).replace(/\//g, '\\/'))).toBe(`"${REMOVED}"`);
	});

	it.each([
		['a secret within another', ['acmepass', 'acmepass-and-more'], 'is acmepass-and-more', 'is'],
		['two beside each other', ['first-one', 'second-one'], 'first-one second-one', REMOVED],
	])('with nothing left of it: %s', (_what, secrets, text, before) => {
		expect(redactor(secrets)(text)).toBe(`${before} ${REMOVED}`);
	});

	it('each time that it stands there', () => {
		const redact = redactor(['long-secret']);
		expect(redact('long-secret long-secret')).toBe(`${REMOVED} ${REMOVED}`);
		expect(redact('long-secret')).toBe(REMOVED);
	});
});

describe('a short secret', () => {
	it.each([
		['user=acme;', `user=${REMOVED};`],
		['acme', REMOVED],
		['user%3Dacme%26', `user%3D${REMOVED}%26`],
		['user%3dacme', `user%3d${REMOVED}`],
		['\\u003dacme', `\\u003d${REMOVED}`],
		['ACMECORP acmecorp 2acme acme2 éacme', 'ACMECORP acmecorp 2acme acme2 éacme'],
	])('of seven characters at most is removed as a whole word: %s', (text, shown) => {
		expect(redactor(['acme'])(text)).toBe(shown);
		expect(redactor([' acme '])(text)).toBe(shown);
	});

	it('of eight characters is removed anywhere, one of seven is not', () => {
		expect(redactor(['abcdefgh'])('xabcdefghx')).toBe(`x${REMOVED}x`);
		expect(redactor(['abcdefg'])('xabcdefgx')).toBe('xabcdefgx');
	});

	it.each([['abc'], ['  e  '], ['']])('of three characters is not looked for: %p', (secret) => {
		expect(redactor([secret])('abc e')).toBe('abc e');
	});
});

describe('a JWT is taken out, whoever it was issued to:', () => {
	it.each([
		['eyJhbGciOiJI.eyJzdWIi.c2ln', REMOVED],
		['Bearer eyJhbGciOiJI, done', `Bearer ${REMOVED}, done`],
		['eyJhbGciOiJI.eyJzdWIi.c2ln.more', `${REMOVED}.more`],
		['eyJseven12 eyJ', 'eyJseven12 eyJ'],
	])('%s', (text, shown) => {
		expect(redactor([])(text)).toBe(shown);
	});
});

describe('what is no secret stays:', () => {
	it.each([
		['signs that mean something in patterns', ['.*.*', '(?:)x', '[a-z]{4}'], 'Lookup Success'],
		['another case', ['success-story'], 'SUCCESS-STORY'],
		['a part of it', ['whole-secret'], 'whole-secre'],
	])('%s', (_what, secrets, text) => {
		expect(redactor(secrets)(text)).toBe(text);
	});
});
