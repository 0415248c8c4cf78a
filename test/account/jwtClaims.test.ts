import { readJwtClaims } from '../../nodes/MobileMoneyNameLookup/account/jwtClaims';

const encoded = (value: unknown): string =>
	Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown): string => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.c2ln`;

describe('the claims of a token', () => {
	it.each([
		['its end and issue', { iat: 100, exp: 3700 }, { iat: 100, exp: 3700 }],
		['its end alone', { exp: 3700 }, { exp: 3700 }],
		['nothing that nobody asked for', { exp: 1, sub: 'x', nbf: 0 }, { exp: 1 }],
		['fractions of a second', { exp: 3700.5 }, { exp: 3700.5 }],
		['scripts of all kinds beside', { exp: 5, name: 'ŨÜ☕' }, { exp: 5 }],
	])('tell %s', (_what, claims, told) => {
		expect(readJwtClaims(jwt(claims))).toEqual(told);
	});

	it('are read without a signature, which is not checked', () => {
		expect(readJwtClaims(`.${encoded({ exp: 5 })}.`)).toEqual({ exp: 5 });
	});

	it.each([
		['no end', jwt({ iat: 100 })],
		['an end of 0', jwt({ exp: 0 })],
		['a negative end', jwt({ exp: -1 })],
		['an end that is a text', jwt({ exp: '3700' })],
		['an issue of 0', jwt({ iat: 0, exp: 5 })],
		['an issue that is a text', jwt({ iat: 'now', exp: 5 })],
		['no object', jwt(7)],
		['claims that are no JSON', jwt('{"exp":')],
		['two parts', jwt({ exp: 5 }).replace(/\.c2ln$/, '')],
		['four parts', `${jwt({ exp: 5 })}.x`],
		['one part', encoded({ exp: 5 })],
		['nothing', ''],
	])('are none in a token with %s', (_what, token) => {
		expect(readJwtClaims(token)).toBeUndefined();
	});
});
