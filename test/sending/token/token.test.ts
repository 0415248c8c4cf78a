import {
	readStoredToken,
	readTokenAnswer,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/token';

const NOW_MS = 1_763_712_000_000;

beforeEach(() => {
	jest.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
	jest.useRealTimers();
});

const tokenOf = (fields: object) =>
	readTokenAnswer({ token_type: 'bearer', access_token: 'opaque', ...fields }, 7_000);

it.each<[string, object, number]>([
	['the documented fields', { issued_at: `${NOW_MS}`, expires_in: '3599' }, 3_599_000],
	['a life with spaces and a fraction', { expires_in: ' 1.5 ' }, 1_500],
	['space around the token', { access_token: ' opaque\n', expires_in: 600 }, 600_000],
	...[undefined, null, 0, -5, '-5', 'abc', '3599 s', {}, '9'.repeat(400)].map(
		(expires_in): [string, object, number] => [
			`no sensible life: ${JSON.stringify(expires_in)}`,
			...([{ expires_in }, Infinity] as const),
		],
	),
])('a token answer is read with %s, and its life counts from the request', (...given) => {
	const [, fields, lifeMs] = given;
	expect(tokenOf(fields)).toEqual({ accessToken: 'opaque', dueMs: 7_000 + lifeMs });
});

const jwt = (claims: unknown): string =>
	`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

it.each<[string, object, number]>([
	['its own claims', { iat: 100, exp: 400 }, 300_000],
	['its end alone', { exp: NOW_MS / 1000 + 60 }, 60_000],
	['an end that is past', { exp: 5 }, Infinity],
	['no end', { iat: 100 }, 600_000],
	['an end that is no number', { exp: 'soon' }, 600_000],
])('a JWT lives by %s', (_what, claims, lifeMs) => {
	const { dueMs } = tokenOf({ access_token: jwt(claims), expires_in: 600 }) ?? {};
	expect(dueMs).toBe(7_000 + lifeMs);
});

it.each<[string, object]>([
	['no token', { access_token: undefined }],
	['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
	['an empty token', { access_token: ' ' }],
])('a token answer is none with %s', (_what, fields) => {
	expect(tokenOf(fields)).toBeUndefined();
});

it.each([undefined, null, [{ access_token: 'a' }]])('a token answer is none in %j', (body) => {
	expect(readTokenAnswer(body, 0)).toBeUndefined();
});

const STORED = {
	accessToken: 's3cret-token',
	sessionRenewAt: String(NOW_MS + 60_000),
	sessionFingerprint: 'fingerprint',
};

it('a stored token is made of texts, and read again to the millisecond, also after a restart', () => {
	const token = { accessToken: 's3cret-token', dueMs: performance.now() + 60_000.4 };
	expect(toStoredToken(token, 'fingerprint')).toEqual(STORED);
	jest.useFakeTimers({ now: NOW_MS + 5_000 });
	const read = { accessToken: 's3cret-token', dueMs: performance.now() + 55_000 };
	expect(readStoredToken({ baseUrl: 'x', ...STORED }, 'fingerprint')).toEqual(read);
});

it('a stored token that is never due is never due when it is read again', () => {
	const stored = toStoredToken({ accessToken: 'a', dueMs: Infinity }, 'f');
	expect(readStoredToken(stored, 'f')?.dueMs).toBe(Infinity);
});

it.each<readonly [string, string, Record<string, string | number>]>([
	['with a token of the wrong kind', 'fingerprint', { ...STORED, accessToken: 7 }],
	['without a token', 'fingerprint', { ...STORED, accessToken: '' }],
	['for an account that begins alike', 'fingerprint', { ...STORED, sessionFingerprint: 'finger' }],
	['for no account', '', { ...STORED, sessionFingerprint: '' }],
	['with a word for a time', 'fingerprint', { ...STORED, sessionRenewAt: '1 soon' }],
])('a stored token is none %s', (_what, fingerprint, fields) => {
	expect(readStoredToken(fields, fingerprint)).toBeUndefined();
});
