import { readJwtClaims } from '../../nodes/MobileMoneyNameLookup/account/tokenLifetime';
import type { IssuedToken } from '../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import {
	renewalTimeMs,
	renewalTimeOfStoredMs,
} from '../../nodes/MobileMoneyNameLookup/account/tokenLifetime';
import { jwt } from './support';

const NOW_MS = 1_763_712_000_000;
const NOW_S = NOW_MS / 1000;

/** How long after it was asked for a token is renewed, by own clocks that are right and minutes off. */
function usedForMs(fields: Partial<IssuedToken>): number {
	const token = { accessToken: 'opaque', lifetimeSeconds: 3599, ...fields };
	const [right = 0, ...off] = [0, -300_000, 300_000].map(
		(offMs) => renewalTimeMs(token, NOW_MS + offMs) - (NOW_MS + offMs),
	);
	for (const ms of off) expect(ms).toBeCloseTo(right, 2);
	return right;
}

/** A JWT that is issued now, and ends after so many seconds. */
const living = (seconds: number) => jwt({ iat: NOW_S, exp: NOW_S + seconds });
const answered = (afterSeconds: number) => ({ answeredAtMs: NOW_MS + afterSeconds * 1000 });

describe('the claims of a token', () => {
	it.each([
		['its end and issue', jwt({ iat: 100, exp: 3700.5, sub: 'x' }), { iat: 100, exp: 3700.5 }],
		['its end alone', jwt({ exp: 5, name: 'ŨÜ☕' }), { exp: 5 }],
		['its end without a signature', `.${jwt({ exp: 5 }).split('.')[1]}.`, { exp: 5 }],
		['nothing without an end', jwt({ iat: 100 }), undefined],
		['nothing with an end of 0', jwt({ exp: 0 }), undefined],
		['nothing with an end that is a text', jwt({ exp: '3700' }), undefined],
		['nothing with an issue of 0', jwt({ iat: 0, exp: 5 }), undefined],
		['nothing with an issue that is a text', jwt({ iat: 'now', exp: 5 }), undefined],
		['nothing when they are a list', jwt([1]), undefined],
		['nothing when they are no JSON', jwt('{"exp":'), undefined],
		['nothing in two parts', jwt({ exp: 5 }).replace(/\.c2ln$/, ''), undefined],
		['nothing in four parts', `${jwt({ exp: 5 })}.x`, undefined],
	])('tell %s', (_what, token, told) => {
		expect(readJwtClaims(token)).toEqual(told);
	});
});

describe('a token is renewed a minute before its end, or in the last tenth of its life:', () => {
	it.each([
		[3599, 3_539_000],
		[601, 541_000],
		[599, 539_100],
		[0.5, 450],
	])('one that lives %d s is used for %d ms', (lifetimeSeconds, ms) => {
		expect(usedForMs({ lifetimeSeconds })).toBeCloseTo(ms, 2);
		expect(usedForMs({ accessToken: living(lifetimeSeconds) })).toBeCloseTo(ms, 2);
	});

	const endsIn = (seconds: number) => ({ accessToken: jwt({ exp: NOW_S + seconds }) });
	const lives = (seconds: number) => ({ accessToken: living(seconds) });
	const toldNow = { issuedAtMs: NOW_MS };
	const told = (lifetimeSeconds: number) => ({ lifetimeSeconds });
	it.each<readonly [string, Partial<IssuedToken>, number]>([
		['its own life, a longer one told', { ...lives(600), issuedAtMs: 7, ...told(601) }, 600],
		['the life told, its own a longer one', { ...lives(600), issuedAtMs: 7, ...told(60) }, 60],
		['its own end from the issue told', { ...endsIn(600), ...toldNow, ...told(700) }, 600],
		['the life told, its own end a later one', { ...endsIn(600), ...toldNow, ...told(60) }, 60],
		['the life told, without an issue', { ...endsIn(86_400), ...told(600) }, 600],
		['the life told, from now, if no JWT', { ...told(600), ...answered(300) }, 600],
		['its own life, answered at once', { ...lives(600), ...answered(0) }, 600],
		['what is left, answered later', { ...lives(3600), ...answered(2700) }, 900],
		['what is left since the issue told', { ...endsIn(900), ...toldNow, ...answered(450) }, 450],
		['what is left, a longer life told', { ...endsIn(600), ...answered(0) }, 600],
		['what is left, no life told', { ...endsIn(600), ...told(0), ...answered(0) }, 600],
		['its life, answered before its issue', { ...lives(600), ...answered(-300) }, 600],
		['its life, answered at its end', { ...lives(600), ...answered(600) }, 600],
		['its life, answered after its end', { ...lives(600), ...answered(7200) }, 600],
	])('by %s', (_what, fields, seconds) => {
		expect(usedForMs(fields)).toBeCloseTo(seconds * 1000 - Math.min(60_000, seconds * 100), 2);
	});

	it.each<readonly [string, string, number]>([
		['a minute before its own end', living(3600), 3_540_000],
		['in the last tenth of a short life', living(100), 90_000],
		['a minute before its end where it has no issue', endsIn(100).accessToken, 40_000],
		['at its end where that is its issue', living(0), 0],
		['at its end where its issue is later', jwt({ iat: NOW_S + 9, exp: NOW_S }), 0],
		['never of its own where it says no end', 'opaque', Infinity],
	])('one that somebody stored is due %s', (_when, accessToken, ms) => {
		expect(renewalTimeOfStoredMs(accessToken)).toBe(NOW_MS + ms);
	});
});

describe('a token is used until it is refused', () => {
	it.each<readonly [string, Partial<IssuedToken>]>([
		['of less than nothing', { lifetimeSeconds: -3600 }],
		['that is not told', {}],
		['without end', { lifetimeSeconds: Infinity }],
		['whose end is its beginning', { accessToken: living(0) }],
		['that ends before it is told to begin', { accessToken: jwt({ exp: 60 }), issuedAtMs: NOW_MS }],
	])('with a life %s', (_what, fields) => {
		const token = { accessToken: 'opaque', ...fields };
		expect(renewalTimeMs(token, NOW_MS)).toBe(Number.MAX_SAFE_INTEGER);
	});
});
