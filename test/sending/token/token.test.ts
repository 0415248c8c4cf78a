import {
	readStoredToken,
	readTokenAnswer,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { account } from './support';

const NOW_MS = 1_763_712_000_000;

const tokenOf = (fields: object) =>
	readTokenAnswer({ token_type: 'bearer', access_token: 'opaque', ...fields }, NOW_MS);

describe('a token answer', () => {
	it.each<[string, object, number]>([
		['the documented fields', { issued_at: `${NOW_MS}`, expires_in: '3599' }, 3_599_000],
		['a life with spaces and a fraction', { expires_in: ' 1.5 ' }, 1_500],
		['space around the token', { access_token: ' opaque\n', expires_in: 600 }, 600_000],
		['a type in other case and two words', { token_type: ' BearerToken ', expires_in: 6 }, 6_000],
		['a type that is no text', { token_type: { is: 'mac' }, expires_in: 600 }, 600_000],
	])('is read with %s, and its life counts from the request', (_what, fields, lifeMs) => {
		expect(tokenOf(fields)).toEqual({ accessToken: 'opaque', renewAtMs: NOW_MS + lifeMs });
	});

	it.each([undefined, null, 0, -5, '-5', 'abc', '3599 s', {}, '9'.repeat(400)])(
		'without a sensible life serves until it is refused: %j',
		(expires_in) => {
			expect(tokenOf({ expires_in })?.renewAtMs).toBe(Number.MAX_SAFE_INTEGER);
		},
	);

	it.each<[string, object]>([
		['no token', { access_token: undefined }],
		['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
		['an empty token', { access_token: ' ' }],
		['a type that only begins alike', { token_type: 'bearer mac' }],
		['a type that only ends alike', { token_type: 'no bearer' }],
	])('is none with %s', (_what, fields) => {
		expect(tokenOf(fields)).toBeUndefined();
	});

	it.each([undefined, null, [{ access_token: 'a' }]])('is none in %j', (body) => {
		expect(readTokenAnswer(body, NOW_MS)).toBeUndefined();
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
