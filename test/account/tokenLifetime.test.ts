import fc from 'fast-check';

import {
	readStoredToken,
	toStoredToken,
} from '../../nodes/MobileMoneyNameLookup/account/storedToken';
import type { IssuedToken } from '../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import {
	renewalTimeMs,
	renewalTimeOfStoredMs,
} from '../../nodes/MobileMoneyNameLookup/account/tokenLifetime';

const NOW_MS = 1_763_712_000_000;
const NOW_S = NOW_MS / 1000;
const UNTIL_REFUSED = Number.MAX_SAFE_INTEGER;

const encoded = (value: unknown): string =>
	Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown): string => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.c2ln`;

const issued = (fields: Partial<IssuedToken>): IssuedToken => ({
	accessToken: 'opaque',
	lifetimeSeconds: 3599,
	...fields,
});

/** How long after it was asked for a token is renewed. */
const usedForMs = (fields: Partial<IssuedToken>, nowMs = NOW_MS): number =>
	renewalTimeMs(issued(fields), nowMs) - nowMs;

describe('a token is renewed a minute before its end, or in the last tenth of its life:', () => {
	it.each([
		[3599, 3_539_000],
		[3600, 3_540_000],
		[86_400, 86_340_000],
		[601, 541_000],
		[600, 540_000],
		[599, 539_100],
		[60, 54_000],
		[10, 9000],
		[1, 900],
		[0.5, 450],
	])('one that lives %d s is used for %d ms', (lifetimeSeconds, ms) => {
		expect(usedForMs({ lifetimeSeconds })).toBeCloseTo(ms, 6);
		expect(
			usedForMs({ accessToken: jwt({ iat: NOW_S, exp: NOW_S + lifetimeSeconds }) }),
		).toBeCloseTo(ms, 6);
	});
});

describe('the life of a token', () => {
	const hour = 3_540_000;

	it.each<readonly [string, Partial<IssuedToken>, number]>([
		['that is no JWT is the one told', { lifetimeSeconds: 600 }, 540_000],
		[
			'that is a JWT is its own, whatever is told',
			{ accessToken: jwt({ iat: NOW_S, exp: NOW_S + 3600 }), lifetimeSeconds: 60 },
			hour,
		],
		[
			'without an issue time counts from the one told',
			{ accessToken: jwt({ exp: NOW_S + 3600 }), issuedAtMs: NOW_MS, lifetimeSeconds: 60 },
			hour,
		],
		[
			'with an issue time of its own does not need the one told',
			{ accessToken: jwt({ iat: NOW_S, exp: NOW_S + 3600 }), issuedAtMs: 7, lifetimeSeconds: 60 },
			hour,
		],
		[
			'without any issue time is the one told',
			{ accessToken: jwt({ exp: NOW_S + 86_400 }), lifetimeSeconds: 3600 },
			hour,
		],
		['without an end is the one told', { accessToken: jwt({ iat: NOW_S }) }, 3_539_000],
	])('%s', (_what, fields, ms) => {
		expect(usedForMs(fields)).toBeCloseTo(ms, 6);
	});

	it.each([
		['a JWT without a signature part', jwt({ iat: NOW_S, exp: NOW_S + 60 }).replace(/\.\w+$/, '')],
		['a JWT with a part too many', `${jwt({ iat: NOW_S, exp: NOW_S + 60 })}.x`],
		['claims that are no JSON', `a.${encoded('{"exp":')}.c`],
		['claims that are no Base64', 'a.!!!.c'],
		['no claims', 'a..c'],
		['claims that are a list', jwt([1])],
		['claims that are null', jwt(null)],
		['an end that is a text', jwt({ iat: NOW_S, exp: String(NOW_S + 60) })],
		['an end that is null', jwt({ iat: NOW_S, exp: null })],
		['an end of 0', jwt({ iat: NOW_S, exp: 0 })],
		['a negative end', jwt({ iat: NOW_S, exp: -60 })],
		['an issue time that is a text', jwt({ iat: 'now', exp: NOW_S + 60 })],
		['an empty token', ''],
		['dots alone', '..'],
	])('is the one told with %s', (_what, accessToken) => {
		expect(usedForMs({ accessToken, lifetimeSeconds: 3600 })).toBe(hour);
	});

	it.each([-300_000, -60_000, 0, 60_000, 300_000])(
		'does not change with an own clock that is off by %d ms',
		(offMs) => {
			const own = { accessToken: jwt({ iat: NOW_S, exp: NOW_S + 3600 }) };
			const told = { accessToken: jwt({ exp: NOW_S + 3600 }), issuedAtMs: NOW_MS };
			expect(usedForMs(own, NOW_MS + offMs)).toBe(hour);
			expect(usedForMs(told, NOW_MS + offMs)).toBe(hour);
			expect(usedForMs({ lifetimeSeconds: 3600 }, NOW_MS + offMs)).toBe(hour);
		},
	);
});

describe('a token that is handed out long after its issue', () => {
	const hourJwt = jwt({ iat: NOW_S, exp: NOW_S + 3600 });
	const answered = (afterSeconds: number) => ({ answeredAtMs: NOW_MS + afterSeconds * 1000 });

	it.each<readonly [string, Partial<IssuedToken>, number]>([
		['at once', { accessToken: hourJwt, ...answered(0) }, 3_540_000],
		['after half of its life', { accessToken: hourJwt, ...answered(1800) }, 1_740_000],
		['in its last minutes', { accessToken: hourJwt, ...answered(3300) }, 270_000],
		['a second before its end', { accessToken: hourJwt, ...answered(3599) }, 900],
		[
			'by an answer with a date before its issue',
			{ accessToken: hourJwt, ...answered(-300) },
			3_540_000,
		],
		['by an answer with a date at its end', { accessToken: hourJwt, ...answered(3600) }, 3_540_000],
		[
			'by an answer with a date after its end',
			{ accessToken: hourJwt, ...answered(7200) },
			3_540_000,
		],
		[
			'with its issue told beside it',
			{ accessToken: jwt({ exp: NOW_S + 3600 }), issuedAtMs: NOW_MS, ...answered(1800) },
			1_740_000,
		],
		[
			'with a longer life told',
			{ accessToken: jwt({ exp: NOW_S + 600 }), lifetimeSeconds: 3600, ...answered(0) },
			540_000,
		],
		[
			'without any other word on its life',
			{ accessToken: jwt({ exp: NOW_S + 600 }), lifetimeSeconds: 0, ...answered(0) },
			540_000,
		],
		['as no JWT, whose life counts from now', { lifetimeSeconds: 600, ...answered(300) }, 540_000],
	])('%s is used as long as it has still to live', (_when, fields, ms) => {
		expect(usedForMs(fields)).toBeCloseTo(ms, 6);
	});

	it.each([-300_000, 300_000])('does not count an own clock that is off by %d ms', (offMs) => {
		const fields = { accessToken: hourJwt, ...answered(1800) };
		expect(usedForMs(fields, NOW_MS + offMs)).toBe(1_740_000);
	});
});

describe('a token that somebody stored', () => {
	it.each([
		['a minute before its own end', jwt({ iat: NOW_S, exp: NOW_S + 3600 }), NOW_MS + 3_540_000],
		['in the last tenth of a short life', jwt({ iat: NOW_S, exp: NOW_S + 100 }), NOW_MS + 90_000],
		['a minute before its end where it has no issue', jwt({ exp: NOW_S + 100 }), NOW_MS + 40_000],
		['at its end where that is its issue', jwt({ iat: NOW_S, exp: NOW_S }), NOW_MS],
		['at its end where its issue is later', jwt({ iat: NOW_S + 9, exp: NOW_S }), NOW_MS],
		['never of its own where it says no end', 'opaque', Infinity],
	])('is due %s', (_when, accessToken, atMs) => {
		expect(renewalTimeOfStoredMs(accessToken)).toBe(atMs);
	});
});

describe('a token without a sensible life', () => {
	it.each<readonly [string, Partial<IssuedToken>]>([
		['of 0 s', { lifetimeSeconds: 0 }],
		['of less than nothing', { lifetimeSeconds: -3600 }],
		['of NaN', { lifetimeSeconds: NaN }],
		['of minus infinity', { lifetimeSeconds: -Infinity }],
		['whose end is its beginning', { accessToken: jwt({ iat: NOW_S, exp: NOW_S }) }],
		['whose end is before its beginning', { accessToken: jwt({ iat: NOW_S, exp: NOW_S - 60 }) }],
		['that ends before it is told to begin', { accessToken: jwt({ exp: 60 }), issuedAtMs: NOW_MS }],
	])('is used until it is refused: %s', (_what, fields) => {
		expect(renewalTimeMs(issued(fields), NOW_MS)).toBe(UNTIL_REFUSED);
	});

	it.each([
		['told', issued({ lifetimeSeconds: Infinity })],
		['of its own', issued({ accessToken: `a.${encoded('{"iat":1,"exp":1e999}')}.c` })],
	])('is used until it is refused also when its life has no end: %s', (_what, token) => {
		expect(renewalTimeMs(token, NOW_MS)).toBeGreaterThan(NOW_MS + 1e12);
	});
});

describe('whatever its life', () => {
	const life = fc.oneof(
		fc.double(),
		fc.nat({ max: 1e9 }),
		fc.constantFrom(0, -1, NaN, Infinity, 1e18, 1e300),
	);

	it('a token is not due before it was asked for, nor after its end', () => {
		fc.assert(
			fc.property(life, (lifetimeSeconds) => {
				const usedFor = usedForMs({ lifetimeSeconds });
				expect(usedFor).toBeGreaterThanOrEqual(0);
				if (lifetimeSeconds > 0) expect(usedFor).toBeLessThanOrEqual(lifetimeSeconds * 1000 + 1);
			}),
		);
	});

	it.each([0, -1, NaN, 1, 3599, 0.0001, 1e9, 1e18, 1e300, Infinity])(
		'a token can be stored and read again: %d s',
		(lifetimeSeconds) => {
			const token = issued({ lifetimeSeconds });
			const stored = toStoredToken(
				{ accessToken: 'opaque', renewAtMs: renewalTimeMs(token, NOW_MS) },
				'fingerprint',
			);
			expect(readStoredToken(stored, 'fingerprint')?.accessToken).toBe('opaque');
		},
	);
});
