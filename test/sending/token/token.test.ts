import {
	readStoredToken,
	readTokenAnswer,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { account, jwt } from './support';

const NOW_MS = 1_763_712_000_000;
const NOW_S = NOW_MS / 1000;

/** It serves until the service refuses it. */
const UNTIL_REFUSED = Number.MAX_SAFE_INTEGER - NOW_MS;

/** What a service issues, and when that was answered, in seconds from now by its own clock. */
interface Issued {
	readonly [field: string]: unknown;
	readonly answeredAfter?: number;
}

/** The token of an answer with such fields, asked for at the machine's own time, which may be wrong. */
function tokenOf({ answeredAfter = NaN, ...fields }: Issued, ownMs = NOW_MS) {
	const body = JSON.stringify({ token_type: 'bearer', access_token: 'opaque', ...fields });
	return readTokenAnswer(body, ownMs, NOW_MS + answeredAfter * 1000);
}

/** How long the token of such an answer is used; undefined where it is none. */
function usedForMs(issued: Issued): number | undefined {
	const renewAtMs = tokenOf(issued)?.renewAtMs;
	return renewAtMs === undefined ? undefined : renewAtMs - NOW_MS;
}

/** The same for a life of so many seconds: a token is renewed a minute before its end, or in its last tenth. */
const usedOf = (seconds: number) => seconds * 1000 - Math.min(60_000, seconds * 100);

/** A JWT that is issued now, and ends after so many seconds. */
const living = (seconds: number) => jwt({ iat: NOW_S, exp: NOW_S + seconds });
const ending = (seconds: number) => jwt({ exp: NOW_S + seconds });

describe('a token answer', () => {
	it.each<[string, Issued, number]>([
		['the fields of the service description', { issued_at: `${NOW_MS}`, expires_in: '3599' }, 3599],
		['a life with spaces and a fraction', { expires_in: ' 1.5 ' }, 1.5],
		['space around the token', { access_token: ' opaque\n', expires_in: 600 }, 600],
		['a type in other case and two words', { token_type: ' BearerToken ', expires_in: 6 }, 6],
		['a type that is no text', { token_type: { is: 'mac' }, expires_in: 600 }, 600],
	])('is read with %s', (_what, fields, seconds) => {
		expect(tokenOf(fields)?.accessToken).toBe('opaque');
		expect(usedForMs(fields)).toBeCloseTo(usedOf(seconds), 2);
	});

	it.each<[string, object]>([
		['no token', { access_token: undefined }],
		['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
		['an empty token', { access_token: ' ' }],
		['a life with its unit', { expires_in: '3599 s' }],
		['a type that only begins alike', { token_type: 'bearer mac' }],
		['a type that only ends alike', { token_type: 'no bearer' }],
	])('is none with %s', (_what, fields) => {
		expect(tokenOf({ ...fields })).toBeUndefined();
	});

	it.each(['', '{"access_token":', '[{"access_token":"a"}]', 'null'])('is none in %s', (body) => {
		expect(readTokenAnswer(body, NOW_MS, NaN)).toBeUndefined();
	});
});

describe('the life of a token counts from when it was asked for, whatever the own clock says:', () => {
	const now = { issued_at: NOW_MS };
	it.each<[string, Issued, number]>([
		['its own, a longer one told', { access_token: living(600), expires_in: 601 }, 600],
		['the one told, its own longer', { access_token: living(600), expires_in: 60 }, 60],
		['its own from the issue told', { access_token: ending(600), ...now, expires_in: 700 }, 600],
		['what is left, answered later', { access_token: living(3600), answeredAfter: 2700 }, 900],
		['what is left, no issue', { access_token: ending(6), expires_in: 0, answeredAfter: 0 }, 6],
		['what is left', { access_token: ending(600), ...now, answeredAfter: 450 }, 150],
		['its own, answered after its end', { access_token: living(600), answeredAfter: 7200 }, 600],
		['what is left without a signature', { access_token: `.${living(60).split('.')[1]}.` }, 60],
		['a part of a second', { access_token: jwt({ exp: NOW_S + 9.5, name: 'ŨÜ☕' }), ...now }, 9.5],
	])('%s', (_what, issued, seconds) => {
		for (const offMs of [0, -300_000, 300_000]) {
			const ownMs = NOW_MS + offMs;
			const { renewAtMs = NaN } = tokenOf(issued, ownMs) ?? {};
			expect(renewAtMs - ownMs).toBeCloseTo(usedOf(seconds), 2);
		}
	});

	it.each<[string, Issued]>([
		['is told', {}],
		['makes sense: one without end', { expires_in: '9'.repeat(400) }],
		['makes sense: an end that is its beginning', { access_token: living(0) }],
		['is known from an end without a beginning', { access_token: ending(600) }],
		['is told by a JWT without an end', { access_token: jwt({ iat: 100 }), answeredAfter: 0 }],
		['is told beside an issue of 0', { access_token: jwt({ iat: 0, exp: 5 }) }],
		['is told in two parts', { access_token: living(60).replace(/\.c2ln$/, '') }],
		['is told beside an odd issue', { access_token: ending(600), issued_at: `${NOW_MS} s` }],
		['is told beside an empty issue', { access_token: ending(600), issued_at: '' }],
	])('none, so that it is used until it is refused, where none %s', (_what, issued) => {
		expect(usedForMs(issued)).toBe(UNTIL_REFUSED);
	});
});

describe('a stored token', () => {
	const token = { accessToken: 's3cret-token', renewAtMs: NOW_MS };
	const stored = toStoredToken({ ...token, renewAtMs: NOW_MS + 0.4 }, 'fingerprint');

	it('is made of texts, as n8n stores them, and read again to the millisecond', () => {
		expect(stored).toEqual({
			accessToken: 's3cret-token',
			sessionRenewAt: '1763712000000',
			sessionFingerprint: 'fingerprint',
		});
		expect(readStoredToken({ ...account, ...stored }, 'fingerprint')).toEqual(token);
		expect(readStoredToken({ ...stored, sessionFingerprint: '' }, '')).toBeUndefined();
	});

	it.each<readonly [string, Record<string, string | number>]>([
		['with a token of the wrong kind', { ...stored, accessToken: 7 }],
		['for an account that begins alike', { ...stored, sessionFingerprint: 'fingerprint2' }],
		['with a word for a time', { ...stored, sessionRenewAt: '1 soon' }],
		['with a time that is a number', { ...stored, sessionRenewAt: NOW_MS }],
	])('is none %s', (_what, fields) => {
		expect(readStoredToken({ ...account, ...fields }, 'fingerprint')).toBeUndefined();
	});
});
