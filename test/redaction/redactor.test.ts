import { redactor, REMOVED } from '../../nodes/MobileMoneyNameLookup/redaction/redactor';

/** Has every sign that some encoding writes otherwise, also those of Base64, and a letter beyond ASCII. */
const SECRET = 'Mw&n<e>"q\'/\\ =+%;~é??';
const HALF_PAIR = 'half-\ud83d-pair';

it.each([
	['as it is', SECRET, SECRET],
	['in JSON', SECRET, JSON.stringify(SECRET).slice(1, -1)],
	['in an address', SECRET, encodeURIComponent(SECRET)],
	['in Base64', SECRET, Buffer.from(SECRET).toString('base64').replace(/=+$/, '')],
	['in base64url', SECRET, Buffer.from(SECRET).toString('base64url')],
	['without the spaces around it', '  spaced-out ', 'spaced-out'],
	['with a line break in JSON', 'first\nsecond', 'first\\nsecond'],
	['with half of a character', HALF_PAIR, encodeURIComponent(Buffer.from(HALF_PAIR).toString())],
	['with hundreds of characters', 'ab/+'.repeat(100), encodeURIComponent('ab/+'.repeat(100))],
	['with signs of patterns', '.*(?:)[a-z]{4}', '.*(?:)[a-z]{4}'],
])('a secret is removed %s', (_where, secret, written) => {
	expect(redactor([secret])(`p=${written}. ${written}`)).toBe(`p=${REMOVED}. ${REMOVED}`);
});

it.each([
	['the longer of two secrets', 'is acmepass-and-more acmepass', `is ${REMOVED} ${REMOVED}`],
	['any JWT', 'eyJhbGciOiJI.eyJzdWIi.c2ln.more', `${REMOVED}.more`],
	['a JWT without its rest', 'Bearer eyJhbGciOiJI, done', `Bearer ${REMOVED}, done`],
	['nothing that only begins like one', 'eyJseven12 eyJ acmepas', 'eyJseven12 eyJ acmepas'],
	['a short secret as a whole word', 'user=wekesa; wekesa', `user=${REMOVED}; ${REMOVED}`],
	['no part of a word', 'WEKESAS wekesas 2wekesa wekesa2 éwekesa', undefined],
	['a secret of eight characters anywhere', 'xabcdefghx', `x${REMOVED}x`],
	['none of fewer than four characters', 'abc   e   YWJj', undefined],
])('of a text is removed %s', (_what, text, shown) => {
	const redact = redactor([
		'acmepass',
		'acmepass-and-more',
		' wekesa ',
		'abcdefgh',
		'abc',
		'  e  ',
		'',
	]);
	expect(redact(text)).toBe(shown ?? text);
});
